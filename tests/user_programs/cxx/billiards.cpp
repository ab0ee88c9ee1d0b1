// Game physics: pucks, walls and springs as std::variant colliders, soft contact;
// how does the shot's aim and power change the final score? shared_ptr entities.
#include <cmath>
#include <cstdio>
#include <memory>
#include <string>
#include <tuple>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

extern int enzyme_const, enzyme_out, enzyme_dup;
struct AimGrad { double angle, power, spin; };
template <class R, class... Ts> R __enzyme_autodiff(Ts...);

struct Disc { double radius; };
struct Wall { double nx, ny, offset; };
struct Magnet { double strength, range; std::string label; };
using Shape = std::variant<Disc, Wall, Magnet>;

struct Entity {
    double x = 0, y = 0, vx = 0, vy = 0, mass = 1;
    bool fixed = false;
    Shape shape;
    std::weak_ptr<Entity> tether;
};
using EntityPtr = std::shared_ptr<Entity>;

template <class... F> struct overloaded : F... { using F::operator()...; };
template <class... F> overloaded(F...) -> overloaded<F...>;

static double softplus(double z) { return z > 30 ? z : std::log1p(std::exp(z)); }

static std::pair<double, double> contact(const Entity& a, const Entity& b) {
    return std::visit(
        overloaded{
            [&](const Disc& p, const Disc& q) {
                double dx = a.x - b.x, dy = a.y - b.y, d = std::hypot(dx, dy);
                double f = 3.0 * softplus(20 * (p.radius + q.radius - d));
                return std::make_pair(f * dx / d, f * dy / d);
            },
            [&](const Disc& p, const Wall& w) {
                double gap = a.x * w.nx + a.y * w.ny - w.offset;
                double f = 4.0 * softplus(20 * (p.radius - gap));
                return std::make_pair(f * w.nx, f * w.ny);
            },
            [&](const Disc&, const Magnet& m) {
                double dx = b.x - a.x, dy = b.y - a.y, d2 = dx * dx + dy * dy;
                double f = m.strength * std::exp(-d2 / (m.range * m.range)) * (m.label.size() > 3 ? 1.0 : -1.0);
                return std::make_pair(f * dx, f * dy);
            },
            [](const auto&, const auto&) { return std::make_pair(0.0, 0.0); },
        },
        a.shape, b.shape);
}

class World {
    std::vector<EntityPtr> all_;
    std::unordered_map<std::string, EntityPtr> by_name_;
public:
    EntityPtr spawn(const std::string& name, Entity e) {
        auto p = std::make_shared<Entity>(std::move(e));
        all_.push_back(p);
        by_name_.emplace(name, p);
        return p;
    }
    EntityPtr operator[](const std::string& n) const { return by_name_.at(n); }
    void step(double dt) {
        std::vector<std::pair<double, double>> acc(all_.size(), {0.0, 0.0});
        for (size_t i = 0; i < all_.size(); ++i) {
            if (all_[i]->fixed) continue;
            for (size_t j = 0; j < all_.size(); ++j) {
                if (i == j) continue;
                auto [fx, fy] = contact(*all_[i], *all_[j]);
                acc[i].first += fx; acc[i].second += fy;
            }
            if (auto t = all_[i]->tether.lock()) {
                acc[i].first += 0.8 * (t->x - all_[i]->x);
                acc[i].second += 0.8 * (t->y - all_[i]->y);
            }
        }
        for (size_t i = 0; i < all_.size(); ++i) {
            auto& e = *all_[i];
            if (e.fixed) continue;
            e.vx = (e.vx + dt * acc[i].first / e.mass) * (1 - 0.1 * dt);
            e.vy = (e.vy + dt * acc[i].second / e.mass) * (1 - 0.1 * dt);
            e.x += dt * e.vx;
            e.y += dt * e.vy;
        }
    }
};

double shot_score(double angle, double power, double spin, int frames) {
    World w;
    w.spawn("cue", {0.2, 0.5, 0, 0, 1.0, false, Disc{0.08}, {}});
    w.spawn("red", {0.9, 0.55, 0, 0, 0.8, false, Disc{0.08}, {}});
    w.spawn("blue", {1.2, 0.3, 0, 0, 1.2, false, Disc{0.1}, {}});
    w.spawn("left", {0, 0, 0, 0, 1, true, Wall{1, 0, 0}, {}});
    w.spawn("right", {0, 0, 0, 0, 1, true, Wall{-1, 0, -1.6}, {}});
    w.spawn("floor", {0, 0, 0, 0, 1, true, Wall{0, 1, 0}, {}});
    w.spawn("roof", {0, 0, 0, 0, 1, true, Wall{0, -1, -1}, {}});
    w.spawn("pocket", {1.4, 0.8, 0, 0, 1, true, Magnet{1.5, 0.5, "strong"}, {}});
    w["blue"]->tether = w["red"];
    auto cue = w["cue"];
    cue->vx = power * std::cos(angle);
    cue->vy = power * std::sin(angle);
    for (int f = 0; f < frames; ++f) {
        double c = std::cos(spin * 0.01), s = std::sin(spin * 0.01);
        std::tie(cue->vx, cue->vy) = std::make_tuple(c * cue->vx - s * cue->vy, s * cue->vx + c * cue->vy);
        w.step(0.01);
    }
    auto red = w["red"], pocket = w["pocket"];
    return 10.0 * std::exp(-std::pow(std::hypot(red->x - pocket->x, red->y - pocket->y), 2)) - 0.2 * cue->x;
}

int main() {
    double a = 0.12, p = 1.3, s = 0.4;
    const int frames = 90;
    std::printf("score %.12f\n", shot_score(a, p, s, frames));
    AimGrad g = __enzyme_autodiff<AimGrad>((void*)shot_score, enzyme_out, a, enzyme_out, p, enzyme_out, s, frames);
    const double h = 1e-6;
    double fd[3] = {(shot_score(a + h, p, s, frames) - shot_score(a - h, p, s, frames)) / (2 * h),
                    (shot_score(a, p + h, s, frames) - shot_score(a, p - h, s, frames)) / (2 * h),
                    (shot_score(a, p, s + h, frames) - shot_score(a, p, s - h, frames)) / (2 * h)};
    double ad[3] = {g.angle, g.power, g.spin};
    int bad = 0;
    for (int i = 0; i < 3; ++i) {
        std::printf("%d ad=%.10g fd=%.10g\n", i, ad[i], fd[i]);
        if (!(std::abs(ad[i] - fd[i]) <= 1e-5 * std::abs(fd[i]) + 1e-8)) { std::printf("MISMATCH %d got %.10g expected %.10g\n", i, ad[i], fd[i]); bad = 1; }
    }
    return bad;
}
