#include "../../expect.h"
#include "glm.h"
#include <stdlib.h>

static double influence(const double *ages, const double *weights, int n, const char *name)
{
    static const double outcomes[] = {0.1, 0.9, 0.3, 0.8, 0.4, 0.6, 0.7, 0.2};
    struct design *d = design_new(n, 3);
    for (int i = 0; i < n; i++) {
        double *row = design_row(d, i);
        row[0] = 1;
        row[1] = ages[i];
        row[2] = ages[i] * ages[i] / (1 + 0.2 * i);
    }
    d->used[n - 1] = 0;
    const struct glm_fit fit = glm(d, outcomes, weights, find_link(name));
    const double result = fit.status == GLM_SINGULAR ? -1 : fit.coefficients[1] - 0.5 * fit.coefficients[2] + 0.1 * fit.deviance;
    free(fit.coefficients);
    design_free(d);
    return result;
}

int main(void)
{
    static const char *names[] = {"logit", "log", "identity", "probit"};
    double age[8] = {-0.7, 1.1, 0.2, 0.9, -0.3, 0.5, 1.4, -1.0}, w[8] = {1, 1.2, 0.8, 1, 0.9, 1.1, 1, 1};
    for (int k = 0; k < 4; k++) {
        double d[8] = {0}, dw[8] = {0};
        __enzyme_autodiff((void *)influence, enzyme_dup, age, d, enzyme_dup, w, dw, enzyme_const, 8, enzyme_const, names[k]);
        for (int i = 0; i < 8; i++) {
            EXPECT_SLOPE(names[k], i, d[i], influence(age, w, 8, names[k]), age[i], 1e-4, 1e-5);
            EXPECT_SLOPE(names[k], 10 + i, dw[i], influence(age, w, 8, names[k]), w[i], 1e-4, 1e-5);
        }
    }
    return verdict();
}
