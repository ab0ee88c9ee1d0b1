/* A table of floats that is written down as bytes, as rustc writes all constants, and whose address is
 * held beside that of active memory: it is no text, and what is read there has no derivative. */
#define TOLERANCE 1e-13
#include "check.h"

static const union {
    unsigned char bytes[32];
    double numbers[4];
} table = {
    .bytes = {0x33, 0x33, 0x33, 0x33, 0x33, 0x33, 0xd3, 0x3f, 0x9a, 0x99, 0x99, 0x99, 0x99, 0x99, 0xe9, 0x3f,
              0x66, 0x66, 0x66, 0x66, 0x66, 0x66, 0xfe, 0x3f, 0, 0, 0, 0, 0, 0, 0xe0, 0x3f},
};

struct iterator {
    const double *next, *end, *factors;
    const char *name;
};

__attribute__((noinline)) static const double *pick(const struct iterator *i, int own)
{
    return own ? i->factors : i->next;
}

__attribute__((noinline)) static double total(const struct iterator *given)
{
    struct iterator i = *given;
    double sum = 0.0;
    for (int k = 0; i.next != i.end; i.next++, k++)
        sum += pick(&i, 0)[0] * pick(&i, 1)[k] * pick(&i, 1)[k] + i.name[k];
    return sum;
}

static double weighted(const double *x)
{
    struct iterator i = {table.numbers, table.numbers + 4, x, "some text"};
    return total(&i);
}

int main(void)
{
    const double x[4] = {1.0, 2.0, 3.0, -1.5};
    double dx[4] = {0.0};
    __enzyme_autodiff((void *)weighted, enzyme_dup, x, dx);
    for (int k = 0; k < 4; k++) {
        double along[4] = {0.0};
        along[k] = 1.0;
        const double slope = 2.0 * table.numbers[k] * x[k];
        check("backwards", dx[k], slope);
        check("forwards", __enzyme_fwddiff((void *)weighted, enzyme_dup, x, along), slope);
    }
    return check_result();
}
