#include "glm.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

struct glm_fit glm(const struct design *x, const double *y, const double *weights, const struct link *link)
{
    const size_t n = x->columns;
    struct glm_fit fit = {.coefficients = calloc(n, sizeof(double)), .status = GLM_SLOW};
    double normal[n][n], right[n];
    for (fit.iterations = 0; fit.iterations < 25; fit.iterations++) {
        memset(normal, 0, sizeof normal);
        memset(right, 0, sizeof right);
        fit.deviance = 0;
        for (size_t i = 0; i < x->rows; i++) {
            if (!x->used[i])
                continue;
            const double *row = design_row(x, i);
            double eta = 0;
            for (size_t j = 0; j < n; j++)
                eta += row[j] * fit.coefficients[j];
            const double mu = link->inverse(eta), slope = link->slope(eta);
            const double w = weights[i] * slope * slope / link->variance(mu), z = eta + (y[i] - mu) / slope;
            fit.deviance += weights[i] * (y[i] - mu) * (y[i] - mu) / link->variance(mu);
            for (size_t j = 0; j < n; j++) {
                right[j] += w * row[j] * z;
                for (size_t k = 0; k <= j; k++)
                    normal[j][k] += w * row[j] * row[k];
            }
        }
        if (solve_spd(n, normal, right)) {
            fit.status = GLM_SINGULAR;
            break;
        }
        double change = 0;
        for (size_t j = 0; j < n; j++)
            change = fmax(change, fabs(right[j] - fit.coefficients[j]));
        memcpy(fit.coefficients, right, sizeof right);
        if (change < 1e-13 && fit.iterations > 15) {
            fit.status = GLM_OK;
            break;
        }
    }
    return fit;
}
