// Vaults of a cathedral: a hierarchy of structural elements held by unique_ptr, loaded from above; visitors sum
// thrust, and a factory makes elements from words.
#include "../expect.h"
#include <cmath>
#include <iterator>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

struct Stone { double density, strength; };

class Arch;
class Pier;
class Buttress;

struct Visitor {
    virtual ~Visitor() = default;
    virtual void visit(const Arch &) = 0;
    virtual void visit(const Pier &) = 0;
    virtual void visit(const Buttress &) = 0;
};

class Element {
protected:
    Stone stone_;
    std::vector<std::unique_ptr<Element>> below_;

public:
    explicit Element(Stone stone) : stone_(stone) {}
    virtual ~Element() = default;
    virtual double weight() const = 0;
    virtual std::pair<double, double> pass(double down, double aside) const = 0; // what goes on to those below
    virtual void accept(Visitor &) const = 0;
    Element &rest_on(std::unique_ptr<Element> e) { below_.push_back(std::move(e)); return *below_.back(); }
    const auto &below() const { return below_; }
    const Stone &stone() const { return stone_; }
    virtual double safety(double down, double aside) const
    {
        const auto [d, a] = pass(down, aside);
        double worst = 1e3;
        for (const auto &e : below_)
            worst = -std::log(std::exp(-worst) + std::exp(-e->safety(d / below_.size(), a / below_.size())));
        return worst;
    }
};

class Arch final : public Element {
    double span_, rise_, thickness_;
    double catenary() const // parameter a with a (cosh(span/2a) - 1) = rise
    {
        double a = span_ * span_ / (8 * rise_);
        for (int i = 0; i < 20; ++i) {
            const double u = span_ / (2 * a), f = a * (std::cosh(u) - 1) - rise_, df = std::cosh(u) - 1 - u * std::sinh(u);
            a -= f / df;
        }
        return a;
    }

public:
    Arch(Stone s, double span, double rise, double thickness) : Element(s), span_(span), rise_(rise), thickness_(thickness) {}
    double weight() const override { return 2 * catenary() * std::sinh(span_ / (2 * catenary())) * thickness_ * stone_.density; }
    std::pair<double, double> pass(double down, double aside) const override
    {
        const double w = weight() + down;
        return {w, aside + w * span_ / (8 * rise_)};
    }
    void accept(Visitor &v) const override { v.visit(*this); }
    double span() const { return span_; }
};

class Pier : public Element {
protected:
    double height_, width_;

public:
    Pier(Stone s, double height, double width) : Element(s), height_(height), width_(width) {}
    double weight() const override { return height_ * width_ * width_ * stone_.density; }
    std::pair<double, double> pass(double down, double aside) const override { return {down + weight(), aside}; }
    void accept(Visitor &v) const override { v.visit(*this); }
    double safety(double down, double aside) const override
    {
        const double w = down + weight(), eccentric = aside * height_ / w;
        const double pressure = w / (width_ * width_) * (1 + 6 * std::abs(eccentric) / width_);
        return std::log(stone_.strength / pressure);
    }
};

class Buttress final : public Pier {
    double depth_;

public:
    Buttress(Stone s, double height, double width, double depth) : Pier(s, height, width), depth_(depth) {}
    double weight() const override { return Pier::weight() * depth_ / width_; }
    void accept(Visitor &v) const override { v.visit(*this); }
    double safety(double down, double aside) const override { return Pier::safety(down, aside * width_ / depth_); }
};

struct Cost final : Visitor {
    std::map<std::string, double> by_kind;
    void go(const Element &e)
    {
        e.accept(*this);
        for (const auto &b : e.below())
            go(*b);
    }
    void visit(const Arch &a) override { by_kind["arch"] += 3 * a.weight() + 0.5 * a.span(); }
    void visit(const Pier &p) override { by_kind["pier"] += 1.2 * p.weight(); }
    void visit(const Buttress &b) override { by_kind["buttress"] += 1.5 * b.weight(); }
};

static std::unique_ptr<Element> make(const std::string &kind, Stone s, double a, double b, double c)
{
    if (kind == "arch")
        return std::make_unique<Arch>(s, a, b, c);
    if (kind == "pier")
        return std::make_unique<Pier>(s, a, b);
    if (kind == "buttress")
        return std::make_unique<Buttress>(s, a, b, c);
    throw std::invalid_argument("no such element: " + kind);
}

double merit(double span, double rise, double width, double depth, double strength)
{
    const Stone lime{24, strength}, sand{21, 0.8 * strength};
    auto vault = make("arch", lime, span, rise, 0.3);
    vault->rest_on(make("pier", sand, 11, width, 0));
    vault->rest_on(make("buttress", lime, 9, 0.8 * width, depth));
    Cost cost;
    cost.go(*vault);
    double money = 0;
    for (const auto &[kind, sum] : cost.by_kind)
        money += sum * (kind.size() > 4 ? 1.1 : 1);
    return vault->safety(90, 0) - 1e-4 * money;
}

struct Five { double v[5]; };

int main()
{
    double x[5] = {9, 5, 1.4, 2.5, 9000};
    const auto g = __enzyme_autodiff<Five>((void *)merit, x[0], x[1], x[2], x[3], x[4]);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("x", i, g.v[i], merit(x[0], x[1], x[2], x[3], x[4]), x[i], 1e-4 * x[i], 1e-7);
    try {
        make("spire", {1, 1}, 1, 1, 1);
        return 2;
    } catch (const std::invalid_argument &) {
    }
    return verdict();
}
