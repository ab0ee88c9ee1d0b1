// Heat in a pipe: boundary conditions, materials and time steppers are policies of a template, the solver a CRTP
// base; fields are views of one vector, and compile time chooses the scheme.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <span>
#include <type_traits>
#include <vector>

struct Steel {
    double k = 45, c = 3.6e6, slope = -0.02;
    double conductivity(double t) const { return k + slope * t; }
};
struct Brick {
    double k = 1.1, c = 1.7e6;
    double conductivity(double) const { return k; }
};

struct Held { double temperature; };
struct Radiating { double emissivity, surroundings; };
struct Insulated {};

template <class B> double flux_into(const B &b, double t)
{
    if constexpr (std::is_same_v<B, Held>)
        return 3e2 * (b.temperature - t);
    else if constexpr (std::is_same_v<B, Radiating>)
        return 5.67e-8 * b.emissivity * (std::pow(b.surroundings, 4) - std::pow(t + 273, 4));
    else
        return 0;
}

template <class Derived> class Solver {
public:
    double run(double until, double dt)
    {
        auto &self = static_cast<Derived &>(*this);
        double t = 0;
        while (t < until - 1e-9) {
            const double h = std::min(dt, until - t);
            self.step(h);
            t += h;
        }
        return self.observe();
    }
};

template <class Material, class Left, class Right, std::size_t Cells> class Pipe : public Solver<Pipe<Material, Left, Right, Cells>> {
    Material material_;
    Left left_;
    Right right_;
    double dx_;
    std::vector<double> store_ = std::vector<double>(3 * Cells);
    std::span<double, Cells> t_{store_.data(), Cells}, diagonal_{store_.data() + Cells, Cells}, right_side_{store_.data() + 2 * Cells, Cells};

public:
    Pipe(const Material &m, const Left &l, const Right &r, double length, double start) : material_(m), left_(l), right_(r), dx_(length / Cells)
    {
        std::ranges::fill(t_, start);
    }
    Pipe(const Pipe &) = delete;

    void step(double h) // implicit, with coefficients from the last step
    {
        const double s = h / (material_.c * dx_ * dx_);
        std::array<double, Cells + 1> k{};
        for (std::size_t i = 1; i < Cells; ++i)
            k[i] = 0.5 * (material_.conductivity(t_[i - 1]) + material_.conductivity(t_[i]));
        for (std::size_t i = 0; i < Cells; ++i) {
            diagonal_[i] = 1 + s * (k[i] + k[i + 1]);
            right_side_[i] = t_[i];
        }
        right_side_.front() += h / (material_.c * dx_) * flux_into(left_, t_.front());
        right_side_.back() += h / (material_.c * dx_) * flux_into(right_, t_.back());
        for (std::size_t i = 1; i < Cells; ++i) {
            const double m = -s * k[i] / diagonal_[i - 1];
            diagonal_[i] += m * s * k[i];
            right_side_[i] -= m * right_side_[i - 1];
        }
        t_.back() = right_side_.back() / diagonal_.back();
        for (std::size_t i = Cells - 1; i-- > 0;)
            t_[i] = (right_side_[i] + s * k[i + 1] * t_[i + 1]) / diagonal_[i];
    }
    double observe() const
    {
        double sum = 0;
        for (double t : t_.template subspan<Cells / 2, Cells / 4>())
            sum += t;
        return sum / (Cells / 4) + 1e-3 * t_.front() * t_.back();
    }
};

double steel_pipe(double k, double slope, double temperature, double emissivity)
{
    Steel m;
    m.k = k;
    m.slope = slope;
    Pipe<Steel, Held, Radiating, 16> pipe(m, Held{temperature}, Radiating{emissivity, 280}, 0.4, 60);
    return pipe.run(2000, 47);
}

double brick_pipe(double k, double c, double temperature)
{
    Brick m{k, c * 1e6};
    Pipe<Brick, Insulated, Held, 12> pipe(m, {}, Held{temperature}, 0.1, 15);
    return pipe.run(3600, 100);
}

struct Four { double v[4]; };
struct Three { double v[3]; };

int main()
{
    double x[4] = {45, -0.02, 200, 0.8}, y[3] = {1.1, 1.7, 95};
    const auto g = __enzyme_autodiff<Four>((void *)steel_pipe, x[0], x[1], x[2], x[3]);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("steel", i, g.v[i], steel_pipe(x[0], x[1], x[2], x[3]), x[i], 1e-3 * std::fabs(x[i]), 1e-6);
    const auto b = __enzyme_autodiff<Three>((void *)brick_pipe, y[0], y[1], y[2]);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("brick", i, b.v[i], brick_pipe(y[0], y[1], y[2]), y[i], 1e-3 * std::fabs(y[i]), 1e-6);
    const auto f = __enzyme_fwddiff<Three>((void *)brick_pipe, enzyme_width, 3, enzyme_dup, y[0], 1.0, 0.0, 0.0, enzyme_dup, y[1], 0.0, 1.0, 0.0, enzyme_dup, y[2], 0.0, 0.0, 1.0);
    for (int i = 0; i < 3; i++)
        expect("lane", i, f.v[i], b.v[i], 1e-9);
    return verdict();
}
