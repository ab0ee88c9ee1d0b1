// Archery: the limbs of a bow as a chain of springs, bent by Newton's method with a line search; a matrix template with
// rows as proxies, a pimpl, and a table of arrows that are flown with an embedded pair of steps.
#include "../expect.h"
#include <array>
#include <cstddef>
#include <limits>
#include <memory>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

template <class T> class Matrix {
    std::size_t rows_, columns_;
    std::unique_ptr<T[]> cells_;

    template <class C> class RowOf {
        C *cells_;

    public:
        explicit RowOf(C *cells) : cells_(cells) {}
        C &operator[](std::size_t j) const { return cells_[j]; }
    };

public:
    Matrix(std::size_t rows, std::size_t columns, T value = {}) : rows_(rows), columns_(columns), cells_(std::make_unique<T[]>(rows * columns))
    {
        for (std::size_t i = 0; i < rows * columns; i++)
            cells_[i] = value;
    }
    RowOf<T> operator[](std::size_t i) { return RowOf<T>(&cells_[i * columns_]); }
    RowOf<const T> operator[](std::size_t i) const { return RowOf<const T>(&cells_[i * columns_]); }
    std::size_t rows() const noexcept { return rows_; }
    void swap_rows(std::size_t a, std::size_t b)
    {
        for (std::size_t j = 0; j < columns_; j++)
            std::swap(cells_[a * columns_ + j], cells_[b * columns_ + j]);
    }
};

template <class T> std::vector<T> operator/(std::vector<T> b, Matrix<T> a)
{
    const std::size_t n = a.rows();
    for (std::size_t k = 0; k < n; k++) {
        std::size_t best = k;
        for (std::size_t i = k; i < n; i++)
            if (std::abs(a[i][k]) > std::abs(a[best][k]))
                best = i;
        a.swap_rows(k, best);
        std::swap(b[k], b[best]);
        for (std::size_t i = k + 1; i < n; i++) {
            const T f = a[i][k] / a[k][k];
            for (std::size_t j = k; j < n; j++)
                a[i][j] -= f * a[k][j];
            b[i] -= f * b[k];
        }
    }
    for (std::size_t i = n; i-- > 0;) {
        for (std::size_t j = i + 1; j < n; j++)
            b[i] -= a[i][j] * b[j];
        b[i] /= a[i][i];
    }
    return b;
}

class Bow {
    struct Limb;
    std::unique_ptr<Limb> limb_;

public:
    Bow(std::vector<double> stiffness, double length);
    ~Bow();
    Bow(Bow &&) noexcept;
    double force(double draw);
    int steps() const;
};

struct Bow::Limb {
    std::vector<double> stiffness, angle;
    double length;
    int steps = 0;

    std::pair<double, double> tip() const
    {
        double x = 0, y = 0, a = 0;
        for (double t : angle) {
            a += t;
            x += length * std::cos(a);
            y += length * std::sin(a);
        }
        return {x, y};
    }
    // Balance of moments: springs against a pull at the tip towards the hand.
    std::vector<double> residual(double pull, double draw) const
    {
        const auto [tx, ty] = tip();
        const double dx = -tx, dy = draw - ty, r = std::sqrt(dx * dx + dy * dy);
        std::vector<double> out(angle.size());
        double x = 0, y = 0, a = 0;
        for (std::size_t i = 0; i < angle.size(); i++) {
            const double moment = ((tx - x) * dy - (ty - y) * dx) / r * pull;
            out[i] = stiffness[i] * (angle[i] - 0.05) * (1 + 0.3 * angle[i] * angle[i]) - moment;
            a += angle[i];
            x += length * std::cos(a);
            y += length * std::sin(a);
        }
        return out;
    }
    void bend(double pull, double draw)
    {
        const std::size_t n = angle.size();
        auto size = [](const std::vector<double> &v) {
            double s = 0;
            for (double x : v)
                s += x * x;
            return s;
        };
        for (int k = 0; k < 25; k++, steps++) {
            const auto r = residual(pull, draw);
            const double before = size(r);
            if (before < 1e-20)
                break;
            Matrix<double> j(n, n);
            for (std::size_t c = 0; c < n; c++) {
                const double kept = std::exchange(angle[c], angle[c] + 1e-6);
                const auto shifted = residual(pull, draw);
                angle[c] = kept;
                for (std::size_t i = 0; i < n; i++)
                    j[i][c] = (shifted[i] - r[i]) / 1e-6;
            }
            const auto move = r / std::move(j);
            const auto start = angle;
            double scale = 1;
            do {
                for (std::size_t i = 0; i < n; i++)
                    angle[i] = start[i] - scale * move[i];
                scale /= 2;
            } while (size(residual(pull, draw)) > before && scale > 1e-3);
        }
    }
};

Bow::Bow(std::vector<double> stiffness, double length) : limb_(std::make_unique<Limb>())
{
    limb_->angle.assign(stiffness.size(), 0.1);
    limb_->stiffness = std::move(stiffness);
    limb_->length = length;
}
Bow::~Bow() = default;
Bow::Bow(Bow &&) noexcept = default;
int Bow::steps() const { return limb_->steps; }

double Bow::force(double draw)
{
    double pull = 20 + 60 * draw;
    limb_->bend(pull, draw);
    const auto [x, y] = limb_->tip();
    return 2 * pull * (draw - y) / std::hypot(x, draw - y);
}

struct Arrow {
    std::string shaft;
    double mass, drag;
};

static std::tuple<double, double, int> fly(const Arrow &arrow, double energy, double angle)
{
    const double v = std::sqrt(2 * energy / arrow.mass);
    std::array<double, 4> y{0, 1.5, v * std::cos(angle), v * std::sin(angle)};
    auto slope = [&](const std::array<double, 4> &s) {
        const double speed = std::hypot(s[2], s[3]), k = arrow.drag * speed / arrow.mass;
        return std::array<double, 4>{s[2], s[3], -k * s[2], -k * s[3] - 9.81};
    };
    double t = 0, h = 0.02;
    int rejected = 0;
    while (y[1] > 0 && t < 10) {
        const auto a = slope(y);
        std::array<double, 4> m, next;
        for (int i = 0; i < 4; i++)
            m[i] = y[i] + h * a[i];
        const auto b = slope(m);
        double wrong = 0;
        for (int i = 0; i < 4; i++) {
            next[i] = y[i] + h / 2 * (a[i] + b[i]);
            wrong = std::max(wrong, std::abs(next[i] - m[i]));
        }
        if (wrong > 4e-3) {
            h /= 2;
            rejected++;
            continue;
        }
        if (next[1] < 0) { // the last step ends on the ground
            const double f = y[1] / (y[1] - next[1]);
            for (int i = 0; i < 4; i++)
                next[i] = y[i] + f * (next[i] - y[i]);
            return {next[0], t + f * h, rejected};
        }
        y = next;
        t += h;
        if (wrong < 1e-3)
            h *= 1.3;
    }
    return {y[0], t, rejected};
}

static double range(const double *stiffness, int n, double draw, double angle)
{
    Bow bow(std::vector<double>(stiffness, stiffness + n), 0.75 / n);
    Bow held = std::move(bow);
    double energy = 0;
    constexpr int parts = 6;
    for (int i = 0; i <= parts; i++)
        energy += (i == 0 || i == parts ? 0.5 : 1.0) * held.force(0.2 + (draw - 0.2) * i / parts) * (draw - 0.2) / parts;
    const std::vector<Arrow> quiver{{"cedar", 0.028, 2e-4}, {"carbon, with a very thin shaft", 0.021, 1.1e-4}};
    double sum = 0;
    for (const auto &arrow : quiver) {
        const auto [far, time, rejected] = fly(arrow, 0.8 * energy, angle);
        sum += far * static_cast<double>(arrow.shaft.size() % 7) + time + (rejected < 0);
    }
    return sum / 10 + (held.steps() > 3 ? 0 : 100);
}

struct Two {
    double draw, angle;
};

int main()
{
    double stiffness[5] = {160, 140, 120, 100, 80}, d[5] = {}, draw = 0.6, angle = 0.4;
    const auto by = __enzyme_autodiff<Two>((void *)range, enzyme_dup, stiffness, d, enzyme_const, 5, draw, angle);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("stiffness", i, d[i], range(stiffness, 5, draw, angle), stiffness[i], 1e-4, 1e-3);
    EXPECT_SLOPE("draw", 0, by.draw, range(stiffness, 5, draw, angle), draw, 1e-6, 1e-3);
    EXPECT_SLOPE("angle", 0, by.angle, range(stiffness, 5, draw, angle), angle, 1e-6, 1e-3);
    return verdict();
}
