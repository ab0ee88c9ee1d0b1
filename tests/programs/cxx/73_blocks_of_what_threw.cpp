// Blocks that are allocated on paths that never come back: their shadows are stored as they are,
// since who catches what was thrown may follow them.
#include "check.hpp"
#include <cstdlib>

struct state {
    double *buffer, *last;
    int n;
};

__attribute__((noinline)) void prepare(const double *x, state *s, int n, int stop)
{
    if (stop >= n) {
        s->n = x[0] > 100 ? n : 0;
        return;
    }
    s->buffer = new double[n];
    for (int i = 0; i < n; i++)
        s->buffer[i] = 0;
    s->last = s->buffer + stop;
    throw stop;
}

double caught(double *x, int n)
{
    double r = 0;
    for (int stop = 0; stop <= n; stop++) {
        state s{nullptr, nullptr, 0};
        try {
            prepare(x, &s, n, stop);
        } catch (int k) {
            for (int i = 0; i < n; i++)
                s.buffer[i] += x[i] * x[k];
            r += *s.last * s.buffer[0];
        }
        delete[] s.buffer;
    }
    return r;
}

// a report of what went wrong, which ends the program
struct report {
    double *values;
    int n;
};

__attribute__((noinline)) void finish(const report *r)
{
    std::fprintf(stderr, "%g of %d\n", r->values[0], r->n);
    std::exit(3);
}

double reported(double *x, int n)
{
    double s = 0;
    for (int i = 0; i < n; i++) {
        if (x[i] > 100) {
            report r;
            r.values = (double *)std::malloc(sizeof(double) * n);
            r.n = n;
            for (int k = 0; k < n; k++)
                r.values[k] = x[k] * s;
            finish(&r);
        }
        s += std::sin(x[i]) * x[0];
    }
    return s;
}

// one that always does; its gradient is never asked for at run time
double hopeless(double *x, int n)
{
    report r;
    r.values = (double *)std::malloc(sizeof(double) * n);
    r.n = n;
    for (int k = 0; k < n; k++)
        r.values[k] = x[k] * n;
    finish(&r);
    return 0;
}

int main(int argc, char **)
{
    check_gradient("caught", caught, 4);
    check_gradient("reported", reported, 4);
    if (argc > 5)
        check_gradient("hopeless", hopeless, 4);
    return check_result();
}
