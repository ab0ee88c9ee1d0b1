// Crystal growth: a phase field with anisotropy, grids as templates with operators, bounds that throw, history in a list.
#include "../expect.h"
#include <functional>
#include <list>
#include <stdexcept>
#include <string>
#include <vector>

template <class T> class Grid {
    int nx_, ny_;
    std::vector<T> cells_;

  public:
    Grid(int nx, int ny, T value = T()) : nx_(nx), ny_(ny), cells_(static_cast<size_t>(nx) * ny, value) {}
    int nx() const { return nx_; }
    int ny() const { return ny_; }
    T &operator()(int i, int j) { return cells_[index(i, j)]; }
    const T &operator()(int i, int j) const { return cells_[index(i, j)]; }
    const T &wrapped(int i, int j) const { return cells_[index((i + nx_) % nx_, (j + ny_) % ny_)]; }
    Grid &operator+=(const Grid &o)
    {
        for (size_t k = 0; k < cells_.size(); k++)
            cells_[k] += o.cells_[k];
        return *this;
    }
    template <class F> auto map(F f) const -> Grid<decltype(f(0, 0))>
    {
        Grid<decltype(f(0, 0))> out(nx_, ny_);
        for (int i = 0; i < nx_; i++)
            for (int j = 0; j < ny_; j++)
                out(i, j) = f(i, j);
        return out;
    }
    auto begin() const { return cells_.begin(); }
    auto end() const { return cells_.end(); }

  private:
    size_t index(int i, int j) const
    {
        if (i < 0 || j < 0 || i >= nx_ || j >= ny_)
            throw std::out_of_range("cell " + std::to_string(i) + "," + std::to_string(j));
        return static_cast<size_t>(i) * ny_ + j;
    }
};

struct Gradient {
    double x = 0, y = 0;
    double angle() const { return std::atan2(y, x + 1e-9); }
};
struct Material {
    double epsilon, delta, folds, tau, latent, undercooling;
};

class PhaseField {
    Material m_;
    Grid<double> phase_, heat_;
    std::function<double(double)> width_;

  public:
    PhaseField(const Material &m, int n) : m_(m), phase_(n, n), heat_(n, n, -m.undercooling)
    {
        width_ = [this](double angle) { return m_.epsilon * (1 + m_.delta * std::cos(m_.folds * angle)); };
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                const double r = std::hypot(i - n / 2.0 + 0.3, j - n / 2.0 + 0.1);
                phase_(i, j) = 0.5 * (1 - std::tanh((r - 2.5) / 1.2));
            }
    }
    PhaseField(const PhaseField &) = delete;
    void step(double dt)
    {
        const auto &p = phase_;
        const Grid<Gradient> slopes = p.map([&](int i, int j) {
            return Gradient{0.5 * (p.wrapped(i + 1, j) - p.wrapped(i - 1, j)), 0.5 * (p.wrapped(i, j + 1) - p.wrapped(i, j - 1))};
        });
        const auto change = p.map([&](int i, int j) {
            const double w = width_(slopes(i, j).angle()), x = p(i, j);
            const double force = 0.9 / M_PI * std::atan(10 * -heat_(i, j));
            return dt / m_.tau * (w * w * laplace(p, i, j) + x * (1 - x) * (x - 0.5 + force));
        });
        const auto warm = heat_.map([&](int i, int j) { return dt * laplace(heat_, i, j) + m_.latent * change(i, j); });
        phase_ += change;
        heat_ += warm;
    }
    double solid() const
    {
        double sum = 0;
        for (double x : phase_)
            sum += x;
        return sum;
    }

  private:
    static double laplace(const Grid<double> &g, int i, int j)
    {
        return g.wrapped(i + 1, j) + g.wrapped(i - 1, j) + g.wrapped(i, j + 1) + g.wrapped(i, j - 1) - 4 * g(i, j);
    }
};

double grown(const Material *m)
{
    std::list<double> history;
    try {
        PhaseField field(*m, 10);
        for (int t = 0; t < 8; t++) {
            field.step(0.1);
            history.push_front(field.solid());
            if (history.size() > 3)
                history.pop_back();
        }
    } catch (const std::out_of_range &) {
        return -1;
    }
    double sum = 0, weight = 1;
    for (double x : history)
        sum += (weight *= 0.5) * x;
    return sum;
}

int main()
{
    Material m{0.9, 0.05, 4, 0.3, 1.2, 0.4}, d{};
    __enzyme_autodiff<void>((void *)grown, enzyme_dup, &m, &d);
    double *in = &m.epsilon, *out = &d.epsilon;
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("material", i, out[i], grown(&m), in[i], 1e-4, 1e-6);
    Material u{1, 0, 0, 0.5, 0, -1};
    expect("forward", 0, __enzyme_fwddiff<double>((void *)grown, enzyme_dup, &m, &u), d.epsilon + 0.5 * d.tau - d.undercooling, 1e-8);
    return verdict();
}
