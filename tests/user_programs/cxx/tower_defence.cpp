// Games: a tower defence by entities and components; sparse sets in a tuple of vectors, systems as variadic templates,
// events as variants in a priority queue, effects in a list that is erased while it is walked.
#include "../expect.h"
#include <algorithm>
#include <bitset>
#include <cstdint>
#include <list>
#include <queue>
#include <string>
#include <tuple>
#include <variant>
#include <vector>

using Entity = std::uint32_t;

struct Position {
    double x, y;
};
struct Walker {
    double speed;
    int waypoint;
};
struct Health {
    float points, armour;
};
struct Tower {
    double range, damage, reload, ready;
    std::string name;
};

template <typename T> class Store {
    std::vector<int> where_;
    std::vector<Entity> owner_;
    std::vector<T> data_;

public:
    T &add(Entity e, T value)
    {
        if (e >= where_.size())
            where_.resize(e + 1, -1);
        where_[e] = static_cast<int>(data_.size());
        owner_.push_back(e);
        return data_.emplace_back(std::move(value));
    }
    void remove(Entity e)
    {
        if (!has(e))
            return;
        const auto at = static_cast<std::size_t>(where_[e]);
        if (at + 1 != data_.size()) {
            data_[at] = std::move(data_.back());
            owner_[at] = owner_.back();
            where_[owner_[at]] = static_cast<int>(at);
        }
        data_.pop_back();
        owner_.pop_back();
        where_[e] = -1;
    }
    [[nodiscard]] bool has(Entity e) const { return e < where_.size() && where_[e] >= 0; }
    T &operator[](Entity e) { return data_[static_cast<std::size_t>(where_[e])]; }
    [[nodiscard]] std::vector<Entity> owners() const { return owner_; }
};

class World {
    std::tuple<Store<Position>, Store<Walker>, Store<Health>, Store<Tower>> stores_;
    Entity next_ = 0;

public:
    template <typename... C> Entity spawn(C... components)
    {
        const Entity e = next_++;
        (store<C>().add(e, std::move(components)), ...);
        return e;
    }
    template <typename T> Store<T> &store() { return std::get<Store<T>>(stores_); }
    void kill(Entity e)
    {
        std::apply([e](auto &...s) { (s.remove(e), ...); }, stores_);
    }
    template <typename First, typename... Rest, typename F> void each(F &&f)
    {
        for (const Entity e : store<First>().owners())
            if ((store<Rest>().has(e) && ...))
                f(e, store<First>()[e], store<Rest>()[e]...);
    }
};

struct Hit {
    Entity target;
    float damage;
};
struct Slow {
    Entity target;
    double factor, until;
};
struct Event {
    double at;
    std::variant<Hit, Slow> what;
    bool operator<(const Event &o) const { return at > o.at; }
};

static double defend(const double *towers, const float *armour, double speed)
{
    World world;
    for (int i = 0; i < 2; ++i)
        world.spawn(Position{towers[4 * i], towers[4 * i + 1]}, Tower{towers[4 * i + 2], towers[4 * i + 3], 1.0 + 0.5 * i, 0, i ? "frost" : "a catapult of some size"});
    for (int i = 0; i < 4; ++i)
        world.spawn(Position{-1.0 - 0.7 * i, 0}, Walker{speed * (1 + 0.1 * i), 0}, Health{10.0f, armour[i]});
    const std::vector<Position> path{{2, 0}, {3, 2}, {6, 2.5}};
    std::priority_queue<Event> events;
    std::list<Slow> slowed;
    double score = 0;
    std::bitset<8> dead;
    for (double now = 0; now < 8; now += 0.25) {
        world.each<Walker, Position>([&](Entity e, Walker &w, Position &p) {
            double s = w.speed;
            for (const Slow &slow : slowed)
                if (slow.target == e)
                    s *= slow.factor;
            const Position &to = path[static_cast<std::size_t>(std::min(w.waypoint, 2))];
            const double d = std::hypot(to.x - p.x, to.y - p.y);
            p.x += 0.25 * s * (to.x - p.x) / (d + 0.2);
            p.y += 0.25 * s * (to.y - p.y) / (d + 0.2);
            if (d < 0.4 && w.waypoint < 2)
                ++w.waypoint;
        });
        world.each<Tower, Position>([&](Entity, Tower &t, const Position &at) {
            if (t.ready > now)
                return;
            world.each<Health, Position>([&](Entity target, const Health &, const Position &p) {
                const double r2 = (p.x - at.x) * (p.x - at.x) + (p.y - at.y) * (p.y - at.y), aim = std::exp(-r2 / (t.range * t.range));
                if (t.name == "frost")
                    events.push({now + 0.3, Slow{target, 1 - 0.4 * aim, now + 1.5}});
                else
                    events.push({now + 0.1 * target, Hit{target, static_cast<float>(t.damage * aim)}});
            });
            t.ready = now + t.reload;
        });
        while (!events.empty() && events.top().at <= now) {
            const Event e = events.top();
            events.pop();
            if (const auto *hit = std::get_if<Hit>(&e.what)) {
                if (auto &health = world.store<Health>(); health.has(hit->target)) {
                    health[hit->target].points -= hit->damage / (1 + health[hit->target].armour);
                    score += 0.1 * hit->damage;
                }
            } else
                slowed.push_back(std::get<Slow>(e.what));
        }
        for (auto it = slowed.begin(); it != slowed.end();)
            it = it->until < now ? slowed.erase(it) : std::next(it);
        for (const Entity e : world.store<Health>().owners())
            if (world.store<Health>()[e].points < 3) {
                score += 2 + world.store<Position>()[e].x;
                dead.set(e);
                world.kill(e);
            }
    }
    world.each<Health, Position>([&](Entity, const Health &h, const Position &p) { score -= 0.2 * p.x * h.points; });
    return score + static_cast<double>(dead.count());
}

int main()
{
    double towers[8] = {1, 1, 1.6, 5, 3, 1, 1.4, 0}, dt[8] = {}, speed = 0.9;
    float armour[4] = {0.25f, 0.5f, 0.125f, 1.0f}, da[4] = {};
    const double ds = __enzyme_autodiff<double>((void *)defend, enzyme_dup, towers, dt, enzyme_dup, armour, da, enzyme_out, speed);
    for (int i = 0; i < 7; i++)
        EXPECT_SLOPE("tower", i, dt[i], defend(towers, armour, speed), towers[i], 1e-3, 2e-3);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("armour", i, da[i], defend(towers, armour, speed), armour[i], 0.001953125f, 2e-3);
    EXPECT_SLOPE("speed", 0, ds, defend(towers, armour, speed), speed, 5e-4, 2e-3);
    double v[8] = {1, 0, 0.5, 0, 0, -1, 0, 0};
    expect("forward", 0, __enzyme_fwddiff<double>((void *)defend, enzyme_dup, towers, v, enzyme_const, armour, enzyme_dup, speed, 1.0),
           dt[0] + 0.5 * dt[2] - dt[5] + ds, 1e-5);
    return verdict();
}
