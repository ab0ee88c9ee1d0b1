/* A solver with the derivative of its solution: y with y + y^3 = x, by Newton's method, which asks
 * for derivatives itself.  Its rule is the implicit function theorem, not the derivative of the
 * iteration. */
#ifdef FROM_TAPE
#define REVERSE_ONLY /* no tape has what the rule keeps of the function */
#endif
#include "check.h"

#define NOINLINE __attribute__((noinline))

static double equation(double y) { return y + y * y * y; }

static int iterations;
NOINLINE double solve(double x)
{
    double y = x;
    for (int i = 0; i < 60; i++) {
        const double step = (equation(y) - x) / __enzyme_autodiff((void *)equation, y);
        y -= step;
        iterations++;
        if (fabs(step) < 1e-15)
            break;
    }
    return y;
}

struct kept { double y, result; };
struct kept augment_solve(double x)
{
    const double y = solve(x);
    return (struct kept){y, y};
}
double reverse_solve(double x, double adjoint, double y)
{
    (void)x;
    return adjoint / __enzyme_autodiff((void *)equation, y);
}
void *__enzyme_register_gradient_solve[] = {(void *)solve, (void *)augment_solve,
                                            (void *)reverse_solve};

static double of_solution(double *x)
{
    double s = 0.0;
    for (int i = 0; i < 3; i++)
        s += solve(x[i] * x[(i + 1) % 3]) * exp(0.1 * x[i]);
    return s;
}

int main(void)
{
    double x[3] = {1.2, -0.7, 2.0}, dx[3] = {0};
    __enzyme_autodiff_void((void *)of_solution, enzyme_dup, x, dx);
    const int once = iterations;
    check_gradient("dx", of_solution, 3, x, dx);
    iterations = 0;
    of_solution(x);
    check("iterations", once, iterations);
    const double y = solve(3.0);
    check("itself", __enzyme_autodiff((void *)solve, 3.0), 1.0 / (1.0 + 3.0 * y * y));
    return check_result();
}
