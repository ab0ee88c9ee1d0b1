/* Functions of the C library in tables: an allocator of its caller's choice, and a copy.  Calls of them
 * through pointers were refused, as if nothing were known of what they may reach. */
#define TOLERANCE 1e-9
#include "check.h"
#include <stdlib.h>
#include <string.h>

typedef struct {
    void *(*allocate)(size_t);
    void *(*grow)(void *, size_t);
    void (*release)(void *);
    void *(*copy)(void *, const void *, size_t);
} Memory;

typedef struct {
    const Memory *memory;
    double *items;
    size_t count, room;
} Array;

static size_t spent;

static void *counted(size_t n)
{
    spent += n;
    return malloc(n);
}

static const Memory plain = {malloc, realloc, free, memcpy};
static const Memory accounted = {counted, realloc, free, memmove};

static void push(Array *a, double x)
{
    if (a->count == a->room) {
        a->room = a->room ? 2 * a->room : 2;
        a->items = a->memory->grow(a->items, a->room * sizeof x);
    }
    a->items[a->count++] = x;
}

static double f(const double *x, int n, const Memory *m)
{
    Array a = {m, NULL, 0, 0};
    for (int i = 0; i < n; i++)
        push(&a, x[i] * x[(i + 1) % n]);
    double *copy = m->allocate(n * sizeof *copy), sum = 0;
    m->copy(copy, a.items, n * sizeof *copy);
    for (int i = 0; i < n; i++)
        sum += copy[i] * copy[i] * a.items[n - 1 - i];
    m->release(copy);
    m->release(a.items);
    return sum;
}
static const Memory *chosen;

static double of_chosen(double *x)
{
    return f(x, 5, chosen);
}

int main(void)
{
    double x[5] = {1, 0.5, -2, 0.3, 0.9};
    const Memory *memories[2] = {&plain, &accounted};
    for (int k = 0; k < 2; k++) {
        double d[5] = {0};
        chosen = memories[k];
        __enzyme_autodiff_void((void *)f, enzyme_dup, x, d, enzyme_const, 5, enzyme_const, chosen);
        for (int i = 0; i < 5; i++) {
            double u[5] = {0};
            u[i] = 1;
            check("gradient", d[i], central_difference(of_chosen, x, i));
            check("tangent",
                  __enzyme_fwddiff((void *)f, enzyme_dup, x, u, enzyme_const, 5, enzyme_const, chosen),
                  d[i]);
        }
    }
    check("called", spent > 0, 1);
    return check_result();
}
