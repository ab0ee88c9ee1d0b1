#include <stdio.h>
double decay_gradient(const double *, double, double *);
int main(void) { double k[2] = {0, 2}, d[2] = {0, 0}; double v = decay_gradient(k, 1.0, d); printf("%g %g %g\n", v, d[0], d[1]); return !(v == 2 && d[0] == -2 && d[1] == 1); }
