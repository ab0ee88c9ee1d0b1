// Linear algebra: expression templates over an own vector, no temporaries, mixed float and double.
#include "../expect.h"
#include <cstddef>
#include <memory>
#include <utility>

template <class E> struct Expression {
    const E &self() const { return static_cast<const E &>(*this); }
};
template <class T> class Vec : public Expression<Vec<T>> {
    std::size_t n_;
    std::unique_ptr<T[]> data_;

public:
    explicit Vec(std::size_t n) : n_(n), data_(new T[n]()) {}
    Vec(const Vec &o) : Vec(o.n_) { *this = static_cast<const Expression<Vec> &>(o); }
    Vec(Vec &&) noexcept = default;
    Vec &operator=(Vec &&) noexcept = default;
    template <class E> Vec(const Expression<E> &e) : Vec(e.self().size()) { *this = e; }
    template <class E> Vec &operator=(const Expression<E> &e)
    {
        for (std::size_t i = 0; i < n_; i++)
            data_[i] = e.self()[i];
        return *this;
    }
    T &operator[](std::size_t i) { return data_[i]; }
    T operator[](std::size_t i) const { return data_[i]; }
    std::size_t size() const { return n_; }
};
template <class A, class B, class F> struct Zip : Expression<Zip<A, B, F>> {
    const A &a;
    const B &b;
    F f;
    Zip(const A &a, const B &b, F f) : a(a), b(b), f(f) {}
    auto operator[](std::size_t i) const { return f(a[i], b[i]); }
    std::size_t size() const { return a.size(); }
};
template <class A> struct Scaled : Expression<Scaled<A>> {
    const A &a;
    double s;
    Scaled(const A &a, double s) : a(a), s(s) {}
    auto operator[](std::size_t i) const { return s * a[i]; }
    std::size_t size() const { return a.size(); }
};
template <class A, class B> auto operator+(const Expression<A> &a, const Expression<B> &b)
{
    return Zip(a.self(), b.self(), [](auto x, auto y) { return x + y; });
}
template <class A, class B> auto operator*(const Expression<A> &a, const Expression<B> &b)
{
    return Zip(a.self(), b.self(), [](auto x, auto y) { return x * y; });
}
template <class A> auto operator*(double s, const Expression<A> &a) { return Scaled<A>(a.self(), s); }
template <class E> double sum(const Expression<E> &e)
{
    double s = 0;
    for (std::size_t i = 0; i < e.self().size(); i++)
        s += e.self()[i];
    return s;
}

static double objective(const double *x, int n, double step)
{
    Vec<double> u(n), v(n);
    Vec<float> mask(n);
    for (int i = 0; i < n; i++) {
        u[i] = x[i];
        v[i] = std::cos(x[i]);
        mask[i] = i % 2;
    }
    for (int k = 0; k < 5; k++) {
        Vec<double> next = u + step * (u * v);
        v = v + step * (mask * next);
        std::swap(u, next);
    }
    return sum(u * u + v);
}

int main()
{
    double x[6] = {0.2, 0.9, -0.5, 0.4, 1.3, -1.1}, d[6] = {}, h = 0.3;
    const double dh = __enzyme_autodiff<double>((void *)objective, enzyme_dup, x, d, enzyme_const, 6, enzyme_out, h);
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("x", i, d[i], objective(x, 6, h), x[i], 1e-3, 1e-7);
    EXPECT_SLOPE("step", 0, dh, objective(x, 6, h), h, 1e-3, 1e-7);
    return verdict();
}
