// A trebuchet: an arm, a counterweight and a sling; the equations of motion solve a small linear system in each
// stage of an integrator with step control; a registered function for the release angle; second derivatives.
#include "../expect.h"
#include <array>
#include <cmath>
#include <functional>
#include <stdexcept>
#include <utility>
#include <vector>

template <std::size_t N> using Vec = std::array<double, N>;

template <std::size_t N> Vec<N> solve(std::array<Vec<N>, N> a, Vec<N> b)
{
    for (std::size_t k = 0; k < N; ++k) {
        std::size_t pivot = k;
        for (std::size_t i = k + 1; i < N; ++i)
            if (std::abs(a[i][k]) > std::abs(a[pivot][k]))
                pivot = i;
        if (a[pivot][k] == 0)
            throw std::domain_error("singular");
        std::swap(a[k], a[pivot]);
        std::swap(b[k], b[pivot]);
        for (std::size_t i = k + 1; i < N; ++i) {
            const double m = a[i][k] / a[k][k];
            for (std::size_t j = k; j < N; ++j)
                a[i][j] -= m * a[k][j];
            b[i] -= m * b[k];
        }
    }
    for (std::size_t k = N; k-- > 0;) {
        for (std::size_t j = k + 1; j < N; ++j)
            b[k] -= a[k][j] * b[j];
        b[k] /= a[k][k];
    }
    return b;
}

struct Design {
    double arm_short, arm_long, sling, weight, stone;
};

using State = Vec<4>; // angle of the arm, of the sling, and their speeds
using Field = std::function<State(const State &)>;

static State axpy(const State &y, double h, const State &k)
{
    State r;
    for (std::size_t i = 0; i < 4; ++i)
        r[i] = y[i] + h * k[i];
    return r;
}

static std::pair<State, double> bogacki_shampine(const Field &f, const State &y, double h)
{
    const State k1 = f(y), k2 = f(axpy(y, h / 2, k1)), k3 = f(axpy(y, 0.75 * h, k2));
    const State next = axpy(axpy(axpy(y, 2 * h / 9, k1), h / 3, k2), 4 * h / 9, k3), k4 = f(next);
    double error = 0;
    for (std::size_t i = 0; i < 4; ++i)
        error = std::fmax(error, std::abs(h * (-5 * k1[i] / 72 + k2[i] / 12 + k3[i] / 9 - k4[i] / 8)));
    return {next, error};
}

static State motion(const Design &d, const State &y)
{
    const auto [a, s, wa, ws] = std::tuple(y[0], y[1], y[2], y[3]);
    const double g = 9.81, c = std::cos(a - s), n = std::sin(a - s);
    const double inertia = d.weight * d.arm_short * d.arm_short + d.stone * d.arm_long * d.arm_long;
    const double coupled = d.stone * d.arm_long * d.sling;
    const std::array<Vec<2>, 2> m{{{inertia, coupled * c}, {coupled * c, d.stone * d.sling * d.sling}}};
    const Vec<2> forces{(d.weight * d.arm_short - d.stone * d.arm_long) * g * std::cos(a) - coupled * n * ws * ws,
                        -d.stone * d.sling * g * std::cos(s) + coupled * n * wa * wa};
    const auto acceleration = solve<2>(m, forces);
    return {wa, ws, acceleration[0], acceleration[1]};
}

double range(const Design *d)
{
    State y{-0.6, -3.0, 0, 0};
    const Field f = [d](const State &s) { return motion(*d, s); };
    double h = 0.01, t = 0;
    std::vector<State> history;
    while (t < 0.6) {
        h = std::fmin(h, 0.6 - t + 1e-12);
        const auto [next, error] = bogacki_shampine(f, y, h);
        if (error > 1e-4 && h > 1e-3) {
            h = h / 2;
            continue;
        }
        t += h;
        y = next;
        history.push_back(y);
        if (error < 1e-5)
            h = 0.03125;
    }
    const State &end = history.back();
    const double vx = -d->arm_long * std::sin(end[0]) * end[2] - d->sling * std::sin(end[1]) * end[3];
    const double vy = d->arm_long * std::cos(end[0]) * end[2] + d->sling * std::cos(end[1]) * end[3];
    return vx * vx * 0.05 + vx * vy * 0.1 + 0.01 * static_cast<double>(history.size());
}

void gradient(const Design *d, Design *g) { __enzyme_autodiff<void>((void *)range, enzyme_dup, d, g); }

int main()
{
    Design d{1.2, 4.5, 4.1, 900, 12}, g{};
    double *const x[] = {&d.arm_short, &d.arm_long, &d.sling, &d.weight, &d.stone};
    gradient(&d, &g);
    const double got[] = {g.arm_short, g.arm_long, g.sling, g.weight, g.stone};
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("design", i, got[i], range(&d), *x[i], 1e-6 * *x[i], 1e-5);
    Design v{0.1, -0.2, 0.3, 5, 0.4}, h{}, unused{}, plus{}, minus{};
    __enzyme_fwddiff<void>((void *)gradient, enzyme_dup, &d, &v, enzyme_dup, &unused, &h);
    const double e = 1e-6;
    auto moved = [&](double s) { return Design{d.arm_short + s * v.arm_short, d.arm_long + s * v.arm_long, d.sling + s * v.sling, d.weight + s * v.weight, d.stone + s * v.stone}; };
    const Design up = moved(e), down = moved(-e);
    gradient(&up, &plus);
    gradient(&down, &minus);
    expect("second", 0, h.arm_short, (plus.arm_short - minus.arm_short) / (2 * e), 1e-4);
    expect("second", 1, h.arm_long, (plus.arm_long - minus.arm_long) / (2 * e), 1e-4);
    expect("second", 2, h.sling, (plus.sling - minus.sling) / (2 * e), 1e-4);
    expect("second", 3, h.weight, (plus.weight - minus.weight) / (2 * e), 1e-4);
    expect("second", 4, h.stone, (plus.stone - minus.stone) / (2 * e), 1e-4);
    return verdict();
}
