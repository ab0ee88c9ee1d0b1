#include "case.h"
void __enzyme_fwddiff(void *, ...);
void __enzyme_autodiff(void *, ...);
static void polar(const double *in, double *out) { double r = in[0], t = in[1], p = in[2]; out[0] = r * sin(t) * cos(p); out[1] = r * sin(t) * sin(p); out[2] = r * cos(t); }
int main(void)
{
    double in[3] = {2, 0.5, 0.3}, out[3], j[3][3], k[3][3];
    for (int c = 0; c < 3; c++) { double v[3] = {0}, w[3] = {0}; v[c] = 1; __enzyme_fwddiff((void *)polar, enzyme_dup, in, v, enzyme_dupnoneed, out, w); for (int r = 0; r < 3; r++) j[r][c] = w[r]; }
    for (int r = 0; r < 3; r++) { double v[3] = {0}, w[3] = {0}; w[r] = 1; __enzyme_autodiff((void *)polar, enzyme_dup, in, v, enzyme_dupnoneed, out, w); memcpy(k[r], v, sizeof v); }
    double det = 0;
    for (int c = 0; c < 3; c++) det += j[0][c] * (j[1][(c + 1) % 3] * j[2][(c + 2) % 3] - j[1][(c + 2) % 3] * j[2][(c + 1) % 3]);
    EQ(fabs(det), 4 * sin(0.5));
    for (int r = 0; r < 3; r++) for (int c = 0; c < 3; c++) EQ(k[r][c], j[r][c]);
    EQ(j[2][1], -2 * sin(0.5));
    return end();
}
