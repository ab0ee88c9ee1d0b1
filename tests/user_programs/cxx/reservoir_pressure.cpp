// Petroleum: pressure in a reservoir; triplets are sorted and compressed to rows, conjugate gradients are templates over
// operators and preconditioners (concepts, policies), faults close cells, and wells are observed in valarrays.
#include "../expect.h"
#include <algorithm>
#include <concepts>
#include <iterator>
#include <numeric>
#include <set>
#include <tuple>
#include <utility>
#include <valarray>
#include <vector>

using Vector = std::valarray<double>;

class Sparse {
    std::vector<int> start_, column_;
    std::vector<double> value_;

public:
    class Builder {
        std::vector<std::tuple<int, int, double>> triplets_;

    public:
        Builder &add(int i, int j, double v)
        {
            triplets_.emplace_back(i, j, v);
            return *this;
        }
        [[nodiscard]] Sparse build(int rows) &&
        {
            std::sort(triplets_.begin(), triplets_.end(), [](const auto &a, const auto &b) {
                return std::pair(std::get<0>(a), std::get<1>(a)) < std::pair(std::get<0>(b), std::get<1>(b));
            });
            Sparse m;
            m.start_.assign(static_cast<std::size_t>(rows) + 1, 0);
            for (auto it = triplets_.begin(); it != triplets_.end();) {
                const auto [i, j, first] = *it;
                double sum = 0;
                for (; it != triplets_.end() && std::get<0>(*it) == i && std::get<1>(*it) == j; ++it)
                    sum += std::get<2>(*it);
                m.column_.push_back(j);
                m.value_.push_back(sum);
                ++m.start_[static_cast<std::size_t>(i) + 1];
            }
            std::partial_sum(m.start_.begin(), m.start_.end(), m.start_.begin());
            return m;
        }
    };
    [[nodiscard]] int rows() const { return static_cast<int>(start_.size()) - 1; }
    [[nodiscard]] Vector operator*(const Vector &x) const
    {
        Vector y(0.0, x.size());
        for (std::size_t i = 0; i < y.size(); ++i)
            for (int k = start_[i]; k < start_[i + 1]; ++k)
                y[i] += value_[static_cast<std::size_t>(k)] * x[static_cast<std::size_t>(column_[static_cast<std::size_t>(k)])];
        return y;
    }
    [[nodiscard]] Vector diagonal() const
    {
        Vector d(0.0, static_cast<std::size_t>(rows()));
        for (std::size_t i = 0; i < d.size(); ++i) {
            const auto first = column_.begin() + start_[i], last = column_.begin() + start_[i + 1];
            const auto at = std::lower_bound(first, last, static_cast<int>(i));
            if (at != last && *at == static_cast<int>(i))
                d[i] = value_[static_cast<std::size_t>(std::distance(column_.begin(), at))];
        }
        return d;
    }
};

template <typename A>
concept Operator = requires(const A &a, const Vector &x) {
    { a *x } -> std::convertible_to<Vector>;
};

struct Jacobi {
    Vector inverse;
    explicit Jacobi(const Sparse &a) : inverse(1.0 / a.diagonal()) {}
    Vector operator*(const Vector &x) const { return inverse * x; }
};
struct Nothing {
    explicit Nothing(const Sparse &) {}
    const Vector &operator*(const Vector &x) const { return x; }
};

template <typename Preconditioner, Operator A> Vector solve(const A &a, const Vector &b, int most)
{
    const Preconditioner m(a);
    Vector x(0.0, b.size()), r = b, z = m * r, p = z;
    double rz = (r * z).sum();
    for (int i = 0; i < most && std::sqrt((r * r).sum()) > 1e-12; ++i) {
        const Vector q = a * p;
        const double alpha = rz / (p * q).sum();
        x += alpha * p;
        r -= alpha * q;
        z = m * r;
        p = z + (std::exchange(rz, (r * z).sum()), rz) / ((p * q).sum() * alpha) * p;
    }
    return x;
}

static double history(const double *permeability, double rate, double compressibility)
{
    constexpr int n = 4;
    const std::set<std::pair<int, int>> fault{{5, 6}, {9, 10}};
    Sparse::Builder builder;
    for (int c = 0; c < n * n; ++c) {
        builder.add(c, c, compressibility * (1 + 0.1 * c));
        for (const int other : {c % n + 1 < n ? c + 1 : -1, c + n < n * n ? c + n : -1}) {
            if (other < 0)
                continue;
            double t = 2 / (1 / permeability[c] + 1 / permeability[other]);
            if (fault.contains({c, other}))
                t *= 0.05;
            builder.add(c, c, t).add(other, other, t).add(c, other, -t).add(other, c, -t);
        }
    }
    const Sparse a = std::move(builder).build(n * n);
    Vector pressure(3.0, n * n), misfit(4);
    for (int step = 0; step < 4; ++step) {
        Vector b = compressibility * pressure;
        b[0] += rate;
        b[n * n - 1] -= 0.8 * rate * std::tanh(pressure[n * n - 1]);
        pressure = step % 2 ? solve<Jacobi>(a, b, 40) : solve<Nothing>(a, b, 40);
        const Vector edge = pressure[std::slice(0, n, n + 1)];
        misfit[static_cast<std::size_t>(step)] = (edge * edge).sum() - 2 * edge.min();
    }
    return misfit.sum() + 0.1 * double(Vector(pressure[pressure > 1.0]).size());
}

struct Two {
    double rate, c;
};

int main()
{
    double k[16], d[16] = {}, rate = 0.7, c = 0.6;
    for (int i = 0; i < 16; i++)
        k[i] = 1 + 0.5 * std::sin(1.9 * i);
    const auto g = __enzyme_autodiff<Two>((void *)history, enzyme_dup, k, d, enzyme_out, rate, enzyme_out, c);
    for (int i = 0; i < 16; i++)
        EXPECT_SLOPE("permeability", i, d[i], history(k, rate, c), k[i], 1e-4, 1e-6);
    EXPECT_SLOPE("rate", 0, g.rate, history(k, rate, c), rate, 1e-4, 1e-6);
    EXPECT_SLOPE("compressibility", 0, g.c, history(k, rate, c), c, 1e-4, 1e-6);
    return verdict();
}
