// The typed layer of ltoad.h.
#define REVERSE_ONLY
#include "check.hpp"

#include <ltoad.h>

static double square(double x)
{
    return x * x;
}

static double product(double x, double y, double z)
{
    return x * y * std::sin(z);
}

static double energy(const double *x, int n, double scale)
{
    double sum = 0.0;
    for (int i = 0; i + 1 < n; i++)
        sum += scale * x[i] * x[i] * x[i + 1] + std::cos(x[i] * x[i + 1]);
    return sum;
}

static void map(const double *x, double *y, int outputs)
{
    for (int k = 0; k < outputs; k++)
        y[k] = x[k % 3] * x[(k + 1) % 3] + k * x[0];
}

struct Layer {
    std::vector<double> weights;
    double bias;
    int kind;
};

static void set_zero(Layer &layer)
{
    ltoad::set_zero(layer.weights);
    ltoad::set_zero(layer.bias);
}

int main()
{
    check("square", 0, ltoad::gradient<square>(3.0), 6.0);
    const auto p = ltoad::gradient<product>(2.0, 3.0, 0.5);
    check("product", 0, p[0], 3.0 * std::sin(0.5));
    check("product", 1, p[1], 2.0 * std::sin(0.5));
    check("product", 2, p[2], 6.0 * std::cos(0.5));

    const std::vector<double> x = {0.7, -1.2, 0.4, 0.9}, v = {1.0, 0.5, -0.25, 2.0};
    const int n = 4;
    const auto g = ltoad::gradient<energy>(x, n, 1.5);
    double along = 0.0;
    for (int i = 0; i < n; i++) {
        std::vector<double> moved = x;
        check("gradient", i, g[i],
              central_difference([&](double *at) { return energy(at, n, 1.5); }, moved.data(), i));
        along += g[i] * v[i];
    }
    check("jvp", 0, ltoad::jvp<energy>(x, v, n, 1.5), along, 1e-13);

    const auto h = ltoad::hessian<energy>(x, n, 1.5);
    const auto hv = ltoad::hvp<energy>(x, v, n, 1.5);
    for (int i = 0; i < n; i++) {
        double sum = 0.0;
        for (int j = 0; j < n; j++) {
            sum += h[n * i + j] * v[j];
            check("symmetry", n * i + j, h[n * i + j], h[n * j + i], 1e-13);
        }
        check("hvp", i, hv[i], sum, 1e-13);
    }
    check("h00", 0, h[0], 3.0 * x[1] - x[1] * x[1] * std::cos(x[0] * x[1]), 1e-12);

    const std::vector<double> three = {0.3, -0.8, 1.1};
    for (int outputs : {2, 5}) {
        const auto j = ltoad::jacobian<map>(three, outputs, outputs);
        for (int k = 0; k < outputs; k++) {
            double row[3] = {(double)k, 0.0, 0.0};
            row[k % 3] += three[(k + 1) % 3];
            row[(k + 1) % 3] += three[k % 3];
            for (int i = 0; i < 3; i++)
                check("jacobian", 3 * k + i, j[3 * k + i], row[i], 1e-14);
        }
    }

    const Layer layer = {{1.0, 2.0}, 3.0, 4}, shadow = ltoad::make_zero(layer);
    check("zero", 0, shadow.weights[0] + shadow.weights[1] + shadow.bias, 0.0);
    check("kind", 0, shadow.kind, 4.0);
    return check_result();
}
