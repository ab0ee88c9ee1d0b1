// C++ with names that are mangled.
#include <vector>

namespace hills
{
double rosenbrock(const double *x, int n)
{
    std::vector<double> parts(n - 1);
    for (int i = 0; i + 1 < n; i++) {
        const double a = 1.0 - x[i], b = x[i + 1] - x[i] * x[i];
        parts[i] = a * a + 100.0 * b * b;
    }
    double sum = 0.0;
    for (double part : parts)
        sum += part;
    return sum;
}
}  // namespace hills
