// Particle physics: an SU(2) gauge field on a small lattice; matrices are arrays of complex numbers with lazy products
// (expression templates), links are the exponential of an algebra element, and the force is the gradient of the action.
#include "../expect.h"
#include <array>
#include <complex>
#include <concepts>
#include <cstddef>
#include <type_traits>
#include <valarray>

using C = std::complex<double>;

template <typename E>
concept Matrix2 = requires(const E &e) {
    { e(0, 0) } -> std::convertible_to<C>;
    typename E::is_matrix;
};

template <typename E>
using held = std::conditional_t<requires { typename E::is_leaf; }, const E &, const E>;

template <Matrix2 L, Matrix2 R> struct Product {
    using is_matrix = void;
    held<L> l;
    held<R> r;
    C operator()(int i, int j) const { return l(i, 0) * r(0, j) + l(i, 1) * r(1, j); }
};
template <Matrix2 E> struct Dagger {
    using is_matrix = void;
    held<E> e;
    C operator()(int i, int j) const { return std::conj(e(j, i)); }
};
template <Matrix2 L, Matrix2 R> struct Sum {
    using is_matrix = void;
    held<L> l;
    held<R> r;
    C operator()(int i, int j) const { return l(i, j) + r(i, j); }
};
template <Matrix2 L, Matrix2 R> Product<L, R> operator*(const L &l, const R &r) { return {l, r}; }
template <Matrix2 L, Matrix2 R> Sum<L, R> operator+(const L &l, const R &r) { return {l, r}; }
template <Matrix2 E> Dagger<E> dagger(const E &e) { return {e}; }
template <Matrix2 E> C trace(const E &e) { return e(0, 0) + e(1, 1); }

struct Link {
    using is_matrix = void;
    using is_leaf = void;
    std::array<C, 4> a{1, 0, 0, 1};
    Link() = default;
    template <Matrix2 E>
        requires(!std::same_as<E, Link>)
    Link(const E &e) : a{e(0, 0), e(0, 1), e(1, 0), e(1, 1)}
    {
    }
    template <Matrix2 E> Link &operator=(const E &e)
    {
        const std::array<C, 4> fresh{e(0, 0), e(0, 1), e(1, 0), e(1, 1)};
        a = fresh;
        return *this;
    }
    const C &operator()(int i, int j) const { return a[static_cast<std::size_t>(2 * i + j)]; }

    static Link exponential(const double *w)
    {
        const double angle = std::sqrt(w[0] * w[0] + w[1] * w[1] + w[2] * w[2] + 1e-300), s = std::sin(angle) / angle;
        Link u;
        u.a = {C(std::cos(angle), s * w[2]), C(s * w[1], s * w[0]), C(-s * w[1], s * w[0]), C(std::cos(angle), -s * w[2])};
        return u;
    }
};

template <int L> class Lattice {
    std::array<std::array<Link, 2>, L * L> links_;

public:
    explicit Lattice(const double *algebra)
    {
        for (auto &site : links_)
            for (auto &u : site) {
                u = Link::exponential(algebra);
                algebra += 3;
            }
    }
    [[nodiscard]] const Link &at(int x, int y, int mu) const { return links_[static_cast<std::size_t>((y + L) % L * L + (x + L) % L)][static_cast<std::size_t>(mu)]; }
    [[nodiscard]] double action(double beta) const
    {
        double sum = 0;
        for (int y = 0; y < L; ++y)
            for (int x = 0; x < L; ++x) {
                const C p = trace(at(x, y, 0) * at(x + 1, y, 1) * dagger(at(x, y + 1, 0)) * dagger(at(x, y, 1)));
                sum += beta * (1 - 0.5 * p.real());
            }
        return sum;
    }
    [[nodiscard]] Lattice smeared(double share) const
    {
        Lattice next = *this;
        for (int y = 0; y < L; ++y)
            for (int x = 0; x < L; ++x) {
                const Link up(at(x, y, 1) * at(x, y + 1, 0) * dagger(at(x + 1, y, 1)));
                const Link down(dagger(at(x, y - 1, 1)) * at(x, y - 1, 0) * at(x + 1, y - 1, 1));
                const Link staples(up + down);
                Link &u = next.links_[static_cast<std::size_t>(y * L + x)][0];
                for (std::size_t i = 0; i < 4; ++i)
                    u.a[i] = (1 - share) * u.a[i] + 0.5 * share * staples.a[i];
                const double norm = std::sqrt(std::norm(u.a[0]) + std::norm(u.a[1]));
                for (C &z : u.a)
                    z /= norm;
            }
        return next;
    }
    [[nodiscard]] std::valarray<double> lines() const
    {
        std::valarray<double> out(L);
        for (int x = 0; x < L; ++x) {
            Link w;
            for (int y = 0; y < L; ++y)
                w = w * at(x, y, 1);
            out[static_cast<std::size_t>(x)] = 0.5 * trace(w).real();
        }
        return out;
    }
};

static double action(const double *algebra, double beta, double share)
{
    const Lattice<3> u(algebra);
    const auto smooth = u.smeared(share).smeared(share);
    const std::valarray<double> w = smooth.lines();
    return u.action(beta) + 0.5 * smooth.action(1) + (w * w).sum() / double(w.size()) + std::abs(w).max();
}

struct Two {
    double beta, share;
};

int main()
{
    constexpr int n = 3 * 2 * 9;
    double w[n], force[n] = {}, beta = 2.2, share = 0.3;
    for (int i = 0; i < n; i++)
        w[i] = 0.6 * std::sin(1.3 * i + 0.2);
    const auto g = __enzyme_autodiff<Two>((void *)action, enzyme_dup, w, force, enzyme_out, beta, enzyme_out, share);
    for (int i = 0; i < n; i += 5)
        EXPECT_SLOPE("link", i, force[i], action(w, beta, share), w[i], 1e-4, 1e-7);
    EXPECT_SLOPE("beta", 0, g.beta, action(w, beta, share), beta, 1e-3, 1e-7);
    EXPECT_SLOPE("share", 0, g.share, action(w, beta, share), share, 1e-4, 1e-7);
    double v[n] = {}, along = 0;
    for (int i = 0; i < n; i++) {
        v[i] = std::cos(0.7 * i);
        along += v[i] * force[i];
    }
    expect("forward", 0, __enzyme_fwddiff<double>((void *)action, enzyme_dup, w, v, enzyme_const, beta, enzyme_const, share), along, 1e-9);
    return verdict();
}
