#include "stencil.h"

void stencil_step(size_t side, double pace, const number *conductivity, const number *before,
                  number *after)
{
    for (size_t i = 1; i + 1 < side; i++) {
        for (size_t j = 1; j + 1 < side; j++) {
            const size_t at = i * side + j;
            const number k = conductivity[at], u = before[at];
            /* between two cells the mean of their conductivities counts */
            const number flow = (k + conductivity[at - side]) * (before[at - side] - u) +
                                (k + conductivity[at + side]) * (before[at + side] - u) +
                                (k + conductivity[at - 1]) * (before[at - 1] - u) +
                                (k + conductivity[at + 1]) * (before[at + 1] - u);
            after[at] = u + 0.5 * pace * flow;
        }
    }
}
