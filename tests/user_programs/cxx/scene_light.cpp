// Graphics: spheres and planes behind shared pointers, optional hits, reflections in recursion, materials with textures as functions.
#include "../expect.h"
#include <cmath>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

struct V { double x, y, z;
    V operator+(V o) const { return {x + o.x, y + o.y, z + o.z}; } V operator-(V o) const { return {x - o.x, y - o.y, z - o.z}; }
    V operator*(double s) const { return {x * s, y * s, z * s}; } double dot(V o) const { return x * o.x + y * o.y + z * o.z; }
    V unit() const { return *this * (1 / std::sqrt(dot(*this))); } };
struct Material { std::function<V(V)> colour; double mirror; float shine; };
struct Hit { double t; V at, normal; const Material *m; };
struct Shape { std::shared_ptr<Material> material; virtual ~Shape() {} virtual std::optional<Hit> hit(V o, V d) const = 0; };
struct Sphere : Shape { V c; double r;
    Sphere(V c, double r, std::shared_ptr<Material> m) : c(c), r(r) { material = std::move(m); }
    std::optional<Hit> hit(V o, V d) const override { const V oc = o - c; const double b = oc.dot(d), q = b * b - oc.dot(oc) + r * r;
        if (q < 0) return {}; const double t = -b - std::sqrt(q); if (t < 1e-6) return {}; const V p = o + d * t; return Hit{t, p, (p - c) * (1 / r), material.get()}; } };
struct Floor : Shape { double h; Floor(double h, std::shared_ptr<Material> m) : h(h) { material = std::move(m); }
    std::optional<Hit> hit(V o, V d) const override { if (std::fabs(d.y) < 1e-9) return std::nullopt; const double t = (h - o.y) / d.y; if (t < 1e-6) return std::nullopt; return Hit{t, o + d * t, {0, 1, 0}, material.get()}; } };
class Scene { std::vector<std::shared_ptr<const Shape>> shapes_; V light_;
public:
    explicit Scene(V l) : light_(l) {}
    template <class S, class... A> void add(A &&...a) { shapes_.push_back(std::make_shared<S>(std::forward<A>(a)...)); }
    V trace(V o, V d, int depth) const {
        std::optional<Hit> best;
        for (const auto &s : shapes_) if (auto h = s->hit(o, d); h && (!best || h->t < best->t)) best = h;
        if (!best) return V{0.2, 0.3, 0.5} * (0.5 * (1 + d.y));
        const V l = (light_ - best->at).unit(); const double diffuse = std::fmax(0, l.dot(best->normal));
        V c = best->m->colour(best->at) * (0.1 + diffuse);
        const V refl = d - best->normal * (2 * d.dot(best->normal));
        c = c + V{1, 1, 1} * std::pow(std::fmax(0, refl.dot(l)), best->m->shine);
        return depth > 0 && best->m->mirror > 0 ? c * (1 - best->m->mirror) + trace(best->at, refl, depth - 1) * best->m->mirror : c;
    } };
static double brightness(const double *p, int size)
{
    Scene s({p[0], 4, -2});
    auto glass = std::make_shared<Material>(Material{[k = p[1]](V) { return V{k, 0.4, 0.2}; }, 0.4, 8.0f});
    s.add<Sphere>(V{p[2], 0.5, 3}, p[3], glass); s.add<Sphere>(V{1.2, 0.3, 4}, 0.8, glass);
    s.add<Floor>(-1.0, std::make_shared<Material>(Material{[](V q) { return V{0.5 + 0.5 * std::sin(q.x), 0.5, 0.5 + 0.5 * std::cos(q.z)}; }, p[4], 3.0f}));
    double sum = 0;
    for (int i = 0; i < size; i++) for (int j = 0; j < size; j++) { const V c = s.trace({0, 0.5, -2}, V{(i - size / 2.0) / size, (j - size / 2.0) / size, 1}.unit(), 3); sum += c.x + 0.7 * c.y + 0.2 * c.z; }
    return sum;
}
int main()
{
    double p[5] = {2, 0.8, -0.6, 0.9, 0.3}, d[5] = {};
    __enzyme_autodiff<void>((void *)brightness, enzyme_dup, p, d, enzyme_const, 7);
    for (int i : {0, 1, 2, 3, 4}) EXPECT_SLOPE("scene", i, d[i], brightness(p, 7), p[i], 1e-6, 1e-4);
    return verdict();
}
