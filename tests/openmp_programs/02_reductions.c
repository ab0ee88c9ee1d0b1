/* Reductions with each operator, of numbers and of arrays. */
#include "../programs/check.h"

enum { size = 23 };

static double a_sum(double *x)
{
    double sum = 1.0;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < size; i++)
        sum += x[i] * sin(x[i]);
    return sum * sum;
}

static double a_difference(double *x)
{
    double rest = 10.0;
#pragma omp parallel for reduction(- : rest)
    for (int i = 0; i < size; i++)
        rest -= x[i] * x[i];
    return rest * rest;
}

static double a_product(double *x)
{
    double product = 2.0;
#pragma omp parallel for reduction(* : product)
    for (int i = 0; i < size; i++)
        product *= 1.0 + 0.1 * x[i] * x[i];
    return product;
}

static double a_maximum(double *x)
{
    double most = -1.0;
#pragma omp parallel for reduction(max : most)
    for (int i = 0; i < size; i++)
        most = fmax(most, x[i] * x[i] * cos(2.3 * i));
    return most * most;
}

static double a_minimum(double *x)
{
    double least = 1e30;
#pragma omp parallel for reduction(min : least)
    for (int i = 0; i < size; i++) {
        const double here = x[i] * cos(0.3 * i);
        if (here < least)
            least = here;
    }
    return exp(least);
}

static double several(double *x)
{
    double sum = 0.0, product = 1.0;
    int count = 0;
#pragma omp parallel for reduction(+ : sum, count) reduction(* : product) schedule(static, 2)
    for (int i = 0; i < size; i++) {
        sum += x[i] * x[i];
        product *= 1.0 + 0.05 * x[i];
        count++;
    }
    return sum * product / count;
}

static double an_array(double *x)
{
    double bins[4] = {1.0, 2.0, 3.0, 4.0}, result = 0.0;
#pragma omp parallel for reduction(+ : bins)
    for (int i = 0; i < size; i++)
        bins[i % 4] += x[i] * x[(i + 1) % size];
    for (int k = 0; k < 4; k++)
        result += bins[k] * bins[k] * (k + 1);
    return result;
}

/* Two in one region, with work between them. */
static double in_turn(double *x)
{
    double sum = 0.0, squares = 0.0, mean = 0.0;
#pragma omp parallel
    {
#pragma omp for reduction(+ : sum)
        for (int i = 0; i < size; i++)
            sum += x[i];
#pragma omp single
        mean = sum / size;
#pragma omp for reduction(+ : squares) nowait
        for (int i = 0; i < size; i++)
            squares += (x[i] - mean) * (x[i] - mean) * x[i];
    }
    return squares;
}

typedef struct {
    double re, im;
} pair;

static pair times(pair a, pair b)
{
    return (pair){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}
#pragma omp declare reduction(times : pair : omp_out = times(omp_out, omp_in))                     \
    initializer(omp_priv = (pair){1.0, 0.0})

static double of_the_users_own(double *x)
{
    pair product = {1.0, 0.0};
#pragma omp parallel for reduction(times : product)
    for (int i = 0; i < 9; i++)
        product = times(product, (pair){1.0 + 0.1 * x[i], 0.2 * x[i + 9]});
    return product.re * product.im;
}

static double in_single_precision(double *x)
{
    float sum = 0.0f;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < 4; i++)
        sum += (float)(x[i] * x[i]);
    return sum;
}

int main(void)
{
    double x[size], dx[4] = {0};
    for (int i = 0; i < size; i++)
        x[i] = 0.4 + 0.03 * i;
    CHECK_REQUEST("a sum", a_sum, size, x, 1, 1e-9);
    CHECK_REQUEST("a difference", a_difference, size, x, 1, 1e-9);
    CHECK_REQUEST("a product", a_product, size, x, 1, 1e-9);
    CHECK_REQUEST("a maximum", a_maximum, size, x, 1, 1e-9);
    CHECK_REQUEST("a minimum", a_minimum, size, x, 1, 1e-9);
    CHECK_REQUEST("several", several, size, x, 1, 1e-9);
    CHECK_REQUEST("an array", an_array, size, x, 1, 1e-9);
    CHECK_REQUEST("in turn", in_turn, size, x, 1, 1e-9);
    CHECK_REQUEST("of the user's own", of_the_users_own, 18, x, 1, 1e-9);
    __enzyme_autodiff_void((void *)in_single_precision, enzyme_dup, x, dx);
    for (int i = 0; i < 4; i++)
        check_within("in single precision", i, dx[i], 2.0 * x[i], 1e-6);
    return check_result();
}
