/* A vending machine's thermal control: gotos among states, static hysteresis, a generated noise, quickselect of peaks. */
#include "../expect.h"
#include <stdint.h>
#include <string.h>

static uint64_t seed_state;
static double noise(void)
{
    seed_state ^= seed_state << 13;
    seed_state ^= seed_state >> 7;
    seed_state ^= seed_state << 17;
    return (double)(seed_state >> 11) * 0x1p-53 - 0.5;
}

static struct {
    double coil, air, energy;
    int starts;
} plant;

static double history[64];
static int recorded;

static void record(double t)
{
    history[recorded++ & 63] = t;
}

static double select_kth(double *v, int n, int k)
{
    int lo = 0, hi = n - 1;
    while (lo < hi) {
        const double pivot = v[(lo + hi) / 2];
        int i = lo, j = hi;
        do {
            while (v[i] < pivot)
                i++;
            while (pivot < v[j])
                j--;
            if (i <= j) {
                const double t = v[i];
                v[i++] = v[j];
                v[j--] = t;
            }
        } while (i <= j);
        if (j < k)
            lo = i;
        if (k < i)
            hi = j;
    }
    return v[k];
}

static double day(const double *c)
{
    seed_state = 88172645463325252ull;
    memset(&plant, 0, sizeof plant);
    plant.air = 8;
    plant.coil = 5;
    recorded = 0;
    int t = 0, hold = 0;
idle:
    if (t >= 60)
        goto done;
    plant.air += c[0] * (22 + noise() - plant.air);
    plant.coil += 0.3 * (plant.air - plant.coil);
    record(plant.air);
    t++;
    if (plant.air > 9.5)
        goto start;
    goto idle;
start:
    plant.starts++;
    plant.energy += c[3];
    hold = 3;
cooling:
    if (t >= 60)
        goto done;
    plant.coil -= c[1] * (1 + 0.1 * noise());
    plant.air += c[0] * (22 + noise() - plant.air) + c[2] * (plant.coil - plant.air);
    plant.energy += c[1] * 0.5 + 0.01 * plant.coil * plant.coil;
    record(plant.air);
    t++;
    if (hold > 0) {
        hold--;
        goto cooling;
    }
    if (plant.coil < -6)
        goto defrost;
    if (plant.air < 6)
        goto idle;
    goto cooling;
defrost:
    if (t >= 60)
        goto done;
    plant.coil *= 1 - c[2];
    plant.coil += 2;
    record(plant.air);
    t++;
    if (plant.coil > 1)
        goto idle;
    goto defrost;
done:;
    double sorted[64];
    memcpy(sorted, history, sizeof sorted);
    const int n = recorded < 64 ? recorded : 64;
    return plant.energy + 2 * select_kth(sorted, n, n / 2) + select_kth(sorted, n, n - 3);
}

int main(void)
{
    double c[4] = {0.031, 1.25, 0.27, 0.4}, d[4] = {0};
    __enzyme_autodiff((void *)day, enzyme_dup, c, d);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("setting", i, d[i], day(c), c[i], 1e-5, 1e-5);
    for (int i = 0; i < 4; i++) {
        double v[4] = {0};
        v[i] = 1;
        expect("forward", i, __enzyme_fwddiff((void *)day, enzyme_dup, c, v), d[i], 1e-9);
    }
    return verdict();
}
