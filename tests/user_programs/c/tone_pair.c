/* Photo tone mapping in single precision: separable blur, local contrast, filmic
   curve.  Reference derivative: the same code compiled for double by macro and
   differenced; float result must agree to 2e-4 (float arithmetic). */
#define _GNU_SOURCE
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern double __enzyme_autodiff(void *, ...);
extern float __enzyme_fwddiff(void *, ...);
extern int enzyme_const, enzyme_dup, enzyme_width;

enum { W = 24, H = 16 };

/* log2 of a positive number without libm for the exponent: bit trick, const data only */
static int exponent_of(float v)
{
    uint32_t u;
    memcpy(&u, &v, sizeof u);
    return (int)((u >> 23) & 255) - 127;
}

#define DEFINE(NAME, REAL, EXP, POW, SQRT)                                                        \
    typedef struct { REAL exposure, sigma, contrast, shoulder, gamma_; } NAME##_knobs;            \
    REAL NAME(const NAME##_knobs *k, const uint8_t *pixels, const REAL *target)                   \
    {                                                                                             \
        REAL (*img)[W] = malloc(sizeof(REAL[H][W])), (*tmp)[W] = malloc(sizeof(REAL[H][W]));      \
        REAL kernel[7], norm = 0, err = 0;                                                        \
        for (int i = -3; i <= 3; i++) norm += kernel[i + 3] = EXP(-(REAL)(i * i) / (2 * k->sigma * k->sigma)); \
        for (int y = 0; y < H; y++)                                                               \
            for (int x = 0; x < W; x++) {                                                         \
                int e = exponent_of(1.0f + pixels[y * W + x]);                                    \
                img[y][x] = k->exposure * (pixels[y * W + x] / (REAL)255) + (REAL)0.01 * e;       \
            }                                                                                     \
        for (int y = 0; y < H; y++)                                                               \
            for (int x = 0; x < W; x++) {                                                         \
                REAL s = 0;                                                                       \
                for (int i = -3; i <= 3; i++) {                                                   \
                    int xx = x + i < 0 ? 0 : x + i >= W ? W - 1 : x + i;                          \
                    s += kernel[i + 3] * img[y][xx];                                              \
                }                                                                                 \
                tmp[y][x] = s / norm;                                                             \
            }                                                                                     \
        for (int y = 0; y < H; y++)                                                               \
            for (int x = 0; x < W; x++) {                                                         \
                REAL v = tmp[y][x] + k->contrast * (img[y][x] - tmp[y][x]);                       \
                v = SQRT(v * v + (REAL)1e-4);                                                     \
                v = v / (v + k->shoulder);                                                        \
                v = POW(v, 1 / k->gamma_);                                                        \
                memcpy(&img[y][x], &v, sizeof v);                                                 \
            }                                                                                     \
        for (int i = 0; i < W * H; i++) {                                                         \
            REAL d = img[0][i] - target[i % W];                                                   \
            err += d * d;                                                                         \
        }                                                                                         \
        free(img); free(tmp);                                                                     \
        return err / (W * H);                                                                     \
    }

DEFINE(toned, double, exp, pow, sqrt)
DEFINE(tonef, float, expf, powf, sqrtf)

int main(void)
{
    uint8_t px[W * H];
    uint32_t r = 2463534242u;
    for (int i = 0; i < W * H; i++) { r ^= r << 13; r ^= r >> 17; r ^= r << 5; px[i] = (uint8_t)(40 + (r & 127) + i % 60); }
    float tf[W]; double td[W];
    for (int i = 0; i < W; i++) td[i] = tf[i] = 0.3f + 0.01f * i;
    tonef_knobs kf = { 1.4f, 1.3f, 1.6f, 0.45f, 2.2f }, gf;
    toned_knobs kd = { kf.exposure, kf.sigma, kf.contrast, kf.shoulder, kf.gamma_ }, gd;
    memset(&gf, 0, sizeof gf); memset(&gd, 0, sizeof gd);
    printf("error %.9g (float) %.9g (double)\n", tonef(&kf, px, tf), toned(&kd, px, td));
    __enzyme_autodiff((void *)tonef, enzyme_dup, &kf, &gf, enzyme_const, px, enzyme_const, tf);
    __enzyme_autodiff((void *)toned, enzyme_dup, &kd, &gd, enzyme_const, px, enzyme_const, td);
    int bad = 0;
    for (int i = 0; i < 5; i++) {
        double *x = &kd.exposure + i, x0 = *x, h = 1e-5;
        *x = x0 + h; double up = toned(&kd, px, td);
        *x = x0 - h; double dn = toned(&kd, px, td);
        *x = x0;
        tonef_knobs seed;
        memset(&seed, 0, sizeof seed);
        (&seed.exposure)[i] = 1;
        double fd = (up - dn) / (2 * h), af = (&gf.exposure)[i], ad = (&gd.exposure)[i];
        double fw = __enzyme_fwddiff((void *)tonef, enzyme_dup, &kf, &seed, enzyme_const, px, enzyme_const, tf);
        printf("%d float ad=%.7g float fwd=%.7g double ad=%.10g fd=%.10g\n", i, af, fw, ad, fd);
        if (!(fabs(ad - fd) <= 1e-5 * fabs(fd) + 1e-9)) { printf("MISMATCH double %d got %.10g expected %.10g\n", i, ad, fd); bad = 1; }
        if (!(fabs(af - fd) <= 2e-4 * fabs(fd) + 1e-6)) { printf("MISMATCH float %d got %.10g expected %.10g\n", i, af, fd); bad = 1; }
        if (!(fabs(fw - fd) <= 2e-4 * fabs(fd) + 1e-6)) { printf("MISMATCH float forward %d got %.10g expected %.10g\n", i, fw, fd); bad = 1; }
    }
    return bad;
}
