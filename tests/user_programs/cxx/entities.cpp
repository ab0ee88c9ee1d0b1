// Games: entities with components in variants and a registry, collisions, an event log with text.
#include "../expect.h"
#include <string>
#include <unordered_map>
#include <variant>
#include <vector>

struct Position {
    double x, y;
};
struct Velocity {
    double x, y;
    float drag;
};
struct Health {
    int points;
};
struct Label {
    std::string text;
};
using Component = std::variant<std::monostate, Position, Velocity, Health, Label>;
using Entity = std::vector<Component>;

template <typename T> static T *get(Entity &e)
{
    for (auto &c : e)
        if (auto *found = std::get_if<T>(&c))
            return found;
    return nullptr;
}

class World {
    std::unordered_map<int, Entity> entities_;
    std::vector<std::string> log_;

public:
    void add(int id, Entity e) { entities_.emplace(id, std::move(e)); }
    void step(double dt, double gravity)
    {
        for (auto &[id, e] : entities_) {
            auto *p = get<Position>(e);
            auto *v = get<Velocity>(e);
            if (!p || !v)
                continue;
            v->y -= dt * gravity;
            v->x *= 1 - dt * v->drag;
            p->x += dt * v->x;
            p->y += dt * v->y;
            if (p->y < 0) {
                p->y = -0.8 * p->y;
                v->y = -0.8 * v->y;
                if (auto *h = get<Health>(e); h && --h->points == 0)
                    log_.push_back("entity " + std::to_string(id) + " is gone");
            }
        }
    }
    double score()
    {
        double s = 0;
        for (auto &[id, e] : entities_) {
            const double worth = get<Label>(e) ? 2 : 1;
            if (auto *p = get<Position>(e))
                s += worth * (p->x + p->y * p->y) * (id + 1);
        }
        return s + 10.0 * log_.size();
    }
};

static double play(const double *speed, int n, double gravity)
{
    World w;
    for (int i = 0; i < n; i++) {
        Entity e{Position{0, 1.0 + i}, Velocity{speed[i], 0.5 * speed[i], 0.1f * i}, Health{2}};
        if (i % 2)
            e.push_back(Label{"a name that is not short at all"});
        w.add(i, std::move(e));
    }
    for (int i = 0; i < 60; i++)
        w.step(0.05, gravity);
    return w.score();
}

int main()
{
    double v[4] = {1, 0.4, -0.7, 1.3}, d[4] = {}, g = 9.81;
    const double dg = __enzyme_autodiff<double>((void *)play, enzyme_dup, v, d, enzyme_const, 4, enzyme_out, g);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("speed", i, d[i], play(v, 4, g), v[i], 1e-6, 1e-5);
    EXPECT_SLOPE("gravity", 0, dg, play(v, 4, g), g, 1e-6, 1e-5);
    return verdict();
}
