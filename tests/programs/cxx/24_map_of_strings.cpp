#include "check.hpp"

#include <map>
#include <string>

struct Params {
    std::map<std::string, double> p;

    double get(const std::string &k) const
    {
        return p.at(k);
    }
};

double f(double *x, int n)
{
    Params q;
    q.p["alpha"] = x[0];
    q.p["beta"] = x[1] * x[1];
    q.p["gamma"] = x[2];
    q.p.erase("alpha");
    q.p["delta"] = q.get("beta") * x[0];
    double s = 0;
    for (auto &kv : q.p)
        s = s * 1.5 + kv.second * kv.second;
    return s * q.get("gamma");
}
CHECK_GRADIENT(f, 3)
