// A kite on its lines: vectors with expression templates, rotations as arrays of arrays, and functions of any scalar.
#include "../expect.h"
#include <array>
#include <cstddef>
#include <initializer_list>
#include <tuple>

template <class E> struct Expr {
    const E &self() const { return static_cast<const E &>(*this); }
};

template <std::size_t N> class Vec : public Expr<Vec<N>> {
    std::array<double, N> v_{};

public:
    static constexpr std::size_t size = N;
    Vec() = default;
    Vec(std::initializer_list<double> values)
    {
        std::size_t i = 0;
        for (double x : values)
            v_[i++] = x;
    }
    template <class E> Vec(const Expr<E> &e)
    {
        for (std::size_t i = 0; i < N; ++i)
            v_[i] = e.self()[i];
    }
    template <class E> Vec &operator+=(const Expr<E> &e)
    {
        for (std::size_t i = 0; i < N; ++i)
            v_[i] += e.self()[i];
        return *this;
    }
    double operator[](std::size_t i) const { return v_[i]; }
    double &operator[](std::size_t i) { return v_[i]; }
};

template <class A, class B, class Op> struct Binary : Expr<Binary<A, B, Op>> {
    static constexpr std::size_t size = A::size;
    const A a;
    const B b;
    Binary(const A &x, const B &y) : a(x), b(y) {}
    double operator[](std::size_t i) const { return Op::apply(a[i], b[i]); }
};
template <class A> struct Scaled : Expr<Scaled<A>> {
    static constexpr std::size_t size = A::size;
    const A a;
    double s;
    Scaled(const A &x, double f) : a(x), s(f) {}
    double operator[](std::size_t i) const { return s * a[i]; }
};
struct Plus {
    static double apply(double a, double b) { return a + b; }
};
struct Minus {
    static double apply(double a, double b) { return a - b; }
};
template <class A, class B> auto operator+(const Expr<A> &a, const Expr<B> &b) { return Binary<A, B, Plus>(a.self(), b.self()); }
template <class A, class B> auto operator-(const Expr<A> &a, const Expr<B> &b) { return Binary<A, B, Minus>(a.self(), b.self()); }
template <class A> auto operator*(double s, const Expr<A> &a) { return Scaled<A>(a.self(), s); }
template <class A, class B> double dot(const Expr<A> &a, const Expr<B> &b)
{
    double sum = 0;
    for (std::size_t i = 0; i < A::size; ++i)
        sum += a.self()[i] * b.self()[i];
    return sum;
}
template <class A> double norm(const Expr<A> &a) { return std::sqrt(dot(a, a)); }

using V3 = Vec<3>;
using M3 = std::array<std::array<double, 3>, 3>;

M3 rotation(double angle)
{
    const double c = std::cos(angle), s = std::sin(angle);
    return {{{c, 0, s}, {0, 1, 0}, {-s, 0, c}}};
}

V3 operator*(const M3 &m, const V3 &v)
{
    V3 r;
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < 3; ++j)
            r[i] += m[i][j] * v[j];
    return r;
}

V3 cross(const V3 &a, const V3 &b)
{
    return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

struct State {
    V3 place, speed;
    template <std::size_t I> const V3 &get() const
    {
        if constexpr (I == 0)
            return place;
        else
            return speed;
    }
};
template <> struct std::tuple_size<State> : std::integral_constant<std::size_t, 2> {};
template <std::size_t I> struct std::tuple_element<I, State> {
    using type = V3;
};

V3 wind_at(const V3 &p, const double *wind)
{
    return {wind[0] * std::pow(std::max(p[2], 1.0) / 10, 0.2), wind[1], 0};
}

double pull(const double *wind, double attack, double line)
{
    State s{{line * 0.6, 0, line * 0.8}, {0, 0.5, 0}};
    const V3 gravity{0, 0, -9.81};
    double work = 0;
    for (int step = 0; step < 80; ++step) {
        const auto &[place, speed] = s;
        const V3 apparent = wind_at(place, wind) - speed;
        const double v = norm(apparent);
        const V3 lift = (0.3 * v) * (rotation(attack + M_PI / 2) * apparent);
        const V3 side = 0.02 * cross(apparent, V3{0, 0, 1});
        const V3 drag = (0.1 * v) * apparent;
        const double stretch = norm(place) - line;
        const double tension = stretch > 0 ? 400 * stretch : 0.1 * std::exp(stretch);
        const V3 force = -1 * lift + drag + side - (tension / norm(place)) * place;
        s.speed += 0.01 * (0.5 * force + gravity - 0.2 * speed);
        s.place += 0.01 * s.speed;
        work += 0.01 * tension;
    }
    return work + 0.1 * norm(s.place - V3{1, 2, 3}) + norm(s.get<1>());
}

struct Slopes {
    double attack, line;
};

int main()
{
    double wind[2] = {9, 1.5}, d[2] = {}, attack = 0.2, line = 30;
    const auto g = __enzyme_autodiff<Slopes>((void *)pull, enzyme_dup, wind, d, enzyme_out, attack, enzyme_out, line);
    EXPECT_SLOPE("attack", 0, g.attack, pull(wind, attack, line), attack, 1e-5, 1e-4);
    EXPECT_SLOPE("line", 0, g.line, pull(wind, attack, line), line, 1e-4, 1e-4);
    for (int i = 0; i < 2; i++)
        EXPECT_SLOPE("wind", i, d[i], pull(wind, attack, line), wind[i], 1e-5, 1e-4);
    return verdict();
}
