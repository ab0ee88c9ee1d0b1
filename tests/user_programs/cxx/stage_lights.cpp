// Theatre: a rig of lights; fixtures with virtual bases and dynamic_cast, cues by visitors that are dispatched twice,
// observers behind weak pointers, prototypes that are cloned, and an undo list of commands.
#include "../expect.h"
#include <array>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <typeinfo>
#include <utility>
#include <vector>

struct Vec {
    double x, y, z;
    friend Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
    friend double dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
    double length() const { return std::sqrt(dot(*this, *this)); }
};

class Wash;
class Spot;
class Mover;

struct Visitor {
    virtual ~Visitor() = default;
    virtual void visit(Wash &) = 0;
    virtual void visit(Spot &) = 0;
    virtual void visit(Mover &) = 0;
};

class Fixture {
public:
    std::string label;
    double level = 0;
    explicit Fixture(std::string l) : label(std::move(l)) {}
    virtual ~Fixture() = default;
    virtual double light(Vec at) const = 0;
    virtual void accept(Visitor &v) = 0;
    virtual std::unique_ptr<Fixture> clone() const = 0;
};

class Mounted : public virtual Fixture {
public:
    Vec place;
    Mounted(std::string l, Vec p) : Fixture(std::move(l)), place(p) {}
};

class Coloured : public virtual Fixture {
public:
    std::array<float, 3> gel{1, 1, 1};
    explicit Coloured(std::string l) : Fixture(std::move(l)) {}
    double pass() const { return 0.3 * gel[0] + 0.6 * gel[1] + 0.1 * gel[2]; }
};

class Wash : public Mounted, public Coloured {
public:
    Wash(std::string l, Vec p) : Fixture(l), Mounted(l, p), Coloured(l) {}
    double light(Vec at) const override
    {
        const double r = (at - place).length();
        return level * pass() / (1 + r * r);
    }
    void accept(Visitor &v) override { v.visit(*this); }
    std::unique_ptr<Fixture> clone() const override { return std::make_unique<Wash>(*this); }
};

class Spot : public Mounted {
public:
    double angle;
    Spot(std::string l, Vec p, double a) : Fixture(l), Mounted(l, p), angle(a) {}
    virtual Vec aim() const { return {0, 0, 0}; }
    double light(Vec at) const override
    {
        const Vec to = at - place, axis = aim() - place;
        const double c = dot(to, axis) / (to.length() * axis.length());
        return level * std::exp((c - 1) / (angle * angle)) / (1 + 0.1 * dot(to, to));
    }
    void accept(Visitor &v) override { v.visit(*this); }
    std::unique_ptr<Fixture> clone() const override { return std::make_unique<Spot>(*this); }
};

class Mover final : public Spot, public Coloured {
    Vec target_{};

public:
    Mover(std::string l, Vec p, double a) : Fixture(l), Spot(l, p, a), Coloured(l) {}
    Vec aim() const override { return target_; }
    void follow(Vec t) { target_ = t; }
    double light(Vec at) const override { return pass() * Spot::light(at); }
    void accept(Visitor &v) override { v.visit(*this); }
    std::unique_ptr<Fixture> clone() const override { return std::make_unique<Mover>(*this); }
};

struct Actor : std::enable_shared_from_this<Actor> {
    Vec at{};
    std::vector<std::weak_ptr<std::function<void(Vec)>>> watchers;
    void walk(double dx, double dy)
    {
        at.x += dx;
        at.y += dy;
        std::erase_if(watchers, [](const auto &w) { return w.expired(); });
        for (const auto &w : watchers)
            if (const auto f = w.lock())
                (*f)(at);
    }
};

class Fade : public Visitor {
    double amount_;

public:
    int seen = 0;
    explicit Fade(double amount) : amount_(amount) {}
    void visit(Wash &w) override
    {
        w.level = amount_;
        w.gel[0] *= static_cast<float>(1 - 0.2 * amount_);
        seen |= 1;
    }
    void visit(Spot &s) override
    {
        s.level = amount_ * amount_;
        seen |= 2;
    }
    void visit(Mover &m) override
    {
        m.level = 0.5 * (m.level + amount_);
        seen |= 4;
    }
};

class Desk {
    std::vector<std::unique_ptr<Fixture>> rig_;
    std::deque<std::pair<std::string, std::function<void()>>> undo_;

public:
    Fixture &add(std::unique_ptr<Fixture> f)
    {
        rig_.push_back(std::move(f));
        return *rig_.back();
    }
    void cue(double amount)
    {
        for (auto &f : rig_) {
            undo_.emplace_back(f->label, [&f, before = f->level] { f->level = before; });
            Fade fade(amount);
            f->accept(fade);
            if (undo_.size() > 6)
                undo_.pop_front();
        }
    }
    void undo(int steps)
    {
        for (; steps > 0 && !undo_.empty(); steps--) {
            undo_.back().second();
            undo_.pop_back();
        }
    }
    double light(Vec at) const
    {
        double sum = 0;
        for (const auto &f : rig_) {
            sum += f->light(at);
            if (const auto *c = dynamic_cast<const Coloured *>(f.get()))
                sum += 0.01 * c->pass();
            if (typeid(*f) == typeid(Mover))
                sum *= 1.01;
        }
        return sum;
    }
};

double evenness(const double *cue, const double *place, double angle)
{
    Desk desk;
    Wash wash("wash", {place[0], 2, 4});
    wash.gel = {0.9f, static_cast<float>(0.8), 0.4f};
    desk.add(wash.clone());
    wash.place.x = -place[0];
    desk.add(wash.clone());
    desk.add(std::make_unique<Spot>("front of house", Vec{0, -5, 5}, angle));
    auto &mover = dynamic_cast<Mover &>(desk.add(std::make_unique<Mover>("mover", Vec{place[1], 0, 5}, 0.5 * angle)));

    const auto actor = std::make_shared<Actor>();
    auto follow = std::make_shared<std::function<void(Vec)>>([&mover](Vec at) { mover.follow(at); });
    auto forgotten = std::make_shared<std::function<void(Vec)>>([](Vec) {});
    actor->watchers = {follow, forgotten};
    forgotten.reset();
    double sum = 0;
    for (int i = 0; i < 4; i++) {
        desk.cue(cue[i]);
        actor->shared_from_this()->walk(0.3 * (i - 1), place[2]);
        if (i == 2)
            desk.undo(2);
        const double here = desk.light(actor->at), there = desk.light({1, 1, 0});
        sum += (here - 1) * (here - 1) + 0.3 * std::fabs(here - there - 0.05);
    }
    return sum;
}

int main()
{
    double cue[4] = {0.6, 0.9, 0.4, 0.75}, place[3] = {2.5, -1, 0.35}, dc[4] = {}, dp[3] = {}, angle = 0.6;
    const double da = __enzyme_autodiff<double>((void *)evenness, enzyme_dup, cue, dc, enzyme_dup, place, dp, angle);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("cue", i, dc[i], evenness(cue, place, angle), cue[i], 2e-2, 2e-3);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("place", i, dp[i], evenness(cue, place, angle), place[i], 1e-3, 1e-4);
    EXPECT_SLOPE("angle", 0, da, evenness(cue, place, angle), angle, 1e-3, 1e-4);
    return verdict();
}
