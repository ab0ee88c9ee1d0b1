/* Statistics: generalised linear models by iteratively reweighted least squares. */
#ifndef GLM_H
#define GLM_H
#include <stdbool.h>
#include <stddef.h>

struct link {
    const char *name;
    double (*inverse)(double eta);
    double (*slope)(double eta);
    double (*variance)(double mu);
    bool canonical;
};

struct design {
    size_t rows, columns;
    double *values; /* by rows */
    unsigned char *used;
};

struct glm_fit {
    double *coefficients;
    double deviance;
    int iterations;
    enum { GLM_OK, GLM_SINGULAR, GLM_SLOW } status;
};

extern const struct link *find_link(const char *name);

struct design *design_new(size_t rows, size_t columns);
void design_free(struct design *);
static inline double *design_row(const struct design *d, size_t i) { return d->values + i * d->columns; }

int solve_spd(size_t n, double a[n][n], double b[n]);
struct glm_fit glm(const struct design *, const double *y, const double *weights, const struct link *);
#endif
