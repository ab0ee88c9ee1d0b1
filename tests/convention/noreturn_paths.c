#include "case.h"
#include <assert.h>
#include <errno.h>
double __enzyme_autodiff(void *, ...);
__attribute__((noreturn, noinline)) static void fail(const char *why) { fprintf(stderr, "%s\n", why); exit(3); }
static double f(const double *unused, double x, int n)
{
    (void)unused;
    assert(n > 0);
    if (x < 0) fail("negative");
    errno = 0;
    double s = log(x);
    if (errno) perror("log");
    for (int i = 0; i < n; i++) { if (i > 1000) abort(); s *= x; if (s != s) __builtin_unreachable(); }
    printf("%s", s > 1e300 ? "large\n" : "");
    return s;
}
int main(void)
{
    double x = 1.4;
    EQ(__enzyme_autodiff((void *)f, enzyme_const, (double *)0, x, 3), 3 * x * x * log(x) + x * x);
    return end();
}
