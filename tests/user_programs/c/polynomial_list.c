/* Computer algebra: polynomials as sorted linked lists of terms, multiplied and evaluated. */
#include "../expect.h"
#include <stdlib.h>

struct term {
    int exponent;
    double coefficient;
    struct term *next;
};

static struct term *insert(struct term *list, int exponent, double coefficient)
{
    struct term **at = &list;
    while (*at && (*at)->exponent < exponent)
        at = &(*at)->next;
    if (*at && (*at)->exponent == exponent) {
        (*at)->coefficient += coefficient;
        return list;
    }
    struct term *fresh = malloc(sizeof *fresh);
    fresh->exponent = exponent;
    fresh->coefficient = coefficient;
    fresh->next = *at;
    *at = fresh;
    return list;
}

static struct term *multiply(const struct term *a, const struct term *b)
{
    struct term *product = NULL;
    for (const struct term *p = a; p; p = p->next)
        for (const struct term *q = b; q; q = q->next)
            product = insert(product, p->exponent + q->exponent, p->coefficient * q->coefficient);
    return product;
}

static double evaluate(const struct term *p, double x)
{
    return p ? p->coefficient * pow(x, p->exponent) + evaluate(p->next, x) : 0;
}

static void release(struct term *p)
{
    while (p) {
        struct term *next = p->next;
        free(p);
        p = next;
    }
}

double cube_of_polynomial(const double *c, int n, double x)
{
    struct term *p = NULL;
    for (int i = n - 1; i >= 0; i--)
        p = insert(p, i * i % 5, c[i]);
    struct term *square = multiply(p, p), *cube = multiply(square, p);
    const double y = evaluate(cube, x) + evaluate(square, 1.0);
    release(p);
    release(square);
    release(cube);
    return y;
}

int main(void)
{
    double c[4] = {0.5, -0.3, 0.8, 0.2}, d[4] = {0}, x = 1.2;
    const double dx = __enzyme_autodiff((void *)cube_of_polynomial, enzyme_dup, c, d, enzyme_const, 4, enzyme_out, x);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("c", i, d[i], cube_of_polynomial(c, 4, x), c[i], 1e-3, 1e-7);
    EXPECT_SLOPE("x", 0, dx, cube_of_polynomial(c, 4, x), x, 1e-3, 1e-7);
    return verdict();
}
