/* Uses `real`. */
#ifndef WEIGHTED_H
#define WEIGHTED_H

/* A number that depends on all elements in different ways. */
static real weighted(const real *v, int rows, int columns, int ld)
{
    real sum = 0;
    for (int j = 0; j < columns; j++)
        for (int i = 0; i < rows; i++)
            sum += v[i + j * ld] * v[i + j * ld] * (1 + 0.3 * i - 0.2 * j) + (i - j) * v[i + j * ld];
    return sum;
}

#endif
