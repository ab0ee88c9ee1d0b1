// Cascades of transmission lines by complex matrices, and the reflection they make.
#include <array>
#include <cmath>
#include <complex>
#include <vector>

using cd = std::complex<double>;
using Matrix = std::array<std::array<cd, 2>, 2>;

static Matrix operator*(const Matrix &a, const Matrix &b)
{
    Matrix c{};
    for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 2; ++j)
            for (int k = 0; k < 2; ++k)
                c[i][j] += a[i][k] * b[k][j];
    return c;
}

cd reflection(const std::vector<cd> &impedance, const std::vector<double> &length, cd load, double omega)
{
    Matrix total{{{1.0, 0.0}, {0.0, 1.0}}};
    for (std::size_t i = 0; i < length.size(); ++i) {
        const cd gamma(0.02 * omega, omega), z = impedance[i];
        const cd c = std::cosh(gamma * length[i]), s = std::sinh(gamma * length[i]);
        total = total * Matrix{{{c, z * s}, {s / z, c}}};
    }
    const cd in = (total[0][0] * load + total[0][1]) / (total[1][0] * load + total[1][1]);
    return (in - 50.0) / (in + 50.0);
}

// What is lost over a band: a real number of complex ones.
double mismatch(const std::vector<cd> &impedance, const std::vector<double> &length, cd load,
                const std::vector<double> &omegas)
{
    double sum = 0;
    for (double w : omegas)
        sum += std::norm(reflection(impedance, length, load, w)) + 1e-3 * std::arg(load);
    return sum / omegas.size();
}
