#include <cmath>
extern "C" void pendulum(double, const double *y, const double *p, double *dy)
{
    dy[0] = y[1];
    dy[1] = -p[0] * std::sin(y[0]) - p[1] * y[1];
}
