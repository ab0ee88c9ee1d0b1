#include <stdio.h>

extern double __enzyme_autodiff(void *, ...);

double square(double x) { return x * x; }

int main(void)
{
    printf("d/dx x^2 at 3 = %g\n", __enzyme_autodiff((void *)square, 3.0));
}
