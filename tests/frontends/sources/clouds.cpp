#include <array>
#include <cmath>
#include <utility>
#include <vector>

namespace physics {
struct Vector { double x, y; };

class Particle {
public:
    Vector place;
    Vector speed;
    float charge = 1.0f;
    int kind = 0;
    double factors[2];
};

double energy(const std::vector<Particle> &cloud, double softening)
{
    double sum = 0.0;
    for (std::size_t i = 0; i < cloud.size(); ++i) {
        const Particle &p = cloud[i];
        sum += 0.5 * p.factors[0] * (p.speed.x * p.speed.x + p.speed.y * p.speed.y) * p.kind;
        for (std::size_t j = 0; j < i; ++j) {
            const double dx = p.place.x - cloud[j].place.x, dy = p.place.y - cloud[j].place.y;
            const double r = std::sqrt(dx * dx + dy * dy + softening);
            sum += p.charge * cloud[j].charge * p.factors[1] / r;
        }
    }
    return sum;
}

void advance(std::vector<Particle> &cloud, double step)
{
    std::vector<Particle> old(cloud);
    for (std::size_t i = 0; i < cloud.size(); ++i) {
        const Particle &next = old[(i + 1) % old.size()];
        cloud[i].speed.x += step * next.place.y * next.charge;
        cloud[i].place.x += step * cloud[i].speed.x;
    }
}

std::vector<Vector> midpoints(std::vector<Particle> cloud)
{
    std::vector<Vector> found;
    for (std::size_t i = 1; i < cloud.size(); ++i) {
        const Vector a = cloud[i - 1].place, b = cloud[i].place;
        found.push_back({0.5 * (a.x + b.x), 0.5 * (a.y + b.y)});
    }
    cloud.clear();
    return found;
}
}  // namespace physics

void collect(const std::vector<double> &x, std::vector<physics::Vector> &points)
{
    points.clear();
    for (double v : x)
        points.push_back({std::cos(v), std::sin(v)});
}

double area(const std::array<physics::Vector, 3> &corners)
{
    const auto &[a, b, c] = corners;
    return 0.5 * ((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y));
}

double covered(const std::vector<std::pair<double, double>> &spans)
{
    double sum = 0.0;
    for (const auto &[from, to] : spans)
        sum += (to - from) * (to - from);
    return sum;
}

struct Owner { std::vector<double> values; };
double owned(const std::vector<Owner> &owners) { return owners.at(0).values.at(0); }
