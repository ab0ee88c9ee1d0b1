#include "check.hpp"

struct S {
    virtual double foo(double);
    double val;
};

__attribute__((noinline)) double S::foo(double x)
{
    return x * val;
}

struct T : S {
    double foo(double x) override
    {
        return x * x * val;
    }
};

double g(S *s, double x)
{
    return s->foo(x);
}

int main()
{
    T t;
    t.val = 3;
    T dt = t;
    dt.val = 0;
    double dx = __enzyme_autodiff<double>((void *)g, &t, &dt, 2.0);
    check("dx", 0, dx, 12);
    check("dv", 0, dt.val, 4);
    S s;
    s.val = 5;
    S ds = s;
    ds.val = 0;
    dx = __enzyme_autodiff<double>((void *)g, &s, &ds, 2.0);
    check("dx", 0, dx, 5);
    check("dv", 0, ds.val, 2);
    return check_result();
}
