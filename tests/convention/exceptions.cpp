#include "case.hpp"
#include <stdexcept>
#include <vector>
__attribute__((noinline)) static double checked(const std::vector<double> &v, int i) { if (i >= (int)v.size()) throw std::out_of_range("i"); return v[i] * v[i]; }
static double f(double x, int n) { std::vector<double> v(3, x); double s = 0; for (int i = 0; i < n; i++) { try { s += checked(v, i); } catch (const std::out_of_range &) { s *= 2; } } return s; }
struct Guard { double *p; double x; Guard(double *q, double v) : p(q), x(v) {} ~Guard() { *p += x * x; } };
static double g(double x) { double r = 0; { Guard a(&r, x), b(&r, 2 * x); if (x > 100) throw 1; } return r; }
int main()
{
    EQ(__enzyme_autodiff<double>((void *)f, 2.0, 3), 12);
    EQ(__enzyme_autodiff<double>((void *)f, 2.0, 5), 48);
    EQ(__enzyme_autodiff<double>((void *)g, 2.0), 20);
    EQ(__enzyme_fwddiff<double>((void *)g, 2.0, 1.0), 20);
    return end();
}
