// Exceptions that carry numbers are kept by std::exception_ptr and thrown again later, nested in others, thrown again by
// functions that have no handler of their own, and made without being thrown.
#include "check.hpp"
#include <cmath>
#include <exception>
#include <stdexcept>
#include <vector>

struct overload {
    double excess;
};

struct labelled : std::runtime_error {
    double weight;
    labelled(const char *what, double w) : std::runtime_error(what), weight(w) {}
};

__attribute__((noinline)) double part(double v)
{
    if (v > 1.2)
        throw overload{v * v};
    if (v < 0.85)
        throw labelled("small", 3 * v);
    return std::sin(v);
}

// what a handler of the caller has caught is told apart here
__attribute__((noinline)) double told_apart(double scale)
{
    try {
        throw;
    } catch (const overload &o) {
        return scale * o.excess;
    } catch (const labelled &l) {
        return l.weight * l.weight;
    }
}

double without_handler(double *x, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++) {
        try {
            sum += part(x[i]);
        } catch (...) {
            sum += told_apart(x[0]);
        }
    }
    return sum;
}

double kept(double *x, int n)
{
    std::vector<std::exception_ptr> errors;
    double sum = 0;
    for (int i = 0; i < n; i++) {
        try {
            sum += part(x[i] * x[i] / x[3]);
        } catch (...) {
            errors.push_back(std::current_exception());
        }
    }
    const std::vector<std::exception_ptr> copies = errors;
    errors.clear();
    for (const std::exception_ptr &e : copies) {
        try {
            if (e)
                std::rethrow_exception(e);
        } catch (const overload &o) {
            sum += o.excess * x[1];
        } catch (const std::exception &other) {
            sum += dynamic_cast<const labelled &>(other).weight;
        }
    }
    return sum;
}

__attribute__((noinline)) void outer(double v)
{
    try {
        part(v);
    } catch (const labelled &l) {
        std::throw_with_nested(labelled("outer", l.weight * v));
    }
}

__attribute__((noinline)) double unpacked(const std::exception &e, double share)
{
    double sum = 0;
    if (const auto *l = dynamic_cast<const labelled *>(&e))
        sum += share * l->weight;
    try {
        std::rethrow_if_nested(e);
    } catch (const std::exception &inner) {
        sum += unpacked(inner, share * share);
    }
    return sum;
}

double nested(double *x, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++) {
        try {
            try {
                outer(x[i]);
                sum += x[i] * x[i];
            } catch (const std::exception &e) {
                sum += unpacked(e, x[1]);
                if (i > 0)
                    throw;
            }
        } catch (const labelled &l) {
            sum -= l.weight * x[0];
        } catch (const overload &o) {
            sum += std::log(o.excess);
        }
    }
    return sum;
}

double made(double *x, int n)
{
    std::exception_ptr first;
    for (int i = 0; i < n && !first; i++)
        if (x[i] > 1.2)
            first = std::make_exception_ptr(overload{x[i] * x[0]});
    try {
        std::rethrow_exception(first);
    } catch (const overload &o) {
        return o.excess * o.excess;
    }
}

int main()
{
    check_gradient("without_handler", without_handler, 6);
    check_gradient("kept", kept, 6);
    check_gradient("nested", nested, 6);
    check_gradient("made", made, 6);
    return check_result();
}
