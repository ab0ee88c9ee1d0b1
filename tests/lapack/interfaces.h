/* Names of routines in one precision: R(name) in Fortran's convention, C(name) and E(name) in C's. */
#ifdef SINGLE
typedef float real;
#define R(name) s##name##_
#define C(name) cblas_s##name
#define E(name) LAPACKE_s##name
#elif defined(WRAPPED) /* as Armadillo's library names them */
typedef double real;
#define R(name) wrapper2_d##name##_
#define C(name) cblas_d##name
#define E(name) LAPACKE_d##name
#else
typedef double real;
#define R(name) d##name##_
#define C(name) cblas_d##name
#define E(name) LAPACKE_d##name
#endif

#include "lengths.h"
