#include "lstm.h"

#include <stdlib.h>

/* log(2 + sum exp(x_i)): the 2 is part of the suite's definition. */
static number log_sum(size_t n, const number *x)
{
    number sum = 2.0;
    for (size_t i = 0; i < n; i++)
        sum += exp(x[i]);
    return log(sum);
}

number lstm_objective(shape_t shape, const number *main, const number *extra, const double *start,
                      const double *sequence)
{
    const size_t width = shape.width, states = state_size(shape);
    number *state = malloc((states + width) * sizeof *state);
    if (!state)
        return NAN;
    number *prediction = state + states;
    for (size_t i = 0; i < states; i++)
        state[i] = start[i];

    number total = 0.0;
    for (size_t t = 0; t + 1 < shape.length; t++) {
        lstm_predict(shape, main, extra, sequence + t * width, state, prediction);
        const number normaliser = log_sum(width, prediction);
        const double *next = sequence + (t + 1) * width;
        for (size_t i = 0; i < width; i++)
            total += next[i] * (prediction[i] - normaliser);
    }
    free(state);
    return -total / (double)(width * (shape.length - 1));
}
