#include "check.hpp"

#include <cmath>
#include <vector>

struct Body {
    double x[3], v[3], m;
    int id;
};

__attribute__((noinline)) void step(std::vector<Body> &b, double dt)
{
    std::vector<Body> o = b;
    for (auto &p : b)
        for (auto &q : o)
            if (p.id != q.id) {
                double d[3], r2 = 0.01;
                for (int k = 0; k < 3; k++) {
                    d[k] = q.x[k] - p.x[k];
                    r2 += d[k] * d[k];
                }
                double w = q.m / (r2 * sqrt(r2));
                for (int k = 0; k < 3; k++)
                    p.v[k] += dt * w * d[k];
            }
    for (auto &p : b)
        for (int k = 0; k < 3; k++)
            p.x[k] += dt * p.v[k];
}

double f(double *x, int n)
{
    std::vector<Body> b;
    for (int i = 0; i < 3; i++) {
        Body p{};
        p.id = i;
        p.m = 1 + x[i];
        for (int k = 0; k < 3; k++)
            p.x[k] = x[(3 * i + k) % n] * (k + 1);
        b.push_back(p);
    }
    for (int t = 0; t < 5; t++)
        step(b, 0.02);
    double e = 0;
    for (auto &p : b)
        for (int k = 0; k < 3; k++)
            e += p.m * p.v[k] * p.v[k] + p.x[k];
    return e;
}
CHECK_GRADIENT(f, 9)
