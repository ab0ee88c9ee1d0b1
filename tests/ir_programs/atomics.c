/* Gradients of the functions in atomics.ll against central differences and a formula. */
#define REVERSE_ONLY /* forward mode has no rule for atomic minima */
#include "check.h"

enum { size = 5 };

double updates(double *x);
float bits(float *x);

int main(void)
{
    static const double points[][size] = {{0.7, 1.1, 0.4, 0.9, 1.3}, {0.7, 1.1, 0.4, 2.9, 0.3}};
    for (int k = 0; k < 2; k++) {
        double x[size], dx[size] = {0.0};
        for (int i = 0; i < size; i++)
            x[i] = points[k][i];
        __enzyme_autodiff_void((void *)updates, x, dx);
        check_gradient("updates", updates, size, x, dx);
    }
    float y[2] = {3.0f, 5.0f}, dy[2] = {0.0f, 0.0f};
    __enzyme_autodiff_void((void *)bits, y, dy);
    check("exchanged", dy[0], 5.0);
    check("its partner", dy[1], 3.0);
    return check_result();
}
