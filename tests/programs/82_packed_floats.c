/* Floats that travel packed in integers: by hand, by an ABI, and through a union. */
#include <stdint.h>
#include <string.h>

#define TOLERANCE 1e-6
#include "check.h"

typedef struct {
    float re, im;
} pair;

__attribute__((noinline)) static pair square(pair z)
{
    const pair r = {z.re * z.re - z.im * z.im, 2 * z.re * z.im};
    return r;
}

static uint32_t bits(float x)
{
    uint32_t i;
    memcpy(&i, &x, sizeof i);
    return i;
}

static float value(uint32_t i)
{
    float x;
    memcpy(&x, &i, sizeof x);
    return x;
}

static float f(const float *x)
{
    const uint64_t both = (uint64_t)bits(x[1]) << 32 | bits(x[0] * x[1]);
    uint64_t memory[2] = {both, 0};
    memory[1] = memory[0] >> 32 | memory[0] << 32;
    const float low = value((uint32_t)memory[1]), high = value((uint32_t)(memory[1] >> 32));
    const pair z = square((pair){low, high});
    return z.re * low + z.im * sinf(high);
}

static double wide(double *x)
{
    const double low = x[1], high = x[0] * x[1];
    return (low * low - high * high) * low + 2 * low * high * sin(high);
}

int main(void)
{
    float x[2] = {0.7f, 1.3f}, dx[2] = {0.0f, 0.0f};
    double y[2] = {x[0], x[1]};
    __enzyme_autodiff_void((void *)f, x, dx);
    for (int i = 0; i < 2; i++)
        check_within("packed", i, dx[i], central_difference(wide, y, i), 1e-5);
    return check_result();
}
