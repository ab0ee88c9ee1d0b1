// Virtual functions of objects that are initialised before the program runs: only initialisers
// point to their tables.  (The program stopped, saying that the function was not in the link.)
#include "check.hpp"

struct Law {
    virtual double at(double x) const = 0;
};
struct Power final : Law {
    constexpr explicit Power(int n) : n(n) {}
    double at(double x) const override
    {
        double p = 1;
        for (int i = 0; i < n; i++)
            p *= x;
        return p;
    }
    int n;
};
struct Wave final : Law {
    constexpr Wave() = default;
    double at(double x) const override { return std::sin(x); }
};
[[clang::require_constant_initialization]] Power cube(3);
[[clang::require_constant_initialization]] Wave wave;
[[clang::require_constant_initialization]] Law *laws[] = {&cube, &wave, nullptr};

double f(double *x, int n)
{
    double s = 0;
    for (int i = 0; i < n; i++)
        for (Law **law = laws; *law; law++)
            s += (*law)->at(x[i]) * x[n - 1 - i];
    return s;
}
CHECK_GRADIENT(f, 4)
