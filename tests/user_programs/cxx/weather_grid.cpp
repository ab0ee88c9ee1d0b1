// Meteorology: fields on a grid with iterators and concepts, numeric algorithms, a ring of past states.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <concepts>
#include <iterator>
#include <numeric>
#include <ranges>
#include <vector>

template <typename F>
concept Field = requires(F f, int i) {
    { f(i, i) } -> std::convertible_to<double>;
    { f.rows() } -> std::same_as<int>;
};
class Grid {
    std::vector<double> cells_;
    int rows_, columns_;

public:
    Grid(int r, int c, double v = 0) : cells_(r * c, v), rows_(r), columns_(c) {}
    double &operator()(int i, int j) { return cells_[(i + rows_) % rows_ * columns_ + (j + columns_) % columns_]; }
    double operator()(int i, int j) const { return const_cast<Grid &>(*this)(i, j); }
    int rows() const { return rows_; }
    int columns() const { return columns_; }
    auto begin() { return cells_.begin(); }
    auto end() { return cells_.end(); }
    auto begin() const { return cells_.cbegin(); }
    auto end() const { return cells_.cend(); }
    class Column {
        const Grid *grid_;
        int i_, j_;

    public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = double;
        using difference_type = std::ptrdiff_t;
        using pointer = const double *;
        using reference = double;
        Column(const Grid *g, int i, int j) : grid_(g), i_(i), j_(j) {}
        double operator*() const { return (*grid_)(i_, j_); }
        Column &operator++() { return ++i_, *this; }
        Column operator++(int) { Column c = *this; ++i_; return c; }
        bool operator==(const Column &o) const { return i_ == o.i_; }
    };
    std::pair<Column, Column> column(int j) const { return {Column(this, 0, j), Column(this, rows_, j)}; }
};
template <Field F> double laplacian(const F &f, int i, int j) { return f(i + 1, j) + f(i - 1, j) + f(i, j + 1) + f(i, j - 1) - 4 * f(i, j); }

static double forecast(const double *start, double diffusion, double wind)
{
    std::array<Grid, 3> ring{Grid(6, 5), Grid(6, 5), Grid(6, 5)};
    std::copy_n(start, 30, ring[0].begin());
    ring[1] = ring[0];
    int now = 1;
    for (int t = 0; t < 8; t++) {
        Grid &next = ring[(now + 1) % 3];
        const Grid &current = ring[now % 3], &past = ring[(now + 2) % 3];
        for (int i = 0; i < next.rows(); i++)
            for (int j = 0; j < next.columns(); j++)
                next(i, j) = 0.3 * past(i, j) + 0.7 * current(i, j) + diffusion * laplacian(current, i, j) - wind * current(i, j) * (current(i, j + 1) - current(i, j - 1));
        now++;
        if (t == 3)
            std::rotate(next.begin(), next.begin() + 5, next.end());
    }
    const Grid &last = ring[now % 3];
    std::vector<double> columns;
    for (int j : std::views::iota(0, last.columns())) {
        auto [from, to] = last.column(j);
        columns.push_back(std::accumulate(from, to, 0.0, [](double s, double v) { return s + v * v; }));
    }
    std::vector<double> steps(columns.size());
    std::adjacent_difference(columns.begin(), columns.end(), steps.begin());
    std::ranges::sort(steps);
    auto warm = last | std::views::filter([](double v) { return v > 0.5; }) | std::views::transform([](double v) { return std::exp(v); });
    double heat = 0;
    for (double v : warm)
        heat += v;
    const auto [low, high] = std::ranges::minmax_element(columns);
    return std::inner_product(steps.begin(), steps.end(), columns.begin(), 0.0) + 0.1 * heat + *high - 0.5 * *low;
}
struct Two {
    double k, w;
};
int main()
{
    double s[30], d[30] = {}, k = 0.11, w = 0.07;
    for (int i = 0; i < 30; i++)
        s[i] = 0.5 + 0.4 * std::sin(1.1 * i * i);
    const Two g = __enzyme_autodiff<Two>((void *)forecast, enzyme_dup, s, d, enzyme_out, k, enzyme_out, w);
    EXPECT_SLOPE("k", 0, g.k, forecast(s, k, w), k, 1e-4, 1e-6);
    EXPECT_SLOPE("w", 0, g.w, forecast(s, k, w), w, 1e-4, 1e-6);
    for (int i = 0; i < 30; i++)
        EXPECT_SLOPE("s", i, d[i], forecast(s, k, w), s[i], 1e-4, 1e-6);
    return verdict();
}
