#include "check.hpp"

struct node {
    double *values;
    node *next;
};

__attribute__((noinline)) double sum_list(const node *n, unsigned long t)
{
    double s = 0;
    for (auto v = n; v; v = v->next)
        for (unsigned long i = 0; i <= t; i++)
            s += v->values[i];
    return s;
}

double list_creator(double x, unsigned long n, unsigned long t)
{
    node *l = 0;
    for (unsigned long i = 0; i <= n; i++) {
        node *w = new node;
        w->next = l;
        w->values = new double[t + 1];
        for (unsigned long j = 0; j <= t; j++)
            w->values[j] = x;
        l = w;
    }
    return sum_list(l, t);
}

int main()
{
    double d = __enzyme_autodiff<double>((void *)list_creator, 2.0, enzyme_const, 100ul,
                                         enzyme_const, 3ul);
    check("l", 0, d, 101 * 4);
    return check_result();
}
