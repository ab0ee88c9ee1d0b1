/* Fences order accesses and move no numbers: their derivative is nothing.
 * One in a differentiated loop was once asked for its pointer. */
#include <stdatomic.h>

#include "check.h"

enum { size = 7 };

static double squares(const double *x, int n)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++) {
        sum += x[i] * x[i];
        atomic_thread_fence(memory_order_seq_cst);
    }
    return sum;
}

/* Between a value's store and the load that reads it, and around what is overwritten. */
static double handed_over(const double *x, int n)
{
    static double mailbox;
    double sum = 0.0;
    for (int i = 0; i < n; i++) {
        mailbox = sin(x[i]);
        atomic_thread_fence(memory_order_release);
        atomic_signal_fence(memory_order_acq_rel);
        const double taken = mailbox;
        atomic_thread_fence(memory_order_acquire);
        sum += taken * taken * x[i];
    }
    return sum;
}

/* A loop with neighbours, which the reverse sweep may run over elements instead. */
static void smooth(const double *x, double *y, int n)
{
    for (int i = 1; i + 1 < n; i++) {
        y[i] = x[i - 1] * x[i] + exp(x[i + 1]);
        atomic_thread_fence(memory_order_release);
    }
}

static double of_smooth(const double *x, int n)
{
    double y[size] = {0};
    smooth(x, y, n);
    atomic_thread_fence(memory_order_acquire);
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += y[i] * y[i];
    return sum;
}

static double at_squares(double *x) { return squares(x, size); }
static double at_handed_over(double *x) { return handed_over(x, size); }
static double at_smooth(double *x) { return of_smooth(x, size); }

int main(void)
{
    double x[size], da[size] = {0.0}, db[size] = {0.0}, dc[size] = {0.0};
    for (int i = 0; i < size; i++)
        x[i] = 0.5 + 0.3 * i;
    __enzyme_autodiff_void((void *)at_squares, x, da);
    check_gradient("squares", at_squares, size, x, da);
    for (int i = 0; i < size; i++)
        check("twice", da[i], 2.0 * x[i]);
    __enzyme_autodiff_void((void *)at_handed_over, x, db);
    check_gradient("handed over", at_handed_over, size, x, db);
    __enzyme_autodiff_void((void *)at_smooth, x, dc);
    check_gradient("smooth", at_smooth, size, x, dc);
    return check_result();
}
