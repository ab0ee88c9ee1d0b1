#include "check.hpp"

#include <sstream>
#include <string>
#include <vector>

struct P {
    std::string name;
    double m;
    std::vector<double> c;
};

__attribute__((noinline)) double energy(const std::vector<P> &ps)
{
    double s = 0;
    for (auto &p : ps) {
        double t = 0;
        for (double v : p.c)
            t += v * v;
        s += p.m * t;
    }
    return s;
}

double f(double *x, int n)
{
    std::vector<P> ps;
    for (int i = 0; i < n; i++) {
        P p;
        p.name = "particle number " + std::to_string(i);
        p.m = x[i];
        p.c = {x[i] * 2, x[(i + 1) % n], 1.0};
        ps.push_back(p);
    }
    return energy(ps);
}
CHECK_GRADIENT(f, 4)
