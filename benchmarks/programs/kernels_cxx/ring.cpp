#include <algorithm>

#include "kernels.hpp"

namespace
{

struct Rates {
    number diffusion, growth;
};

Vector slope(const Rates &rates, const Vector &u)
{
    Vector out(u.size());
    for (std::size_t i = 0; i < u.size(); i++) {
        const number left = i ? u[i - 1] : u.back();
        const number right = i + 1 < u.size() ? u[i + 1] : u.front();
        out[i] = rates.diffusion * (left - 2.0 * u[i] + right) + rates.growth * u[i] * (1.0 - u[i]);
    }
    return out;
}

Vector moved(Vector u, const number &by, const Vector &along)
{
    for (std::size_t i = 0; i < u.size(); i++)
        u[i] += by * along[i];
    return u;
}

number largest(const Vector &values)
{
    number best = 0.0;
    for (const number &value : values) {
        if (real_part(magnitude(value)) > real_part(best))
            best = magnitude(value);
    }
    return best;
}

struct Attempt {
    Vector state;
    number error;
};

Attempt attempt(const Rates &rates, const number &step, const Vector &u)
{
    const Vector first = slope(rates, u);
    const Vector second = slope(rates, moved(u, 0.5 * step, first));
    const Vector third = slope(rates, moved(u, 0.75 * step, second));
    Vector next(u.size()), error(u.size());
    for (std::size_t i = 0; i < u.size(); i++)
        next[i] = u[i] + step * (2.0 / 9 * first[i] + 1.0 / 3 * second[i] + 4.0 / 9 * third[i]);
    const Vector fourth = slope(rates, next);
    for (std::size_t i = 0; i < u.size(); i++)
        error[i] = step * (-5.0 / 72 * first[i] + 1.0 / 12 * second[i] + 1.0 / 9 * third[i] -
                           1.0 / 8 * fourth[i]);
    return {next, largest(error)};
}

/// By how much the next step is longer.
number factor(double tolerance, const number &error)
{
    using std::pow;
    const number wanted = 0.9 * pow(tolerance / error, 1.0 / 3);
    if (real_part(wanted) < 0.2)
        return 0.2;
    return real_part(wanted) > 2.0 ? number(2.0) : wanted;
}

} // namespace

number ring(const Ring &ring, const number *inputs)
{
    const Rates rates = {inputs[ring.cells], inputs[ring.cells + 1]};
    Vector u(inputs, inputs + ring.cells);
    number time = 0.0, step = 0.1;
    while (real_part(time) < ring.end) {
        if (real_part(time + step) > ring.end)
            step = ring.end - time;
        for (;;) {
            const Attempt next = attempt(rates, step, u);
            const number growth = factor(ring.tolerance, next.error);
            if (real_part(next.error) <= ring.tolerance) {
                time += step;
                step *= growth;
                u = next.state;
                break;
            }
            step *= growth;
        }
    }
    number sum = 0.0;
    for (const number &value : u)
        sum += value * value;
    return sum;
}
