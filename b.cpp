#include "../beam/src/element.cpp"
#include "../beam/src/solver.cpp"
#include <cstdio>
int enzyme_dup, enzyme_const, enzyme_dupnoneed;
template <typename... T> void __enzyme_autodiff(void *, T...);
static void f(const double *h, const double *F, double *y)
{
    const auto r = beam::deflection(std::vector<double>(h, h + 4), std::vector<double>(F, F + 4), 2.0);
    for (int i = 0; i < 4; i++) y[i] = r[i];
}
int main()
{
    double h[4] = {.3, .28, .25, .2}, F[4] = {0, .1, 0, -1}, y[4], dh[4] = {}, dF[4] = {}, dy[4] = {1, 1, 1, 1};
    __enzyme_autodiff((void *)f, enzyme_dup, h, dh, enzyme_dup, F, dF, enzyme_dup, y, dy);
    for (int i = 0; i < 4; i++) {
        double p[2];
        for (int s = 0; s < 2; s++) {
            double k = h[i];
            h[i] += s ? -1e-6 : 1e-6;
            f(h, F, y);
            h[i] = k;
            p[s] = y[0] + y[1] + y[2] + y[3];
        }
        printf("%g %g\n", dh[i], (p[0] - p[1]) / 2e-6);
    }
}
