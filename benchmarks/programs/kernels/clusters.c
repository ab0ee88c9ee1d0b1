#include "kernels.h"

static number distance(size_t dimension, const double *point, const number *centre)
{
    number sum = 0.0;
    for (size_t l = 0; l < dimension; l++) {
        const number difference = point[l] - centre[l];
        sum += difference * difference;
    }
    return sum;
}

number clusters(const void *task, const number *centres)
{
    const clusters_t *c = task;
    number sum = 0.0;
    for (size_t i = 0; i < c->points; i++) {
        number nearest = INFINITY;
        for (size_t j = 0; j < c->centres; j++) {
            const number found =
                distance(c->dimension, c->point + i * c->dimension, centres + j * c->dimension);
            if (real_part(found) < real_part(nearest))
                nearest = found;
        }
        sum += nearest;
    }
    return sum;
}
