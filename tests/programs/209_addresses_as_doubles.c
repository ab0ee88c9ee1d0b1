/* A copied word is a double or an address, and LLVM moves it as a double: at -O0 it then loaded from anywhere. */
#include "check.h"

struct value {
    union {
        double here;
        const double *there;
    };
    long elsewhere;
};

static double get(const struct value *v) { return v->elsewhere ? *v->there : v->here; }

__attribute__((noinline)) static double total(double *x)
{
    struct value table[4];
    double sum = 0.0;
    for (int i = 0; i < 4; i++) {
        table[i].elsewhere = i % 2;
        if (i % 2)
            table[i].there = &x[i];
        else
            table[i].here = x[i] * x[i];
    }
    for (int k = 0; k < 20; k++) {
        struct value own = table[(k * k + k / 2) % 4];
        sum += sin(get(&own) + 0.1 * k);
    }
    return sum;
}

int main(void)
{
    double x[4] = {0.7, 0.4, 1.1, 0.9}, d[4] = {0}, twice = 0.0;
    for (int k = 0; k < 20; k++) {
        int i = (k * k + k / 2) % 4;
        twice += sin((i % 2 ? x[i] : x[i] * x[i]) + 0.1 * k);
    }
    check("total", total(x), twice);
    __enzyme_autodiff_void((void *)total, enzyme_dup, x, d);
    for (int i = 0; i < 4; i++)
        check("gradient", d[i], central_difference(total, x, i));
    return check_result();
}
