/* ODEs: an adaptive Bogacki-Shampine pair with rejected steps and an event that ends the run. */
#include "../expect.h"
#include <stdbool.h>

typedef struct {
    double mass, drag, gravity;
} World;
typedef struct {
    double x, y, vx, vy;
} State;

static State derivative(State s, World w)
{
    const double v = sqrt(s.vx * s.vx + s.vy * s.vy);
    return (State){s.vx, s.vy, -w.drag / w.mass * v * s.vx, -w.gravity - w.drag / w.mass * v * s.vy};
}
static State along(State a, double h, State d)
{
    return (State){a.x + h * d.x, a.y + h * d.y, a.vx + h * d.vx, a.vy + h * d.vy};
}
static double size(State s) { return fabs(s.x) + fabs(s.y) + fabs(s.vx) + fabs(s.vy); }

static bool step(State *s, World w, double h, double tolerance)
{
    const State k1 = derivative(*s, w), k2 = derivative(along(*s, h / 2, k1), w);
    const State k3 = derivative(along(*s, 0.75 * h, k2), w);
    State next = along(along(along(*s, 2 * h / 9, k1), h / 3, k2), 4 * h / 9, k3);
    const State k4 = derivative(next, w);
    State error = {0};
    error = along(error, -5 * h / 72, k1);
    error = along(error, h / 12, k2);
    error = along(error, h / 9, k3);
    error = along(error, -h / 8, k4);
    if (size(error) > tolerance)
        return false;
    *s = next;
    return true;
}

double range(World w, double speed, double angle)
{
    State s = {0, 1, speed * cos(angle), speed * sin(angle)};
    double h = 0.25, t = 0;
    int rejected = 0;
    for (int i = 0; i < 1000; i++) {
        const State before = s;
        if (!step(&s, w, h, 1e-3)) {
            h *= 0.5;
            rejected++;
            continue;
        }
        t += h;
        if (s.y < 0) /* where the chord meets the ground */
            return before.x + (s.x - before.x) * before.y / (before.y - s.y);
        if (h < 0.2 && rejected < 4)
            h *= 2;
    }
    return -1;
}

double range_of(const double *p)
{
    return range((World){p[0], p[1], p[2]}, p[3], p[4]);
}

int main(void)
{
    double p[5] = {1.5, 0.05, 9.81, 20, 0.7}, d[5] = {0};
    __enzyme_autodiff((void *)range_of, enzyme_dup, p, d);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("p", i, d[i], range_of(p), p[i], 1e-5, 1e-5);
    for (int i = 0; i < 5; i++) {
        double u[5] = {0};
        u[i] = 1;
        expect("tangent", i, __enzyme_fwddiff((void *)range_of, enzyme_dup, p, u), d[i], 1e-9);
    }
    return verdict();
}
