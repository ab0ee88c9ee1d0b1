/* LSTM: the objective and its gradient by all parameters. */
#include <stdlib.h>
#include <string.h>

#include <ltoad.h>

#include "expected.h"
#include "memory.h"
#include "network.h"
#include "program.h"

typedef struct {
    network_t network;
    double *gradient;
    volatile double value;
} lstm_t;

static void primal(void *context)
{
    lstm_t *lstm = context;
    const network_t *n = &lstm->network;
    lstm->value = lstm_objective(n->shape, n->parameters, n->parameters + main_size(n->shape),
                                 n->start, n->sequence);
}

static void derivative(void *context)
{
    lstm_t *lstm = context;
    const network_t *n = &lstm->network;
    const size_t extra = main_size(n->shape);
    memset(lstm->gradient, 0, (extra + extra_size(n->shape)) * sizeof(double));
    __enzyme_autodiff_void((void *)lstm_objective, enzyme_const, n->shape, enzyme_dup,
                           n->parameters, lstm->gradient, enzyme_dup, n->parameters + extra,
                           lstm->gradient + extra, enzyme_const, n->start, enzyme_const,
                           n->sequence);
}

static double error(void *context)
{
    const lstm_t *lstm = context;
    return network_error(&lstm->network, lstm->gradient);
}

/* A file in ADBench's format, or layers and length of a network of width 14. */
int program_open(program_t *program, char **words)
{
    static lstm_t lstm;
    if (!words[0])
        return -1;
    if (words[1])
        network_generate(&lstm.network,
                         (shape_t){strtoul(words[0], NULL, 10), strtoul(words[1], NULL, 10), 14});
    else
        network_read(&lstm.network, words[0]);
    const shape_t shape = lstm.network.shape;
    lstm.gradient = numbers(main_size(shape) + extra_size(shape));
    *program = (program_t){&lstm, primal, derivative, error};
    return 0;
}
