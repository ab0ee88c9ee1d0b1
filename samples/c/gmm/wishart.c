#include <math.h>

#include "gmm.h"
#include "linalg.h"

static const double log_pi = 1.1447298858494001741;
static const double log_two = 0.69314718055994530942;

/* log Gamma_p(a) = p(p-1)/4 log(pi) + sum_{j=1..p} log Gamma(a + (1-j)/2), the normalising
 * integral of the Wishart distribution over p x p matrices. */
static double log_multivariate_gamma(double a, int p)
{
    double sum = 0.25 * p * (p - 1) * log_pi;
    for (int j = 1; j <= p; j++)
        sum += lgamma(a + 0.5 * (1 - j));
    return sum;
}

double log_wishart_prior(int d, int k, wishart_t w, const double *log_determinants,
                         const double *diagonals, const double *icf)
{
    const int freedom = d + w.m + 1;
    const double normaliser = (double)freedom * d * (log(w.gamma) - 0.5 * log_two)
                              - log_multivariate_gamma(0.5 * freedom, d);

    double sum = 0.0;
    for (int j = 0; j < k; j++) {
        const double *lower = icf + (size_t)j * icf_size(d) + d;
        const double frobenius = squared_norm(d, diagonals + (size_t)j * d)
                                 + squared_norm(icf_size(d) - d, lower);
        sum += 0.5 * w.gamma * w.gamma * frobenius - w.m * log_determinants[j];
    }
    return sum - k * normaliser;
}
