/* The only file that knows of derivatives.  All processes call it together. */
#include "rod.h"

#include <string.h>

extern int enzyme_dup, enzyme_const, enzyme_primal_return;
typedef struct {
    double value;
} with_value;
with_value __enzyme_autodiff(void *, ...);

double misfit_and_gradient(const piece *p, const double *conductivity, const double *measured,
                           double *gradient)
{
    memset(gradient, 0, p->cells * sizeof *gradient);
    return __enzyme_autodiff((void *)misfit, enzyme_primal_return, enzyme_const, p, enzyme_dup,
                             conductivity, gradient, enzyme_const, measured)
        .value;
}
