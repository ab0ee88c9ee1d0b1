/* The log posterior of a Gaussian mixture model, the GMM objective of the ADBench suite.
 *
 * A mixture of k Gaussians in d dimensions is parametrised by
 *   alphas  k            unnormalised log weights,
 *   means   k x d        row k is the centre of component k,
 *   icf     k x icf_size row k is the inverse covariance factor Q_k: d logarithms of the diagonal,
 *                        then the strictly lower triangle packed by columns.
 * The data x is n x d.  All matrices are dense, row after row. */
#ifndef GMM_H
#define GMM_H

#include <stddef.h>

/* Hyperparameters of the Wishart prior on every Q_k: scale gamma, excess degrees of freedom m. */
typedef struct {
    double gamma;
    int m;
} wishart_t;

/* Number of parameters of one triangular factor: d on the diagonal, d(d-1)/2 below it. */
static inline int icf_size(int d)
{
    return d * (d + 1) / 2;
}

/* *err = -n d/2 log(2 pi) + sum_i logsumexp_j( alpha_j + sum(q_j) - |Q_j (x_i - mu_j)|^2 / 2 )
 *        - n logsumexp(alpha) + log_wishart_prior.  If no workspace can be had, *err is NaN. */
void gmm_objective(int d, int k, int n, const double *alphas, const double *means,
                   const double *icf, const double *x, wishart_t w, double *err);

/* The prior's contribution: sum_j ( gamma^2/2 |Q_j|_F^2 - m sum(q_j) ) - k C(d, gamma, m).
 * diagonals is k x d (the exponentials of the q_j), log_determinants[j] is sum(q_j). */
double log_wishart_prior(int d, int k, wishart_t w, const double *log_determinants,
                         const double *diagonals, const double *icf);

/* log(sum_i exp(x_i)), computed so that no exponential overflows; n >= 1. */
double logsumexp(int n, const double *x);

#endif
