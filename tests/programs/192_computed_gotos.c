/* Interpreters that jump to computed labels: by a table of addresses, and by one of distances from a label. */
#include "check.h"

enum { size = 4 };

/* A word squares, adds, or ends. */
static double threaded(const double *x, const char *code)
{
    static void *const targets[] = {&&square, &&add, &&end};
    double sum = x[0];
    int i = 0;
#define NEXT goto *targets[(int)*code++]
    NEXT;
square:
    sum = sum * sum + 0.1;
    NEXT;
add:
    sum += x[++i % size] * x[0];
    NEXT;
end:
    return sum;
#undef NEXT
}

static double by_distance(const double *x, const char *code)
{
    static const int distance[] = {&&square - &&square, &&add - &&square, &&end - &&square};
    double stack[8], *top = stack;
    for (int i = 0; i < size; i++)
        *top++ = x[i];
#define NEXT goto *(&&square + distance[(int)*code++])
    NEXT;
square:
    top[-1] *= top[-1];
    NEXT;
add:
    top--;
    top[-1] += 1.5 * top[0];
    NEXT;
end:
    return top[-1];
#undef NEXT
}

static char one[] = {1, 0, 1, 1, 0, 1, 2}, other[] = {0, 1, 0, 1, 1, 0, 2};

static double threaded_at(double *x) { return threaded(x, one); }
static double by_distance_at(double *x) { return by_distance(x, other); }

int main(void)
{
    double x[size] = {0.6, -0.7, 0.8, 0.5}, dx[size] = {0.0}, dy[size] = {0.0};
    __enzyme_autodiff_void((void *)threaded, x, dx, enzyme_const, one);
    check_gradient("threaded", threaded_at, size, x, dx);
    __enzyme_autodiff_void((void *)by_distance, x, dy, enzyme_const, other);
    check_gradient("by distance", by_distance_at, size, x, dy);
    return check_result();
}
