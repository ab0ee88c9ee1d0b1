#include <math.h>
#include <stdlib.h>

#include "gmm.h"
#include "linalg.h"

static const double log_two_pi = 1.8378770664093454836;

/* The exponentials of each factor's log diagonal, and the logarithm of its determinant: both are
 * needed for every data point, so they are computed once. */
static void unpack_diagonals(int d, int k, const double *icf, double *diagonals,
                             double *log_determinants)
{
    for (int j = 0; j < k; j++) {
        const double *q = icf + (size_t)j * icf_size(d);
        log_determinants[j] = 0.0;
        for (int i = 0; i < d; i++) {
            log_determinants[j] += q[i];
            diagonals[(size_t)j * d + i] = exp(q[i]);
        }
    }
}

void gmm_objective(int d, int k, int n, const double *alphas, const double *means,
                   const double *icf, const double *x, wishart_t w, double *err)
{
    const size_t factors = (size_t)k * (size_t)d;
    double *workspace = malloc((factors + 2 * (size_t)k + 2 * (size_t)d) * sizeof(double));
    if (!workspace) {
        *err = NAN;
        return;
    }
    double *diagonals = workspace;
    double *log_determinants = diagonals + factors;
    double *log_densities = log_determinants + k;
    double *centred = log_densities + k;
    double *whitened = centred + d;

    unpack_diagonals(d, k, icf, diagonals, log_determinants);

    double log_likelihood = 0.0;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < k; j++) {
            const double *lower = icf + (size_t)j * icf_size(d) + d;
            subtract(d, x + (size_t)i * d, means + (size_t)j * d, centred);
            lower_product(d, diagonals + (size_t)j * d, lower, centred, whitened);
            log_densities[j] = alphas[j] + log_determinants[j] - 0.5 * squared_norm(d, whitened);
        }
        log_likelihood += logsumexp(k, log_densities);
    }

    *err = log_likelihood - 0.5 * n * d * log_two_pi - n * logsumexp(k, alphas)
           + log_wishart_prior(d, k, w, log_determinants, diagonals, icf);
    free(workspace);
}
