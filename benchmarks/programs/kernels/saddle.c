#include <stdlib.h>

#include "kernels.h"

number payoff(size_t size, const number *rules, const number *point)
{
    const number *x = point, *y = point + size, *table = rules + 2 * size;
    number sum = 0.0;
    for (size_t i = 0; i < size; i++) {
        sum += 0.5 * x[i] * x[i] + rules[i] * x[i];
        sum -= 0.5 * y[i] * y[i] + rules[size + i] * y[i];
    }
    for (size_t i = 0; i < size; i++) {
        for (size_t j = 0; j < size; j++)
            sum += table[i * size + j] * sin(x[i]) * sin(y[j]);
    }
    return sum;
}

/* The first player goes down, and the second one up. */
static void step(const game_t *game, const number *slope, number *point)
{
    for (size_t i = 0; i < game->size; i++) {
        point[i] -= game->length * slope[i];
        point[game->size + i] += game->length * slope[game->size + i];
    }
}

number saddle(const void *task, const number *rules)
{
    const game_t *game = task;
    const size_t count = 2 * game->size;
    number *point = malloc(2 * count * sizeof *point);
    if (!point)
        return NAN;
    number *slope = point + count;
    for (size_t i = 0; i < count; i++)
        point[i] = 0.0;
    for (size_t k = 0; k < game->steps; k++) {
        for (size_t i = 0; i < count; i++)
            slope[i] = 0.0;
        payoff_slope(game->size, rules, point, slope);
        step(game, slope, point);
    }
    const number value = payoff(game->size, rules, point);
    free(point);
    return value;
}
