#include "instances.h"

#include <string.h>

#include <ltoad.h>

#include "expected.h"
#include "kernels.h"
#include "memory.h"

static double *uniform_numbers(random_t *random, size_t count, double low, double high)
{
    double *out = numbers(count);
    fill_uniform(random, count, low, high, out);
    return out;
}

/* What a kernel KERNEL needs beside its data: the complex variant, and a request. */
#define REQUEST(KERNEL)                                                                            \
    extern complex_objective KERNEL##_complex;                                                     \
    static void add_gradient_of_##KERNEL(const void *task, const double *x, double *gradient)      \
    {                                                                                              \
        __enzyme_autodiff_void((void *)KERNEL, enzyme_const, task, enzyme_dup, x, gradient);       \
    }

#define SCALAR(KERNEL, COUNT, TASK, X)                                                             \
    (scalar_t)                                                                                     \
    {                                                                                              \
        .inputs = (COUNT), .x = (X), .task = (TASK), .objective = KERNEL,                          \
        .add_gradient = add_gradient_of_##KERNEL, .expected = KERNEL##_complex                     \
    }

REQUEST(squares)

static void open_squares(random_t *random, scalar_t *out)
{
    const size_t rows = 1000, columns = 500;
    static equations_t task;
    task = (equations_t){.rows = rows,
                         .columns = columns,
                         .matrix = uniform_numbers(random, rows * columns, -1.0, 1.0),
                         .right = uniform_numbers(random, rows, -1.0, 1.0)};
    *out = SCALAR(squares, columns, &task, uniform_numbers(random, columns, -1.0, 1.0));
}

REQUEST(clusters)

static void open_clusters(random_t *random, scalar_t *out)
{
    static clusters_t task = {.points = 20000, .centres = 10, .dimension = 8};
    const size_t count = task.centres * task.dimension;
    task.point = uniform_numbers(random, task.points * task.dimension, 0.0, 1.0);
    task.direction = uniform_numbers(random, count, 0.5, 1.5);
    task.gradient = numbers(count);
    *out = SCALAR(clusters, count, &task, uniform_numbers(random, count, 0.0, 1.0));
}

static void add_hessian_times_direction(const void *task, const double *x, double *out)
{
    const clusters_t *c = task;
    memset(c->gradient, 0, c->centres * c->dimension * sizeof *c->gradient);
    __enzyme_fwddiff_void((void *)add_gradient_of_clusters, enzyme_const, task, enzyme_dup, x,
                          c->direction, enzyme_dup, c->gradient, out);
}

static void open_clusters_hessian(random_t *random, scalar_t *out)
{
    open_clusters(random, out);
    out->add_gradient = add_hessian_times_direction;
    out->expected = clusters_along;
}

REQUEST(minors)

static void open_minors(random_t *random, scalar_t *out)
{
    static const square_t task = {.order = 8};
    const size_t count = task.order * task.order;
    *out = SCALAR(minors, count, &task, uniform_numbers(random, count, -1.0, 1.0));
}

REQUEST(orbit)

static void open_orbit(random_t *random, scalar_t *out)
{
    static const orbit_t task = {.steps = 20000, .end = 2.0};
    double *x = uniform_numbers(random, 6, 0.5, 1.5);
    x[3] = 10.0;
    x[4] = 28.0;
    x[5] = 8.0 / 3.0;
    *out = SCALAR(orbit, 6, &task, x);
}

REQUEST(series)

static void open_series(random_t *random, scalar_t *out)
{
    static const series_t task = {.numbers = 500, .terms = 50};
    *out = SCALAR(series, task.numbers, &task, uniform_numbers(random, task.numbers, 0.1, 0.9));
}

REQUEST(saddle)

void payoff_slope(size_t size, const double *rules, const double *point, double *slope)
{
    __enzyme_autodiff_void((void *)payoff, enzyme_const, size, enzyme_const, rules, enzyme_dup,
                           point, slope);
}

static void open_saddle(random_t *random, scalar_t *out)
{
    static const game_t task = {.size = 16, .steps = 50, .length = 0.1};
    const size_t count = (task.size + 2) * task.size;
    *out = SCALAR(saddle, count, &task, uniform_numbers(random, count, -0.5, 0.5));
}

REQUEST(network)

static void open_network(random_t *random, scalar_t *out)
{
    static images_t task = {.images = 32, .pixels = 784, .hidden = 64, .labels = 10};
    const size_t count = (task.pixels + 1) * task.hidden + (task.hidden + 1) * task.labels;
    size_t *label = allocated(task.images, sizeof *label);
    for (size_t i = 0; i < task.images; i++)
        label[i] = i % task.labels;
    task.label = label;
    task.image = uniform_numbers(random, task.images * task.pixels, 0.0, 1.0);
    *out = SCALAR(network, count, &task, uniform_numbers(random, count, -0.05, 0.05));
}

static size_t below(random_t *random, size_t count)
{
    return (size_t)uniform(random, 0.0, (double)count);
}

/* In a cube with sides of that length. */
static const atom_t *atoms(random_t *random, size_t count, double side, size_t kinds)
{
    atom_t *out = allocated(count, sizeof *out);
    for (size_t i = 0; i < count; i++) {
        fill_uniform(random, 3, 0.0, side, out[i].place);
        out[i].kind = below(random, kinds);
    }
    return out;
}

static const kind_t *atom_kinds(random_t *random, size_t count)
{
    kind_t *out = allocated(count, sizeof *out);
    for (size_t i = 0; i < count; i++)
        out[i] = (kind_t){.radius = uniform(random, 1.0, 2.0),
                          .charge = uniform(random, -0.5, 0.5),
                          .hydrophobicity = uniform(random, -0.5, 0.5),
                          .bonds = below(random, 3) == 0};
    return out;
}

REQUEST(docking)

static void open_docking(random_t *random, scalar_t *out)
{
    static docking_t task = {.poses = 32, .ligand_atoms = 26, .protein_atoms = 500};
    const size_t kinds = 30, count = 6 * task.poses;
    task.kinds = atom_kinds(random, kinds);
    task.ligand = atoms(random, task.ligand_atoms, 4.0, kinds);
    task.protein = atoms(random, task.protein_atoms, 16.0, kinds);
    *out = SCALAR(docking, count, &task, uniform_numbers(random, count, 0.0, 10.0));
}

const instance_t instances[] = {
    {"squares", open_squares}, {"clusters", open_clusters}, {"hessian", open_clusters_hessian},
    {"minors", open_minors},   {"orbit", open_orbit},       {"series", open_series},
    {"saddle", open_saddle},   {"network", open_network},     {"docking", open_docking},
    {NULL, NULL},
};
