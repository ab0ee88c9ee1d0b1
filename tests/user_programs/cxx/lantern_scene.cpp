// A scene graph: nodes that share and watch each other, vectors as templates, lights in named groups, shadows by rays.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

template <std::floating_point T, int N> struct Vec {
    std::array<T, N> v{};
    T &operator[](int i) { return v[i]; }
    T operator[](int i) const { return v[i]; }
    friend Vec operator+(Vec a, const Vec &b)
    {
        for (int i = 0; i < N; i++)
            a[i] += b[i];
        return a;
    }
    friend Vec operator-(const Vec &a, const Vec &b) { return a + b * T(-1); }
    friend Vec operator*(Vec a, T s)
    {
        for (auto &x : a.v)
            x *= s;
        return a;
    }
    T dot(const Vec &o) const
    {
        T s = 0;
        for (int i = 0; i < N; i++)
            s += v[i] * o[i];
        return s;
    }
    T norm() const { return std::sqrt(dot(*this)); }
    Vec unit() const { return *this * (1 / norm()); }
};
using V3 = Vec<double, 3>;
using Colour = Vec<float, 3>;

struct Material {
    std::string name;
    Colour colour;
    double gloss = 0;
};

struct Hit {
    double t;
    V3 at, normal;
    std::shared_ptr<const Material> material;
};

class Node : public std::enable_shared_from_this<Node> {
    std::weak_ptr<Node> parent_;
    std::vector<std::shared_ptr<Node>> children_;
    std::string name_;

protected:
    virtual std::optional<Hit> own(const V3 &, const V3 &) const { return std::nullopt; }

public:
    V3 offset;
    explicit Node(std::string name, V3 o = {}) : name_(std::move(name)), offset(o) {}
    virtual ~Node() = default;
    template <class N> std::shared_ptr<N> add(std::shared_ptr<N> n)
    {
        n->parent_ = weak_from_this();
        children_.push_back(n);
        return n;
    }
    V3 world() const
    {
        const auto p = parent_.lock();
        return p ? p->world() + offset : offset;
    }
    std::string path() const
    {
        const auto p = parent_.lock();
        return (p ? p->path() + "/" : std::string()) + name_;
    }
    std::optional<Hit> hit(const V3 &from, const V3 &along) const
    {
        auto best = own(from, along);
        for (const auto &c : children_)
            if (auto h = c->hit(from, along); h && (!best || h->t < best->t))
                best = std::move(h);
        return best;
    }
    template <class F> void walk(F &&f, int depth = 0) const
    {
        f(*this, depth);
        for (const auto &c : children_)
            c->walk(f, depth + 1);
    }
};

class Ball : public Node {
    double radius_;
    std::shared_ptr<const Material> material_;

public:
    Ball(std::string n, V3 o, double r, std::shared_ptr<const Material> m)
        : Node(std::move(n), o), radius_(r), material_(std::move(m))
    {
    }
    std::optional<Hit> own(const V3 &from, const V3 &along) const override
    {
        const V3 c = from - world();
        const double b = c.dot(along), d = b * b - c.dot(c) + radius_ * radius_;
        if (d < 0)
            return {};
        const double t = -b - std::sqrt(d);
        if (t < 1e-6)
            return {};
        const V3 at = from + along * t;
        return Hit{t, at, (at - world()).unit(), material_};
    }
};

struct Light {
    V3 at;
    float power;
};

struct Scene {
    std::shared_ptr<Node> root = std::make_shared<Node>("root");
    std::unordered_map<std::string, std::vector<Light>> groups;
    std::unordered_set<std::string> off;

    Colour trace(const V3 &from, const V3 &along, int depth) const
    {
        const auto h = root->hit(from, along);
        if (!h)
            return {{0.1f, 0.1f, 0.2f + 0.1f * static_cast<float>(along[1])}};
        Colour c = h->material->colour * 0.1f;
        for (const auto &[name, lights] : groups) {
            if (off.contains(name))
                continue;
            for (const auto &l : lights) {
                const V3 to = l.at - h->at;
                const double lambert = to.unit().dot(h->normal);
                if (lambert > 0 && !root->hit(h->at + h->normal * 1e-4, to.unit()))
                    c = c + h->material->colour * static_cast<float>(l.power * lambert / to.dot(to));
            }
        }
        if (h->material->gloss > 0 && depth > 0) {
            const V3 r = along - h->normal * (2 * h->normal.dot(along));
            c = c + trace(h->at + h->normal * 1e-4, r, depth - 1) * static_cast<float>(h->material->gloss);
        }
        return c;
    }
};

struct Parameters {
    double place[3], radius, gloss;
    float power, red;
};

double image(const Parameters *p, int size)
{
    Scene s;
    auto brass = std::make_shared<Material>(Material{"brass", {{p->red, 0.7f, 0.3f}}, p->gloss});
    const auto paper = std::make_shared<const Material>(Material{"paper", {{1, 0.9f, 0.8f}}});
    auto table = s.root->add(std::make_shared<Node>("table", V3{{0, -0.5, 4}}));
    table->add(std::make_shared<Ball>("lantern", V3{{p->place[0], p->place[1], p->place[2]}}, p->radius, brass));
    auto moth = table->add(std::make_shared<Ball>("moth", V3{{-0.8, 0.9, -0.5}}, 0.4, paper));
    moth->add(std::make_shared<Ball>("wing", V3{{0.3, 0.3, 0}}, 0.25, paper));
    s.groups["lamps"].push_back({{{2, 3, 0}}, p->power});
    s.groups["lamps"].push_back({{{-2, 2, 1}}, 2});
    s.groups["stars"] = {{{{0, 9, 9}}, 5}};
    s.off.insert("stars");
    std::size_t letters = 0;
    s.root->walk([&](const Node &n, int depth) { letters += n.path().size() + depth; });
    double sum = 0;
    for (int y = 0; y < size; y++)
        for (int x = 0; x < size; x++) {
            const Colour c = s.trace({}, V3{{(x + 0.5) / size - 0.5, (y + 0.5) / size - 0.5, 1}}.unit(), 2);
            sum += c[0] + 0.5 * c[1] + 0.25 * c[2] * c[2];
        }
    return letters == 75 ? sum / (size * size) : sum;
}

int main()
{
    Parameters p{{0.5, 0.4, 0.2}, 0.7, 0.4, 3, 0.75f}, d{};
    __enzyme_autodiff<void>((void *)image, enzyme_dup, &p, &d, enzyme_const, 6);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("place", i, d.place[i], image(&p, 6), p.place[i], 1e-3, 2e-3);
    EXPECT_SLOPE("gloss", 0, d.gloss, image(&p, 6), p.gloss, 1e-2, 1e-4);
    EXPECT_SLOPE("radius", 0, d.radius, image(&p, 6), p.radius, 1e-3, 2e-3);
    EXPECT_SLOPE("power", 0, d.power, image(&p, 6), p.power, 0.0625, 1e-4);
    EXPECT_SLOPE("red", 0, d.red, image(&p, 6), p.red, 0.015625, 1e-4);
    return verdict();
}
