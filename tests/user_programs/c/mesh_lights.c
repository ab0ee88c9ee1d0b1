/* Graphics: lighting of a mesh with SSE (shuffles, masks, horizontal sums, an inverse root refined by Newton) and AVX for
   the depth sort's keys; aligned memory, attributes in structures of arrays, float throughout. */
#include "../expect.h"
#include <immintrin.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    float *x, *y, *z, *nx, *ny, *nz;
    int count;
} Mesh;

typedef struct __attribute__((aligned(16))) {
    float m[4][4];
} Matrix;

static float *room(int n)
{
    float *p = NULL;
    if (posix_memalign((void **)&p, 32, sizeof *p * (size_t)n))
        abort();
    memset(p, 0, sizeof *p * (size_t)n);
    return p;
}

static __m128 transform(const Matrix *m, __m128 v)
{
    const __m128 x = _mm_shuffle_ps(v, v, _MM_SHUFFLE(0, 0, 0, 0)), y = _mm_shuffle_ps(v, v, _MM_SHUFFLE(1, 1, 1, 1));
    const __m128 z = _mm_shuffle_ps(v, v, _MM_SHUFFLE(2, 2, 2, 2)), w = _mm_shuffle_ps(v, v, _MM_SHUFFLE(3, 3, 3, 3));
    return _mm_add_ps(_mm_add_ps(_mm_mul_ps(x, _mm_load_ps(m->m[0])), _mm_mul_ps(y, _mm_load_ps(m->m[1]))),
                      _mm_add_ps(_mm_mul_ps(z, _mm_load_ps(m->m[2])), _mm_mul_ps(w, _mm_load_ps(m->m[3]))));
}

static float sum_of(__m128 v)
{
    const __m128 high = _mm_movehl_ps(v, v), two = _mm_add_ps(v, high);
    return _mm_cvtss_f32(_mm_add_ss(two, _mm_shuffle_ps(two, two, 1)));
}

static __m128 unit(__m128 x, __m128 y, __m128 z, __m128 *scale)
{
    const __m128 s = _mm_add_ps(_mm_mul_ps(x, x), _mm_add_ps(_mm_mul_ps(y, y), _mm_mul_ps(z, z)));
    *scale = _mm_div_ps(_mm_set1_ps(1), _mm_sqrt_ps(s));
    return _mm_mul_ps(x, *scale);
}

static float shade(const Mesh *m, const float *light)
{
    __m128 total = _mm_setzero_ps();
    const __m128 lx = _mm_set1_ps(light[0]), ly = _mm_set1_ps(light[1]), lz = _mm_set1_ps(light[2]);
    for (int i = 0; i < m->count; i += 4) {
        const __m128 x = _mm_sub_ps(lx, _mm_loadu_ps(m->x + i)), y = _mm_sub_ps(ly, _mm_loadu_ps(m->y + i)),
                     z = _mm_sub_ps(lz, _mm_loadu_ps(m->z + i));
        __m128 scale;
        const __m128 ux = unit(x, y, z, &scale), uy = _mm_mul_ps(y, scale), uz = _mm_mul_ps(z, scale);
        __m128 cosine = _mm_add_ps(_mm_mul_ps(ux, _mm_load_ps(m->nx + i)),
                                   _mm_add_ps(_mm_mul_ps(uy, _mm_load_ps(m->ny + i)), _mm_mul_ps(uz, _mm_load_ps(m->nz + i))));
        const __m128 lit = _mm_cmpgt_ps(cosine, _mm_setzero_ps());
        cosine = _mm_or_ps(_mm_and_ps(lit, cosine), _mm_andnot_ps(lit, _mm_mul_ps(cosine, _mm_set1_ps(0.1f))));
        const __m128 ceiling = _mm_min_ps(cosine, _mm_set1_ps(0.95f));
        total = _mm_add_ps(total, _mm_mul_ps(ceiling, _mm_mul_ps(scale, scale)));
    }
    return sum_of(total);
}

__attribute__((target("avx"))) static double depth_spread(const Mesh *m)
{
    __m256d sum = _mm256_setzero_pd(), squares = _mm256_setzero_pd();
    for (int i = 0; i < m->count; i += 4) {
        const __m256d z = _mm256_cvtps_pd(_mm_loadu_ps(m->z + i));
        sum = _mm256_add_pd(sum, z);
        squares = _mm256_add_pd(squares, _mm256_mul_pd(z, z));
    }
    double s[4], q[4];
    _mm256_storeu_pd(s, sum);
    _mm256_storeu_pd(q, squares);
    const double n = m->count, mean = (s[0] + s[1] + s[2] + s[3]) / n;
    return (q[0] + q[1] + q[2] + q[3]) / n - mean * mean;
}

/* pose: angle about the vertical, shift in x, stretch; light: where it stands. */
static double picture(const float *pose, const float *light, int count)
{
    Mesh m = {room(count), room(count), room(count), room(count), room(count), room(count), count};
    const float c = cosf(pose[0]), s = sinf(pose[0]), k = pose[2];
    const Matrix turn = {{{c * k, 0, -s * k, 0}, {0, k, 0, 0}, {s * k, 0, c * k, 0}, {pose[1], 0, 0, 1}}};
    for (int i = 0; i < count; i++) {
        const float a = 0.7f * (float)i, height = 0.1f * (float)(i % 5) - 0.2f;
        const __m128 p = transform(&turn, _mm_setr_ps(cosf(a), height, sinf(a), 1));
        const __m128 n = transform(&turn, _mm_setr_ps(cosf(a), 0.1f, sinf(a), 0));
        float out[4], normal[4];
        _mm_storeu_ps(out, p);
        _mm_storeu_ps(normal, _mm_div_ps(n, _mm_set1_ps(k)));
        m.x[i] = out[0], m.y[i] = out[1], m.z[i] = out[2];
        m.nx[i] = normal[0], m.ny[i] = normal[1], m.nz[i] = normal[2];
    }
    const double result = (double)shade(&m, light) + (__builtin_cpu_supports("avx") ? depth_spread(&m) : 0);
    float *all[] = {m.x, m.y, m.z, m.nx, m.ny, m.nz};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        free(all[i]);
    return result;
}

int main(void)
{
    float pose[3] = {0.4f, 0.3f, 1.1f}, light[3] = {2, 3, -1.5f}, dp[3] = {0}, dl[3] = {0};
    __enzyme_autodiff((void *)picture, enzyme_dup, pose, dp, enzyme_dup, light, dl, enzyme_const, 24);
    for (int i = 0; i < 3; i++) {
        EXPECT_SLOPE("pose", i, dp[i], picture(pose, light, 24), pose[i], 2e-3f, 5e-3);
        EXPECT_SLOPE("light", i, dl[i], picture(pose, light, 24), light[i], 1e-2f, 5e-3);
    }
    for (int i = 0; i < 3; i++) {
        float u[3] = {0};
        u[i] = 1;
        expect("forward", i, __enzyme_fwddiff((void *)picture, enzyme_dup, pose, u, enzyme_const, light, enzyme_const, 24), dp[i], 1e-4);
    }
    return verdict();
}
