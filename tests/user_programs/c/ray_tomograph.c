/* Medical imaging: rays through a body, traced cell by cell into sparse rows that grow, a reconstruction by
 * projections onto rows in an order that is sorted, errors that leave by goto, and a callback with void *. */
#include "../expect.h"
#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    uint32_t cell;
    double length;
} crossing;

typedef struct {
    crossing *items;
    size_t count, room;
    double measured, norm;
    int id;
} ray;

typedef struct scanner scanner;
typedef int (*visit_fn)(uint32_t cell, double length, void *context);

struct scanner {
    int side;
    double pitch;
    ray *rays;
    size_t ray_count;
};

static int ray_append(uint32_t cell, double length, void *context)
{
    ray *r = context;
    if (r->count == r->room) {
        const size_t room = r->room ? r->room * 2 : 4;
        crossing *items = realloc(r->items, room * sizeof *items);
        if (items == NULL)
            return -ENOMEM;
        r->items = items;
        r->room = room;
    }
    r->items[r->count].cell = cell;
    r->items[r->count++].length = length;
    return 0;
}

static int compare_doubles(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Siddon's method: where the ray crosses lines of the grid, sorted. */
static int trace(const scanner *s, double x0, double y0, double x1, double y1, visit_fn visit, void *context)
{
    int error = 0;
    size_t n = 0;
    const double half = 0.5 * s->side * s->pitch, length = hypot(x1 - x0, y1 - y0);
    double *at = malloc((2 * (size_t)s->side + 4) * sizeof *at);
    if (at == NULL)
        return -ENOMEM;
    at[n++] = 0;
    for (int i = 0; i <= s->side; i++) {
        const double line = i * s->pitch - half;
        const double fx = (line - x0) / (x1 - x0), fy = (line - y0) / (y1 - y0);
        if (fx > 0 && fx < 1)
            at[n++] = fx;
        if (fy > 0 && fy < 1)
            at[n++] = fy;
    }
    at[n++] = 1;
    qsort(at, n, sizeof *at, compare_doubles);
    for (size_t i = 0; i + 1 < n; i++) {
        const double middle = 0.5 * (at[i] + at[i + 1]);
        const int cx = (int)floor((x0 + middle * (x1 - x0) + half) / s->pitch), cy = (int)floor((y0 + middle * (y1 - y0) + half) / s->pitch);
        if (cx < 0 || cy < 0 || cx >= s->side || cy >= s->side)
            continue;
        if ((error = visit((uint32_t)(cy * s->side + cx), (at[i + 1] - at[i]) * length, context)) != 0)
            goto out;
    }
out:
    free(at);
    return error;
}

static int compare_rays(const void *a, const void *b)
{
    const ray *x = a, *y = b;
    if (x->count != y->count)
        return x->count < y->count ? 1 : -1;
    return x->id - y->id;
}

static void scanner_free(scanner *s)
{
    if (s == NULL)
        return;
    for (size_t i = 0; i < s->ray_count; i++)
        free(s->rays[i].items);
    free(s->rays);
    free(s);
}

static scanner *scanner_new(int side, double pitch, double tilt, int views)
{
    scanner *s = calloc(1, sizeof *s);
    if (s == NULL)
        return NULL;
    s->side = side;
    s->pitch = pitch;
    s->rays = calloc((size_t)(views * 3), sizeof *s->rays);
    if (s->rays == NULL)
        goto fail;
    for (int v = 0; v < views; v++) {
        const double a = tilt + 3.14159265358979 * (v + 0.31) / views, c = cos(a), n = sin(a);
        for (int k = -1; k <= 1; k++) {
            ray *r = &s->rays[s->ray_count];
            const double shift = 0.61 * k + 0.07;
            r->id = (int)s->ray_count++;
            if (trace(s, -3 * c - shift * n, -3 * n + shift * c, 3 * c - shift * n, 3 * n + shift * c, ray_append, r) != 0)
                goto fail;
            for (size_t i = 0; i < r->count; i++)
                r->norm += r->items[i].length * r->items[i].length;
        }
    }
    return s;
fail:
    scanner_free(s);
    return NULL;
}

/* How well a body is reconstructed by a scanner whose tilt is known badly. */
static double misfit(const double *density, double tilt, double relax)
{
    double result = -1, image[25] = {0};
    scanner *truth = scanner_new(5, 0.5, tilt, 6), *believed = NULL;
    if (truth == NULL)
        goto out;
    if ((believed = scanner_new(5, 0.5, 0.1, 6)) == NULL)
        goto out;
    for (size_t i = 0; i < truth->ray_count; i++) {
        double s = 0;
        for (size_t k = 0; k < truth->rays[i].count; k++)
            s += density[truth->rays[i].items[k].cell] * truth->rays[i].items[k].length;
        believed->rays[i].measured = -log(exp(-s) + 1e-3);
    }
    qsort(believed->rays, believed->ray_count, sizeof *believed->rays, compare_rays);
    for (int sweep = 0; sweep < 5; sweep++)
        for (size_t i = 0; i < believed->ray_count; i++) {
            const ray *r = &believed->rays[i];
            if (r->count == 0)
                continue;
            double s = r->measured;
            for (const crossing *c = r->items; c < r->items + r->count; c++)
                s -= image[c->cell] * c->length;
            for (const crossing *c = r->items; c < r->items + r->count; c++)
                image[c->cell] += relax * s * c->length / r->norm;
        }
    result = 0;
    for (int i = 0; i < 25; i++)
        result += (image[i] - density[i]) * (image[i] - density[i]) + 0.01 * image[i];
out:
    scanner_free(believed);
    scanner_free(truth);
    return result;
}

struct two {
    double tilt, relax;
};
extern struct two __enzyme_autodiff_two(void *, ...);

int main(void)
{
    double density[25], d[25] = {0}, tilt = 0.13, relax = 0.7;
    for (int i = 0; i < 25; i++)
        density[i] = 0.4 + 0.3 * sin(1.7 * i) + (i == 12);
    struct two by = __enzyme_autodiff_two((void *)misfit, enzyme_dup, density, d, enzyme_out, tilt, enzyme_out, relax);
    for (int i = 0; i < 25; i++)
        EXPECT_SLOPE("density", i, d[i], misfit(density, tilt, relax), density[i], 1e-3, 1e-7);
    EXPECT_SLOPE("tilt", 0, by.tilt, misfit(density, tilt, relax), tilt, 1e-5, 1e-6);
    EXPECT_SLOPE("relax", 0, by.relax, misfit(density, tilt, relax), relax, 1e-3, 1e-7);
    return verdict();
}
