#include <stdbool.h>

#include "kernels.h"

/* Of the rows from `row` on, without the columns that are used. */
static number below(size_t order, size_t row, bool *used, const number *matrix)
{
    if (row == order)
        return 1.0;
    number sum = 0.0;
    double sign = 1.0;
    for (size_t j = 0; j < order; j++) {
        if (used[j])
            continue;
        used[j] = true;
        sum += sign * matrix[row * order + j] * below(order, row + 1, used, matrix);
        used[j] = false;
        sign = -sign;
    }
    return sum;
}

number minors(const void *task, const number *matrix)
{
    const square_t *square = task;
    bool used[largest_order] = {false};
    return square->order <= largest_order ? below(square->order, 0, used, matrix) : NAN;
}
