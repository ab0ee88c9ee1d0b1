// What every C++ test program shares: a gradient request for f(x, n), compared with central
// differences of eighth order, whose truncation and rounding errors are both near 1e-12.
#ifndef CHECK_HPP
#define CHECK_HPP

#include <cmath>
#include <cstdio>
#include <vector>

// Defined by the linker; any name that starts like these is a request as well.
extern "C" {
extern int enzyme_const, enzyme_dup, enzyme_dupnoneed, enzyme_out;
}
template <class Result, class... Arguments> Result __enzyme_autodiff(void *, Arguments...);

static int check_count, check_failures;

static inline void check(const char *name, int index, double computed, double expected,
                         double tolerance = 1e-8)
{
    // Derivatives near zero are compared absolutely: central differences know no better.
    const double error = std::fabs(computed - expected) / std::fmax(std::fabs(expected), 1e-2);
    const bool good = error <= tolerance; // false for NaN
    check_count++;
    if (!good)
        check_failures++;
    std::printf("%s[%d] %.17g %.17g%s\n", name, index, computed, expected,
                good ? "" : "  <-- wrong");
}

// Nothing checked is a failure too: a loop over no elements compares nothing.
static inline int check_result()
{
    if (check_count == 0)
        std::printf("nothing was checked\n");
    return check_count == 0 || check_failures != 0;
}

template <class F> double central_difference(F f, double *x, int i)
{
    static const double weight[4] = {4.0 / 5.0, -1.0 / 5.0, 4.0 / 105.0, -1.0 / 280.0};
    const double at = x[i], h = 1e-3 * std::fmax(1.0, std::fabs(at));
    double sum = 0.0;
    for (int s = 1; s <= 4; s++) {
        x[i] = at + s * h;
        const double ahead = f(x);
        x[i] = at - s * h;
        sum += weight[s - 1] * (ahead - f(x));
    }
    x[i] = at;
    return sum / h;
}

#ifdef REVERSE_ONLY
template <class F> void check_forward(F, std::vector<double> &, const std::vector<double> &) {}
#else
template <class Result, class... Arguments> Result __enzyme_fwddiff(void *, Arguments...);
template <class Result, class... Arguments> Result __enzyme_augmentfwd(void *, Arguments...);
template <class Result, class... Arguments> Result __enzyme_fwdsplit(void *, Arguments...);

#ifdef FROM_TAPE
// The tangent of what has run already, from its tape, and not from its inputs.
template <class F> double tangent(F f, double *x, double *direction, int n)
{
    void *tape =
        __enzyme_augmentfwd<void *>((void *)f, enzyme_dup, x, direction, enzyme_const, n);
    const std::vector<double> left(x, x + n);
    std::fill(x, x + n, NAN);
    const double t =
        __enzyme_fwdsplit<double>((void *)f, enzyme_dup, x, direction, enzyme_const, n, tape);
    std::copy(left.begin(), left.end(), x);
    return t;
}
#else
template <class F> double tangent(F f, double *x, double *direction, int n)
{
    return __enzyme_fwddiff<double>((void *)f, enzyme_dup, x, direction, enzyme_const, n);
}
#endif

// Forward mode against reverse mode along each coordinate.
template <class F>
void check_forward(F f, std::vector<double> &x, const std::vector<double> &gradient)
{
    const int n = (int)x.size();
    std::vector<double> direction(n, 0.0);
    for (int i = 0; i < n; i++) {
        direction[i] = 1.0;
        const double t = tangent(f, x.data(), direction.data(), n);
        direction[i] = 0.0;
        check("forward", i, t, gradient[i], 1e-9);
    }
}
#endif

// Checks the whole gradient of f at a point without symmetries.
template <class F> void check_gradient(const char *name, F f, int n)
{
    std::vector<double> x(n), gradient(n, 0.0);
    for (int i = 0; i < n; i++)
        x[i] = 0.7 + 0.13 * i + 0.05 * ((i * 7) % 5);
    __enzyme_autodiff<void>((void *)f, enzyme_dup, x.data(), gradient.data(), enzyme_const, n);
    for (int i = 0; i < n; i++)
        check(name, i, gradient[i],
              central_difference([&](double *p) { return f(p, n); }, x.data(), i));
    check_forward(f, x, gradient);
}

#define CHECK_GRADIENT(f, n)                                                                       \
    int main()                                                                                     \
    {                                                                                              \
        check_gradient(#f, f, n);                                                                  \
        return check_result();                                                                     \
    }

#endif
