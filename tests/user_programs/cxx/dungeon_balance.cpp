// Balance of a game: entities with components by index, events in a queue of priorities, loot in lists, a log.
#include "../differences.h"
#include <algorithm>
#include <array>
#include <bitset>
#include <cstdint>
#include <list>
#include <map>
#include <memory>
#include <queue>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

enum class Element : std::uint8_t { Fire, Ice, None };

struct Attack {
    std::string name;
    double power;
    float delay;
    Element element = Element::None;
};

struct Health {
    double points, most;
};
struct Armour {
    std::array<float, 3> against;
};
struct Poison {
    int ticks;
    double strength;
};

template <class... C> class World {
    std::tuple<std::map<int, C>...> stores_;
    std::vector<std::bitset<sizeof...(C)>> has_;
    std::vector<std::string> names_;

    template <class T, std::size_t I = 0> static constexpr std::size_t index()
    {
        if constexpr (std::is_same_v<T, std::tuple_element_t<I, std::tuple<C...>>>)
            return I;
        else
            return index<T, I + 1>();
    }

public:
    int create(std::string name)
    {
        names_.push_back(std::move(name));
        has_.emplace_back();
        return static_cast<int>(names_.size()) - 1;
    }
    template <class T> World &with(int e, T component)
    {
        std::get<std::map<int, T>>(stores_).insert_or_assign(e, std::move(component));
        has_[e].set(index<T>());
        return *this;
    }
    template <class T> T *get(int e)
    {
        return has_[e].test(index<T>()) ? &std::get<std::map<int, T>>(stores_).at(e) : nullptr;
    }
    template <class T> void drop(int e)
    {
        std::get<std::map<int, T>>(stores_).erase(e);
        has_[e].reset(index<T>());
    }
    template <class T, class F> void each(F f)
    {
        for (auto &[e, c] : std::get<std::map<int, T>>(stores_))
            f(e, c);
    }
    const std::string &name(int e) const { return names_[e]; }
};

using Dungeon = World<Health, Armour, Poison, std::list<Attack>>;

struct Action {
    double when;
    int who;
    unsigned order;
    bool operator>(const Action &o) const { return std::tie(when, order) > std::tie(o.when, o.order); }
};

class Fight {
    Dungeon world_;
    std::vector<int> heroes_, monsters_;
    std::vector<std::string> log_;
    std::uint32_t dice_ = 0x9e3779b9;

    unsigned roll(unsigned sides)
    {
        dice_ = dice_ * 1664525u + 1013904223u;
        return (dice_ >> 16) % sides;
    }
    double hit(const Attack &a, int target)
    {
        double damage = a.power * (0.8 + 0.1 * roll(5));
        if (const auto *armour = world_.get<Armour>(target))
            damage *= 1 - armour->against[static_cast<int>(a.element)];
        auto *h = world_.get<Health>(target);
        const double before = h->points;
        h->points -= damage * before / (before + 2);
        if (a.element == Element::Ice && !world_.get<Poison>(target))
            world_.with(target, Poison{3, 0.1 * damage});
        log_.push_back(a.name + " hits " + world_.name(target));
        return before - h->points;
    }

public:
    int add(std::string name, double points, bool hero, std::list<Attack> attacks)
    {
        const int e = world_.create(std::move(name));
        world_.with(e, Health{points, points}).with(e, std::move(attacks));
        (hero ? heroes_ : monsters_).push_back(e);
        return e;
    }
    void armour(int e, const float *a) { world_.with(e, Armour{{a[0], a[1], a[2]}}); }

    double run(double until)
    {
        std::priority_queue<Action, std::vector<Action>, std::greater<>> queue;
        unsigned order = 0;
        double balance = 0, now = 0;
        for (const auto *side : {&heroes_, &monsters_})
            for (int e : *side)
                queue.push({0.1 * e, e, order++});
        while (!queue.empty()) {
            const Action a = queue.top();
            queue.pop();
            if (a.when > until)
                break;
            now = a.when;
            world_.each<Poison>([&](int e, Poison &p) {
                world_.get<Health>(e)->points -= p.strength * 0.2;
                p.ticks--;
            });
            for (const auto &side : {heroes_, monsters_})
                for (int e : side)
                    if (const auto *p = world_.get<Poison>(e); p && p->ticks <= 0)
                        world_.drop<Poison>(e);
            auto *attacks = world_.get<std::list<Attack>>(a.who);
            const bool hero = std::find(heroes_.begin(), heroes_.end(), a.who) != heroes_.end();
            const auto &targets = hero ? monsters_ : heroes_;
            const double done = hit(attacks->front(), targets[roll(targets.size())]);
            balance += (hero ? 1 : -1) * done;
            const float delay = attacks->front().delay;
            attacks->splice(attacks->end(), *attacks, attacks->begin());
            queue.push({now + delay, a.who, order++});
        }
        double left = 0;
        world_.each<Health>([&](int, Health &h) { left += h.points / h.most; });
        return balance + left * left + 0.001 * log_.size();
    }
};

struct Tuning {
    double power[4], points[3];
    float armour[3];
};

double outcome(const Tuning *t)
{
    auto fight = std::make_unique<Fight>();
    const int knight = fight->add("knight", t->points[0], true, {{"sword", t->power[0], 0.75f}, {"shield bash", 2, 1}});
    fight->add("mage", t->points[1], true,
               {{"fireball", t->power[1], 1.25f, Element::Fire}, {"frost", t->power[2], 1, Element::Ice}});
    fight->add("ogre with a very long name", t->points[2], false, {{"club", t->power[3], 1.5f}});
    fight->armour(knight, t->armour);
    return fight->run(6);
}

int main()
{
    Check check;
    Tuning t{{4, 5, 3, 6}, {30, 18, 50}, {0.125f, 0.25f, 0.375f}}, d{};
    __enzyme_autodiff<void>((void *)outcome, enzyme_dup, &t, &d);
    auto slope = [&](auto part, double h) {
        return cd([&](double s) {
            Tuning moved = t;
            part(moved) += s;
            return outcome(&moved);
        }, h);
    };
    for (int i = 0; i < 4; i++)
        check.cmp("power", d.power[i], slope([i](Tuning &m) -> double & { return m.power[i]; }, 1e-3));
    for (int i = 0; i < 3; i++)
        check.cmp("points", d.points[i], slope([i](Tuning &m) -> double & { return m.points[i]; }, 1e-2));
    for (int i = 0; i < 3; i++)
        check.cmp("armour", d.armour[i], slope([i](Tuning &m) -> float & { return m.armour[i]; }, 0.015625), 1e-4);
    Tuning along{{1, 1, 1, 1}, {}, {}};
    const double tangent = __enzyme_fwddiff<double>((void *)outcome, enzyme_dup, &t, &along);
    check.cmp("tangent", tangent, d.power[0] + d.power[1] + d.power[2] + d.power[3], 1e-9);
    return check.done();
}
