#include "case.hpp"
#include <map>
#include <vector>
static double f(double x, int n) { std::map<int, double> d; for (int i = 0; i < n; i++) d[i % 3] += x * i; double s = 0; for (auto &p : d) s += p.second * p.second; return s; }
static double g(const std::vector<double> &v) { std::vector<double> w; for (double e : v) if (e > 0) w.push_back(e * e); double s = 1; for (double e : w) s *= e; return s; }
int main()
{
    EQ(__enzyme_autodiff<double>((void *)f, 2.0, 7), 2 * 2.0 * (81 + 25 + 49));
    std::vector<double> v{1, -2, 3}, d{0, 0, 0};
    __enzyme_autodiff<void>((void *)g, &v, &d);
    EQ(d[0], 18); EQ(d[1], 0); EQ(d[2], 6);
    return end();
}
