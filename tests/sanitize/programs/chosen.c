/* A function of the C library that is called through an address: its images were lost. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

struct node {
    char op;
    union {
        double (*one)(double);
        double (*two)(double, double);
    } call;
};

static double square(double v) { return v * v; }

static double applied(const char *text, const double *x)
{
    double sum = x[0];
    for (; *text; text++) {
        struct node *n = calloc(1, sizeof *n);
        n->op = *text;
        if (*text == 'h')
            n->call.two = hypot;
        else
            n->call.one = *text == 's' ? sin : *text == 'e' ? exp : square;
        sum = n->op == 'h' ? n->call.two(sum, x[1]) : n->call.one(sum * x[1]);
        free(n);
    }
    return sum;
}

int main(int count, char **words)
{
    double x[2] = {0.75, 0.5}, d[2] = {0}, t[2] = {1, -0.5};
    const char *text = count > 1 ? words[1] : "shqe";
    __enzyme_autodiff((void *)applied, enzyme_const, text, enzyme_dup, x, d);
    const double tangent = __enzyme_fwddiff((void *)applied, enzyme_const, text, enzyme_dup, x, t);
    printf("%.12g %.12g\n", d[0] - 0.5 * d[1], tangent);
    return fabs(d[0] - 0.5 * d[1] - tangent) > 1e-12;
}
