/* Scalable vectors and target types. */
#include <arm_sve.h>
svfloat64_t scale(svbool_t p, svfloat64_t x, double a) { return svmul_n_f64_m(p, x, a); }
svint32x2_t pair(svbool_t p, const int *x) { return svld2_s32(p, x); }
void axpy(double a, const double *restrict x, double *restrict y, long n) {
  for (long i = 0; i < n; i++) y[i] += a * x[i];
}
long count(svcount_t c, svbool_t p) { return (long)svcntp_b64(p, p); }
