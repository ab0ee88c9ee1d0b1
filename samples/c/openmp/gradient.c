/* The only file that knows of derivatives. */
#include "plate.h"

#include <string.h>

extern int enzyme_dup, enzyme_const, enzyme_primal_return;
typedef struct {
    double value;
} with_value;
with_value __enzyme_autodiff(void *, ...);

double misfit_and_gradient(const double *conductivity, const double *measured, double *gradient)
{
    memset(gradient, 0, SIDE * SIDE * sizeof *gradient);
    return __enzyme_autodiff((void *)misfit, enzyme_primal_return, enzyme_dup, conductivity,
                             gradient, enzyme_const, measured)
        .value;
}
