/* Static pointers that lead into static arrays, set before the derivative is called by functions
 * that it does not reach: by their own names, through an argument, by a result, out of another
 * pointer.  What the arrays held then was taken for constant when it was read that way, and its
 * derivative was lost. */
#include "check.h"

enum { CELLS = 10 };

static double grid[CELLS], other[4];
static double *edge, *corner, *copied;
static struct view {
    long cells;
    double *first;
} view;

static __attribute__((noinline)) void look_at(struct view *seen, double *first, long cells)
{
    seen->first = first;
    seen->cells = cells;
}

static __attribute__((noinline)) double *place(int cell)
{
    return cell > 5 ? grid + cell : other;
}

static __attribute__((noinline)) void set_edges(int cell)
{
    edge = cell > 5 ? grid + cell : other;
    corner = place(cell - 1);
    look_at(&view, cell > 5 ? grid + cell - 2 : other, cell);
}

static __attribute__((noinline)) void copy_edge(void)
{
    copied = edge;
}

static __attribute__((noinline)) void fill(const double *x)
{
    for (int i = 0; i < CELLS; i++)
        grid[i] = x[i % 3] * x[i % 3] * (i + 1);
}

static __attribute__((noinline)) double at_edge(double *x)
{
    fill(x);
    const double found = *edge * *edge;
    *edge = x[1];
    return found + grid[CELLS - 1] * 3;
}

static __attribute__((noinline)) double at_corner(double *x)
{
    fill(x);
    const double found = *corner * x[0];
    grid[CELLS - 2] = 0;
    return found + *corner;
}

static __attribute__((noinline)) double in_view(double *x)
{
    fill(x);
    return view.first[0] * view.first[1] + (double)view.cells;
}

static __attribute__((noinline)) double at_copy(double *x)
{
    fill(x);
    return *copied * x[2];
}

static double (*const functions[])(double *) = {at_edge, at_corner, in_view, at_copy};

int main(int argc, char **argv)
{
    (void)argv;
    struct view own;
    double here = 0;
    set_edges(argc + CELLS - 2);
    copy_edge();
    look_at(&own, &here, argc);
    double x[3] = {0.5, 1.5, 2.5}, d[4][3] = {{0}};
    __enzyme_autodiff_void((void *)at_edge, enzyme_dup, x, d[0]);
    __enzyme_autodiff_void((void *)at_corner, enzyme_dup, x, d[1]);
    __enzyme_autodiff_void((void *)in_view, enzyme_dup, x, d[2]);
    __enzyme_autodiff_void((void *)at_copy, enzyme_dup, x, d[3]);
    for (int i = 0; i < 3; i++) {
        double v[3] = {0};
        v[i] = 1;
        const double forward[] = {
            __enzyme_fwddiff((void *)at_edge, enzyme_dup, x, v),
            __enzyme_fwddiff((void *)at_corner, enzyme_dup, x, v),
            __enzyme_fwddiff((void *)in_view, enzyme_dup, x, v),
            __enzyme_fwddiff((void *)at_copy, enzyme_dup, x, v),
        };
        for (int k = 0; k < 4; k++) {
            const double expected = central_difference(functions[k], x, i);
            check_within("reverse", k, d[k][i], expected, 1e-8);
            check_within("forward", k, forward[k], expected, 1e-8);
        }
    }
    return check_result() || own.cells != argc;
}
