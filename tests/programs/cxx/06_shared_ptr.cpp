#include "check.hpp"

#include <cmath>
#include <memory>

struct P {
    std::shared_ptr<double> a;
    double k;
};

double f(double *x, int n)
{
    auto q = std::make_shared<double>(x[0] * x[1]);
    P p{q, x[2]}, r = p;
    r.k *= 2;
    return *p.a * r.k * sin(*r.a);
}
CHECK_GRADIENT(f, 3)
