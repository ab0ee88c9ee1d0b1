// PDEs: a wave equation on views: std::span, an own two-dimensional view, algorithms on iterators.
#include "../expect.h"
#include <algorithm>
#include <cstddef>
#include <numeric>
#include <span>
#include <vector>

template <typename T> class View2 {
    std::span<T> data_;
    std::size_t columns_;

public:
    View2(std::span<T> d, std::size_t columns) : data_(d), columns_(columns) {}
    T &operator()(std::size_t i, std::size_t j) const { return data_[i * columns_ + j]; }
    std::span<T> row(std::size_t i) const { return data_.subspan(i * columns_, columns_); }
    std::size_t rows() const { return data_.size() / columns_; }
    std::size_t columns() const { return columns_; }
};

struct Medium {
    float speed;
    double damping;
};

static double heard(std::span<const double> source, std::span<const Medium> media)
{
    constexpr std::size_t n = 10;
    std::vector<double> storage(3 * n * n);
    std::span<double> all(storage);
    View2<double> before(all.first(n * n), n), now(all.subspan(n * n, n * n), n), next(all.last(n * n), n);
    double sum = 0;
    for (std::size_t t = 0; t < source.size(); t++) {
        now(n / 2, n / 2) += source[t];
        for (std::size_t i = 1; i + 1 < n; i++)
            for (std::size_t j = 1; j + 1 < n; j++) {
                const Medium &m = media[(i * n + j) % media.size()];
                const double laplacian = now(i - 1, j) + now(i + 1, j) + now(i, j - 1) + now(i, j + 1) - 4 * now(i, j);
                next(i, j) = (2 - m.damping) * now(i, j) - (1 - m.damping) * before(i, j) + m.speed * m.speed * laplacian;
            }
        std::ranges::copy(now.row(0), next.row(0).begin());
        std::swap(before, now);
        std::swap(now, next);
        const auto ear = now.row(2);
        sum += std::transform_reduce(ear.begin(), ear.end(), 0.0, std::plus<>{}, [](double v) { return v * v; });
    }
    return sum;
}

static double objective(const double *source, std::size_t n, const Medium *media, std::size_t m)
{
    return heard({source, n}, {media, m});
}

int main()
{
    double s[12], d[12] = {};
    Medium m[3] = {{0.4f, 0.02}, {0.5f, 0.01}, {0.3f, 0.05}}, dm[3] = {};
    for (int i = 0; i < 12; i++)
        s[i] = std::sin(0.9 * i);
    __enzyme_autodiff<double>((void *)objective, enzyme_dup, s, d, enzyme_const, std::size_t(12), enzyme_dup, m, dm, enzyme_const, std::size_t(3));
    for (int i = 0; i < 12; i++)
        EXPECT_SLOPE("source", i, d[i], objective(s, 12, m, 3), s[i], 1e-3, 1e-7);
    for (int i = 0; i < 3; i++) {
        EXPECT_SLOPE("speed", i, dm[i].speed, objective(s, 12, m, 3), m[i].speed, 0.00390625, 1e-5);
        EXPECT_SLOPE("damping", i, dm[i].damping, objective(s, 12, m, 3), m[i].damping, 1e-4, 1e-6);
    }
    return verdict();
}
