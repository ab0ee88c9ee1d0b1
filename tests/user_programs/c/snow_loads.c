/* Avalanches: layers of snow in lists per slope, OpenMP tasks and reductions, byte order helpers and fixed-point readings beside. */
#include "../expect.h"
#include <omp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct layer {
    double thickness, density;
    uint16_t age;
    uint8_t kind;
    struct layer *below;
};
struct slope {
    struct layer *top;
    double angle;
    int layers;
    char code[4];
};

/* A reading as stations send it: big-endian, centimetres in 8.8 fixed point, then a checksum. */
static int decode(const uint8_t packet[4], double *metres)
{
    const uint16_t raw = (uint16_t)(packet[0] << 8 | packet[1]);
    const uint8_t sum = packet[0] ^ packet[1] ^ packet[2];
    if (sum != packet[3])
        return -1;
    *metres = (raw / 256.0) / 100.0;
    return packet[2];
}

static void snow(struct slope *s, double thickness, double density, int kind)
{
    struct layer *l = malloc(sizeof *l);
    *l = (struct layer){.thickness = thickness, .density = density, .kind = (uint8_t)kind, .below = s->top};
    s->top = l;
    s->layers++;
}
static struct layer **weakest(struct slope *s)
{
    struct layer **found = &s->top;
    for (struct layer **at = &s->top; *at; at = &(*at)->below)
        if ((*at)->density < (*found)->density)
            found = at;
    return found;
}
static void settle(struct slope *s, double rate)
{
    double load = 0;
    for (struct layer *l = s->top; l; l = l->below) {
        load += l->thickness * l->density;
        const double squeeze = exp(-rate * load / l->density);
        l->thickness *= squeeze;
        l->density /= squeeze;
        l->age++;
    }
}
static double strength(const struct layer *l)
{
    static const double base[] = {0.6, 1.2, 2.4};
    return base[l->kind % 3] * pow(l->density / 100, 1.7) * log1p(l->age);
}
static double danger(const struct layer *l, double load, double angle)
{
    if (!l)
        return 0;
    load += l->thickness * l->density * 9.81e-3;
    const double index = strength(l) / (load * sin(angle));
    return 1 / (1 + exp(4 * (index - 1))) + 0.9 * danger(l->below, load, angle);
}
static double tree(const struct slope *all, int from, int to)
{
    if (to - from == 1) {
        return danger(all[from].top, 0, all[from].angle);
    }
    double left, right;
    const int middle = (from + to) / 2;
#pragma omp task shared(left) firstprivate(from, middle)
    left = tree(all, from, middle);
#pragma omp task shared(right) firstprivate(middle, to)
    right = tree(all, middle, to);
#pragma omp taskwait
    return left + right;
}

static double region(const double *falls, double rate, double warm)
{
    enum { SLOPES = 5 };
    static const uint8_t packets[3][4] = {{0x32, 0x40, 1, 0x73}, {0x19, 0x80, 2, 0x9b}, {0x11, 0x11, 1, 0x00}};
    struct slope all[SLOPES];
    double total = 0, depth = 0;
    for (int i = 0; i < SLOPES; i++) {
        memset(&all[i], 0, sizeof all[i]);
        all[i].angle = 0.5 + 0.06 * i;
        memcpy(all[i].code, "S_", 3);
        all[i].code[1] = (char)('0' + i);
        for (int k = 0; k < 3; k++) {
            double metres;
            const int kind = decode(packets[k], &metres);
            if (kind > 0)
                snow(&all[i], metres, 180 + 10 * i, kind);
        }
        for (int k = 0; k < 4; k++)
            snow(&all[i], falls[k] * (1 + 0.1 * i), 90 + 30 * warm * k, k);
    }
#pragma omp parallel for num_threads(2) reduction(+ : depth) schedule(dynamic)
    for (int i = 0; i < SLOPES; i++) {
        for (int day = 0; day < 6; day++)
            settle(&all[i], rate);
        for (const struct layer *l = all[i].top; l; l = l->below)
            depth += l->thickness;
    }
#pragma omp parallel num_threads(2)
#pragma omp single
    total = tree(all, 0, SLOPES);
    for (int i = 0; i < SLOPES; i++) {
        struct layer **w = weakest(&all[i]), *gone = *w;
        total += 0.1 * gone->thickness * (all[i].code[1] - '0');
        *w = gone->below;
        free(gone);
        while ((gone = all[i].top)) {
            all[i].top = gone->below;
            free(gone);
        }
    }
    return total + 0.5 * depth;
}

int main(void)
{
    double f[4] = {0.3, 0.15, 0.4, 0.2}, d[4] = {0}, rate = 0.004, warm = 0.8;
    struct pair {
        double rate, warm;
    } p = ((struct pair (*)(void *, ...))__enzyme_autodiff)((void *)region, enzyme_dup, f, d, enzyme_out, rate, enzyme_out, warm);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("fall", i, d[i], region(f, rate, warm), f[i], 1e-3, 1e-7);
    EXPECT_SLOPE("rate", 0, p.rate, region(f, rate, warm), rate, 1e-5, 1e-6);
    EXPECT_SLOPE("warm", 0, p.warm, region(f, rate, warm), warm, 1e-3, 1e-7);
    return verdict();
}
