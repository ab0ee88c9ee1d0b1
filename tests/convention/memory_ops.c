#include "case.h"
void __enzyme_autodiff(void *, ...);
typedef struct { double a, b; float c; int n; } rec;
static void f(double *out, const double *in, int n)
{
    double t[8];
    memset(t, 0, sizeof t);
    memcpy(t, in, n * sizeof(double));
    memmove(t + 1, t, (n - 1) * sizeof(double)); /* t0 t0 t1 t2 */
    memset(t + 2, 0, sizeof(double));            /* t0 t0 0 t2 */
    rec r = {t[0], t[1], (float)t[3], 3}, q;
    memcpy(&q, &r, sizeof q);
    rec *h = malloc(2 * sizeof *h);
    h[0] = q;
    memcpy(h + 1, h, sizeof *h);
    h[0].a = 7;
    out[0] = h[1].a * h[1].b * h[1].c * h[1].n + h[0].a + t[2];
    free(h);
}
int main(void)
{
    double in[4] = {2, 3, 5, 7}, d[4] = {0}, o[1], s[1] = {1};
    __enzyme_autodiff((void *)f, o, s, in, d, 4);
    EQ(o[0], 2 * 2 * 5 * 3 + 7);
    EQ(d[0], 2 * 2 * 5 * 3); EQ(d[1], 0); EQ(d[2], 12); EQ(d[3], 0); EQ(s[0], 0);
    return end();
}
