/* Debris in orbit: fragments meet in cells, each of which has a lock; a nested lock guards the
 * catalogue; collisions are counted by atomic operations; the log is kept in order, and the closest
 * approach under a critical section. */
#include "slopes.h"
#include <omp.h>

void __enzyme_autodiff(void *, ...);

enum { FRAGMENTS = 18, SHELLS = 6, STEPS = 4 };

typedef struct {
    omp_lock_t lock;
    double mass, momentum;
    int members;
} shell;

typedef struct {
    omp_nest_lock_t lock;
    double total, heaviest;
} catalogue;

typedef struct {
    double height[FRAGMENTS], speed[FRAGMENTS], mass[FRAGMENTS];
} cloud;

static void enter(catalogue *c, double mass)
{
    omp_set_nest_lock(&c->lock);
    c->total += mass * mass;
    omp_unset_nest_lock(&c->lock);
}

static void enter_heavy(catalogue *c, double mass)
{
    omp_set_nest_lock(&c->lock);
    if (mass > c->heaviest)
        c->heaviest = mass;
    enter(c, 0.1 * mass);
    omp_unset_nest_lock(&c->lock);
}

static int shell_of(double height)
{
    int at = (int)((height - 400.0) / 100.0);
    return at < 0 ? 0 : at >= SHELLS ? SHELLS - 1 : at;
}

static void gather(shell *shells, const cloud *c, int *crowded)
{
#pragma omp for schedule(guided)
    for (int i = 0; i < FRAGMENTS; i++) {
        shell *s = &shells[shell_of(c->height[i])];
        omp_set_lock(&s->lock);
        s->mass += c->mass[i];
        s->momentum += c->mass[i] * c->speed[i];
        s->members++;
        omp_unset_lock(&s->lock);
    }
#pragma omp for schedule(static)
    for (int k = 0; k < SHELLS; k++)
        if (shells[k].members > 2) {
#pragma omp atomic update
            *crowded += 1;
        }
}

static void drag(shell *shells, cloud *c, const double *air, double dt)
{
#pragma omp for schedule(dynamic)
    for (int i = 0; i < FRAGMENTS; i++) {
        const shell *s = &shells[shell_of(c->height[i])];
        const double mean = s->momentum / s->mass, density = air[0] * exp(-(c->height[i] - 400.0) / air[1]);
        c->speed[i] += dt * (0.1 * (mean - c->speed[i]) - density * c->speed[i] * fabs(c->speed[i]) / c->mass[i]);
        c->height[i] += dt * 20.0 * (c->speed[i] - 7.5);
    }
}

double hazard(const cloud *start, const double *air)
{
    cloud *c = malloc(sizeof *c);
    shell shells[SHELLS];
    catalogue book;
    double closest = 1e9, series = 1.0, chance = 0.0;
    int crowded = 0, order = 0;
    memcpy(c, start, sizeof *c);
    omp_init_nest_lock(&book.lock);
    book.total = book.heaviest = 0.0;
    for (int k = 0; k < SHELLS; k++)
        omp_init_lock(&shells[k].lock);
#pragma omp parallel shared(c, shells, book, closest, series, chance, crowded, order)
    {
        for (int step = 0; step < STEPS; step++) {
#pragma omp single
            for (int k = 0; k < SHELLS; k++) {
                shells[k].mass = shells[k].momentum = 0.0;
                shells[k].members = 0;
            }
            gather(shells, c, &crowded);
            drag(shells, c, air, 0.5);
        }
#pragma omp for schedule(dynamic, 2)
        for (int i = 0; i < FRAGMENTS; i++) {
            double own = 1e9;
            for (int j = 0; j < i; j++) {
                const double dh = (c->height[i] - c->height[j]) / 50.0, dv = c->speed[i] - c->speed[j];
                const double far = dh * dh + dv * dv;
                if (far < own)
                    own = far;
#pragma omp atomic
                chance += c->mass[i] * c->mass[j] / (1.0 + far);
            }
#pragma omp critical(nearest)
            if (own < closest)
                closest = own;
            if (c->mass[i] > 1.2)
                enter_heavy(&book, c->mass[i] * c->speed[i]);
            else
                enter(&book, c->mass[i]);
        }
#pragma omp for ordered schedule(static, 1)
        for (int i = 0; i < FRAGMENTS; i++) {
            const double part = 1.0 + 0.01 * c->speed[i] / c->mass[i];
#pragma omp ordered
            {
                series = series * part + 0.001 * c->height[i] / 100.0;
                order++;
            }
        }
    }
    for (int k = 0; k < SHELLS; k++)
        omp_destroy_lock(&shells[k].lock);
    omp_destroy_nest_lock(&book.lock);
    free(c);
    return chance + 10.0 * closest + series + 0.1 * book.total + book.heaviest + crowded * 0.01 + 0 * order;
}

int main(void)
{
    cloud c, d;
    double air[2] = {2e-4, 80.0}, d_air[2] = {0};
    memset(&d, 0, sizeof d);
    for (int i = 0; i < FRAGMENTS; i++) {
        c.height[i] = 450.0 + 97.0 * (i % 5) + 3.0 * i;
        c.speed[i] = 7.5 + 0.2 * sin(2.1 * i);
        c.mass[i] = 1.0 + 0.4 * cos(0.8 * i);
    }
    __enzyme_autodiff((void *)hazard, enzyme_dup, &c, &d, enzyme_dup, air, d_air);
    CHECK_SLOPES("height", hazard(&c, air), c.height, d.height, FRAGMENTS, 3, 1e-3, 1e-6);
    CHECK_SLOPES("speed", hazard(&c, air), c.speed, d.speed, FRAGMENTS, 3, 1e-4, 1e-6);
    CHECK_SLOPES("mass", hazard(&c, air), c.mass, d.mass, FRAGMENTS, 3, 1e-4, 1e-6);
    CHECK_SLOPES("air", hazard(&c, air), air, d_air, 2, 1, 1e-6, 1e-5);
    return slopes_verdict();
}
