// Botany: a tree of branches with weak and shared pointers, settings in std::any, growth by visitors.
#include "../expect.h"
#include <any>
#include <map>
#include <memory>
#include <queue>
#include <string>
#include <vector>

class Visitor;
struct Organ {
    virtual ~Organ() = default;
    virtual void accept(Visitor &) = 0;
};
struct Leaf;
struct Branch;
class Visitor {
public:
    virtual ~Visitor() = default;
    virtual void visit(Leaf &) = 0;
    virtual void visit(Branch &) = 0;
};
struct Leaf : Organ {
    double area, angle;
    Leaf(double a, double w) : area(a), angle(w) {}
    void accept(Visitor &v) override { v.visit(*this); }
};
struct Branch : Organ, std::enable_shared_from_this<Branch> {
    double length;
    std::weak_ptr<Branch> parent;
    std::vector<std::shared_ptr<Organ>> children;
    explicit Branch(double l) : length(l) {}
    void accept(Visitor &v) override { v.visit(*this); }
    std::shared_ptr<Branch> fork(double l)
    {
        auto b = std::make_shared<Branch>(l);
        b->parent = weak_from_this();
        children.push_back(b);
        return b;
    }
    double height() const
    {
        const auto above = parent.lock();
        return length + (above ? 0.9 * above->height() : 0);
    }
};
class Light : public Visitor {
    double sun_, height_ = 0;

public:
    double gained = 0;
    explicit Light(double s) : sun_(s) {}
    void visit(Leaf &l) override { gained += l.area * std::cos(l.angle) * sun_ * (1 - std::exp(-height_)); }
    void visit(Branch &b) override
    {
        const double before = height_;
        height_ = b.height();
        for (auto &c : b.children)
            c->accept(*this);
        height_ = before;
    }
};
class Grow : public Visitor {
    double factor_;

public:
    explicit Grow(double f) : factor_(f) {}
    void visit(Leaf &l) override { l.area *= 1 + factor_; }
    void visit(Branch &b) override
    {
        b.length += factor_ * std::sqrt(b.length);
        for (auto &c : b.children)
            c->accept(*this);
    }
};
static double season(const double *p)
{
    std::map<std::string, std::any> settings{{"sun", p[0]}, {"years", 3}, {"name", std::string("oak")}};
    auto trunk = std::make_shared<Branch>(p[1]);
    std::queue<std::shared_ptr<Branch>> open;
    open.push(trunk);
    for (int made = 0; made < 5; made++) {
        auto b = open.front();
        open.pop();
        open.push(b->fork(b->length * p[2]));
        open.push(b->fork(b->length * p[2] * 0.8));
        b->children.push_back(std::make_shared<Leaf>(0.1 * (made + 1), p[3]));
    }
    double total = 0;
    for (int year = 0; year < std::any_cast<int>(settings.at("years")); year++) {
        Light light(std::any_cast<double>(settings["sun"]));
        trunk->accept(light);
        Grow grow(0.1 * light.gained);
        trunk->accept(grow);
        total += light.gained;
        settings["sun"] = std::any_cast<double>(settings["sun"]) * 0.95;
    }
    return total + open.back()->height() + std::any_cast<std::string &>(settings["name"]).size();
}
int main()
{
    double p[4] = {1.2, 0.9, 0.7, 0.4}, d[4] = {};
    __enzyme_autodiff<void>((void *)season, enzyme_dup, p, d);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("p", i, d[i], season(p), p[i], 1e-4, 1e-7);
    return verdict();
}
