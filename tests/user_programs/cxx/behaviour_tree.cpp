// Game AI: a behaviour tree with a blackboard of std::any, utilities by std::bind, and decisions that are soft.
#include <algorithm>
#include <any>
#include <cmath>
#include <functional>
#include <initializer_list>
#include <memory>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>
#include "../expect.h"

struct Vec2 {
    double x = 0, y = 0;
    Vec2 operator+(Vec2 o) const { return {x + o.x, y + o.y}; }
    Vec2 operator-(Vec2 o) const { return {x - o.x, y - o.y}; }
    Vec2 operator*(double s) const { return {x * s, y * s}; }
    double length() const { return std::hypot(x, y); }
};

class Blackboard
{
    std::unordered_map<std::string, std::any> values_;

  public:
    template <class T> void set(const std::string &key, T value) { values_[key] = std::move(value); }
    template <class T> T get(const std::string &key, T otherwise = {}) const
    {
        const auto it = values_.find(key);
        if (it == values_.end())
            return otherwise;
        const T *found = std::any_cast<T>(&it->second);
        return found ? *found : otherwise;
    }
};

enum class Status { success, failure, running };

class Behaviour
{
  public:
    virtual ~Behaviour() = default;
    virtual Status tick(Blackboard &, double dt) = 0;
};
using Node = std::unique_ptr<Behaviour>;

class Sequence : public Behaviour
{
    std::vector<Node> children_;
    std::size_t at_ = 0;

  public:
    explicit Sequence(std::vector<Node> c) : children_(std::move(c)) {}
    Status tick(Blackboard &b, double dt) override
    {
        while (at_ < children_.size()) {
            const Status s = children_[at_]->tick(b, dt);
            if (s != Status::success) {
                if (s == Status::failure)
                    at_ = 0;
                return s;
            }
            ++at_;
        }
        at_ = 0;
        return Status::success;
    }
};

class Utility : public Behaviour
{
    std::vector<std::pair<std::function<double(const Blackboard &)>, Node>> options_;
    double sharpness_;

  public:
    explicit Utility(double sharpness) : sharpness_(sharpness) {}
    void option(std::function<double(const Blackboard &)> u, Node n) { options_.emplace_back(std::move(u), std::move(n)); }
    Status tick(Blackboard &b, double dt) override
    {
        std::vector<double> weight;
        for (const auto &[utility, node] : options_)
            weight.push_back(utility(b));
        const double most = *std::max_element(weight.begin(), weight.end());
        double total = 0;
        for (double &w : weight)
            total += w = std::exp(sharpness_ * (w - most));
        Status result = Status::failure;
        for (std::size_t i = 0; i < options_.size(); ++i) {
            const Status s = options_[i].second->tick(b, dt * weight[i] / total);
            if (s == Status::running)
                result = s;
        }
        return result;
    }
};

class Action : public Behaviour
{
    std::function<Status(Blackboard &, double)> act_;

  public:
    explicit Action(std::function<Status(Blackboard &, double)> a) : act_(std::move(a)) {}
    Status tick(Blackboard &b, double dt) override { return act_(b, dt); }
};

template <class... T> static std::vector<Node> nodes(T... n)
{
    std::vector<Node> v;
    (v.push_back(std::move(n)), ...);
    return v;
}

static Status move_to(const std::string &target, double speed, Blackboard &b, double dt)
{
    const auto at = b.get<Vec2>("position"), way = b.get<Vec2>(target) - at;
    const double distance = way.length();
    if (distance < 0.2)
        return Status::success;
    b.set("position", at + way * (speed * dt / distance));
    b.set("tired", b.get<double>("tired") + 0.1 * speed * speed * dt);
    return Status::running;
}

static double hunger(double rate, const Blackboard &b) { return rate * b.get<double>("time") + 0.2 * b.get<double>("tired"); }

double evening(const double *p, const Vec2 *food)
{
    Blackboard board;
    board.set("position", Vec2{p[0], p[1]});
    board.set("food", *food);
    board.set("home", Vec2{-1, 0.5});
    board.set("name", std::string("a rather hungry goblin"));
    auto root = std::make_unique<Utility>(p[2]);
    using namespace std::placeholders;
    root->option(std::bind(hunger, p[3], _1),
                 std::make_unique<Sequence>(nodes(
                     std::make_unique<Action>(std::bind(move_to, "food", p[4], _1, _2)),
                     std::make_unique<Action>([eaten = 0](Blackboard &b, double dt) mutable {
                         b.set("tired", b.get<double>("tired") * std::exp(-dt));
                         return ++eaten % 3 ? Status::running : Status::success;
                     }))));
    root->option([](const Blackboard &b) { return b.get<double>("tired") + 0.05 * double(b.get<std::string>("name").size()) / 22; },
                 std::make_unique<Action>(std::bind(move_to, "home", 0.8 * p[4], _1, _2)));
    double cost = 0;
    for (int i = 0; i < 25; ++i) {
        board.set("time", 0.1 * i);
        root->tick(board, 0.15);
        cost += 0.1 * board.get<Vec2>("position").length() + board.get<double>("tired") + board.get("nothing", 0.01);
    }
    return cost;
}

int main()
{
    double p[5] = {0.4, -0.3, 1.5, 0.7, 1.1}, d[5] = {};
    Vec2 food{2.5, 1.4}, df;
    __enzyme_autodiff<double>((void *)evening, enzyme_dup, p, d, enzyme_dup, &food, &df);
    for (int i = 0; i < 5; ++i)
        EXPECT_SLOPE("p", i, d[i], evening(p, &food), p[i], 1e-5, 1e-5);
    EXPECT_SLOPE("food", 0, df.x, evening(p, &food), food.x, 1e-5, 1e-5);
    EXPECT_SLOPE("food", 1, df.y, evening(p, &food), food.y, 1e-5, 1e-5);
    return verdict();
}
