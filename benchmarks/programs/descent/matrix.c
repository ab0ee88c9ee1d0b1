#include "descent.h"

void multiply(size_t rows, size_t columns, const number *a, const number *in, number *out)
{
    for (size_t i = 0; i < rows; i++) {
        number sum = 0.0;
        for (size_t j = 0; j < columns; j++)
            sum += a[i * columns + j] * in[j];
        out[i] = sum;
    }
}

void multiply_transposed(size_t rows, size_t columns, const number *a, const number *in,
                         number *out)
{
    for (size_t j = 0; j < columns; j++)
        out[j] = 0.0;
    for (size_t i = 0; i < rows; i++) {
        for (size_t j = 0; j < columns; j++)
            out[j] += a[i * columns + j] * in[i];
    }
}
