/* Of several sums, each from a loop of its own, the run chooses one: the reverse sweep leaves out the
 * loops behind the others, but not what they wrote, nor what another adjoint wants of them. */
#define TOLERANCE 1e-7
#include "check.h"

enum { POINTS = 5, CENTRES = 4, DIMENSION = 3, INPUTS = CENTRES * DIMENSION };
static const double point[POINTS][DIMENSION] = {
    {0.1, 0.9, 0.3}, {0.7, 0.2, 0.6}, {0.5, 0.4, 0.8}, {0.95, 0.15, 0.35}, {0.25, 0.65, 0.55}};

typedef double function(const double *x, int centres, int dimension);

/* By a comparison, which becomes a select. */
static double nearest(const double *x, int centres, int dimension)
{
    double total = 0;
    for (int i = 0; i < POINTS; i++) {
        double best = INFINITY;
        for (int j = 0; j < centres; j++) {
            double sum = 0;
            for (int l = 0; l < dimension; l++) {
                const double difference = point[i][l] - x[j * dimension + l];
                sum += difference * difference;
            }
            if (sum < best)
                best = sum;
        }
        total += best;
    }
    return total;
}

/* By fmax, of a product. */
static double largest(const double *x, int centres, int dimension)
{
    double total = 0;
    for (int i = 0; i < POINTS; i++) {
        double best = -1;
        for (int j = 0; j < centres; j++) {
            double product = 1;
            for (int l = 0; l < dimension; l++)
                product *= 1 + sin(point[i][l] * x[j * dimension + l]);
            best = fmax(best, product);
        }
        total += best;
    }
    return total;
}

/* By a branch, after which more is done with the one that was chosen. */
static double within_sums(const double *x, int centres, int dimension)
{
    double total = 0;
    for (int i = 0; i < POINTS; i++)
        for (int j = 0; j < centres; j++) {
            double sum = 0;
            for (int l = 0; l < dimension; l++)
                sum += fabs(point[i][l] - x[j * dimension + l]) * x[l];
            if (sum < 0.9)
                total += exp(-sum) * sin(total);
        }
    return total;
}

/* Two results, of which one always counts. */
static double two_results(const double *x, int centres, int dimension)
{
    double best = INFINITY, all = 0;
    for (int j = 0; j < centres; j++) {
        double sum = 0, product = 1;
        for (int l = 0; l < dimension; l++) {
            sum += x[j * dimension + l] * x[j * dimension + l];
            product *= x[j * dimension + l];
        }
        best = sum < best ? sum : best;
        all += product;
    }
    return best * all;
}

/* What the loop stores is read again, whichever sum is chosen. */
static double stored(const double *x, int centres, int dimension)
{
    double kept[INPUTS], best = INFINITY, total = 0;
    for (int j = 0; j < centres; j++) {
        double sum = 0;
        for (int l = 0; l < dimension; l++) {
            kept[j * dimension + l] = x[j * dimension + l] * (1 + x[l]);
            sum += kept[j * dimension + l];
        }
        best = sum < best ? sum : best;
    }
    for (int i = 0; i < centres * dimension; i++)
        total += kept[i] * kept[i];
    return best + total;
}

/* A loop in the loop, and one that the run ends. */
static double nested(const double *x, int centres, int dimension)
{
    double best = 0;
    for (int j = 0; j < centres; j++) {
        double sum = 0;
        for (int l = 0; l < dimension && sum < 1.5; l++)
            for (int m = 0; m <= l; m++)
                sum += x[j * dimension + l] * x[j * dimension + m] / (1 + m);
        best = sum > best ? sum : best;
    }
    return best;
}

/* A function that is not inlined, and one that leaves something behind. */
__attribute__((noinline)) static double spread(const double *x, int dimension)
{
    double sum = 0;
    for (int l = 0; l < dimension; l++)
        sum += exp(x[l]) * x[(l + 1) % dimension];
    return sum;
}

__attribute__((noinline)) static double noted(const double *x, int dimension, double *all)
{
    double sum = 0;
    for (int l = 0; l < dimension; l++)
        sum += x[l] * x[l] * x[l];
    *all += sum * sum;
    return sum;
}

static double by_functions(const double *x, int centres, int dimension)
{
    double best = INFINITY, most = 0, all = 0;
    for (int j = 0; j < centres; j++) {
        const double one = spread(x + j * dimension, dimension);
        const double other = noted(x + j * dimension, dimension, &all);
        best = one < best ? one : best;
        most = other > most ? other : most;
    }
    return best * most + all;
}

static function *chosen;
static double of_chosen(double *x) { return chosen(x, CENTRES, DIMENSION); }

#define CASE(f) \
    static void f##_gradient(const double *x, double *dx, int centres, int dimension) \
    { \
        __enzyme_autodiff_void((void *)f, enzyme_dup, x, dx, enzyme_const, centres, enzyme_const, \
                               dimension); \
    } \
    static double f##_along(double *x) \
    { \
        double dx[INPUTS] = {0}, sum = 0; \
        f##_gradient(x, dx, CENTRES, DIMENSION); \
        for (int i = 0; i < INPUTS; i++) \
            sum += dx[i] * (1 + 0.1 * i); \
        return sum; \
    } \
    static void check_##f(double *x) \
    { \
        double dx[INPUTS] = {0}, v[INPUTS], forward[INPUTS] = {0}, again[INPUTS] = {0}; \
        chosen = f; \
        f##_gradient(x, dx, CENTRES, DIMENSION); \
        for (int i = 0; i < INPUTS; i++) { \
            check_within(#f, i, dx[i], central_difference(of_chosen, x, i), TOLERANCE); \
            v[i] = 1 + 0.1 * i; \
        } \
        __enzyme_fwddiff_void((void *)f##_gradient, enzyme_dup, x, v, enzyme_dup, again, forward, \
                              enzyme_const, CENTRES, enzyme_const, DIMENSION); \
        for (int i = 0; i < INPUTS; i++) \
            check_within(#f ", Hessian", i, forward[i], central_difference(f##_along, x, i), 1e-6); \
    }

CASE(nearest) CASE(largest) CASE(within_sums) CASE(two_results) CASE(stored) CASE(nested)
CASE(by_functions)

int main(void)
{
    double x[INPUTS] = {0.35, 0.8, 0.45, 0.65, 0.3, 0.7, 0.2, 0.55, 0.9, 0.75, 0.6, 0.15};
    check_nearest(x);
    check_largest(x);
    check_within_sums(x);
    check_two_results(x);
    check_stored(x);
    check_nested(x);
    check_by_functions(x);
    return check_result();
}
