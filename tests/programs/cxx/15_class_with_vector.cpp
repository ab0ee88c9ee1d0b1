#include "check.hpp"

#include <cmath>
#include <vector>

class Model
{
    std::vector<double> w;
    int n;

  public:
    Model(const double *p, int n) : w(p, p + n), n(n)
    {
    }

    double operator()(double t) const
    {
        double s = 0;
        for (int i = n - 1; i >= 0; i--)
            s = s * t + w[i];
        return s;
    }

    size_t size() const
    {
        return w.size();
    }
};

double f(double *x, int n)
{
    Model m(x, n);
    double s = 0;
    for (int i = 0; i < 10; i++) {
        double r = m(0.1 * i) - cos(0.1 * i);
        s += r * r;
    }
    return s;
}
CHECK_GRADIENT(f, 5)
