#include "lstm.h"

static number sigmoid(number x)
{
    return 1.0 / (1.0 + exp(-x));
}

void lstm_cell(size_t width, const number *weights, const number *biases, const number *input,
               number *hidden, number *cell)
{
    const size_t in = width, out = 2 * width, changed = 3 * width;
    for (size_t i = 0; i < width; i++) {
        const number forget = sigmoid(input[i] * weights[i] + biases[i]);
        const number ingate = sigmoid(hidden[i] * weights[in + i] + biases[in + i]);
        const number outgate = sigmoid(input[i] * weights[out + i] + biases[out + i]);
        const number change = tanh(hidden[i] * weights[changed + i] + biases[changed + i]);
        cell[i] = cell[i] * forget + ingate * change;
        hidden[i] = outgate * tanh(cell[i]);
    }
}
