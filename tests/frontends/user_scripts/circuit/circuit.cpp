#include <complex>

namespace net
{
struct Branch {
    double r, l, c;
};

std::complex<double> impedance(const Branch &b, double w)
{
    const std::complex<double> j(0, 1);
    return b.r + j * w * b.l + 1.0 / (j * w * b.c);
}

void response(const std::complex<double> *u, std::complex<double> *i, int n, Branch b, const double *w)
{
    for (int k = 0; k < n; k++)
        i[k] = u[k] / impedance(b, w[k]);
}
} // namespace net
