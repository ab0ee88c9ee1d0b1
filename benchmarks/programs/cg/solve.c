#include "cg.h"

number dot(size_t n, const number *a, const number *b)
{
    number sum = 0.0;
    for (size_t i = 0; i < n; i++)
        sum += a[i] * b[i];
    return sum;
}

void solve(const grid_t *grid, const number *k, const number *f, number *u, number *work)
{
    const size_t n = grid->side * grid->side;
    number *residual = work, *direction = work + n, *image = work + 2 * n;
    for (size_t i = 0; i < n; i++) {
        u[i] = 0.0;
        residual[i] = direction[i] = f[i];
    }
    number square = dot(n, f, f);
    const double enough = grid->tolerance * grid->tolerance * real_part(square);
    while (real_part(square) > enough) {
        apply_operator(grid->side, k, direction, image);
        const number length = square / dot(n, direction, image);
        for (size_t i = 0; i < n; i++) {
            u[i] += length * direction[i];
            residual[i] -= length * image[i];
        }
        const number next = dot(n, residual, residual);
        const number share = next / square;
        for (size_t i = 0; i < n; i++)
            direction[i] = residual[i] + share * direction[i];
        square = next;
    }
}
