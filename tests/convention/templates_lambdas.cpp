#include "case.hpp"
#include <functional>
template <typename T> T poly(T x) { return x * x * x; }
template <typename F> double diff(F f, double x) { return __enzyme_autodiff<double>((void *)+[](const F *g, double y) { return (*g)(y); }, enzyme_const, (const void *)&f, enzyme_out, x); }
struct functor { double k; double operator()(double x) const { return k * x * x; } };
static double apply(const std::function<double(double)> &f, double x) { return f(f(x)); }
static double outer(double x) { double k = x * 2; return apply([k](double y) { return y * k; }, x); }
auto curried = [](double x) { return [x](double y) { return x * y * y; }; };
static double use(double x) { return curried(x)(x); }
struct A { double v; static double s(double x) { return x * 2; } double m(double x) const { return v * x; } };
int main()
{
    EQ(__enzyme_autodiff<double>((void *)poly<double>, 2.0), 12);
    EQ(__enzyme_autodiff<float>((void *)poly<float>, 2.0f), 12);
    double a = 3;
    EQ(diff([&](double x) { return a * x * x; }, 2.0), 12);
    EQ(diff(functor{5}, 2.0), 20);
    EQ(__enzyme_autodiff<double>((void *)outer, 1.5), 4 * 3 * 1.5 * 1.5); // f(f(x)) = k k x = 4 x^3
    EQ(__enzyme_autodiff<double>((void *)use, 2.0), 12);
    EQ(__enzyme_autodiff<double>((void *)A::s, 2.0), 2);
    return end();
}
