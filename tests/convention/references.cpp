#include "case.hpp"
#include <array>
#include <complex>
struct V { double x, y; V operator+(const V &o) const { return {x + o.x, y + o.y}; } V &operator*=(double s) { x *= s; y *= s; return *this; } };
static double f(double &x, const double &y) { x *= y; return x * y; }
static void g(const V &a, const V &b, V &out) { out = a + b; out *= a.x; }
static double h(std::array<double, 3> &a) { std::array<double, 3> b = a; b[1] = a[0] * a[2]; return b[0] + b[1] * b[2]; }
static double c(double x) { std::complex<double> z(x, 2 * x); z = z * z + std::exp(z); return std::norm(z); }
static double r(double x, double &&y) { return x * y; }
int main()
{
    double x = 2, y = 3, dx = 0, dy = 0;
    __enzyme_autodiff<void>((void *)f, enzyme_dup, &x, &dx, enzyme_dup, &y, &dy);
    EQ(dx, 9); EQ(dy, 12); EQ(x, 6);
    V a{1, 2}, b{3, 4}, o{}, da{}, db{}, go{1, 1};
    __enzyme_autodiff<void>((void *)g, &a, &da, &b, &db, &o, &go);
    EQ(da.x, 1 + 4 + 6); EQ(da.y, 1); EQ(db.y, 1); EQ(go.x, 0);
    std::array<double, 3> v{2, 3, 5}, dv{};
    __enzyme_autodiff<void>((void *)h, &v, &dv);
    EQ(dv[0], 1 + 25); EQ(dv[1], 0); EQ(dv[2], 20);
    double t = 0.4; std::complex<double> z(t, 2 * t), w = z * z + std::exp(z), dw = (2.0 * z + std::exp(z)) * std::complex<double>(1, 2);
    EQ(__enzyme_autodiff<double>((void *)c, t), 2 * (w.real() * dw.real() + w.imag() * dw.imag()));
    EQ(__enzyme_autodiff<double>((void *)r, 2.0, enzyme_const, &y), 3);
    return end();
}
