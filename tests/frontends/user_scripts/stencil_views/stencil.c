#include <stddef.h>

/* Weighted sum of squared differences of neighbours in a grid. */
double roughness(const double *grid, size_t rows, size_t columns, const float *weights)
{
    double sum = 0.0;
    for (size_t i = 0; i + 1 < rows; i++)
        for (size_t j = 0; j + 1 < columns; j++) {
            const double *at = grid + i * columns + j;
            const double down = at[columns] - at[0], right = at[1] - at[0];
            sum += weights[j] * (down * down + right * right);
        }
    return sum;
}
