// Intact stability of a ship: compartments of several kinds, free surfaces, and the righting arm.
#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>
#include <sstream>
#include <string>
#include <vector>
#include "../expect.h"

struct Moment {
    double mass = 0, vertical = 0, transverse = 0;
    Moment &operator+=(const Moment &o)
    {
        mass += o.mass;
        vertical += o.vertical;
        transverse += o.transverse;
        return *this;
    }
    friend Moment operator+(Moment a, const Moment &b) { return a += b; }
};

class Compartment
{
  protected:
    std::string name_;
    double x_, y_, z_;

  public:
    Compartment(std::string name, double x, double y, double z)
        : name_(std::move(name)), x_(x), y_(y), z_(z)
    {
    }
    virtual ~Compartment() = default;
    virtual double mass() const = 0;
    virtual double free_surface() const { return 0; }
    Moment moment() const { return {mass(), mass() * z_, mass() * y_}; }
    const std::string &name() const { return name_; }
};

class Hold final : public Compartment
{
    std::vector<double> containers_;

  public:
    Hold(std::string n, double x, double y, double z, std::vector<double> c)
        : Compartment(std::move(n), x, y, z), containers_(std::move(c))
    {
    }
    double mass() const override
    {
        return std::accumulate(containers_.begin(), containers_.end(), 0.0);
    }
};

class Tank final : public Compartment
{
    double length_, breadth_, fill_, density_;

  public:
    Tank(std::string n, double x, double y, double z, double l, double b, double fill, double rho)
        : Compartment(std::move(n), x, y, z), length_(l), breadth_(b), fill_(fill), density_(rho)
    {
    }
    double mass() const override { return length_ * breadth_ * 2 * fill_ * density_; }
    double free_surface() const override
    {
        if (fill_ <= 0.02 || fill_ >= 0.98)
            return 0;
        return density_ * length_ * breadth_ * breadth_ * breadth_ / 12;
    }
};

class Ship
{
    std::vector<std::unique_ptr<Compartment>> parts_;
    double light_ = 900, breadth_ = 18, length_ = 90;

  public:
    template <typename T, typename... A> Ship &add(A &&...a)
    {
        parts_.push_back(std::make_unique<T>(std::forward<A>(a)...));
        return *this;
    }
    double righting_arm(double heel) const
    {
        Moment total{light_, light_ * 6.5, 0};
        double surfaces = 0;
        for (const auto &p : parts_) {
            total += p->moment();
            surfaces += p->free_surface();
        }
        const double draught = total.mass / (1.025 * length_ * breadth_ * 0.7);
        const double kb = draught * 0.53, bm = breadth_ * breadth_ / (12 * draught * 0.7);
        const double kg = (total.vertical + surfaces) / total.mass;
        const double gm = kb + bm - kg;
        return (gm + 0.5 * bm * std::pow(std::tan(heel), 2)) * std::sin(heel) -
               total.transverse / total.mass * std::cos(heel);
    }
    std::string report() const
    {
        std::ostringstream out;
        for (const auto &p : parts_)
            out << p->name() << ';';
        return out.str();
    }
};

static double stability(const double *cargo, int n, double fill)
{
    Ship ship;
    std::vector<double> fore(cargo, cargo + n / 2), aft(cargo + n / 2, cargo + n);
    ship.add<Hold>("fore hold", 60., 0.3, 5., std::move(fore))
        .add<Hold>("aft hold", 30., -0.2, 5.5, std::move(aft))
        .add<Tank>("ballast tank, port side", 45., -4., 1., 20., 6., fill, 1.025)
        .add<Tank>("ballast tank, starboard side", 45., 4., 1., 20., 6., fill * 0.9, 1.025);
    double area = 0;
    for (int i = 0; i <= 10; ++i) {
        const double weight = i == 0 || i == 10 ? 0.5 : 1;
        area += weight * ship.righting_arm(i * 0.05) * 0.05;
    }
    return area + 1e-6 * double(ship.report().size());
}

int main()
{
    double cargo[6] = {110, 95, 140, 120, 88, 102}, d[6] = {}, fill = 0.6;
    double df = __enzyme_autodiff<double>((void *)stability, enzyme_dup, cargo, d, enzyme_const, 6,
                                          enzyme_out, fill);
    for (int i = 0; i < 6; ++i)
        EXPECT_SLOPE("cargo", i, 1e3 * d[i], 1e3 * stability(cargo, 6, fill), cargo[i], 0.1, 1e-6);
    EXPECT_SLOPE("fill", 0, df, stability(cargo, 6, fill), fill, 1e-3, 1e-6);
    return verdict();
}
