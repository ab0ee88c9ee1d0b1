/* Functions of a processor's header that stay calls until the program is linked: sums within a vector, products with a sum, choices,
 * reads and writes by index or under a mask, conversions; each against differences of the same code. With VALUES the program prints what
 * they give, which has to be the same where NATIVE asks for no derivative. */
#define _GNU_SOURCE
#include "check.h"
#include <string.h>
#ifdef __x86_64__
#include <immintrin.h>
#define WIDE __attribute__((target("avx2,fma,f16c")))
#define CASES 32

typedef union { __m128 v; float f[4]; } Floats;
typedef union { __m128d v; double d[2]; } Doubles;
typedef union { __m256 v; float f[8]; } WideFloats;
typedef union { __m256d v; double d[4]; } WideDoubles;

WIDE static double of_floats(const float *x, int which)
{
    const __m128 a = _mm_loadu_ps(x), b = _mm_loadu_ps(x + 4);
    const __m128 mask = _mm_sub_ps(b, _mm_set1_ps(1.1f));
    const __m128i index = _mm_setr_epi32(3, 0, 6, 3);
    Floats r;
    r.v = a;
    switch (which) {
    case 0: r.v = _mm_hadd_ps(a, b); break;
    case 1: r.v = _mm_hsub_ps(a, b); break;
    case 2: r.v = _mm_addsub_ps(a, b); break;
    case 3: r.v = _mm_dp_ps(a, b, 0x7d); break;
    case 4: r.v = _mm_min_ss(a, b); break;
    case 5: r.v = _mm_max_ss(a, b); break;
    case 6: r.v = _mm_rsqrt_ss(_mm_add_ss(a, b)); break;
    case 7: r.v = _mm_rcp_ss(a); break;
    case 8: r.v = _mm_add_ps(b, _mm_round_ss(a, b, _MM_FROUND_FLOOR)); break;
    case 9: r.v = _mm_blendv_ps(a, b, mask); break;
    case 10: r.v = _mm_permutevar_ps(a, index); break;
    case 11: r.v = _mm_insert_ps(a, b, 0x9a); break;
    case 12: r.v = _mm_i32gather_ps(x, index, 4); break;
    case 13: r.v = _mm_mask_i32gather_ps(a, x + 1, index, mask, 4); break;
    case 14: r.v = _mm_maskload_ps(x + 2, _mm_castps_si128(mask)); break;
    case 15: _mm_maskstore_ps(r.f, _mm_castps_si128(mask), _mm_mul_ps(a, b)); break;
    case 16: r.v = _mm_cvtsd_ss(a, _mm_cvtps_pd(b)); break;
    case 17: r.v = _mm_cvtpd_ps(_mm_cvtss_sd(_mm_set_pd(1, 2), a)); break;
    case 18: r.v = _mm256_cvtpd_ps(_mm256_cvtps_pd(a)); break;
    case 19: r.v = _mm_sqrt_ss(a); break;
    case 20: r.v = _mm_fmaddsub_ps(a, b, a); break;
    case 21: r.v = _mm_add_ss(a, _mm_set_ss((float)(_mm_comilt_ss(a, b) + _mm_movemask_ps(mask)))); break;
    }
    return r.f[0] * 2 + r.f[1] * r.f[1] - r.f[2] + 3 * r.f[3];
}

WIDE static double of_doubles(const double *x, int which)
{
    const __m128d a = _mm_loadu_pd(x), b = _mm_loadu_pd(x + 2);
    const __m128d mask = _mm_sub_pd(b, a);
    Doubles r;
    r.v = a;
    switch (which) {
    case 0: r.v = _mm_hadd_pd(a, b); break;
    case 1: r.v = _mm_hsub_pd(a, b); break;
    case 2: r.v = _mm_addsub_pd(a, b); break;
    case 3: r.v = _mm_dp_pd(a, b, 0x31); break;
    case 4: r.v = _mm_min_sd(a, b); break;
    case 5: r.v = _mm_max_sd(a, b); break;
    case 6: r.v = _mm_round_sd(a, b, _MM_FROUND_CEIL); break;
    case 7: r.v = _mm_blendv_pd(a, b, mask); break;
    case 8: r.v = _mm_permutevar_pd(a, _mm_set_epi64x(0, 2)); break;
    case 9: r.v = _mm_i32gather_pd(x, _mm_setr_epi32(3, 1, 0, 0), 8); break;
    case 10: r.v = _mm_i64gather_pd(x, _mm_set_epi64x(2, 5), 8); break;
    case 11: r.v = _mm_maskload_pd(x + 1, _mm_castpd_si128(mask)); break;
    case 12: _mm_maskstore_pd(r.d, _mm_castpd_si128(mask), _mm_mul_pd(a, b)); break;
    case 13: r.v = _mm_fmaddsub_pd(a, b, a); break;
    case 14: r.v = _mm_sqrt_sd(a, b); break;
    case 15: r.v = _mm_fmadd_sd(a, b, mask); break;
    }
    return 2 * r.d[0] + r.d[1] * r.d[1];
}

WIDE static double of_wide_floats(const float *x, int which)
{
    const __m256 a = _mm256_loadu_ps(x), b = _mm256_loadu_ps(x + 3), mask = _mm256_sub_ps(a, b);
    const __m256i index = _mm256_setr_epi32(7, 2, 5, 5, 0, 1, 3, 6);
    WideFloats r;
    r.v = a;
    switch (which) {
    case 0: r.v = _mm256_hadd_ps(a, b); break;
    case 1: r.v = _mm256_hsub_ps(a, b); break;
    case 2: r.v = _mm256_addsub_ps(a, b); break;
    case 3: r.v = _mm256_dp_ps(a, b, 0xb7); break;
    case 4: r.v = _mm256_blendv_ps(a, b, mask); break;
    case 5: r.v = _mm256_permutevar_ps(a, index); break;
    case 6: r.v = _mm256_permutevar8x32_ps(a, index); break;
    case 7: r.v = _mm256_i32gather_ps(x, index, 4); break;
    case 8: r.v = _mm256_mask_i32gather_ps(a, x, index, mask, 4); break;
    case 9: r.v = _mm256_maskload_ps(x + 2, _mm256_castps_si256(mask)); break;
    case 10: _mm256_maskstore_ps(r.f, _mm256_castps_si256(mask), _mm256_mul_ps(a, b)); break;
    case 11: r.v = _mm256_fmsubadd_ps(a, b, a); break;
    case 12: r.v = _mm256_castps128_ps256(_mm256_i64gather_ps(x, _mm256_setr_epi64x(4, 1, 9, 2), 4)); r.v = _mm256_blend_ps(a, r.v, 0xf); break;
    case 13: r.v = _mm256_permute2f128_ps(a, b, 0x21); break;
    }
    double s = 0;
    for (int i = 0; i < 8; i++)
        s += (i + 1) * r.f[i] * r.f[i];
    return s;
}

WIDE static double of_wide_doubles(const double *x, int which)
{
    const __m256d a = _mm256_loadu_pd(x), b = _mm256_loadu_pd(x + 3), mask = _mm256_sub_pd(a, b);
    WideDoubles r;
    r.v = a;
    switch (which) {
    case 0: r.v = _mm256_hadd_pd(a, b); break;
    case 1: r.v = _mm256_hsub_pd(a, b); break;
    case 2: r.v = _mm256_addsub_pd(a, b); break;
    case 3: r.v = _mm256_blendv_pd(a, b, mask); break;
    case 4: r.v = _mm256_permutevar_pd(a, _mm256_setr_epi64x(2, 0, 0, 2)); break;
    case 5: r.v = _mm256_i32gather_pd(x, _mm_setr_epi32(4, 2, 0, 2), 8); break;
    case 6: r.v = _mm256_i64gather_pd(x, _mm256_setr_epi64x(1, 5, 5, 3), 8); break;
    case 7: r.v = _mm256_mask_i64gather_pd(a, x, _mm256_setr_epi64x(1, 5, 5, 3), mask, 8); break;
    case 8: r.v = _mm256_maskload_pd(x + 2, _mm256_castpd_si256(mask)); break;
    case 9: _mm256_maskstore_pd(r.d, _mm256_castpd_si256(mask), _mm256_mul_pd(a, b)); break;
    case 10: r.v = _mm256_fmaddsub_pd(a, b, a); break;
    case 11: r.v = _mm256_fmsubadd_pd(a, b, a); break;
    case 12: r.v = _mm256_permute4x64_pd(a, 0x39); break;
    case 13: r.v = _mm256_cvtps_pd(_mm256_cvtpd_ps(a)); break;
    }
    double s = 0;
    for (int i = 0; i < 4; i++)
        s += (i + 1) * r.d[i] * r.d[i];
    return s;
}

#ifndef NATIVE
/* A function for any processor that gives one of its arrays to one for this processor. */
WIDE static void clip(double *v, double top)
{
    const __m256d x = _mm256_loadu_pd(v);
    _mm256_storeu_pd(v, _mm256_max_pd(_mm256_min_pd(x, _mm256_set1_pd(top)), _mm256_mul_pd(x, x)));
}
static double clipped(const double *x, int which)
{
    double v[4], s = 0;
    for (int i = 0; i < 4; i++)
        v[i] = x[i] * sin(x[i] + which);
    clip(v, 0.3);
    for (int i = 0; i < 4; i++)
        s += v[i] * x[i];
    return s;
}

#endif

#ifdef VALUES
static void values(const float *x, const double *y)
{
    for (int c = 0; c < 22; c++)
        printf("%a %a %a %a\n", of_floats(x, c), of_wide_floats(x, c), of_doubles(y, c), of_wide_doubles(y, c));
}
#endif

#define MOVED(name, type, of)                                                                      \
    static double name(const type *x, int i, type h, int c)                                        \
    {                                                                                              \
        type moved[11];                                                                            \
        memcpy(moved, x, sizeof moved);                                                            \
        moved[i] += h;                                                                             \
        return of(moved, c);                                                                       \
    }
#ifndef NATIVE
MOVED(floats_at, float, of_floats)
MOVED(wide_floats_at, float, of_wide_floats)
MOVED(doubles_at, double, of_doubles)
MOVED(wide_doubles_at, double, of_wide_doubles)
MOVED(clipped_at, double, clipped)
#define SLOPES(name, at, x, d, h, tolerance)                                                       \
    for (int i = 0; i < 11; i++)                                                                   \
        check_within(name, i, d[i], (8 * (at(x, i, h, c) - at(x, i, -h, c)) - (at(x, i, 2 * h, c) - at(x, i, -2 * h, c))) / (12 * h), tolerance)

static void derivatives(const float *x, const double *y)
{
    for (int c = 0; c < 22; c++) {
        float d[11] = {0}, e[11] = {0};
        __enzyme_autodiff((void *)of_floats, enzyme_dup, x, d, enzyme_const, c);
        SLOPES("floats", floats_at, x, d, 1.0f / 64, 1e-2);
        __enzyme_autodiff((void *)of_wide_floats, enzyme_dup, x, e, enzyme_const, c);
        SLOPES("wide floats", wide_floats_at, x, e, 1.0f / 64, 1e-3);
        double g[11] = {0}, k[11] = {0}, l[11] = {0}, sum = 0;
        __enzyme_autodiff((void *)of_doubles, enzyme_dup, y, g, enzyme_const, c);
        SLOPES("doubles", doubles_at, y, g, 1e-3, 1e-7);
        __enzyme_autodiff((void *)of_wide_doubles, enzyme_dup, y, k, enzyme_const, c);
        SLOPES("wide doubles", wide_doubles_at, y, k, 1e-3, c == 13 ? 1e-2 : 1e-7);
        __enzyme_autodiff((void *)clipped, enzyme_dup, y, l, enzyme_const, c);
        SLOPES("clipped", clipped_at, y, l, 1e-4, 1e-6);
        const double v[11] = {1, -1, 0.5, 2, 0, 1, -2};
        for (int i = 0; i < 7; i++)
            sum += k[i] * v[i];
        check_within("tangent", c, __enzyme_fwddiff((void *)of_wide_doubles, enzyme_dup, y, v, enzyme_const, c), sum, 1e-9);
    }
}
#endif

int main(void)
{
    const float x[11] = {1.25f, 0.5f, 2.0f, 0.75f, 1.5f, 0.625f, 1.75f, 1.0f, 0.25f, 2.25f, 0.875f};
    const double y[11] = {1.2, 0.4, 2.1, 0.7, 1.5, 0.6, 1.9};
    if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma"))
        return 0;
#ifdef VALUES
    values(x, y);
#endif
#ifdef NATIVE
    return 0;
#else
    derivatives(x, y);
    return check_result();
#endif
}
#else
int main(void) { return 0; }
#endif
