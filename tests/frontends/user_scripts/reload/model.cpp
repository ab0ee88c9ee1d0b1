#include <cmath>
#include <map>
#include <string>

static std::map<int, double> cache; // of Legendre's polynomials at the last x
static double last = NAN;

static double legendre(int n, double x)
{
    if (last != x) {
        cache.clear();
        last = x;
    }
    if (n == 0) return 1.0;
    if (n == 1) return x;
    auto found = cache.find(n);
    if (found != cache.end()) return found->second;
    const double value = ((2 * n - 1) * x * legendre(n - 1, x) - (n - 1) * legendre(n - 2, x)) / n;
    cache[n] = value;
    return value;
}

double series(const double *coefficients, int n, double x)
{
    double sum = 0.0;
    last = NAN;
    for (int i = 0; i < n; i++)
        sum += coefficients[i] * legendre(i, x);
    return FACTOR * sum;
}
