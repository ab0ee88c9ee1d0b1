#include "cg.h"

void apply_operator(size_t side, const number *k, const number *u, number *out)
{
    for (size_t i = 0; i < side; i++) {
        for (size_t j = 0; j < side; j++) {
            const size_t at = i * side + j;
            const number here = k[at];
            number sum = u[at] + 4.0 * here * u[at];
            if (i > 0)
                sum += 0.5 * (k[at - side] - here) * u[at] -
                       0.5 * (k[at - side] + here) * u[at - side];
            if (i + 1 < side)
                sum += 0.5 * (k[at + side] - here) * u[at] -
                       0.5 * (k[at + side] + here) * u[at + side];
            if (j > 0)
                sum += 0.5 * (k[at - 1] - here) * u[at] - 0.5 * (k[at - 1] + here) * u[at - 1];
            if (j + 1 < side)
                sum += 0.5 * (k[at + 1] - here) * u[at] - 0.5 * (k[at + 1] + here) * u[at + 1];
            out[at] = sum;
        }
    }
}
