// Structures: cables and struts in balance, found by Newton's method whose Jacobian is made by requests inside the
// function that is differentiated; elements by CRTP, a concept for materials, and steps that are tuples.
#include "../expect.h"
#include <array>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <tuple>
#include <utility>
#include <vector>

template <class M>
concept Material = requires(const M &m, double strain) {
    { m.stress(strain) } -> std::convertible_to<double>;
};

template <class D> struct Law {
    double energy_slope(double strain) const { return static_cast<const D *>(this)->stress(strain); }
};
struct Steel : Law<Steel> {
    double e;
    explicit Steel(double modulus) : e(modulus) {}
    double stress(double strain) const { return e * strain; }
};
struct Rope : Law<Rope> {
    double e, slack;
    Rope(double modulus, double s) : e(modulus), slack(s) {}
    double stress(double strain) const
    {
        const double x = strain / slack;
        return e * slack * (x > 30 ? x : std::log1p(std::exp(x)));
    }
};
static_assert(Material<Steel> && Material<Rope>);

constexpr int FREE = 4; // unknowns: two nodes in the plane

struct Net {
    double rest[5], stiffness, slack, load;
};

template <Material M> void pull(const M &material, const double *a, const double *b, double rest, double *fa, double *fb)
{
    const double dx = b[0] - a[0], dy = b[1] - a[1], l = std::sqrt(dx * dx + dy * dy);
    const double f = material.energy_slope(l / rest - 1) / l;
    fa[0] += f * dx, fa[1] += f * dy;
    fb[0] -= f * dx, fb[1] -= f * dy;
}

static void balance(const double *u, const Net *net, double *force)
{
    double at[5][2] = {{0, 0}, {3, 0}, {1.5, 2.2}, {u[0], u[1]}, {u[2], u[3]}}, f[5][2] = {};
    static const int ends[5][2] = {{0, 3}, {1, 4}, {3, 4}, {3, 2}, {4, 2}};
    for (int k = 0; k < 5; k++) {
        double *fa = f[ends[k][0]], *fb = f[ends[k][1]];
        if (k == 2)
            pull(Steel(net->stiffness), at[ends[k][0]], at[ends[k][1]], net->rest[k], fa, fb);
        else
            pull(Rope(net->stiffness * 0.5, net->slack), at[ends[k][0]], at[ends[k][1]], net->rest[k], fa, fb);
    }
    f[3][1] -= net->load;
    f[4][1] -= 0.5 * net->load;
    for (int i = 0; i < 2; i++) {
        force[i] = f[3][i];
        force[2 + i] = f[4][i];
    }
}

using Vector = std::array<double, FREE>;

static std::tuple<Vector, double> newton_step(const Vector &u, const Net &net)
{
    double a[FREE][FREE + 1];
    Vector force{};
    for (int j = 0; j < FREE; j++) {
        Vector x = u, dx{}, column{};
        dx[j] = 1;
        force.fill(0);
        __enzyme_fwddiff<void>((void *)balance, enzyme_dup, x.data(), dx.data(), enzyme_const, &net, enzyme_dup, force.data(), column.data());
        for (int i = 0; i < FREE; i++)
            a[i][j] = column[i];
    }
    double size = 0;
    for (int i = 0; i < FREE; i++) {
        a[i][FREE] = -force[i];
        size += force[i] * force[i];
    }
    for (int k = 0; k < FREE; k++) {
        int best = k;
        for (int i = k + 1; i < FREE; i++)
            if (std::fabs(a[i][k]) > std::fabs(a[best][k]))
                best = i;
        for (int j = 0; j <= FREE; j++)
            std::swap(a[k][j], a[best][j]);
        for (int i = 0; i < FREE; i++)
            if (i != k) {
                const double f = a[i][k] / a[k][k];
                for (int j = k; j <= FREE; j++)
                    a[i][j] -= f * a[k][j];
            }
    }
    Vector move;
    for (int i = 0; i < FREE; i++)
        move[i] = a[i][FREE] / a[i][i];
    return {move, size};
}

double sag(const double *rest, double stiffness, double load)
{
    Net net{{}, stiffness, 0.02, load};
    for (int i = 0; i < 5; i++)
        net.rest[i] = rest[i];
    Vector u{0.8, 0.7, 2.2, 0.7};
    for (int step = 0; step < 40; step++) {
        const auto [move, size] = newton_step(u, net);
        double longest = 0;
        for (double m : move)
            longest = std::fmax(longest, std::fabs(m));
        const double scale = longest > 0.2 ? 0.2 / longest : 1;
        for (int i = 0; i < FREE; i++)
            u[i] += scale * move[i];
        if (size < 1e-22)
            break;
    }
    return u[1] + u[3] * u[3] + 0.1 * (u[2] - u[0]);
}

struct By {
    double stiffness, load;
};

int main()
{
    double rest[5] = {0.9, 0.95, 1.4, 1.3, 1.35}, d[5] = {}, stiffness = 20, load = 1.2;
    const auto by = __enzyme_autodiff<By>((void *)sag, enzyme_dup, rest, d, stiffness, load);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("rest", i, d[i], sag(rest, stiffness, load), rest[i], 1e-4, 1e-6);
    EXPECT_SLOPE("stiffness", 0, by.stiffness, sag(rest, stiffness, load), stiffness, 1e-3, 1e-6);
    EXPECT_SLOPE("load", 0, by.load, sag(rest, stiffness, load), load, 1e-4, 1e-6);
    return verdict();
}
