// ADOL-C answers the request of program.cpp.
#define TRACED_BY_ADOLC
#include "adolc.hpp"

#include "dormand_prince.cpp"
#include "euler.cpp"
#include "objective.cpp"
#include "reaction.cpp"

extern "C" {
int enzyme_const, enzyme_dup;
}

namespace ltoad
{

template <class Result, class... Arguments> Result __enzyme_autodiff(void *, Arguments...);

template <>
void __enzyme_autodiff<void>(void *, int, const void *task, int, const double *x, double *out)
{
    const Experiment &experiment = *static_cast<const Experiment *>(task);
    add_gradient_by_adolc(state_size(experiment) + 3, x, out,
                          [&](const adouble *in) { return mean_at_end(experiment, in); });
}

} // namespace ltoad
