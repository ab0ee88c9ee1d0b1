/* SSE2 intrinsics, vector extensions and restrict pointers in a ray-sphere test with masks. */
#include <emmintrin.h>
#include <string.h>
#include "../expect.h"
typedef double d4 __attribute__((vector_size(32)));
double shade(const float *o, const double *r, int n)
{
    __m128 acc = _mm_setzero_ps();
    for (int i = 0; i + 4 <= n; i += 4) {
        __m128 v = _mm_loadu_ps(o + i), w = _mm_mul_ps(v, v);
        __m128 mask = _mm_cmpgt_ps(w, _mm_set1_ps(0.5f));
        __m128 a = _mm_sqrt_ps(w), b = _mm_sub_ps(_mm_set1_ps(1), v);
        acc = _mm_add_ps(acc, _mm_or_ps(_mm_and_ps(mask, a), _mm_andnot_ps(mask, b)));
    }
    float lanes[4];
    _mm_storeu_ps(lanes, acc);
    d4 q = {r[0], r[1], r[2], r[3]};
    q = q * q + 1.0;
    d4 s = __builtin_shufflevector(q, q, 2, 3, 0, 1);
    return lanes[0] * s[1] + lanes[1] * s[0] + lanes[2] * s[3] + lanes[3] * s[2];
}

int main(void)
{
    float o[8] = {0.2f, 0.9f, -1.1f, 0.4f, 1.3f, -0.3f, 0.6f, 0.95f}, dof[8] = {0};
    double r[4] = {0.5, 1.5, -0.7, 0.9}, dr[4] = {0};
    __enzyme_autodiff((void *)shade, enzyme_dup, o, dof, enzyme_dup, r, dr, enzyme_const, 8);
    for (int i = 0; i < 8; i++)
        EXPECT_SLOPE("o", i, dof[i], shade(o, r, 8), o[i], 1.0 / 256, 1e-4);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("r", i, dr[i], shade(o, r, 8), r[i], 1e-3, 1e-6);
    return verdict();
}
