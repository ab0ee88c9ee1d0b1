// Animation in a game: a skeleton of shared and weak pointers, clips by name, blends of poses.
#include <array>
#include <cmath>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>
#include "../expect.h"

struct Pose {
    double angle = 0, stretch = 1;
    Pose blend(const Pose &o, double w) const
    {
        return {angle + w * (o.angle - angle), stretch * std::pow(o.stretch / stretch, w)};
    }
};

struct Joint : std::enable_shared_from_this<Joint> {
    std::string name;
    double length;
    Pose pose;
    std::weak_ptr<Joint> parent;
    std::vector<std::shared_ptr<Joint>> children;

    Joint(std::string n, double l) : name(std::move(n)), length(l) {}
    std::shared_ptr<Joint> child(std::string n, double l)
    {
        auto c = std::make_shared<Joint>(std::move(n), l);
        c->parent = weak_from_this();
        children.push_back(c);
        return c;
    }
    std::array<double, 3> tip() const
    {
        std::array<double, 3> base{0, 0, 0};
        if (auto p = parent.lock())
            base = p->tip();
        auto [x, y, a] = base;
        a += pose.angle;
        const double l = length * pose.stretch;
        return {x + l * std::cos(a), y + l * std::sin(a), a};
    }
};

class Clip
{
    std::unordered_map<std::string, std::vector<Pose>> tracks_;

  public:
    void key(const std::string &joint, Pose p) { tracks_[joint].push_back(p); }
    Pose at(const std::string &joint, double t) const
    {
        const auto found = tracks_.find(joint);
        if (found == tracks_.end())
            throw std::out_of_range("no track for " + joint);
        const auto &keys = found->second;
        const auto i = std::min(std::size_t(t), keys.size() - 2);
        return keys[i].blend(keys[i + 1], t - double(i));
    }
};

class Animator
{
    std::unordered_map<std::string, Clip> clips_;
    std::shared_ptr<Joint> root_ = std::make_shared<Joint>("hips", 0.2);

  public:
    Animator()
    {
        auto spine = root_->child("spine", 0.6);
        spine->child("upper arm of the left side", 0.35)->child("lower arm of the left side", 0.3);
        spine->child("head", 0.25);
    }
    Clip &clip(const std::string &name) { return clips_[name]; }
    void apply(double t, double w, Joint *j = nullptr)
    {
        j = j ? j : root_.get();
        try {
            j->pose = clips_.at("walk").at(j->name, t).blend(clips_.at("wave").at(j->name, t), w);
        } catch (const std::out_of_range &) {
            j->pose = Pose{};
        }
        for (auto &c : j->children)
            apply(t, w, c.get());
    }
    void visit(const std::function<void(const Joint &)> &f) const
    {
        std::vector<const Joint *> stack{root_.get()};
        while (!stack.empty()) {
            const Joint *j = stack.back();
            stack.pop_back();
            f(*j);
            for (const auto &c : j->children)
                stack.push_back(c.get());
        }
    }
};

static double reach(const double *keys, double weight, double time)
{
    Animator a;
    int k = 0;
    for (const char *clip : {"walk", "wave"})
        for (const char *joint : {"hips", "spine", "upper arm of the left side"})
            for (int i = 0; i < 3; ++i, ++k)
                a.clip(clip).key(joint, {keys[k % 9] * (1 + 0.1 * k), 1 + 0.05 * keys[(k + 4) % 9]});
    double cost = 0;
    for (int s = 0; s < 4; ++s) {
        a.apply(time + 0.25 * s, weight);
        a.visit([&cost, target = 0.3 * s](const Joint &j) {
            const auto [x, y, angle] = j.tip();
            cost += std::hypot(x - target, y - 1) + 0.1 * std::sin(angle);
        });
    }
    return cost;
}

struct Out {
    double w, t;
};

int main()
{
    double keys[9] = {0.3, -0.2, 0.5, 0.1, 0.7, -0.4, 0.2, 0.6, -0.1}, d[9] = {}, w = 0.4, t = 0.6;
    const Out g = __enzyme_autodiff<Out>((void *)reach, enzyme_dup, keys, d, enzyme_out, w, enzyme_out, t);
    for (int i = 0; i < 9; ++i)
        EXPECT_SLOPE("key", i, d[i], reach(keys, w, t), keys[i], 1e-4, 1e-6);
    EXPECT_SLOPE("weight", 0, g.w, reach(keys, w, t), w, 1e-4, 1e-6);
    EXPECT_SLOPE("time", 0, g.t, reach(keys, w, t), t, 1e-4, 1e-6);
    return verdict();
}
