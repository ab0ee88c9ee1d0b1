/* A pair of floats that the calling convention packs in one vector: lanes that nobody uses hold
 * poison, which must not get into the adjoints of the others. */
#define TOLERANCE 1e-6
#include "check.h"

struct pair {
    float a, b;
};

__attribute__((noinline)) static struct pair make(float a)
{
    return (struct pair){a, a * a};
}

static float product(float x)
{
    const struct pair pair = make(x);
    return pair.a * pair.b;
}

float __enzyme_autodiff_float(void *, ...);

int main(void)
{
    check("product", __enzyme_autodiff_float((void *)product, 3.0f), 27.0);
    return check_result();
}
