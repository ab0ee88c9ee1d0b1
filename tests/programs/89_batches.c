/* Batches of primals and their derivatives; shadows behind all arguments, arguments by reference,
 * and tables of functions that were built by hand. */
#define TOLERANCE 1e-12
#define REVERSE_ONLY
#include "check.h"
#include <string.h>

extern int enzyme_scalar, enzyme_vector, enzyme_buffer, enzyme_interleave, enzyme_byref;

typedef struct {
    double lane[4];
} four;

typedef struct {
    double value, slope, curvature;
} jet;

typedef struct {
    jet lane[2];
} two_jets;

typedef struct {
    double a, b;
} two;

four __enzyme_batch_four(void *, ...);
two __enzyme_batch_two(void *, ...);
void __enzyme_batch_void(void *, ...);
two_jets __enzyme_batch_jets(void *, ...);
two __enzyme_fwddiff_two(void *, ...);
two __enzyme_autodiff_two(void *, ...);
void *__enzyme_virtualreverse(void *);

__attribute__((noinline)) static double scaled(double x, double y)
{
    return x * x * y;
}

__attribute__((noinline)) static double norm(const double *x, int n)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += x[i] * x[i];
    return sqrt(sum);
}

__attribute__((noinline)) static void square_all(double *x, int n)
{
    for (int i = 0; i < n; i++)
        x[i] *= x[i];
}

__attribute__((noinline)) static jet cubed(double x)
{
    return (jet){x * x * x, 3.0 * x * x, 6.0 * x};
}

static void check_values(void)
{
    four r = __enzyme_batch_four((void *)scaled, enzyme_width, 4, enzyme_vector, 1.0, 2.0, 3.0, 4.0,
                                 enzyme_scalar, 10.0);
    for (int k = 0; k < 4; k++)
        check("a vector and a scalar", r.lane[k], 10.0 * (k + 1) * (k + 1));

    const double buffer[6] = {3.0, 4.0, 0.0, 5.0, 12.0, 0.0};
    two n = __enzyme_batch_two((void *)norm, enzyme_width, 2, enzyme_buffer,
                               (int)(3 * sizeof(double)), buffer, enzyme_scalar, 3);
    check("a buffer of vectors", n.a, 5.0);
    check("a buffer of vectors", n.b, 13.0);
    n = __enzyme_batch_two((void *)scaled, enzyme_width, 2, enzyme_buffer, (int)sizeof(double),
                           buffer, enzyme_scalar, 2.0);
    check("a buffer of numbers", n.a, 18.0);
    check("a buffer of numbers", n.b, 32.0);

    double x[3] = {1.0, 2.0, 3.0}, y[3] = {4.0, 5.0, 6.0};
    __enzyme_batch_void((void *)square_all, enzyme_width, 2, x, y, 3, 3);
    for (int i = 0; i < 3; i++) {
        check("in place, first lane", x[i], (i + 1.0) * (i + 1.0));
        check("in place, second lane", y[i], (i + 4.0) * (i + 4.0));
    }

    two_jets j = __enzyme_batch_jets((void *)cubed, enzyme_width, 2, enzyme_vector, 2.0, 3.0);
    check("structs", j.lane[0].value, 8.0);
    check("structs", j.lane[1].value, 27.0);
    check("structs", j.lane[1].slope, 27.0);
    check("structs", j.lane[0].curvature, 12.0);
}

/* sum_k k x_k² y, so d/dx_k = 2 k x_k y. */
static double through_a_batch(const double *x, double y)
{
    four r = __enzyme_batch_four((void *)scaled, enzyme_width, 4, enzyme_vector, x[0], x[1], x[2],
                                 x[3], enzyme_scalar, y);
    return r.lane[0] + 2.0 * r.lane[1] + 3.0 * r.lane[2] + 4.0 * r.lane[3];
}

static void check_derivatives(void)
{
    const double x[4] = {1.0, -2.0, 0.5, 3.0};
    double dx[4] = {0.0}, y = 1.5;
    const double dy = __enzyme_autodiff((void *)through_a_batch, enzyme_dup, x, dx, y);
    double expected = 0.0;
    for (int k = 0; k < 4; k++) {
        check("gradient of a batch", dx[k], 2.0 * (k + 1) * x[k] * y);
        expected += (k + 1) * x[k] * x[k];
    }
    check("gradient by the scalar", dy, expected);
    const double v[4] = {1.0, 1.0, 1.0, 1.0};
    check("tangent of a batch",
          __enzyme_fwddiff((void *)through_a_batch, enzyme_dup, x, v, enzyme_const, y),
          dx[0] + dx[1] + dx[2] + dx[3]);
}

/* A gradient in every lane: the batch of a function that asks for a derivative. */
__attribute__((noinline)) static double slope(double x)
{
    return __enzyme_autodiff((void *)scaled, x, enzyme_const, 3.0);
}

static void check_batch_of_gradients(void)
{
    two s = __enzyme_batch_two((void *)slope, enzyme_width, 2, enzyme_vector, 1.0, 2.0);
    check("a batch of gradients", s.a, 6.0);
    check("a batch of gradients", s.b, 12.0);
}

static double weighted(const double *x, const double *w, int n)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += w[i] * x[i] * x[i];
    return sum;
}

static void check_spellings(void)
{
    const double x[2] = {2.0, 3.0}, w[2] = {5.0, 7.0};
    double dx[2] = {0.0}, dw[2] = {0.0};
    __enzyme_autodiff_void((void *)weighted, enzyme_dup, x, enzyme_dup, w, enzyme_const, 2,
                           enzyme_interleave, dx, dw);
    check("interleaved", dx[0], 20.0);
    check("interleaved", dw[1], 9.0);
    check("interleaved tangents",
          __enzyme_fwddiff((void *)scaled, enzyme_dup, 3.0, enzyme_dup, 2.0, enzyme_interleave, 1.0,
                           10.0),
          2.0 * 3.0 * 2.0 + 9.0 * 10.0);

    double a = 3.0, b = 2.0, da = 1.0, db = 10.0;
    check("by reference",
          __enzyme_fwddiff((void *)scaled, enzyme_dup, enzyme_byref, 8, &a, &da, enzyme_dup,
                           enzyme_byref, 8, &b, &db),
          2.0 * 3.0 * 2.0 + 9.0 * 10.0);
    two g = __enzyme_autodiff_two((void *)scaled, enzyme_out, enzyme_byref, 8, &a, enzyme_out, b);
    check("by reference", g.a, 12.0);
    check("by reference", g.b, 9.0);
}

/* An object with a table of its functions. */
typedef struct {
    double (*area)(const void *);
} methods;

typedef struct {
    const methods *table;
    double a, b;
} shape;

static double ellipse(const void *self)
{
    const shape *s = self;
    return 3.0 * s->a * s->b;
}

static double area(const shape *s)
{
    return s->table->area(s) * s->a;
}

static void check_tables(void)
{
    static const methods table = {ellipse};
    static methods shadow_table;
    shape s = {&table, 2.0, 5.0}, ds = {&shadow_table, 0.0, 0.0};
    void *reverse = __enzyme_virtualreverse((void *)ellipse);
    memcpy(&shadow_table.area, &reverse, sizeof reverse);
    __enzyme_autodiff_void((void *)area, enzyme_dup, &s, &ds);
    check("a shadow table", ds.a, 6.0 * 2.0 * 5.0);
    check("a shadow table", ds.b, 3.0 * 2.0 * 2.0);
}

int main(void)
{
    check_values();
    check_derivatives();
    check_batch_of_gradients();
    check_spellings();
    check_tables();
    return check_result();
}
