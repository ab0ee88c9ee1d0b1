// Architecture: shading of a roof by things of several classes in a hierarchy of boxes with unique pointers.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <memory>
#include <vector>

struct Vec {
    double x, y, z;
    Vec operator+(Vec o) const { return {x + o.x, y + o.y, z + o.z}; }
    Vec operator-(Vec o) const { return {x - o.x, y - o.y, z - o.z}; }
    Vec operator*(double s) const { return {x * s, y * s, z * s}; }
    double dot(Vec o) const { return x * o.x + y * o.y + z * o.z; }
};

struct Ray { Vec from, along; };

class Thing {
public:
    virtual ~Thing() = default;
    virtual double shade(const Ray &) const = 0; // 1: all light passes
    virtual Vec centre() const = 0;
};

class Sphere : public Thing {
protected:
    Vec c_;
    double r_;

public:
    Sphere(Vec c, double r) : c_(c), r_(r) {}
    double shade(const Ray &ray) const override
    {
        const Vec d = c_ - ray.from;
        const double t = d.dot(ray.along), miss = d.dot(d) - t * t;
        return 1 / (1 + std::exp(-4 * (miss - r_ * r_)));
    }
    Vec centre() const override { return c_; }
};

class Tree final : public Sphere {
    float leaves_;

public:
    Tree(Vec c, double r, double leaves) : Sphere(c, r), leaves_(static_cast<float>(leaves)) {}
    double shade(const Ray &ray) const override { return 1 - leaves_ * (1 - Sphere::shade(ray)); }
};

class Group : public Thing {
    std::array<std::unique_ptr<Thing>, 2> parts_;
    Vec middle_;

public:
    Group(std::unique_ptr<Thing> a, std::unique_ptr<Thing> b)
        : parts_{std::move(a), std::move(b)}, middle_((parts_[0]->centre() + parts_[1]->centre()) * 0.5)
    {
    }
    double shade(const Ray &ray) const override
    {
        double light = 1;
        for (const auto &p : parts_)
            light *= p->shade(ray);
        return light;
    }
    Vec centre() const override { return middle_; }
};

static std::unique_ptr<Thing> build(std::vector<std::unique_ptr<Thing>> things, int axis)
{
    if (things.size() == 1)
        return std::move(things.front());
    const auto key = [axis](const std::unique_ptr<Thing> &t) {
        const Vec c = t->centre();
        return axis == 0 ? c.x : axis == 1 ? c.y : c.z;
    };
    const auto middle = things.begin() + static_cast<long>(things.size() / 2);
    std::ranges::nth_element(things, middle, {}, key);
    std::vector<std::unique_ptr<Thing>> upper(std::make_move_iterator(middle), std::make_move_iterator(things.end()));
    things.erase(middle, things.end());
    return std::make_unique<Group>(build(std::move(things), (axis + 1) % 3), build(std::move(upper), (axis + 1) % 3));
}

static double light(const double *radius, int n, double hour)
{
    std::vector<std::unique_ptr<Thing>> things;
    for (int i = 0; i < n; i++) {
        const Vec c{std::sin(2.0 * i) * 3, std::cos(3.0 * i) * 3, 2 + 0.5 * i};
        if (i % 2)
            things.push_back(std::make_unique<Tree>(c, radius[i], 0.5 + 0.0625 * i));
        else
            things.emplace_back(new Sphere(c, radius[i]));
    }
    const auto scene = build(std::move(things), 0);
    double sum = 0, checked = 0;
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++)
            sum += scene->shade({{1.0 * i - 1.5, 1.0 * j - 1.5, 0}, {std::sin(hour) * 0.6, 0.8 * std::sin(hour), std::cos(hour)}});
    if (const auto *g = dynamic_cast<const Group *>(scene.get()))
        checked = g->centre().z;
    return sum + checked;
}

int main()
{
    double r[6] = {0.8, 1.1, 0.6, 1.3, 0.9, 0.7}, d[6] = {}, hour = 0.4;
    const double dh = __enzyme_autodiff<double>((void *)light, enzyme_dup, r, d, enzyme_const, 6, enzyme_out, hour);
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("radius", i, d[i], light(r, 6, hour), r[i], 1e-4, 1e-6);
    EXPECT_SLOPE("hour", 0, dh, light(r, 6, hour), hour, 1e-4, 1e-6);
    return verdict();
}
