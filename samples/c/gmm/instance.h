/* A GMM problem: its sizes, its parameters, its data; read from and written to ADBench's text
 * format, or generated. */
#ifndef INSTANCE_H
#define INSTANCE_H

#include <stddef.h>

#include "gmm.h"

/* The parameters lie in one block (alphas, means, icf, in this order) so that a gradient with the
 * same layout can be treated as one vector. */
typedef struct {
    int d, k, n;
    double *parameters;
    double *x;
    wishart_t wishart;
} instance_t;

size_t instance_parameter_count(const instance_t *instance);
size_t instance_means_offset(const instance_t *instance);
size_t instance_icf_offset(const instance_t *instance);

/* Each returns 0, or -1 after a message on stderr; on failure the instance holds no memory. */
int instance_read(instance_t *instance, const char *path);
int instance_generate(instance_t *instance, int n, int d, int k, unsigned long long seed);
int instance_write(const instance_t *instance, const char *path);

void instance_free(instance_t *instance);

#endif
