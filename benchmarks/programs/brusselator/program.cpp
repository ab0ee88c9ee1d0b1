// The Brusselator on a grid of 32 x 32: 2048 equations, with Euler's method or with adaptive steps.
#include <cstring>

#include <ltoad.h>

#include "brusselator.hpp"
#include "memory.h"
#include "random.h"
#include "scalar.h"

extern "C" complex_objective mean_at_end_complex;

static double objective(const void *task, const double *x)
{
    return mean_at_end(*static_cast<const Experiment *>(task), x);
}

static void add_gradient(const void *task, const double *x, double *gradient)
{
    ltoad::__enzyme_autodiff<void>(reinterpret_cast<void *>(mean_at_end), enzyme_const, task,
                                   enzyme_dup, x, gradient);
}

// euler or adaptive
int program_open(program_t *program, char **words)
{
    static Experiment experiment;
    static scalar_t scalar;
    random_t random = {1};
    const bool adaptive = words[0] && !std::strcmp(words[0], "adaptive");
    experiment = Experiment{32, 1.0, 100, adaptive ? 1e-6 : 0.0};
    const std::size_t size = state_size(experiment);
    double *x = numbers(size + 3);
    fill_uniform(&random, size, 0.5, 1.5, x);
    x[size] = 1.0;
    x[size + 1] = 3.0;
    x[size + 2] = 2.0;
    scalar.inputs = size + 3;
    scalar.x = x;
    scalar.task = &experiment;
    scalar.objective = objective;
    scalar.add_gradient = add_gradient;
    scalar.expected = mean_at_end_complex;
    scalar_program(program, &scalar);
    return 0;
}
