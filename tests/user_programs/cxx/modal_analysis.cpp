// Structural dynamics: a space truss in vectors of arrays, modes by inverse iteration with deflation, sorted results.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <numeric>
#include <stdexcept>
#include <vector>

using Vec3 = std::array<double, 3>;
using Matrix = std::vector<std::vector<double>>;

struct Bar {
    int a, b;
    double area;
};
struct Mode {
    double omega;
    std::vector<double> shape;
};

static Vec3 operator-(const Vec3 &a, const Vec3 &b) { return {a[0] - b[0], a[1] - b[1], a[2] - b[2]}; }
static double dot(const std::vector<double> &a, const std::vector<double> &b)
{
    return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

class Truss {
    std::vector<Vec3> nodes_;
    std::vector<Bar> bars_;
    std::vector<bool> fixed_;
    std::vector<double> mass_;

  public:
    Truss(std::vector<Vec3> nodes, std::vector<Bar> bars) : nodes_(std::move(nodes)), bars_(std::move(bars))
    {
        fixed_.resize(nodes_.size());
        mass_.assign(nodes_.size(), 0.2);
        for (const Bar &bar : bars_) {
            const double m = 0.5 * bar.area * length(bar);
            mass_[bar.a] += m;
            mass_[bar.b] += m;
        }
    }
    void fix(size_t node) { fixed_.at(node) = true; }
    double length(const Bar &bar) const
    {
        const Vec3 d = nodes_[bar.b] - nodes_[bar.a];
        return std::sqrt(std::accumulate(d.begin(), d.end(), 0.0, [](double s, double x) { return s + x * x; }));
    }
    Matrix dynamic() const // the stiffness, scaled by masses on both sides
    {
        std::vector<int> free(nodes_.size(), -1);
        int n = 0;
        for (size_t i = 0; i < nodes_.size(); i++)
            if (!fixed_[i])
                free[i] = 3 * n++;
        Matrix k(3 * n, std::vector<double>(3 * n, 0.0));
        for (const auto &[a, b, area] : bars_) {
            const double l = length({a, b, area});
            Vec3 d = nodes_[b] - nodes_[a];
            for (auto &x : d)
                x /= l;
            for (int p : {a, b})
                for (int q : {a, b})
                    if (free[p] >= 0 && free[q] >= 0)
                        for (int i = 0; i < 3; i++)
                            for (int j = 0; j < 3; j++)
                                k[free[p] + i][free[q] + j] += (p == q ? 1 : -1) * area / l * d[i] * d[j] /
                                                               std::sqrt(mass_[p] * mass_[q]);
        }
        for (size_t i = 0; i < k.size(); i++)
            k[i][i] += 0.01;
        return k;
    }
};

static std::vector<double> solve(Matrix a, std::vector<double> b)
{
    const size_t n = b.size();
    for (size_t c = 0; c < n; c++) {
        auto pivot = std::max_element(a.begin() + c, a.end(), [c](const auto &x, const auto &y) {
            return std::fabs(x[c]) < std::fabs(y[c]);
        });
        if ((*pivot)[c] == 0)
            throw std::runtime_error("singular");
        std::swap(b[c], b[pivot - a.begin()]);
        std::swap(a[c], *pivot);
        for (size_t r = c + 1; r < n; r++) {
            const double f = a[r][c] / a[c][c];
            std::transform(a[r].begin() + c, a[r].end(), a[c].begin() + c, a[r].begin() + c,
                           [f](double x, double y) { return x - f * y; });
            b[r] -= f * b[c];
        }
    }
    for (size_t r = n; r-- > 0;) {
        for (size_t c = r + 1; c < n; c++)
            b[r] -= a[r][c] * b[c];
        b[r] /= a[r][r];
    }
    return b;
}

static std::vector<Mode> modes(const Matrix &k, int count)
{
    std::vector<Mode> found;
    for (int m = 0; m < count; m++) {
        std::vector<double> x(k.size());
        std::iota(x.begin(), x.end(), 1.0 + m);
        for (auto &v : x)
            v = std::sin(v * v);
        double lambda = 0;
        for (int round = 0; round < 60; round++) {
            for (const Mode &other : found) {
                const double along = dot(x, other.shape);
                for (size_t i = 0; i < x.size(); i++)
                    x[i] -= along * other.shape[i];
            }
            auto y = solve(k, x);
            lambda = dot(x, x) / dot(x, y);
            const double size = std::sqrt(dot(y, y));
            for (auto &v : y)
                v /= size;
            x = std::move(y);
        }
        found.push_back({std::sqrt(lambda), x});
    }
    std::sort(found.begin(), found.end(), [](const Mode &a, const Mode &b) { return a.omega > b.omega; });
    return found;
}

double response(const double *areas, const double *height)
{
    std::vector<Vec3> nodes{{0, 0, 0}, {4, 0, 0}, {2, 3.5, 0}, {0.3, 0.2, height[0]}, {3.6, 0.1, height[1]}, {2.1, 3, height[1]}};
    std::vector<Bar> bars;
    const int ends[][2] = {{0, 3}, {1, 4}, {2, 5}, {3, 4}, {4, 5}, {5, 3}, {0, 4}, {1, 5}, {2, 3}};
    for (int i = 0; i < 9; i++)
        bars.push_back({ends[i][0], ends[i][1], areas[i % 4] * (1 + 0.1 * i)});
    Truss truss(std::move(nodes), bars);
    for (size_t i = 0; i < 3; i++)
        truss.fix(i);
    double sum = 0;
    for (const auto &mode : modes(truss.dynamic(), 3))
        sum += mode.omega + 0.2 * mode.shape[0] * mode.shape[0];
    return sum;
}

int main()
{
    double areas[4] = {1.1, 1.3, 0.8, 0.9}, d[4] = {0}, height[2] = {3.1, 3.4}, dh[2] = {0};
    __enzyme_autodiff<void>((void *)response, enzyme_dup, areas, d, enzyme_dup, height, dh);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("area", i, d[i], response(areas, height), areas[i], 1e-3, 1e-5);
    for (int i = 0; i < 2; i++)
        EXPECT_SLOPE("height", i, dh[i], response(areas, height), height[i], 1e-3, 1e-5);
    return verdict();
}
