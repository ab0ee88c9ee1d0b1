/* setjmp and longjmp: handlers made of macros, nested and in a loop, with numbers that are thrown; jumps out of recursion; a second try
 * with another state; and a place that nobody in the derivative has set. */
#include "check.h"
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
struct frame { jmp_buf env; struct frame *up; };
static struct frame *top;
static double payload;
static _Noreturn void throw_(int code, double v) { payload = v; longjmp(top->env, code); }
#define TRY { struct frame f_; f_.up = top; top = &f_; int code_ = setjmp(f_.env); if (!code_) {
#define CATCH top = f_.up; } else { top = f_.up;
#define END } }
static double risky(double x, int depth) {
  if (depth > 3) throw_(depth, x * x);
  if (x > 2) throw_(7, x - 1);
  return sin(x) + risky(x * 1.3, depth + 1);
}
static double guarded(double x) {
  volatile double r = 0;
  TRY
    r = risky(x, 0);
  CATCH
    if (code_ == 7) r = payload * 3; else r = payload + x;
  END
  return r;
}
static double nested(const double *x, int n) {
  volatile double s = 0;
  for (volatile int i = 0; i < n; i++) {
    volatile double scale = 1;
    TRY
      s += scale * guarded(x[i]);
      if (x[i] > 1) throw_(2, x[i] * scale);
      s += 0.5;
    CATCH
      s += payload * payload;
      TRY
        if (code_ == 2 && x[i] > 1.5) throw_(3, payload * 2);
        s += 1;
      CATCH
        s -= payload * x[0];
      END
    END
  }
  return s;
}
static jmp_buf again;
static void require(double damp, double x) { if (fabs(x) > 5 * damp) longjmp(again, 1); }
static double retried(const double *x, int n) {
  volatile double damp = 1;
  volatile int tries = 0;
  double *v = malloc(sizeof *v * (size_t)n);
  if (setjmp(again)) { damp *= 1.5; tries++; }
  double s = 0;
  for (int i = 0; i < n; i++) { v[i] = x[i] * x[i] / damp; s += v[i]; require(damp, s * 2); }
  s = s / damp + tries + v[0] * v[n-1];
  free(v);
  return s;
}
static double both(const double *x, int n) { return nested(x, n) * 1.1 + retried(x, n); }
static double of_nested(double *x) { return nested(x, 4); }
static double of_retried(double *x) { return retried(x, 4); }
int main(void) {
  double x[4] = {0.3, 1.2, 1.8, 2.4}, d[4] = {0}, e[4] = {0}, f[4] = {0};
  __enzyme_autodiff((void *)nested, enzyme_dup, x, d, enzyme_const, 4);
  __enzyme_autodiff((void *)retried, enzyme_dup, x, e, enzyme_const, 4);
  __enzyme_autodiff((void *)both, enzyme_dup, x, f, enzyme_const, 4);
  for (int i = 0; i < 4; i++) {
    check_within("nested", i, d[i], central_difference(of_nested, x, i), 1e-9);
    check_within("retried", i, e[i], central_difference(of_retried, x, i), 1e-9);
    check("both", f[i], 1.1 * d[i] + e[i]);
  }
  const double v[4] = {1, -1, 0.5, 2};
  check("tangent", __enzyme_fwddiff((void *)nested, enzyme_dup, x, v, enzyme_const, 4), d[0] - d[1] + 0.5 * d[2] + 2 * d[3]);
  struct frame here;
  here.up = top;
  top = &here;
  if (!setjmp(here.env)) {
    __enzyme_autodiff((void *)risky, 2.5, enzyme_const, 0);
    return 1;
  }
  check("left", payload, 1.5);
  return check_result();
}
