// Records with a name, numbers and a union of floats behind a header; sscanf reads names into them.
#define TOLERANCE 1e-9
#include "check.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct record {
    char name[24];
    double x, y;
};

static int by_name(const void *a, const void *b)
{
    return strcmp(((const struct record *)a)->name, ((const struct record *)b)->name);
}

double total(const double *scale, const char *text)
{
    struct record *r = malloc(3 * sizeof *r);
    int used;
    for (int i = 0; i < 3; i++, text += used) {
        sscanf(text, "%23s %lf %lf%n", r[i].name, &r[i].x, &r[i].y, &used);
        r[i].x *= scale[0];
        r[i].y *= scale[1];
    }
    qsort(r, 3, sizeof *r, by_name);
    double sum = 0;
    for (int i = 0; i < 3; i++)
        sum += (i + 1) * r[i].x * r[i].y + strlen(r[i].name);
    free(r);
    return sum;
}

static double f(double *x) { return total(x, "pear 2 3 apple 4 5 fig 1 7"); }

int main(void)
{
    double x[2] = {1.5, 2}, d[2] = {0};
    __enzyme_autodiff_void((void *)f, enzyme_dup, x, d);
    check_gradient("f", f, 2, x, d);
    return check_result();
}
