/* The function to differentiate is chosen at run time: from a table, and by a condition. */
#include "check.h"

static double product(const double *x)
{
    return x[0] * x[1] * x[2];
}

static double mixed(const double *x)
{
    return sin(x[0]) * x[1] + exp(x[2]);
}

static double square(const double *x)
{
    return x[0] * x[0] + 3.0 * x[2];
}

typedef double function(const double *);

static function *const table[] = {product, mixed, square};

static void check_one(const char *name, int which, const double *x, const double *dx)
{
    for (int i = 0; i < 3; i++) {
        double up[3] = {x[0], x[1], x[2]}, down[3] = {x[0], x[1], x[2]};
        up[i] += 1e-6;
        down[i] -= 1e-6;
        check_within(name, i, dx[i], (table[which](up) - table[which](down)) / 2e-6, 1e-8);
    }
}

/* A helper with a variable that outlives its calls, whose name begins like its own. */
static __attribute__((noinline)) double norm(function *f, const double *x)
{
    static int calls[2];
    double gradient[3] = {0};
    __enzyme_autodiff_void((void *)f, enzyme_dup, x, gradient);
    calls[f == product]++;
    return gradient[0] * gradient[0] + gradient[1] * gradient[1] + gradient[2] * gradient[2] +
           1e-300 * calls[0] + 1e-300 * calls[1];
}

int main(int argc, char **argv)
{
    (void)argv;
    const double x[3] = {0.7, -1.3, 0.4};
    for (int which = 0; which < 3; which++) {
        double from_table[3] = {0}, by_condition[3] = {0};
        __enzyme_autodiff_void((void *)table[which], enzyme_dup, x, from_table);
        check_one("table", which, x, from_table);
        function *chosen = which == argc ? mixed : which == argc + 1 ? square : product;
        __enzyme_autodiff_void((void *)chosen, enzyme_dup, x, by_condition);
        check_one("condition", which, x, by_condition);
    }
    check_within("product", 0, norm(product, x),
                 pow(x[1] * x[2], 2) + pow(x[0] * x[2], 2) + pow(x[0] * x[1], 2), 1e-12);
    check_within("square", 0, norm(square, x), 4 * x[0] * x[0] + 9, 1e-12);
    return check_result();
}
