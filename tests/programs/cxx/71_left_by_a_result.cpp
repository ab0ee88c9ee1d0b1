// A call in a try block returns, and with its result control leaves the loop: the result is known
// behind the loop only where the call came back normally.
#include "check.hpp"
#include <stdexcept>

struct trouble {
    int code;
};

__attribute__((noinline)) double checked(double v)
{
    if (v > 1.2)
        throw trouble{v > 3};
    return v * v;
}

// until an attempt succeeds; some errors go on to the outer handler
double rethrown(double *x, int n)
{
    double best = 1.5;
    for (int s = 0; s < n; s++) {
        try {
            try {
                best = checked(x[s] * best);
                break;
            } catch (const trouble &e) {
                if (e.code)
                    throw;
            }
        } catch (...) {
            best *= 0.5 * x[0];
        }
        best *= 0.9 + 0.01 * x[s];
    }
    return best * x[1];
}

// out of two loops at once
__attribute__((noinline)) double search(const double *x, int n, double limit)
{
    double tried = 0;
    for (int i = 0; i < n; i++) {
        for (int j = n - 1; j >= 0; j--) {
            try {
                return checked(limit * x[i] * x[j]) + tried;
            } catch (const trouble &e) {
                tried += x[i] * (1 + e.code);
            }
        }
        limit *= 0.6;
    }
    return tried;
}

double nested(double *x, int n) { return search(x, n, 5) * search(x, n, 1) + search(x, n, 1e6); }

// what comes back is an address of active memory
__attribute__((noinline)) double *row(double *place, int n, int i, double limit)
{
    if (place[i * n] > limit)
        throw std::runtime_error("too large");
    return place + i * n;
}

double addresses(double *x, int n)
{
    std::vector<double> place(n * n);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            place[i * n + j] = x[i] * x[j];
    double *found = place.data(), skipped = 0;
    for (int i = n; i-- > 0;) {
        try {
            found = row(place.data(), n, i, 0.9);
            break;
        } catch (const std::exception &) {
            skipped += x[i];
        }
    }
    double s = 0;
    for (int j = 0; j < n; j++)
        s += found[j] * found[j] + skipped;
    return s;
}

// a block from the heap, and what it was computed from
struct block {
    double *data;
    double sum;
};

__attribute__((noinline)) block *made(const double *x, int n, int attempt)
{
    if (attempt < 2)
        throw attempt;
    block *b = new block{new double[n], 0};
    for (int i = 0; i < n; i++)
        b->sum += b->data[i] = x[i] * x[(i + attempt) % n];
    return b;
}

double blocks(double *x, int n)
{
    block *b = nullptr;
    double penalty = 1;
    for (int attempt = 0;; attempt++) {
        try {
            b = made(x, n, attempt);
            break;
        } catch (int failed) {
            penalty *= 1 + 0.1 * failed * x[failed];
        }
    }
    const double s = penalty * b->sum * b->data[0];
    delete[] b->data;
    delete b;
    return s;
}

// numbers beside integers, and a loop that goes on with what was returned
struct outcome {
    double value;
    int steps;
};

__attribute__((noinline)) outcome halved(double v, int steps)
{
    if (v > 2)
        throw outcome{0, steps};
    return {v * v, steps + 1};
}

double outcomes(double *x, int n)
{
    double s = 0;
    for (int k = 0; k < n; k++) {
        double v = 6 * x[k];
        outcome o{0, 0};
        for (;;) {
            try {
                o = halved(v, k);
                break;
            } catch (const outcome &thrown) {
                v *= 0.5 - 0.01 * thrown.steps;
            }
        }
        s += o.value * o.steps * x[0];
    }
    return s;
}

int main()
{
    check_gradient("rethrown", rethrown, 4);
    check_gradient("nested", nested, 4);
    check_gradient("addresses", addresses, 4);
    check_gradient("blocks", blocks, 4);
    check_gradient("outcomes", outcomes, 4);
    return check_result();
}
