// A lock of the system in a parallel region: a product, of which the order of its factors is kept.
#include <cmath>
#include <mutex>
#include <omp.h>
#include "verify.h"
static std::mutex m;
static double sums(const double *x, int n)
{
    double total = 1.0;
#pragma omp parallel for schedule(dynamic)
    for (int i = 0; i < n; i++) {
        double v = std::sin(x[i]);
        std::lock_guard<std::mutex> lock(m);
        total *= 1.0 + v;
    }
    return total;
}
int main() { VERIFY(sums, 9, 0.4 + 0.1 * i); return verdict(); }
