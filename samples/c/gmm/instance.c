/* ADBench's GMM text format: "d k n", then k lines with one alpha each, k lines of means,
 * k lines of icf, n lines of data, and last "gamma m". */
#include "instance.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

size_t instance_means_offset(const instance_t *instance)
{
    return (size_t)instance->k;
}

size_t instance_icf_offset(const instance_t *instance)
{
    return (size_t)instance->k * (1 + (size_t)instance->d);
}

size_t instance_parameter_count(const instance_t *instance)
{
    return instance_icf_offset(instance) + (size_t)instance->k * (size_t)icf_size(instance->d);
}

static int allocate(instance_t *instance, int d, int k, int n)
{
    *instance = (instance_t){.d = d, .k = k, .n = n};
    instance->parameters = calloc(instance_parameter_count(instance), sizeof(double));
    instance->x = calloc((size_t)n * (size_t)d, sizeof(double));
    if (instance->parameters && instance->x)
        return 0;
    fprintf(stderr, "gmm: out of memory for n=%d d=%d K=%d\n", n, d, k);
    instance_free(instance);
    return -1;
}

void instance_free(instance_t *instance)
{
    free(instance->parameters);
    free(instance->x);
    *instance = (instance_t){0};
}

static int read_doubles(FILE *file, size_t count, double *out)
{
    for (size_t i = 0; i < count; i++) {
        if (fscanf(file, "%lf", &out[i]) != 1)
            return -1;
    }
    return 0;
}

static int read_sizes(FILE *file, int *d, int *k, int *n)
{
    /* icf_size(d) is an int: a dimension beyond this bound is a broken file, not a problem. */
    enum { max_dimension = 10000 };
    if (fscanf(file, "%d %d %d", d, k, n) != 3)
        return -1;
    return *d >= 1 && *d <= max_dimension && *k >= 1 && *n >= 1 ? 0 : -1;
}

int instance_read(instance_t *instance, const char *path)
{
    FILE *file = fopen(path, "r");
    if (!file) {
        fprintf(stderr, "gmm: %s: %s\n", path, strerror(errno));
        return -1;
    }
    int d, k, n;
    int status = read_sizes(file, &d, &k, &n);
    if (status == 0 && allocate(instance, d, k, n) != 0) {
        fclose(file);
        return -1;
    }
    if (status == 0) {
        status = read_doubles(file, instance_parameter_count(instance), instance->parameters);
        if (status == 0)
            status = read_doubles(file, (size_t)n * (size_t)d, instance->x);
        wishart_t *w = &instance->wishart;
        if (status == 0 && fscanf(file, "%lf %d", &w->gamma, &w->m) != 2)
            status = -1;
        if (status != 0)
            instance_free(instance);
    }
    fclose(file);
    if (status != 0)
        fprintf(stderr, "gmm: %s: not a GMM instance (or truncated)\n", path);
    return status;
}

static const double *write_rows(FILE *file, int rows, int columns, const double *values)
{
    for (int i = 0; i < rows; i++) {
        for (int j = 0; j < columns; j++)
            fprintf(file, "%s%.17g", j ? " " : "", *values++);
        fputc('\n', file);
    }
    return values;
}

int instance_write(const instance_t *instance, const char *path)
{
    FILE *file = fopen(path, "w");
    if (!file) {
        fprintf(stderr, "gmm: %s: %s\n", path, strerror(errno));
        return -1;
    }
    const int d = instance->d, k = instance->k, n = instance->n;
    fprintf(file, "%d %d %d\n", d, k, n);
    const double *next = write_rows(file, k, 1, instance->parameters);
    next = write_rows(file, k, d, next);
    write_rows(file, k, icf_size(d), next);
    write_rows(file, n, d, instance->x);
    fprintf(file, "%.17g %d\n", instance->wishart.gamma, instance->wishart.m);
    const int failed = ferror(file);
    if (fclose(file) != 0 || failed) {
        fprintf(stderr, "gmm: %s: cannot write\n", path);
        return -1;
    }
    return 0;
}

/* SplitMix64 (Steele, Lea, Flood, OOPSLA 2014): a full-period generator with one word of state.
 * generate.py uses the same stream, so that both make the same instance from the same seed. */
static unsigned long long next_bits(unsigned long long *state)
{
    unsigned long long z = *state += 0x9e3779b97f4a7c15ULL;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}

static double uniform(unsigned long long *state, double low, double high)
{
    return low + (high - low) * ((double)(next_bits(state) >> 11) * 0x1.0p-53);
}

static void fill(unsigned long long *state, size_t count, double low, double high, double *out)
{
    for (size_t i = 0; i < count; i++)
        out[i] = uniform(state, low, high);
}

int instance_generate(instance_t *instance, int n, int d, int k, unsigned long long seed)
{
    if (allocate(instance, d, k, n) != 0)
        return -1;
    unsigned long long state = seed;
    const size_t means = instance_means_offset(instance), icf = instance_icf_offset(instance);
    fill(&state, means, -1.0, 1.0, instance->parameters);
    fill(&state, icf - means, 0.0, 1.0, instance->parameters + means);
    fill(&state, instance_parameter_count(instance) - icf, -1.0, 1.0, instance->parameters + icf);
    fill(&state, (size_t)n * (size_t)d, -2.0, 2.0, instance->x);
    instance->wishart = (wishart_t){.gamma = 1.0, .m = 0};
    return 0;
}
