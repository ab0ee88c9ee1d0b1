#include "check.hpp"

#include <cmath>
#include <memory>
#include <vector>

struct Layer {
    virtual ~Layer() = default;
    virtual std::vector<double> forward(const std::vector<double> &v) = 0;
};

struct Dense : Layer {
    std::vector<double> w;
    int n;

    Dense(const double *p, int n) : w(p, p + n * n), n(n)
    {
    }

    std::vector<double> forward(const std::vector<double> &v) override
    {
        std::vector<double> r(n);
        for (int i = 0; i < n; i++) {
            double s = 0;
            for (int j = 0; j < n; j++)
                s += w[i * n + j] * v[j];
            r[i] = s;
        }
        return r;
    }
};

struct Act : Layer {
    std::vector<double> forward(const std::vector<double> &v) override
    {
        auto r = v;
        for (auto &a : r)
            a = tanh(a);
        return r;
    }
};

struct Net {
    std::vector<std::shared_ptr<Layer>> l;

    double eval(std::vector<double> v)
    {
        for (auto &p : l)
            v = p->forward(v);
        double s = 0;
        for (double a : v)
            s += a * a;
        return s;
    }
};

double f(double *x, int n)
{
    Net net;
    for (int k = 0; k < 2; k++) {
        net.l.push_back(std::make_shared<Dense>(x + 4 * k, 2));
        net.l.push_back(std::make_shared<Act>());
    }
    return net.eval({0.3, 0.7});
}
CHECK_GRADIENT(f, 8)
