/* Forward mode: lanes, strides, the primal result, structs by value and through memory, float32,
 * inactive results, allocations, and calls that return pointers. */
#define TOLERANCE 1e-12
#define REVERSE_ONLY
#include "check.h"
#include <stdlib.h>
#include <string.h>

extern int enzyme_dupv, enzyme_dupnoneedv, enzyme_primal_return, enzyme_const_return, enzyme_noret;

typedef struct {
    double a, b;
} two;

typedef struct {
    double a, b, c;
} three;

typedef struct {
    double lane[8];
} eight;

typedef struct {
    float a, b;
} two_floats;

typedef struct {
    double norm;
    double *data;
    int n;
} array;

two __enzyme_fwddiff_two(void *, ...);
three __enzyme_fwddiff_three(void *, ...);
eight __enzyme_fwddiff_eight(void *, ...);
float __enzyme_fwddiff_float(void *, ...);
two_floats __enzyme_fwddiff_floats(void *, ...);

typedef struct {
    array primal, tangent;
} two_arrays;

two_arrays __enzyme_fwddiff_array(void *, ...);

static double product(double x, double y)
{
    return x * x * sin(y);
}

static float single(float x, int n)
{
    return n * x * x;
}

static two polar(double r, double t)
{
    return (two){r * cos(t), r * sin(t)};
}

static double sum_of_squares(const double *x, int n)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += x[i] * x[i];
    return sum;
}

static array scaled(const double *x, double by, int n)
{
    array a = {0.0, malloc(n * sizeof(double)), n};
    for (int i = 0; i < n; i++)
        a.data[i] = by * x[i];
    a.norm = sqrt(sum_of_squares(a.data, n));
    return a;
}

static void sort_of(double *y, const double *x, int n)
{
    memcpy(y, x, n * sizeof *y);
    for (int i = 1; i < n; i++)
        for (int j = i; j > 0 && y[j] < y[j - 1]; j--) {
            const double t = y[j];
            y[j] = y[j - 1];
            y[j - 1] = t;
        }
}

int main(void)
{
    const double x = 1.3, y = 0.4, dx = 2.0 * x * sin(y), dy = x * x * cos(y);
    const two lanes = __enzyme_fwddiff_two((void *)product, enzyme_width, 2, enzyme_dup, x, 1.0,
                                           0.5, enzyme_dup, y, 0.0, 2.0);
    check("first lane", lanes.a, dx);
    check("second lane", lanes.b, 0.5 * dx + 2.0 * dy);
    const two with_value = __enzyme_fwddiff_two((void *)product, enzyme_primal_return, enzyme_dup,
                                                x, 1.0, enzyme_const, y);
    check("value", with_value.a, product(x, y));
    check("and tangent", with_value.b, dx);
    const three both =
        __enzyme_fwddiff_three((void *)product, enzyme_width, 2, enzyme_primal_return, enzyme_dup,
                               x, 1.0, 0.0, enzyme_dup, y, 0.0, 1.0);
    check("value of lanes", both.a, product(x, y));
    check("lane 0", both.b, dx);
    check("lane 1", both.c, dy);
    __enzyme_fwddiff_void((void *)product, enzyme_noret, enzyme_dup, x, 1.0, enzyme_const, y);
    check("tangent without the primal",
          __enzyme_fwddiff((void *)product, enzyme_noret, enzyme_dup, x, 1.0, enzyme_const, y), dx);
    const two lanes_alone = __enzyme_fwddiff_two((void *)product, enzyme_width, 2, enzyme_noret,
                                                 enzyme_dup, x, 1.0, 0.0, enzyme_dup, y, 0.0, 1.0);
    check("lane 0 without the primal", lanes_alone.a, dx);
    check("lane 1 without the primal", lanes_alone.b, dy);

    check("float", __enzyme_fwddiff_float((void *)single, 1.5f, 2.0f, 3), 18.0);
    const two_floats f = __enzyme_fwddiff_floats((void *)single, enzyme_width, 2, enzyme_dup, 1.5f,
                                                 2.0f, 1.0f, enzyme_const, 3);
    check("float lane 0", f.a, 18.0);
    check("float lane 1", f.b, 9.0);

    const two p = __enzyme_fwddiff_two((void *)polar, enzyme_dup, 2.0, 0.0, enzyme_dup, y, 1.0);
    check("struct a", p.a, -2.0 * sin(y));
    check("struct b", p.b, 2.0 * cos(y));

    /* a matrix of directions, row by row: its rows are the lanes */
    const double v[3] = {1.0, -2.0, 0.5};
    double directions[8][3];
    for (int i = 0; i < 8; i++)
        for (int j = 0; j < 3; j++)
            directions[i][j] = i - 0.5 * j;
    const eight e = __enzyme_fwddiff_eight((void *)sum_of_squares, enzyme_width, 8, enzyme_dupv,
                                           sizeof directions[0], v, directions[0], enzyme_const, 3);
    for (int i = 0; i < 8; i++) {
        double expected = 0.0;
        for (int j = 0; j < 3; j++)
            expected += 2.0 * v[j] * directions[i][j];
        check_within("strided", i, e.lane[i], expected, TOLERANCE);
    }

    double out[3], dout[2][3];
    __enzyme_fwddiff_void((void *)sort_of, enzyme_width, 2, enzyme_dupnoneedv, sizeof dout[0], out,
                          dout[0], enzyme_dupv, sizeof directions[0], v, directions[2],
                          enzyme_const, 3);
    check("sorted 0", dout[0][0], directions[2][1]);
    check("sorted 1", dout[0][1], directions[2][2]);
    check("sorted 2", dout[1][2], directions[3][0]);

    /* a struct that comes back through memory, with what it points to */
    const two_arrays made =
        __enzyme_fwddiff_array((void *)scaled, enzyme_primal_return, enzyme_dup, v, directions[4],
                               enzyme_dup, 2.0, 1.0, enzyme_const, 3);
    double expected = 0.0;
    for (int j = 0; j < 3; j++) {
        check_within("made", j, made.primal.data[j], 2.0 * v[j], TOLERANCE);
        check_within("tangent", j, made.tangent.data[j], 2.0 * directions[4][j] + v[j], TOLERANCE);
        expected += made.primal.data[j] * made.tangent.data[j] / made.primal.norm;
    }
    check("norm", made.tangent.norm, expected);
    free(made.primal.data);
    free(made.tangent.data);
    return check_result();
}
