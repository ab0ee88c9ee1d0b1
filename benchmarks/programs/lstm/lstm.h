/* A long short-term memory network that predicts the next element of a sequence: the LSTM
 * objective of the ADBench suite.  Weights are diagonal: every unit has its own four gates.
 *
 * `layers` cells of width `width`, one on top of the other.  For each layer:
 *   main   8 x width   weights, then biases, of the forget, input, output and change gates
 *   state  2 x width   hidden values, then cell values
 * extra, 3 x width, holds the weights of the input, and weights and biases of the prediction.
 * The sequence is length x width. */
#ifndef LSTM_H
#define LSTM_H

#include <stddef.h>

#include "number.h"

typedef struct {
    size_t layers, length, width;
} shape_t;

static inline size_t main_size(shape_t shape)
{
    return 8 * shape.layers * shape.width;
}

static inline size_t extra_size(shape_t shape)
{
    return 3 * shape.width;
}

static inline size_t state_size(shape_t shape)
{
    return 2 * shape.layers * shape.width;
}

#define lstm_cell NAME(lstm_cell)
#define lstm_predict NAME(lstm_predict)
#define lstm_objective NAME(lstm_objective)

/* One step of one layer: `hidden` and `cell` are updated. */
void lstm_cell(size_t width, const number *weights, const number *biases, const number *input,
               number *hidden, number *cell);

/* Feeds one element through all layers; `prediction` is what comes next, as unnormalised log
 * probabilities. */
void lstm_predict(shape_t shape, const number *main, const number *extra, const double *input,
                  number *state, number *prediction);

/* The mean cross entropy of the predictions of all elements but the first; `start` is the state
 * before it.  NaN if no workspace can be had. */
number lstm_objective(shape_t shape, const number *main, const number *extra, const double *start,
                      const double *sequence);

#endif
