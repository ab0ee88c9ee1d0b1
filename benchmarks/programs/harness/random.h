/* SplitMix64 (Steele, Lea, Flood, OOPSLA 2014): a full-period generator with one word of state. */
#ifndef RANDOM_H
#define RANDOM_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
    uint64_t state;
} random_t;

static inline double uniform(random_t *random, double low, double high)
{
    uint64_t z = random->state += 0x9e3779b97f4a7c15ULL;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    z ^= z >> 31;
    return low + (high - low) * ((double)(z >> 11) * 0x1.0p-53);
}

static inline void fill_uniform(random_t *random, size_t count, double low, double high,
                                double *out)
{
    for (size_t i = 0; i < count; i++)
        out[i] = uniform(random, low, high);
}

#endif
