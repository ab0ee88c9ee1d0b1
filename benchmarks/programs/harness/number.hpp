// number.h for C++: functions of `number` are overloaded, so that they need no other names.
#ifndef NUMBER_HPP
#define NUMBER_HPP

#include <cmath>
#include <complex>

#ifdef COMPLEX_STEP
using number = std::complex<double>;
#elif defined TRACED_BY_ADOLC // for a comparison
#include <adolc/adolc.h>
using number = adouble;

inline double real_part(const adouble &x)
{
    return x.value();
}
#else
using number = double;
#endif

inline double real_part(double x)
{
    return x;
}

inline double real_part(const std::complex<double> &z)
{
    return z.real();
}

/** The absolute value as an analytic function: not that of complex numbers. */
template <class T> T magnitude(const T &x)
{
    return real_part(x) < 0.0 ? T(-x) : x;
}

#endif
