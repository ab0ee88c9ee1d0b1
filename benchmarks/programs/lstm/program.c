/* LSTM: the objective and its gradient by all parameters. */
#include <stdio.h>
#include <stdlib.h>

#include <ltoad.h>

#include "network.h"
#include "scalar.h"

extern complex_objective network_objective_complex;

static void add_gradient(const void *task, const double *x, double *gradient)
{
    const network_t *n = task;
    const size_t extra = main_size(n->shape);
    __enzyme_autodiff_void((void *)lstm_objective, enzyme_const, n->shape, enzyme_dup, x, gradient,
                           enzyme_dup, x + extra, gradient + extra, enzyme_const, n->start,
                           enzyme_const, n->sequence);
}

/* A file in ADBench's format, or layers and length of a network of width 14. */
int program_open(program_t *program, char **words)
{
    static network_t network;
    static scalar_t scalar;
    if (!words[0]) {
        fputs("usage: lstm FILE, or lstm LAYERS LENGTH\n", stderr);
        return -1;
    }
    if (words[1])
        network_generate(&network,
                         (shape_t){strtoul(words[0], NULL, 10), strtoul(words[1], NULL, 10), 14});
    else
        network_read(&network, words[0]);
    scalar = (scalar_t){.inputs = parameter_count(&network),
                        .x = network.parameters,
                        .task = &network,
                        .objective = network_objective,
                        .add_gradient = add_gradient,
                        .expected = network_objective_complex};
    scalar_program(program, &scalar);
    return 0;
}
