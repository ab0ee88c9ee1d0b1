#include "case.h"
double __enzyme_autodiff(void *, ...);
void *__enzyme_virtualreverse(void *);
typedef struct obj { double (**table)(const struct obj *, double); double k; } obj;
static double lin(const obj *o, double x) { return o->k * x; }
static double sq(const obj *o, double x) { return o->k * x * x; }
static double call(const obj *o, double x, int i) { return o->table[i](o, x); }
int main(void)
{
    double (*p[2])(const obj *, double) = {lin, sq};
    void *q[2] = {__enzyme_virtualreverse((void *)lin), __enzyme_virtualreverse((void *)sq)};
    obj o = {p, 3}, d = {(double (**)(const obj *, double))q, 0};
    EQ(__enzyme_autodiff((void *)call, &o, &d, 2.0, 0), 3); EQ(d.k, 2);
    EQ(__enzyme_autodiff((void *)call, &o, &d, 2.0, 1), 12); EQ(d.k, 6);
    return end();
}
