/* A Runge-Kutta integration whose right-hand side comes as a function pointer with a context. */
#include "check.h"

enum { dims = 2, most = 8 };

typedef void (*rhs_t)(double t, const double *y, double *dydt, const void *context);

static void lotka_volterra(double t, const double *y, double *dydt, const void *context)
{
    const double *rate = context;
    dydt[0] = y[0] * (rate[0] - rate[1] * y[1]) + 0.01 * t;
    dydt[1] = y[1] * (rate[2] * y[0] - rate[3]);
}

static void rk4_step(rhs_t rhs, const void *context, double t, double h, double *y)
{
    double k1[most], k2[most], k3[most], k4[most], stage[most];
    rhs(t, y, k1, context);
    for (int i = 0; i < dims; i++)
        stage[i] = y[i] + 0.5 * h * k1[i];
    rhs(t + 0.5 * h, stage, k2, context);
    for (int i = 0; i < dims; i++)
        stage[i] = y[i] + 0.5 * h * k2[i];
    rhs(t + 0.5 * h, stage, k3, context);
    for (int i = 0; i < dims; i++)
        stage[i] = y[i] + h * k3[i];
    rhs(t + h, stage, k4, context);
    for (int i = 0; i < dims; i++)
        y[i] += h / 6.0 * (k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i]);
}

static double misfit(const double *initial, const double *rate, int steps)
{
    double y[dims] = {initial[0], initial[1]}, sum = 0.0;
    for (int s = 0; s < steps; s++) {
        rk4_step(lotka_volterra, rate, 0.1 * s, 0.1, y);
        const double off = y[0] - 1.5 * cos(0.1 * s);
        sum += 0.1 * off * off;
    }
    return sum;
}

static double at(double *z) { return misfit(z, z + dims, 25); }

int main(void)
{
    double z[dims + 4] = {1.0, 0.5, 1.1, 0.9, 0.7, 1.3}, dz[dims + 4] = {0.0};
    __enzyme_autodiff_void((void *)misfit, z, dz, z + dims, dz + dims, 25);
    check_gradient("rk4", at, dims + 4, z, dz);
    return check_result();
}
