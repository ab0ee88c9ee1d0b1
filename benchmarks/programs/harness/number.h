/* One source, two number types.  Units that include this header are compiled twice: once for the
 * linker to differentiate, with doubles, and once with -DCOMPLEX_STEP, where the same formulas
 * work on complex numbers and Im f(x + i h v) / h is the derivative in the direction v, exact to
 * rounding (Squire and Trapp, SIAM Review 40, 1998).  Branches look at real parts. */
#ifndef NUMBER_H
#define NUMBER_H

#ifdef COMPLEX_STEP
#include <tgmath.h>
typedef double _Complex number;
#define NAME(function) function##_complex
#define real_part(z) creal(z)
#elif defined TRACED_BY_ADOLC /* the formulas as C++, for a comparison */
#include <adolc/adolc.h>
typedef adouble number;
#define NAME(function) function##_traced
#define real_part(z) (z).value()
#else
#include <math.h>
typedef double number;
#define NAME(function) function
#define real_part(z) (z)
#endif

#endif
