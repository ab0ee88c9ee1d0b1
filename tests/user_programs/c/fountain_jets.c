/* Fountains: drops from jets; vectors as unions of names, arrays and halves, a packed record per drop, Duff's device,
 * variable length arrays in a recursion, memory from the stack in a loop, and structs by value through pointers. */
#include "../expect.h"
#include <alloca.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef union {
    struct {
        double x, y, z;
    };
    struct {
        double xy[2], up;
    };
    double v[3];
} vec;

#pragma pack(push, 1)
typedef struct {
    uint8_t jet : 4, alive : 1, colour : 3;
    float size;
    vec at, speed;
    uint16_t age;
} drop;
#pragma pack(pop)

typedef struct {
    vec (*force)(const drop *, double);
    double strength;
    char name[6];
} field;

static vec gravity(const drop *d, double strength)
{
    (void)d;
    return (vec){{0, 0, -strength}};
}

static vec wind(const drop *d, double strength)
{
    vec f = {{0}};
    const double gust = strength * (1 + 0.2 * sin(d->at.z));
    f.xy[0] = gust / (1 + d->size);
    f.xy[1] = 0.3 * gust * d->at.up;
    return f;
}

static vec drag(const drop *d, double strength)
{
    vec f;
    double s = 0;
    for (int i = 0; i < 3; i++)
        s += d->speed.v[i] * d->speed.v[i];
    s = sqrt(s + 1e-9);
    for (int i = 0; i < 3; i++)
        f.v[i] = -strength * s * d->speed.v[i] / d->size;
    return f;
}

static void move(drop *drops, int n, const field *fields, int nf, double h)
{
    for (drop *d = drops; d < drops + n; d++) {
        if (!d->alive)
            continue;
        vec sum = {{0}};
        const field *f = fields;
        int rounds = (nf + 3) / 4;
        switch (nf % 4) {
        case 0:
            do {
                for (int i = 0; i < 3; i++)
                    sum.v[i] += f->force(d, f->strength).v[i];
                f++;
                __attribute__((fallthrough));
        case 3:
                for (int i = 0; i < 3; i++)
                    sum.v[i] += f->force(d, f->strength).v[i];
                f++;
                __attribute__((fallthrough));
        case 2:
                for (int i = 0; i < 3; i++)
                    sum.v[i] += f->force(d, f->strength).v[i];
                f++;
                __attribute__((fallthrough));
        case 1:
                for (int i = 0; i < 3; i++)
                    sum.v[i] += f->force(d, f->strength).v[i];
                f++;
            } while (--rounds > 0);
        }
        for (int i = 0; i < 3; i++) {
            d->speed.v[i] += h * sum.v[i];
            d->at.v[i] += h * d->speed.v[i];
        }
        d->age++;
        if (d->at.z < 0 && d->age > 3)
            d->alive = 0;
    }
}

/* The spread of the drops that fell, halved again and again. */
static double spread(const drop *drops, int n)
{
    if (n == 1)
        return drops->alive ? 0.01 * drops->at.z : drops->at.x * drops->at.x + drops->at.y;
    double part[n / 2 + 1], sum = 0;
    const int half = n / 2;
    for (int i = 0; i < half; i++)
        part[i] = 0.5 * spread(drops + i, 1);
    part[half] = spread(drops + half, n - half);
    for (int i = 0; i <= half; i++)
        sum += part[i] * (1 + 0.1 * i);
    return sum + 0.3 * spread(drops, half);
}

double splash(const double *pressure, int jets, double breeze, float size)
{
    const int n = 4 * jets;
    drop *drops = calloc((size_t)n, sizeof *drops);
    if (drops == NULL)
        return -1;
    for (int i = 0; i < n; i++) {
        drop d = {.jet = (uint8_t)(i % jets), .alive = 1, .colour = (uint8_t)(i & 7), .size = size * (1 + 0.1f * (float)(i % 3))};
        const double p = sqrt(pressure[d.jet]), tilt = 0.2 * (i / jets);
        d.speed = (vec){{p * sin(tilt), 0.1 * p, p * cos(tilt)}};
        memcpy(&drops[i], &d, sizeof d);
    }
    const field fields[] = {{gravity, 9.81, "down"}, {wind, breeze, "wind"}, {drag, 0.02, "drag"}, {wind, 0.1 * breeze, "gust"}, {drag, 0.001 * breeze, "mist"}};
    double mist = 0;
    for (int step = 0; step < 30; step++) {
        move(drops, n, fields, 5, 0.05);
        double *heights = alloca((size_t)n * sizeof *heights);
        for (int i = 0; i < n; i++)
            heights[i] = drops[i].at.z;
        for (int i = 1; i < n; i++)
            mist += 1e-3 * fabs(heights[i] - heights[i - 1]);
        if (step % 10 == 9) {
            const drop first = drops[0];
            memmove(drops, drops + 1, (size_t)(n - 1) * sizeof *drops);
            drops[n - 1] = first;
        }
    }
    const double result = spread(drops, n) + mist;
    free(drops);
    return result;
}

struct by {
    double breeze;
    float size;
};
extern struct by __enzyme_autodiff_by(void *, ...);

int main(void)
{
    double pressure[3] = {30, 42, 25}, d[3] = {0}, breeze = 1.1;
    float size = 0.5f;
    struct by by = __enzyme_autodiff_by((void *)splash, enzyme_dup, pressure, d, enzyme_const, 3, breeze, size);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("pressure", i, d[i], splash(pressure, 3, breeze, size), pressure[i], 1e-5, 1e-6);
    EXPECT_SLOPE("breeze", 0, by.breeze, splash(pressure, 3, breeze, size), breeze, 1e-6, 1e-6);
    EXPECT_SLOPE("size", 0, by.size, splash(pressure, 3, breeze, size), size, 0.0001220703125f, 1e-3);
    return verdict();
}
