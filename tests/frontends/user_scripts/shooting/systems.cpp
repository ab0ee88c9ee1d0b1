#include <cmath>
extern "C" {
// A projectile with drag and wind: y = (x, height, vx, vy), p = (drag, wind, gravity).
void projectile(double t, const double *y, const double *p, double *dy)
{
    const double wx = y[2] - p[1] * std::sin(t), wy = y[3];
    const double speed = std::sqrt(wx * wx + wy * wy);
    dy[0] = y[2];
    dy[1] = y[3];
    dy[2] = -p[0] * speed * wx;
    dy[3] = -p[0] * speed * wy - p[2];
}
void predator(double, const double *y, const double *p, double *dy)
{
    dy[0] = y[0] * (p[0] - p[1] * y[1]);
    dy[1] = y[1] * (p[2] * y[0] - 1.0);
}
double smooth_max(double a, double b) { return std::log(std::exp(a) + std::exp(b)); }
}
