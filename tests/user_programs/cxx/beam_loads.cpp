// Structures: deflection of a beam; loads are a hierarchy of classes with clone(), beams are move-only.
#include "../expect.h"
#include <cmath>
#include <initializer_list>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

class Load {
public:
    virtual ~Load() = default;
    virtual double moment(double x, double length) const = 0;
    virtual double resultant() const = 0;
    virtual std::unique_ptr<Load> clone() const = 0;
    virtual std::string name() const { return "load"; }
};

template <typename Derived>
class Cloneable : public Load {
public:
    std::unique_ptr<Load> clone() const override { return std::make_unique<Derived>(static_cast<const Derived &>(*this)); }
};

class PointLoad final : public Cloneable<PointLoad> {
    double at_, newtons_;

public:
    PointLoad(double at, double newtons) : at_(at), newtons_(newtons) {}
    double moment(double x, double l) const override
    {
        const double left = newtons_ * (l - at_) / l;
        return left * x - (x > at_ ? newtons_ * (x - at_) : 0);
    }
    double resultant() const override { return newtons_; }
    std::string name() const override { return "point"; }
};

class UniformLoad final : public Cloneable<UniformLoad> {
    double per_metre_, length_;

public:
    UniformLoad(double q, double length) : per_metre_(q), length_(length) {}
    double moment(double x, double l) const override { return per_metre_ * x * (l - x) / 2; }
    double resultant() const override { return per_metre_ * length_; }
};

class Combined final : public Load {
    std::vector<std::pair<double, std::unique_ptr<Load>>> parts_;

public:
    void add(double factor, std::unique_ptr<Load> l) { parts_.emplace_back(factor, std::move(l)); }
    double moment(double x, double l) const override
    {
        double m = 0;
        for (const auto &[factor, part] : parts_)
            m += factor * part->moment(x, l);
        return m;
    }
    double resultant() const override
    {
        double r = 0;
        for (const auto &[factor, part] : parts_)
            r += factor * part->resultant();
        return r;
    }
    std::unique_ptr<Load> clone() const override
    {
        auto copy = std::make_unique<Combined>();
        for (const auto &[factor, part] : parts_)
            copy->add(factor, part->clone());
        return copy;
    }
    std::string name() const override { return "combination of " + std::to_string(parts_.size()) + " loads"; }
};

struct Section {
    double width, height;
    bool hollow;
    double inertia() const
    {
        const double full = width * height * height * height / 12;
        return hollow ? full * (1 - 0.8 * 0.8 * 0.8 * 0.8) : full;
    }
};

class Beam {
    double length_, modulus_;
    std::vector<Section> sections_;
    std::unique_ptr<Load> load_;

public:
    Beam(double length, double modulus, std::initializer_list<Section> s, std::unique_ptr<Load> load)
        : length_(length), modulus_(modulus), sections_(s), load_(std::move(load))
    {
        if (sections_.empty())
            throw std::invalid_argument("no section");
    }
    Beam(Beam &&) noexcept = default;
    Beam &operator=(Beam &&) noexcept = default;

    // by virtual work: the integral of M m / EI with the unit load at x
    double deflection(double x) const
    {
        const PointLoad unit(x, 1);
        double sum = 0;
        const int n = 60;
        for (int i = 0; i < n; i++) {
            const double s = (i + 0.5) * length_ / n;
            const Section &section = sections_[i * sections_.size() / n];
            sum += load_->moment(s, length_) * unit.moment(s, length_) / (modulus_ * section.inertia()) * length_ / n;
        }
        return sum;
    }
    const Load &load() const { return *load_; }
};

static double objective(const double *p)
{
    auto snow = std::make_unique<Combined>();
    snow->add(1.35, std::make_unique<UniformLoad>(p[0], 6));
    snow->add(1.5, std::make_unique<PointLoad>(p[1], p[2]));
    auto crane = std::make_unique<Combined>();
    crane->add(p[3], snow->clone());
    crane->add(1, std::make_unique<PointLoad>(4.1, 800));
    std::vector<Beam> beams;
    beams.emplace_back(6.0, 210e3, std::initializer_list<Section>{{p[4], 0.2, false}, {p[4], p[5], true}}, std::move(snow));
    beams.emplace_back(5.0, 190e3, std::initializer_list<Section>{{0.12, p[5], false}}, std::move(crane));
    double worst = 0;
    for (const Beam &b : beams) {
        worst += b.deflection(2.5) * b.deflection(2.5) + 1e-6 * b.load().resultant();
        worst += 1e-3 * (double)b.load().name().size() * p[4];
    }
    return worst;
}

int main()
{
    double p[6] = {1.2, 2.03, 5.5, 0.7, 0.15, 0.25}, d[6] = {};
    __enzyme_autodiff<double>((void *)objective, p, d);
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("p", i, d[i], objective(p), p[i], 1e-3 * p[i], 1e-6);
    return verdict();
}
