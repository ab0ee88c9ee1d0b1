// Fusion: the flux of a plasma between coils (Grad and Shafranov), over-relaxed on a grid; fields with expression
// templates by CRTP, profiles in std::function, coils in an initializer list.
#include "../expect.h"
#include <cassert>
#include <functional>
#include <initializer_list>
#include <memory>
#include <numeric>
#include <type_traits>
#include <utility>
#include <vector>

template <class E> struct Expression {
    const E &self() const { return static_cast<const E &>(*this); }
    double operator()(int i, int j) const { return self().value(i, j); }
};

class Field : public Expression<Field> {
    int nr_, nz_;
    std::unique_ptr<double[]> data_;

public:
    Field(int nr, int nz) : nr_(nr), nz_(nz), data_(new double[nr * nz]()) {}
    Field(const Field &o) : Field(o.nr_, o.nz_) { std::copy_n(o.data_.get(), nr_ * nz_, data_.get()); }
    Field(Field &&) noexcept = default;
    Field &operator=(Field o)
    {
        std::swap(data_, o.data_);
        return *this;
    }
    template <class E> Field &operator=(const Expression<E> &e)
    {
        for (int i = 0; i < nr_; i++)
            for (int j = 0; j < nz_; j++)
                (*this)(i, j) = e(i, j);
        return *this;
    }
    double &operator()(int i, int j)
    {
        assert(i >= 0 && i < nr_ && j >= 0 && j < nz_);
        return data_[i * nz_ + j];
    }
    using Expression<Field>::operator();
    double value(int i, int j) const { return data_[i * nz_ + j]; }
    int rows() const { return nr_; }
    int columns() const { return nz_; }
};

template <class E> using Held = std::conditional_t<std::is_same_v<E, Field>, const Field &, const E>;

template <class L, class R, class Op> struct Both : Expression<Both<L, R, Op>> {
    Held<L> l;
    Held<R> r;
    Op op;
    Both(const L &l_, const R &r_, Op op_ = {}) : l(l_), r(r_), op(op_) {}
    double value(int i, int j) const { return op(l(i, j), r(i, j)); }
};

template <class E, class F> struct Mapped : Expression<Mapped<E, F>> {
    Held<E> e;
    F f;
    Mapped(const E &e_, F f_) : e(e_), f(std::move(f_)) {}
    double value(int i, int j) const { return f(e(i, j)); }
};

template <class L, class R> Both<L, R, std::plus<>> operator+(const Expression<L> &l, const Expression<R> &r) { return {l.self(), r.self()}; }
template <class L, class R> Both<L, R, std::minus<>> operator-(const Expression<L> &l, const Expression<R> &r) { return {l.self(), r.self()}; }
template <class L, class R> Both<L, R, std::multiplies<>> operator*(const Expression<L> &l, const Expression<R> &r) { return {l.self(), r.self()}; }
template <class E, class F> Mapped<E, F> map(const Expression<E> &e, F f) { return {e.self(), std::move(f)}; }
template <class E> auto operator*(double s, const Expression<E> &e)
{
    return map(e, [s](double x) { return s * x; });
}

template <class E> double total(const Expression<E> &e, const Field &like)
{
    double s = 0;
    for (int i = 0; i < like.rows(); i++)
        for (int j = 0; j < like.columns(); j++)
            s += e(i, j);
    return s;
}

struct Coil {
    double r, z, current;
};

class Machine {
    int n_;
    double h_;
    std::vector<Coil> coils_;
    std::function<double(double)> pressure_, poloidal_;

    double radius(int i) const { return 1 + (i - 0.5 * (n_ - 1)) * h_; }

public:
    Machine(int n, std::initializer_list<Coil> coils) : n_(n), h_(0.8 / (n - 1)), coils_(coils) {}
    void profiles(std::function<double(double)> p, std::function<double(double)> f)
    {
        pressure_ = std::move(p);
        poloidal_ = std::move(f);
    }
    double vacuum(double r, double z) const
    {
        return std::accumulate(coils_.begin(), coils_.end(), 0.0, [=](double s, const Coil &c) {
            const double q = (r - c.r) * (r - c.r) + (z - c.z) * (z - c.z);
            return s + c.current * r / std::sqrt(q + 0.05);
        });
    }
    Field solve(double omega, int sweeps) const
    {
        Field psi(n_, n_), source(n_, n_), r(n_, n_);
        for (int i = 0; i < n_; i++)
            for (int j = 0; j < n_; j++) {
                r(i, j) = radius(i);
                const bool edge = i == 0 || j == 0 || i == n_ - 1 || j == n_ - 1;
                psi(i, j) = edge ? vacuum(radius(i), (j - 0.5 * (n_ - 1)) * h_) : 0;
            }
        for (int sweep = 0; sweep < sweeps; sweep++) {
            if (sweep % 4 == 0)
                source = r * r * map(psi, pressure_) + map(psi, poloidal_);
            for (int i = 1; i < n_ - 1; i++)
                for (int j = 1; j < n_ - 1; j++) {
                    const double skew = h_ / (2 * radius(i));
                    const double next = (psi(i - 1, j) * (1 + skew) + psi(i + 1, j) * (1 - skew) + psi(i, j - 1) + psi(i, j + 1) + h_ * h_ * source(i, j)) / 4;
                    psi(i, j) += omega * (next - psi(i, j));
                }
        }
        return psi;
    }
};

double roundness(const double *current, double beta, double gamma)
{
    Machine machine(11, {{1.6, 0.0, current[0]}, {0.9, 0.7, current[1]}, {0.9, -0.7, current[2]}});
    machine.profiles([beta](double psi) { return beta * (1 + psi * psi); }, [gamma](double psi) { return gamma / (1 + std::exp(-psi)); });
    const Field psi = machine.solve(1.4, 40);
    Field target(11, 11);
    target = 0.5 * map(psi, [](double x) { return std::tanh(x); });
    const auto off = psi - target;
    return total(off * off, psi) / 121 + 0.1 * total(psi + 0.2 * target, psi) / 121;
}

struct Profiles {
    double beta, gamma;
};

int main()
{
    double current[3] = {0.5, -0.3, -0.35}, d[3] = {}, beta = 1.2, gamma = 0.7;
    const auto by = __enzyme_autodiff<Profiles>((void *)roundness, enzyme_dup, current, d, beta, gamma);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("current", i, d[i], roundness(current, beta, gamma), current[i], 1e-3, 1e-7);
    EXPECT_SLOPE("beta", 0, by.beta, roundness(current, beta, gamma), beta, 1e-3, 1e-7);
    EXPECT_SLOPE("gamma", 0, by.gamma, roundness(current, beta, gamma), gamma, 1e-3, 1e-7);
    return verdict();
}
