#include <math.h>
struct box { double lo, hi; };
double inside(const double *x, int n, struct box b)
{
    double s = 0;
    for (int i = 0; i < n; i++)
        s += sqrt((x[i] - b.lo) * (b.hi - x[i]));
    return s;
}
