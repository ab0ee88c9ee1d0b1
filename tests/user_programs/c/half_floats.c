/* Weights stored as bfloat16 by hand beside double biases; decoded by shifts. */
#include <stdint.h>
#include <string.h>
#include "../expect.h"
typedef struct {
    uint16_t w[6];
    double bias;
} layer;
static float widen(uint16_t h)
{
    uint32_t u = (uint32_t)h << 16;
    float f;
    memcpy(&f, &u, 4);
    return f;
}
static uint16_t narrow(float f)
{
    uint32_t u;
    memcpy(&u, &f, 4);
    return (uint16_t)(u >> 16);
}
double run(const double *x, const double *bias)
{
    layer net[3];
    for (int k = 0; k < 3; k++) {
        for (int i = 0; i < 6; i++)
            net[k].w[i] = narrow((float)(0.1 * (i - k) + 0.05));
        net[k].bias = bias[k] * bias[k];
    }
    double v[6];
    memcpy(v, x, sizeof v);
    for (int k = 0; k < 3; k++) {
        layer copy = net[k];
        double s = copy.bias;
        for (int i = 0; i < 6; i++)
            s += widen(copy.w[i]) * v[i];
        for (int i = 0; i < 6; i++)
            v[i] = tanh(v[i] * s);
    }
    double sum = 0;
    for (int i = 0; i < 6; i++)
        sum += v[i] * (i + 1);
    return sum;
}
int main(void)
{
    double x[6] = {0.3, -0.5, 1.1, 0.7, -0.9, 0.2}, b[3] = {0.8, 1.1, -0.6}, dx[6] = {0},
           db[3] = {0};
    __enzyme_autodiff((void *)run, enzyme_dup, x, dx, enzyme_dup, b, db);
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("x", i, dx[i], run(x, b), x[i], 1e-3, 1e-8);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("b", i, db[i], run(x, b), b[i], 1e-3, 1e-8);
    return verdict();
}
