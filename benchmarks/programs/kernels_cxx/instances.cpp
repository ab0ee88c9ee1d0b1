#include "instances.hpp"

#include <ltoad.h>

#include "memory.h"

namespace
{

double *uniform_numbers(random_t *random, std::size_t count, double low, double high)
{
    double *out = numbers(count);
    fill_uniform(random, count, low, high, out);
    return out;
}

std::vector<double> uniform_vector(random_t *random, std::size_t count)
{
    std::vector<double> out(count);
    fill_uniform(random, count, -1.0, 1.0, out.data());
    return out;
}

// Vectors have no place in the harness, so they are made of its numbers here, in both jobs.

double squares_of(const void *task, const double *x)
{
    const Equations &equations = *static_cast<const Equations *>(task);
    return squares(equations, Vector(x, x + equations.rows.front().size()));
}

void add_gradient_of_squares(const void *task, const double *x, double *gradient)
{
    const std::size_t count = static_cast<const Equations *>(task)->rows.front().size();
    const Vector at(x, x + count);
    Vector found(count, 0.0);
    ltoad::__enzyme_autodiff<double>(reinterpret_cast<void *>(squares), enzyme_const, task,
                                     enzyme_dup, &at, &found);
    for (std::size_t i = 0; i < count; i++)
        gradient[i] += found[i];
}

void open_squares(random_t *random, scalar_t *out)
{
    const std::size_t rows = 1000, columns = 500;
    static Equations task;
    for (std::size_t i = 0; i < rows; i++)
        task.rows.push_back(uniform_vector(random, columns));
    task.right = uniform_vector(random, rows);
    out->inputs = columns;
    out->x = uniform_numbers(random, columns, -1.0, 1.0);
    out->task = &task;
    out->objective = squares_of;
    out->add_gradient = add_gradient_of_squares;
    out->expected = squares_complex;
}

double minors_of(const void *task, const double *x)
{
    return minors(*static_cast<const std::size_t *>(task), x);
}

void add_gradient_of_minors(const void *task, const double *x, double *gradient)
{
    const std::size_t order = *static_cast<const std::size_t *>(task);
    ltoad::__enzyme_autodiff<double>(reinterpret_cast<void *>(minors), enzyme_const, order,
                                     enzyme_dup, x, gradient);
}

void open_minors(random_t *random, scalar_t *out)
{
    static const std::size_t order = 8;
    out->inputs = order * order;
    out->x = uniform_numbers(random, out->inputs, -1.0, 1.0);
    out->task = &order;
    out->objective = minors_of;
    out->add_gradient = add_gradient_of_minors;
    out->expected = minors_complex;
}

double ring_of(const void *task, const double *x)
{
    return ring(*static_cast<const Ring *>(task), x);
}

void add_gradient_of_ring(const void *task, const double *x, double *gradient)
{
    ltoad::__enzyme_autodiff<double>(reinterpret_cast<void *>(ring), enzyme_const, task, enzyme_dup,
                                     x, gradient);
}

void open_ring(random_t *random, scalar_t *out)
{
    // A longer time leads steps to the limit of what is stable, where they amplify rounding.
    static const Ring task = {200, 0.05, 1e-6};
    out->inputs = task.cells + 2;
    double *x = uniform_numbers(random, out->inputs, 0.0, 1.0);
    x[task.cells] = 50.0;
    x[task.cells + 1] = 3.0;
    out->x = x;
    out->task = &task;
    out->objective = ring_of;
    out->add_gradient = add_gradient_of_ring;
    out->expected = ring_complex;
}

double bundle_of(const void *task, const double *x)
{
    const Scene &scene = *static_cast<const Scene *>(task);
    return bundle(scene.observations, scene.cameras_of(x), scene.points_of(x));
}

void add_gradient_of_bundle(const void *task, const double *x, double *gradient)
{
    const Scene &scene = *static_cast<const Scene *>(task);
    ltoad::__enzyme_autodiff<double>(
        reinterpret_cast<void *>(bundle), enzyme_const, &scene.observations, enzyme_dup,
        scene.cameras_of(x), scene.cameras_of(gradient), enzyme_dup, scene.points_of(x),
        scene.points_of(gradient));
}

/// In front of points that are around the origin.
Camera camera(random_t *random)
{
    Camera out = {};
    fill_uniform(random, 3, -0.3, 0.3, out.rotation);
    fill_uniform(random, 3, -0.5, 0.5, out.translation);
    out.translation[2] += 5.0;
    out.focal = uniform(random, 400.0, 600.0);
    fill_uniform(random, 2, -0.1, 0.1, out.distortion);
    return out;
}

/// Every camera sees every fourth point, one after the other.
std::vector<Observation> observations(random_t *random, std::size_t cameras, std::size_t points)
{
    std::vector<Observation> out;
    for (std::size_t i = 0; i < cameras; i++) {
        for (std::size_t j = i % 4; j < points; j += 4)
            out.push_back({i, j, {uniform(random, -99.0, 99.0), uniform(random, -99.0, 99.0)}});
    }
    return out;
}

void open_bundle(random_t *random, scalar_t *out)
{
    static Scene task = {20, 1000, {}};
    task.observations = observations(random, task.cameras, task.points);
    out->inputs = Scene::per_camera * task.cameras + Scene::per_point * task.points;
    double *x = uniform_numbers(random, out->inputs, -1.0, 1.0);
    for (std::size_t i = 0; i < task.cameras; i++)
        task.cameras_of(x)[i] = camera(random);
    out->x = x;
    out->task = &task;
    out->objective = bundle_of;
    out->add_gradient = add_gradient_of_bundle;
    out->expected = bundle_complex;
}

} // namespace

const Instance instances[] = {
    {"squares", open_squares}, {"minors", open_minors}, {"ring", open_ring},
    {"bundle", open_bundle},   {nullptr, nullptr},
};
