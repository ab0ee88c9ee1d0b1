/* What only the complex variant has: gradients by hand where ltoad's own are the objective. */
#include "expected.h"

#include "kernels.h"

static size_t nearest(const clusters_t *c, const double *point, const number *centres)
{
    size_t best = 0;
    double least = INFINITY;
    for (size_t j = 0; j < c->centres; j++) {
        double sum = 0.0;
        for (size_t l = 0; l < c->dimension; l++) {
            const double difference = point[l] - real_part(centres[j * c->dimension + l]);
            sum += difference * difference;
        }
        if (sum < least) {
            least = sum;
            best = j;
        }
    }
    return best;
}

number clusters_along(const void *task, const number *centres)
{
    const clusters_t *c = task;
    number sum = 0.0;
    for (size_t i = 0; i < c->points; i++) {
        const double *point = c->point + i * c->dimension;
        const size_t at = nearest(c, point, centres) * c->dimension;
        for (size_t l = 0; l < c->dimension; l++)
            sum += 2.0 * (centres[at + l] - point[l]) * c->direction[at + l];
    }
    return sum;
}

void payoff_slope(size_t size, const number *rules, const number *point, number *slope)
{
    const number *x = point, *y = point + size, *table = rules + 2 * size;
    for (size_t i = 0; i < size; i++) {
        slope[i] += x[i] + rules[i];
        slope[size + i] -= y[i] + rules[size + i];
    }
    for (size_t i = 0; i < size; i++) {
        for (size_t j = 0; j < size; j++) {
            const number c = table[i * size + j];
            slope[i] += c * cos(x[i]) * sin(y[j]);
            slope[size + j] += c * sin(x[i]) * cos(y[j]);
        }
    }
}
