// Destructors ask whether an exception is on its way, and how many are: what has been thrown with numbers, what a
// library throws, and what a destructor throws and catches itself while another one is on its way.
#include "check.hpp"

#include <exception>
#include <stdexcept>
#include <vector>

struct Failure {
    double size;
};

class Guard {
    double &kept_;
    double by_;
    int before_ = std::uncaught_exceptions();

public:
    Guard(double &kept, double by) : kept_(kept), by_(by) {}
    ~Guard()
    {
        if (std::uncaught_exceptions() > before_) {
            try {
                Guard inner(kept_, 0.5 * by_ * by_);
                if (by_ > 0.8)
                    throw Failure{kept_ * by_};
            } catch (const Failure &f) {
                kept_ += 0.1 * f.size * std::uncaught_exceptions();
            }
            kept_ *= by_;
        } else {
            kept_ += 2 * by_;
        }
    }
};

__attribute__((noinline)) double step(const std::vector<double> &v, std::size_t i, double &kept)
{
    Guard guard(kept, v[i]);
    if (v[i] > 1)
        throw Failure{v[i] * kept};
    return v.at(i + 1) * kept;
}

double f(double *x, int n)
{
    const std::vector<double> v(x, x + n);
    double kept = 1, sum = 0;
    for (int i = 0; i < n; i++) {
        try {
            Guard whole(kept, 0.3 * v[i]);
            try {
                sum += step(v, i, kept);
            } catch (const Failure &failure) {
                kept += failure.size * (1 + std::uncaught_exceptions());
                if (i % 2)
                    throw;
                kept += 0.1 * std::uncaught_exceptions();
            }
        } catch (const Failure &failure) {
            sum += failure.size + 10 * std::uncaught_exceptions();
        } catch (const std::out_of_range &) {
            sum += kept * kept + std::uncaught_exceptions();
        }
    }
    return sum + kept;
}

int main()
{
    double x[5] = {0.7, 1.2, 0.9, 0.5, 0.6}, d[5] = {};
    __enzyme_autodiff<void>((void *)f, x, d, 5);
    double y[5] = {1.1, 0.4, 0.85, 1.3, 1.05}, e[5] = {};
    __enzyme_autodiff<void>((void *)f, y, e, 5);
    for (int i = 0; i < 5; i++) {
        check("f", i, d[i], central_difference([](double *z) { return f(z, 5); }, x, i));
        check("thrown", i, e[i], central_difference([](double *z) { return f(z, 5); }, y, i));
    }
    return check_result() || std::uncaught_exceptions() != 0;
}
