// ADOL-C answers the request of program.c.
#define TRACED_BY_ADOLC
#include "adolc.hpp"

#include <cstdarg>

#include "largest.c"
#include "logsumexp.c"

extern "C" {
int enzyme_const, enzyme_dup;

void __enzyme_autodiff_void(void *function, ...)
{
    std::va_list words;
    va_start(words, function);
    va_arg(words, int);
    const std::size_t *count = va_arg(words, const std::size_t *);
    va_arg(words, int);
    const double *x = va_arg(words, const double *);
    double *out = va_arg(words, double *);
    va_end(words);
    add_gradient_by_adolc(*count, x, out,
                          [&](const adouble *in) { return logsumexp_traced(count, in); });
}
}
