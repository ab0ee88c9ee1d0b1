/* Optics: fit of a wavefront with AVX2 intrinsics, tails in scalar code, gathers and masks; second by split mode. */
#include "../expect.h"
#include <immintrin.h>
#include <stdlib.h>
#include <string.h>

void *__enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);

__attribute__((target("avx2,fma"))) static float dot_f(const float *a, const float *b, int n)
{
    __m256 acc = _mm256_setzero_ps();
    int i = 0;
    for (; i + 8 <= n; i += 8)
        acc = _mm256_fmadd_ps(_mm256_loadu_ps(a + i), _mm256_loadu_ps(b + i), acc);
    __m128 s = _mm_add_ps(_mm256_castps256_ps128(acc), _mm256_extractf128_ps(acc, 1));
    s = _mm_hadd_ps(s, s);
    s = _mm_hadd_ps(s, s);
    float r = _mm_cvtss_f32(s);
    for (; i < n; i++)
        r += a[i] * b[i];
    return r;
}

__attribute__((target("avx2,fma"))) static void relu_clip(double *v, int n, double top)
{
    const __m256d zero = _mm256_setzero_pd(), hi = _mm256_set1_pd(top);
    int i = 0;
    for (; i + 4 <= n; i += 4) {
        __m256d x = _mm256_loadu_pd(v + i);
        const __m256d over = _mm256_cmp_pd(x, hi, _CMP_GT_OQ);
        x = _mm256_blendv_pd(x, _mm256_add_pd(hi, _mm256_mul_pd(_mm256_set1_pd(0.1), _mm256_sub_pd(x, hi))), over);
        _mm256_storeu_pd(v + i, _mm256_max_pd(x, zero));
    }
    for (; i < n; i++) {
        if (v[i] > top)
            v[i] = top + 0.1 * (v[i] - top);
        v[i] = v[i] > 0 ? v[i] : 0;
    }
}

__attribute__((target("avx2,fma"))) static double lookup(const double *table, const int *index, const double *w, int n)
{
    __m256d acc = _mm256_setzero_pd();
    for (int i = 0; i + 4 <= n; i += 4) {
        const __m128i at = _mm_loadu_si128((const __m128i *)(index + i));
        const __m256d t = _mm256_i32gather_pd(table, at, 8);
        acc = _mm256_add_pd(acc, _mm256_mul_pd(t, _mm256_sqrt_pd(_mm256_loadu_pd(w + i))));
    }
    double out[4];
    _mm256_storeu_pd(out, acc);
    return out[0] + out[1] + out[2] + out[3];
}

static void wavefront(const double *z, double *y, const int *index)
{
    enum { N = 19, M = 12 };
    float a[N], b[N];
    for (int i = 0; i < N; i++) {
        a[i] = (float)(z[i % 5] * (1 + 0.05 * i));
        b[i] = (float)sin(0.3 * i + z[4]);
    }
    y[0] = dot_f(a, b, N);
    double v[N];
    for (int i = 0; i < N; i++)
        v[i] = z[i % 4] * cos(0.7 * i) * 2;
    relu_clip(v, N, 1.1);
    double w[M];
    for (int i = 0; i < M; i++)
        w[i] = 1 + v[i] * v[i + 3];
    y[1] = lookup(v, index, w, M);
    y[2] = y[0] * y[1];
}

static double total(double *z, const int *index, const double *seed)
{
    double y[3];
    wavefront(z, y, index);
    return seed[0] * y[0] + seed[1] * y[1] + seed[2] * y[2];
}

int main(void)
{
    if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma")) {
        printf("OK (no AVX2 here)\n");
        return 0;
    }
    const int index[12] = {3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8};
    double z[5] = {0.9, 0.8, -0.4, 0.65, 0.3}, d[5] = {0}, y[3] = {0}, dy[3] = {0.5, 1, 0.25};
    const double seed[3] = {0.5, 1, 0.25};
    void *tape = __enzyme_augmentfwd((void *)wavefront, enzyme_dup, z, d, enzyme_dup, y, dy, enzyme_const, index);
    __enzyme_reverse((void *)wavefront, enzyme_dup, z, d, enzyme_dup, y, dy, enzyme_const, index, tape);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("zernike", i, d[i], total(z, index, seed), z[i], 3e-3, 3e-4);
    double e[5] = {0};
    __enzyme_autodiff((void *)total, enzyme_dup, z, e, enzyme_const, index, enzyme_const, seed);
    for (int i = 0; i < 5; i++)
        expect("again", i, e[i], d[i], 1e-6);
    return verdict();
}
