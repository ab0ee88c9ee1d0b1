// Pinball: obstacles behind a virtual interface, the first hit as an optional, reflections until the ball is lost.
#include "../expect.h"
#include <array>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

struct Vec {
    double x = 0, y = 0;
    friend Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
    friend Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
    friend Vec operator*(double s, Vec a) { return {s * a.x, s * a.y}; }
    friend double dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y; }
};

struct Hit {
    double time;
    Vec normal;
    double bounce;
};

class Obstacle {
public:
    virtual ~Obstacle() = default;
    virtual std::optional<Hit> meets(Vec at, Vec v) const = 0;
    virtual void struck() { hits_++; }
    virtual double points() const { return hits_; }

protected:
    int hits_ = 0;
};

class Bumper : public Obstacle {
    Vec centre_;
    double radius_, kick_;
    float value_;

public:
    Bumper(Vec c, double r, double kick, float value) : centre_(c), radius_(r), kick_(kick), value_(value) {}
    std::optional<Hit> meets(Vec at, Vec v) const override
    {
        const Vec d = at - centre_;
        const double a = dot(v, v), b = dot(d, v), c = dot(d, d) - radius_ * radius_, disc = b * b - a * c;
        if (b >= 0 || disc <= 0)
            return {};
        const double t = (-b - std::sqrt(disc)) / a;
        if (t < 1e-9)
            return {};
        return Hit{t, (1 / radius_) * (d + t * v), kick_};
    }
    double points() const override { return value_ * std::tanh(kick_) * hits_; }
};

class Wall : public Obstacle {
    Vec normal_;
    double offset_, bounce_;

public:
    Wall(Vec n, double o, double b) : normal_(n), offset_(o), bounce_(b) {}
    std::optional<Hit> meets(Vec at, Vec v) const override
    {
        const double speed = dot(normal_, v);
        if (speed >= -1e-12)
            return std::nullopt;
        return std::make_optional<Hit>({(offset_ - dot(normal_, at)) / speed, normal_, bounce_});
    }
};

class Table {
    std::vector<std::unique_ptr<Obstacle>> things_;

public:
    template <class T, class... A> T &place(A &&...a)
    {
        auto p = std::make_unique<T>(std::forward<A>(a)...);
        T &r = *p;
        things_.push_back(std::move(p));
        return r;
    }
    double play(Vec at, Vec v, int bounces)
    {
        double time = 0;
        for (int i = 0; i < bounces; i++) {
            std::optional<Hit> first;
            Obstacle *which = nullptr;
            for (auto &o : things_)
                if (auto h = o->meets(at, v); h && (!first || h->time < first->time)) {
                    first = h;
                    which = o.get();
                }
            if (!first)
                break;
            which->struck();
            at = at + first->time * v;
            v = v - ((1 + first->bounce) * dot(v, first->normal)) * first->normal;
            time += first->time;
        }
        double score = 0;
        for (const auto &o : things_)
            score += o->points();
        return score + at.x + 2 * at.y + 0.1 * time;
    }
};

double game(const double *start, double kick, double rubber)
{
    Table table;
    table.place<Wall>(Vec{0, 1}, 0.0, rubber);
    table.place<Wall>(Vec{0, -1}, -2.0, rubber);
    table.place<Wall>(Vec{1, 0}, 0.0, rubber);
    table.place<Wall>(Vec{-1, 0}, -1.0, 0.9);
    table.place<Bumper>(Vec{0.3, 1.2}, 0.15, kick, 10.0f);
    table.place<Bumper>(Vec{0.7, 1.5}, 0.1, kick * 1.1, 20.0f);
    table.place<Bumper>(Vec{0.5, 0.6}, 0.12, kick, 15.0f);
    return table.play({start[0], start[1]}, {start[2], start[3]}, 9);
}

int main()
{
    double start[4] = {0.9, 0.1, -0.21, 1}, d[4] = {}, kick = 1.05, rubber = 0.8;
    const double dk =
        __enzyme_autodiff<double>((void *)game, enzyme_dup, start, d, enzyme_out, kick, enzyme_const, rubber);
    EXPECT_SLOPE("kick", 0, dk, game(start, kick, rubber), kick, 1e-7, 1e-4);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("start", i, d[i], game(start, kick, rubber), start[i], 1e-7, 1e-4);
    const double t =
        __enzyme_fwddiff<double>((void *)game, enzyme_const, start, enzyme_dup, kick, 0.0, enzyme_dup, rubber, 1.0);
    EXPECT_SLOPE("rubber", 0, t, game(start, kick, rubber), rubber, 1e-7, 1e-4);
    return verdict();
}
