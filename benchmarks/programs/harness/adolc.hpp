// Gradients by ADOL-C (Griewank, Juedes and Utke, ACM TOMS 22, 1996): the objective is traced anew
// for every gradient, as it has to be where branches depend on the inputs.
#ifndef ADOLC_HPP
#define ADOLC_HPP

#include <cstddef>
#include <vector>

#include <adolc/adolc.h>

/// Adds the gradient of `objective`, a function of a pointer to adouble, to `out`.
template <class F>
void add_gradient_by_adolc(std::size_t n, const double *x, double *out, F objective)
{
    const short tag = 1;
    std::vector<double> found(n);
    trace_on(tag);
    {
        std::vector<adouble> inputs(n);
        for (std::size_t i = 0; i < n; i++)
            inputs[i] <<= x[i];
        double value;
        adouble result = objective(inputs.data());
        result >>= value;
    }
    trace_off();
    gradient(tag, static_cast<int>(n), x, found.data());
    for (std::size_t i = 0; i < n; i++)
        out[i] += found[i];
}

#endif
