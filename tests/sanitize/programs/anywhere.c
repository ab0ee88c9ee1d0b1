/* What the run alone tells of moves: functions of the library behind addresses, words of which parts
 * hold numbers, and inputs that are only copied to. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);

typedef uint64_t __attribute__((may_alias)) word;

struct memory {
    void *(*allocate)(size_t);
    void *(*copy)(void *, const void *, size_t);
    void (*release)(void *);
};

static double square(double x) { return x * x; }
static double cube(double x) { return x * x * x; }

static double by_table(const double *x, const struct memory *memory, double (*function)(double))
{
    double *copy = memory->allocate(2 * sizeof *copy);
    memory->copy(copy, x, 2 * sizeof *copy);
    const double product = copy[0] * copy[1] + function(copy[1]);
    memory->release(copy);
    return product;
}

__attribute__((noinline)) static void move(word *to, const word *from, long words)
{
    for (long i = 0; i < words; i++)
        to[i] = from[i];
}

/* The number lies in the second half of one word and the first half of the next; what it is
 * multiplied by is two floats that are moved as bytes. */
static double in_two_words(const double *x, const float *factors, long at)
{
    char bytes[9];
    memcpy(bytes + 1, factors, 4);
    memcpy(bytes + 5, factors + 1, 4);
    float one, other;
    memcpy(&one, bytes + 1, sizeof one);
    memcpy(&other, bytes + 5, sizeof other);
    char *from = malloc(24), *to = malloc(24);
    const double square = x[0] * x[0];
    double found;
    memcpy(from + at, &square, sizeof square);
    move((word *)to, (word *)from, 3);
    memcpy(&found, to + at, sizeof found);
    free(from);
    free(to);
    return found * one + other;
}

struct reading {
    int id;
    float weight;
    double value;
};

static double written(const double *x, struct reading *out, int n)
{
    struct reading local[4];
    for (int i = 0; i < n; i++)
        local[i] = (struct reading){-1 - i, (float)x[0], x[0] * x[1]};
    memcpy(out, local, (size_t)n * sizeof *out);
    return 0;
}

int main(void)
{
    static const struct memory library = {malloc, memcpy, free};
    static const struct memory *volatile chosen = &library;
    const double x[2] = {1.5, 3};
    double first[2] = {0}, second[2] = {0}, third[2] = {0};
    const float factors[2] = {1, 2};
    float factor_slopes[2] = {0, 0};
    double (*volatile function)(double) = first[0] > 0 ? cube : square;
    struct reading out[4], seeds[4] = {{0, 2, 1}, {0, 2, 2}, {0, 4, 3}, {0, 0.5f, 4}};
    __enzyme_autodiff((void *)by_table, enzyme_dup, x, first, enzyme_const, chosen,
                      enzyme_const, function);
    __enzyme_autodiff((void *)in_two_words, enzyme_dup, x, second, enzyme_dup, factors,
                      factor_slopes, enzyme_const, 12L);
    __enzyme_autodiff((void *)written, enzyme_dup, x, third, enzyme_dup, out, seeds, enzyme_const, 4);
    return first[0] != 3 || first[1] != 7.5 || factor_slopes[0] != 2.25f || factor_slopes[1] != 1 ||
           second[0] != 3 || third[0] != 8.5 + 3 * 10 || third[1] != 15;
}
