#include <cmath>
#include <cstddef>

extern "C" double weigh(const double *x, const double *w, int n);

double objective(const double *x, const double *w, int n, double &worst)
{
    worst = 0;
    for (int i = 0; i < n; i++)
        worst = std::fmax(worst, std::fabs(x[i]));
    return weigh(x, w, n) + worst;
}
