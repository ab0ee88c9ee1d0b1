// Rays through a lens: surfaces by inheritance, optional rays, and the spot on the sensor.
#include <array>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <unordered_map>
#include <vector>
#include "../expect.h"

struct Ray {
    double y, z, dy, dz;
};

class Glass
{
    std::unordered_map<std::string, std::array<double, 2>> table_{
        {"air", {1, 0}}, {"crown", {1.5046, 0.0042}}, {"dense flint glass of the old catalogue", {1.62, 0.0091}}};

  public:
    double index(const std::string &name, double micrometres) const
    {
        const auto &[a, b] = table_.at(name);
        return a + b / (micrometres * micrometres);
    }
};

class Surface
{
  public:
    virtual ~Surface() = default;
    virtual std::optional<std::pair<Ray, std::array<double, 2>>> hit(const Ray &) const = 0;
};

class Sphere : public Surface
{
    double vertex_, curvature_, aperture_;

  public:
    Sphere(double v, double c, double a) : vertex_(v), curvature_(c), aperture_(a) {}
    std::optional<std::pair<Ray, std::array<double, 2>>> hit(const Ray &r) const override
    {
        const double t0 = (vertex_ - r.z) / r.dz;
        const double y0 = r.y + t0 * r.dy, c = curvature_;
        const double b = r.dz - c * y0 * r.dy, disc = b * b - c * c * y0 * y0;
        if (disc < 0)
            return std::nullopt;
        const double t = c * y0 * y0 / (b + std::sqrt(disc));
        Ray at{y0 + t * r.dy, vertex_ + t * r.dz, r.dy, r.dz};
        if (std::abs(at.y) > aperture_)
            return {};
        return std::pair{at, std::array{c * at.y, c * (at.z - vertex_) - 1}};
    }
};

class Stop final : public Surface
{
    double z_, radius_;

  public:
    Stop(double z, double r) : z_(z), radius_(r) {}
    std::optional<std::pair<Ray, std::array<double, 2>>> hit(const Ray &r) const override
    {
        const double y = r.y + (z_ - r.z) / r.dz * r.dy;
        if (y * y > radius_ * radius_)
            return std::nullopt;
        return std::make_pair(Ray{y, z_, r.dy, r.dz}, std::array<double, 2>{0, -1});
    }
};

struct Lens {
    std::vector<std::tuple<std::unique_ptr<Surface>, std::string>> elements;
    Glass glass;

    std::optional<double> trace(Ray ray, double colour, double sensor) const
    {
        double n = 1;
        for (const auto &[surface, medium] : elements) {
            const auto found = surface->hit(ray);
            if (!found)
                return std::nullopt;
            auto [at, normal] = *found;
            const double next = glass.index(medium, colour), ratio = n / next;
            const double cosine = -(at.dy * normal[0] + at.dz * normal[1]);
            const double k = 1 - ratio * ratio * (1 - cosine * cosine);
            if (k < 0)
                return std::nullopt;
            const double f = ratio * cosine - std::sqrt(k);
            ray = {at.y, at.z, ratio * at.dy + f * normal[0], ratio * at.dz + f * normal[1]};
            n = next;
        }
        return ray.y + (sensor - ray.z) / ray.dz * ray.dy;
    }
};

static double spot(const double *curvature, const double *gap, double sensor)
{
    Lens lens;
    double z = 0;
    const std::string media[] = {"crown", "dense flint glass of the old catalogue", "air"};
    for (int i = 0; i < 3; ++i) {
        lens.elements.emplace_back(std::make_unique<Sphere>(z, curvature[i], 6.0), media[i]);
        z += gap[i];
    }
    lens.elements.emplace_back(std::make_unique<Stop>(z, 4.6), "air");
    double sum = 0;
    int lost = 0;
    for (double colour : {0.486, 0.588, 0.656})
        for (double y = -5; y <= 5; y += 1.25) {
            const double slope = 0.01;
            Ray ray{y, -10, slope, std::sqrt(1 - slope * slope)};
            if (const auto at = lens.trace(ray, colour, sensor); at.has_value())
                sum += (*at - 0.6) * (*at - 0.6);
            else
                ++lost;
        }
    return std::sqrt(sum) + lost;
}

int main()
{
    double c[3] = {0.016, -0.022, -0.0065}, dc[3] = {}, g[3] = {4, 2, 3}, dg[3] = {}, s = 95;
    double ds = __enzyme_autodiff<double>((void *)spot, enzyme_dup, c, dc, enzyme_dup, g, dg,
                                          enzyme_out, s);
    for (int i = 0; i < 3; ++i) {
        EXPECT_SLOPE("curvature", i, dc[i], spot(c, g, s), c[i], 1e-6, 1e-6);
        EXPECT_SLOPE("gap", i, dg[i], spot(c, g, s), g[i], 1e-4, 1e-6);
    }
    EXPECT_SLOPE("sensor", 0, ds, spot(c, g, s), s, 1e-4, 1e-6);
    return verdict();
}
