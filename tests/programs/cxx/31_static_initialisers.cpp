#include "check.hpp"

#include <iostream>
#include <string>
#include <vector>

static const std::vector<double> table = {1, 2, 3, 4, 5};
static std::string name = "hello";

double g(double a)
{
    static const double k = std::stod("2.5");
    return a * k;
}

double f(double *x, int n)
{
    double s = 0;
    for (int i = 0; i < n; i++)
        s += g(x[i]) * table[i] * x[i];
    std::string t = name + " world";
    if (s < 0)
        std::cerr << t << s << std::endl;
    return s + t.size();
}
CHECK_GRADIENT(f, 5)
