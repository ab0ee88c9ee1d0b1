#include "kernels.h"

typedef struct {
    number x, y, z;
} state_t;

static state_t slope(const number *parameters, state_t s)
{
    return (state_t){parameters[0] * (s.y - s.x), s.x * (parameters[1] - s.z) - s.y,
                     s.x * s.y - parameters[2] * s.z};
}

static state_t moved(state_t s, double by, state_t along)
{
    return (state_t){s.x + by * along.x, s.y + by * along.y, s.z + by * along.z};
}

static state_t step(const number *parameters, double length, state_t s)
{
    const state_t first = slope(parameters, s);
    const state_t second = slope(parameters, moved(s, 0.5 * length, first));
    const state_t third = slope(parameters, moved(s, 0.5 * length, second));
    const state_t fourth = slope(parameters, moved(s, length, third));
    s = moved(s, length / 6.0, first);
    s = moved(s, length / 3.0, second);
    s = moved(s, length / 3.0, third);
    return moved(s, length / 6.0, fourth);
}

number orbit(const void *task, const number *inputs)
{
    const orbit_t *o = task;
    const double length = o->end / (double)o->steps;
    state_t s = {inputs[0], inputs[1], inputs[2]};
    for (size_t k = 0; k < o->steps; k++)
        s = step(inputs + 3, length, s);
    return s.x * s.x + s.y * s.y + s.z * s.z;
}
