#include <cmath>
#include <cstddef>

namespace inner {
double norm(const double *x, std::size_t n)
{
    double sum = 0.0;
    for (std::size_t i = 0; i < n; ++i)
        sum += x[i] * x[i];
    return std::sqrt(sum);
}
}  // namespace inner

namespace outer {
double norm(const double *x, std::size_t n) { return n ? std::fabs(x[0]) : 0.0; }
}  // namespace outer

double power(double x) { return x * x; }
double power(double x, double y) { return x * y * y; }

double changed(const double &x, double &y)
{
    y = x * x * x;
    return 2.0 * x;
}
