/* Pairs of floats that are only moved as words of eight bytes, beside doubles: the derivative with
 * regard to the first of a pair is zero, and such a word has the bits of a double. */
#include <stdlib.h>
#include <string.h>

int enzyme_dup;
double __enzyme_autodiff(void *, ...);

static double second(const float *x, double *scale)
{
    float *copy = malloc(2 * sizeof *copy);
    memcpy(copy, x, 2 * sizeof *copy);
    const double found = (copy[0] > 0.5f ? copy[1] : copy[0]) * scale[0] * scale[0];
    free(copy);
    return found;
}

int main(void)
{
    float x[2] = {0.7f, 1.3f}, dx[2] = {0};
    double scale = 1.5, dscale = 0;
    __enzyme_autodiff((void *)second, enzyme_dup, x, dx, enzyme_dup, &scale, &dscale);
    return dx[0] != 0 || dx[1] != 2.25f;
}
