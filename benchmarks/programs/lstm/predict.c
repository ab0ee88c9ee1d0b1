#include "lstm.h"

void lstm_predict(shape_t shape, const number *main, const number *extra, const double *input,
                  number *state, number *prediction)
{
    const size_t width = shape.width;
    for (size_t i = 0; i < width; i++)
        prediction[i] = input[i] * extra[i];
    const number *below = prediction;
    for (size_t layer = 0; layer < shape.layers; layer++) {
        const number *weights = main + 8 * width * layer;
        number *hidden = state + 2 * width * layer;
        lstm_cell(width, weights, weights + 4 * width, below, hidden, hidden + width);
        below = hidden;
    }
    for (size_t i = 0; i < width; i++)
        prediction[i] = below[i] * extra[width + i] + extra[2 * width + i];
}
