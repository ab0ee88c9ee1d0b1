// Glaciology: shallow ice on a line with std::valarray, slices and masks, mass balance by altitude.
#include "../expect.h"
#include <algorithm>
#include <numeric>
#include <valarray>

class Glacier {
    std::valarray<double> bed_, ice_;
    double dx_;

public:
    Glacier(std::size_t n, double dx, double slope) : bed_(n), ice_(0.0, n), dx_(dx)
    {
        for (std::size_t i = 0; i < n; i++)
            bed_[i] = 3000 - slope * i * dx;
    }
    std::valarray<double> surface() const { return bed_ + ice_; }
    void step(double dt, double fluidity, double equilibrium, double gradient)
    {
        const std::size_t n = ice_.size();
        const std::valarray<double> s = surface();
        std::valarray<double> flux(0.0, n + 1);
        for (std::size_t i = 1; i < n; i++) {
            const double h = 0.5 * (ice_[i] + ice_[i - 1]);
            const double slope = (s[i] - s[i - 1]) / dx_;
            flux[i] = -fluidity * std::pow(h, 5) * slope * std::abs(slope) * slope;
        }
        std::valarray<double> balance = gradient * (s - equilibrium);
        balance[balance > 2.0] = 2.0;
        const std::valarray<double> out = flux[std::slice(1, n, 1)], in = flux[std::slice(0, n, 1)];
        ice_ += dt * (balance - (out - in) / dx_);
        ice_[ice_ < 0.0] = 0.0;
    }
    double volume() const { return ice_.sum() * dx_; }
    double length() const
    {
        const double top = ice_.max();
        return std::accumulate(begin(ice_), end(ice_), 0.0, [&](double a, double h) { return a + std::tanh(4 * h / top); });
    }
};

struct Climate {
    double equilibrium, gradient, fluidity;
};

static double misfit(const Climate *climate, double observed)
{
    Glacier g(24, 200, 0.12);
    for (int year = 0; year < 60; year++)
        g.step(1.0, climate->fluidity * 1e-6, climate->equilibrium + 0.5 * year, climate->gradient);
    const double v = g.volume() / 1e4 - observed;
    return v * v + 0.1 * g.length();
}

int main()
{
    Climate c{2700, 0.007, 0.8}, d{};
    const double g = __enzyme_autodiff<double>((void *)misfit, enzyme_dup, &c, &d, enzyme_out, 20.0);
    double observed = 20;
    EXPECT_SLOPE("equilibrium", 0, d.equilibrium, misfit(&c, 20), c.equilibrium, 1e-2, 1e-5);
    EXPECT_SLOPE("gradient", 0, d.gradient, misfit(&c, 20), c.gradient, 1e-7, 1e-5);
    EXPECT_SLOPE("fluidity", 0, d.fluidity, misfit(&c, 20), c.fluidity, 1e-5, 1e-5);
    EXPECT_SLOPE("observed", 0, g, misfit(&c, observed), observed, 1e-3, 1e-6);
    return verdict();
}
