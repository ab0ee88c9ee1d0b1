/* Libraries: an own heap sort of anything that swaps bytes; yields of bonds by maturity. */
#include "../expect.h"
#include <stddef.h>

typedef int (*compare_fn)(const void *, const void *);

static void swap_bytes(char *a, char *b, size_t n)
{
    while (n-- > 0) {
        const char t = *a;
        *a++ = *b;
        *b++ = t;
    }
}

static void sift(char *base, size_t root, size_t n, size_t size, compare_fn cmp)
{
    for (size_t child; (child = 2 * root + 1) < n; root = child) {
        if (child + 1 < n && cmp(base + child * size, base + (child + 1) * size) < 0)
            child++;
        if (cmp(base + root * size, base + child * size) >= 0)
            return;
        swap_bytes(base + root * size, base + child * size, size);
    }
}

static void heap_sort(void *data, size_t n, size_t size, compare_fn cmp)
{
    char *base = data;
    for (size_t i = n / 2; i-- > 0;)
        sift(base, i, n, size, cmp);
    for (size_t i = n; i-- > 1;) {
        swap_bytes(base, base + i * size, size);
        sift(base, 0, i, size, cmp);
    }
}

typedef struct {
    int months;
    double price;
    float coupon;
} Bond;

static int by_maturity(const void *a, const void *b)
{
    return ((const Bond *)a)->months - ((const Bond *)b)->months;
}

double curve_roughness(const Bond *given, int n)
{
    Bond bonds[16];
    double sum = 0, last = 0;
    for (int i = 0; i < n; i++)
        bonds[i] = given[i];
    heap_sort(bonds, n, sizeof(Bond), by_maturity);
    for (int i = 0; i < n; i++) {
        const double years = bonds[i].months / 12.0;
        const double yield = log((100 + bonds[i].coupon * years) / bonds[i].price) / years;
        sum += (yield - last) * (yield - last) * (i + 1);
        last = yield;
    }
    return sum * 100;
}

int main(void)
{
    Bond b[6] = {{60, 91.5, 2}, {12, 98, 1}, {36, 95, 1.5f}, {120, 80, 2.5f}, {24, 97.5, 1}, {84, 88, 2}};
    Bond d[6] = {{0}};
    __enzyme_autodiff((void *)curve_roughness, enzyme_dup, b, d, enzyme_const, 6);
    for (int i = 0; i < 6; i++) {
        EXPECT_SLOPE("price", i, d[i].price, curve_roughness(b, 6), b[i].price, 1e-3, 1e-7);
        EXPECT_SLOPE("coupon", i, d[i].coupon, curve_roughness(b, 6), b[i].coupon, 0.0078125, 1e-5);
    }
    return verdict();
}
