/* Wax for skis: mixtures are structs that are passed and returned by value, and sorted by way of pointers. */
#include "../expect.h"
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    float hardness, fluor;
    int16_t id;
    bool liquid;
    double price;
} wax;

typedef struct {
    double friction;
    float wear;
    uint32_t flags;
} glide;

typedef struct {
    float temperature;
    double humidity;
    struct {
        unsigned fresh : 1, wet : 1, grain : 6;
    } snow;
} weather;

static inline uint32_t rotate(uint32_t x, int n)
{
    return x << n | x >> (32 - n);
}

static wax blend(wax a, wax b, float share)
{
    wax r = a;
    r.hardness = a.hardness * share + b.hardness * (1 - share);
    r.fluor = fmaxf(a.fluor, b.fluor) - 0.1f * fabsf(a.fluor - b.fluor);
    r.id = (int16_t)(a.id ^ (b.id << 4));
    r.liquid = a.liquid && b.liquid;
    r.price = a.price * share + b.price * (1 - (double)share);
    return r;
}

static glide try_out(const wax w, weather now, double speed)
{
    glide g = {.flags = rotate((uint32_t)w.id * 2654435761u, 7)};
    const float ideal = 1 - 0.08f * now.temperature;
    const float off = w.hardness - ideal;
    g.friction = 0.02 + 0.01 * off * off + (now.snow.wet ? 0.02 * (1 - w.fluor) : 0.005);
    g.friction += 1e-4 * speed * now.humidity * (now.snow.grain >> 2);
    g.wear = 0.1f / w.hardness + (w.liquid ? 0.05f : 0);
    if (now.snow.fresh)
        g.friction *= 1.1;
    return g;
}

static int by_friction(const void *a, const void *b)
{
    const glide *const *x = a, *const *y = b;
    return ((*x)->friction > (*y)->friction) - ((*x)->friction < (*y)->friction);
}

double race(const wax *box, int count, double humidity, double speed)
{
    const weather days[3] = {{-8, humidity, {1, 0, 12}}, {-1.5f, 1.2 * humidity, {0, 1, 33}}, {-4, 0.5, {0, 0, 20}}};
    const int pairs = count * (count - 1) / 2;
    glide *results = malloc(sizeof(glide) * (size_t)pairs);
    glide **order = malloc(sizeof *order * (size_t)pairs);
    double total = 0;
    unsigned seen = 0;
    for (int d = 0; d < 3; d++) {
        int n = 0;
        for (int i = 0; i < count; i++)
            for (int j = i + 1; j < count; j++) {
                const wax w = blend(box[i], box[j], 0.25f + 0.125f * (float)d);
                results[n] = try_out(w, days[d], speed);
                results[n].friction += 1e-3 * w.price;
                order[n] = &results[n];
                n++;
            }
        qsort(order, (size_t)n, sizeof *order, by_friction);
        for (int k = 0; k < 3; k++) {
            total += order[k]->friction / (k + 1) + order[k]->wear;
            seen += __builtin_popcount(order[k]->flags);
        }
    }
    free(order);
    free(results);
    return seen > 9 ? total * 10 : -1;
}

int main(void)
{
    wax box[4] = {{1.25f, 0.1f, 3, false, 12}, {1.75f, 0.5f, 5, false, 20}, {0.9f, 0.8f, 9, true, 35}, {1.5f, 0.3f, 6, true, 8}};
    wax d[4];
    memset(d, 0, sizeof d);
    double humidity = 0.7, speed = 11;
    struct two {
        double humidity, speed;
    };
    extern struct two __enzyme_autodiff_two(void *, ...);
    struct two g = __enzyme_autodiff_two((void *)race, enzyme_dup, box, d, enzyme_const, 4, enzyme_out, humidity, enzyme_out, speed);
    EXPECT_SLOPE("humidity", 0, g.humidity, race(box, 4, humidity, speed), humidity, 1e-3, 1e-6);
    EXPECT_SLOPE("speed", 0, g.speed, race(box, 4, humidity, speed), speed, 1e-2, 1e-6);
    for (int i = 0; i < 4; i++) {
        EXPECT_SLOPE("price", i, d[i].price, race(box, 4, humidity, speed), box[i].price, 1e-3, 1e-6);
        EXPECT_SLOPE("hardness", i, d[i].hardness, race(box, 4, humidity, speed), box[i].hardness, 0.0078125f, 2e-3);
        EXPECT_SLOPE("fluor", i, d[i].fluor, race(box, 4, humidity, speed), box[i].fluor, 0.0078125f, 2e-3);
    }
    return verdict();
}
