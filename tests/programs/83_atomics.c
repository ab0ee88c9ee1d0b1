/* Atomic and volatile accesses of active memory. */
#include <stdatomic.h>

#include "check.h"

enum { size = 5 };

static _Atomic double total;

/* Sums and differences in an atomic global, read again in between. */
static double accumulate(const double *x, int n)
{
    total = 0.0;
    for (int i = 0; i < n; i++) {
        total += x[i] * x[i];
        if (i % 2)
            total -= sin(x[i]) * total;
    }
    return total;
}

/* Stores, loads and exchanges through a pointer. */
static double exchange(_Atomic double *x, int n)
{
    double sum = 0.0;
    for (int i = 0; i + 1 < n; i++) {
        const double here = atomic_load_explicit(&x[i], memory_order_acquire);
        const double next = atomic_exchange(&x[i + 1], here * here);
        sum += next * here;
        atomic_store_explicit(&x[i], 2.0 * next, memory_order_release);
    }
    for (int i = 0; i < n; i++)
        sum += x[i] * x[i];
    return sum;
}

static double exchange_of_copy(const double *x)
{
    _Atomic double copy[size];
    for (int i = 0; i < size; i++)
        atomic_init(&copy[i], x[i]);
    return exchange(copy, size);
}

/* A volatile cell: every access is made, in order, and no value is read twice. */
static double through_volatile(const double *x, int n)
{
    volatile double cell = 1.0;
    double sum = 0.0;
    for (int i = 0; i < n; i++) {
        cell = cell * x[i];
        sum += cell * cell;
    }
    return sum;
}

static double at_accumulate(double *x) { return accumulate(x, size); }
static double at_exchange(double *x) { return exchange_of_copy(x); }
static double at_volatile(double *x) { return through_volatile(x, size); }

int main(void)
{
    double x[size], da[size] = {0.0}, db[size] = {0.0}, dc[size] = {0.0};
    for (int i = 0; i < size; i++)
        x[i] = 0.5 + 0.3 * i;
    __enzyme_autodiff_void((void *)at_accumulate, x, da);
    check_gradient("sum", at_accumulate, size, x, da);
    __enzyme_autodiff_void((void *)at_exchange, x, db);
    check_gradient("exchange", at_exchange, size, x, db);
    __enzyme_autodiff_void((void *)at_volatile, x, dc);
    check_gradient("volatile", at_volatile, size, x, dc);
    return check_result();
}
