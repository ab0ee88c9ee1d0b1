// Mechanics: principal stresses by Jacobi rotations of a std::array of arrays, yield criterion.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <utility>

using Tensor = std::array<std::array<double, 3>, 3>;

static std::array<double, 3> eigenvalues(Tensor a)
{
    for (int sweep = 0; sweep < 20; sweep++) {
        double off = 0;
        for (auto [p, q] : {std::pair{0, 1}, std::pair{0, 2}, std::pair{1, 2}}) {
            off += a[p][q] * a[p][q];
            if (std::fabs(a[p][q]) < 1e-13)
                continue;
            const double theta = (a[q][q] - a[p][p]) / (2 * a[p][q]);
            const double t = std::copysign(1.0, theta) / (std::fabs(theta) + std::sqrt(theta * theta + 1));
            const double c = 1 / std::sqrt(t * t + 1), s = t * c;
            const Tensor b = a;
            for (int k = 0; k < 3; k++) {
                a[k][p] = c * b[k][p] - s * b[k][q];
                a[k][q] = s * b[k][p] + c * b[k][q];
            }
            const Tensor m = a;
            for (int k = 0; k < 3; k++) {
                a[p][k] = c * m[p][k] - s * m[q][k];
                a[q][k] = s * m[p][k] + c * m[q][k];
            }
        }
        if (off < 1e-24)
            break;
    }
    std::array<double, 3> e{a[0][0], a[1][1], a[2][2]};
    std::sort(e.begin(), e.end());
    return e;
}

static double yield_function(const std::array<double, 6> &s, double friction)
{
    const auto e = eigenvalues({{{s[0], s[3], s[4]}, {s[3], s[1], s[5]}, {s[4], s[5], s[2]}}});
    return e[2] - e[0] + friction * (e[2] + e[0]) + 0.1 * e[1] * e[1];
}

int main()
{
    std::array<double, 6> s{2, 1.2, -0.5, 0.4, -0.3, 0.6}, d{};
    double f = 0.3;
    const double df = __enzyme_autodiff<double>((void *)yield_function, enzyme_dup, &s, &d, enzyme_out, f);
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("stress", i, d[i], yield_function(s, f), s[i], 1e-4, 1e-6);
    EXPECT_SLOPE("friction", 0, df, yield_function(s, f), f, 1e-3, 1e-6);
    for (int i = 0; i < 6; i++) {
        std::array<double, 6> u{};
        u[i] = 1;
        expect("tangent", i, __enzyme_fwddiff<double>((void *)yield_function, enzyme_dup, &s, &u, enzyme_const, f), d[i], 1e-9);
    }
    return verdict();
}
