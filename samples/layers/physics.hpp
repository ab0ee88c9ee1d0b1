// The physics library: C++ over the Fortran kernel.
#pragma once
#include <cstddef>

extern "C" {
// The temperatures of a rod of n cells after so many steps, from a start that both ends keep.
void rod_run(const double *conductivity, const double *start, double *end, std::size_t n, int steps);

// Half the sum of squares of the distance from what was measured.
double rod_misfit(const double *conductivity, const double *start, const double *measured,
                  std::size_t n, int steps);
}

// On top of it, in the client's own code: conductivities that are positive whatever p is.
template <class Number> Number softened(Number p)
{
    return p * p / (1 + p * p);
}
