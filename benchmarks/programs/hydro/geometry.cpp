#include "geometry.hpp"

#include <cmath>

namespace {

constexpr int faces[6][4] = {{0, 3, 2, 1}, {4, 5, 6, 7}, {0, 1, 5, 4}, {1, 2, 6, 5}, {2, 3, 7, 6}, {3, 0, 4, 7}};

struct Vector {
    double x, y, z;
};

Vector between(const Corners &c, int a, int b)
{
    return {c.x[b] - c.x[a], c.y[b] - c.y[a], c.z[b] - c.z[a]};
}

Vector cross(const Vector &a, const Vector &b)
{
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

} // namespace

void collect(Domain &domain, Index element, Corners &c)
{
    const Index *corners = domain.corners(element);
    for (int k = 0; k < 8; k++) {
        const Index n = corners[k];
        c.x[k] = domain.x(n);
        c.y[k] = domain.y(n);
        c.z[k] = domain.z(n);
    }
}

void collect_velocities(Domain &domain, Index element, Corners &c)
{
    const Index *corners = domain.corners(element);
    for (int k = 0; k < 8; k++) {
        const Index n = corners[k];
        c.x[k] = domain.xd(n);
        c.y[k] = domain.yd(n);
        c.z[k] = domain.zd(n);
    }
}

// By the divergence theorem: each face is four triangles around its middle.  With the areas A of a
// bilinear face's corners, the flux of the place over it is the sum of A and the corners, over three.
double volume_of(const Corners &c)
{
    Corners areas;
    areas_of(c, areas);
    double sum = 0.0;
    for (int k = 0; k < 8; k++)
        sum += areas.x[k] * c.x[k] + areas.y[k] * c.y[k] + areas.z[k] * c.z[k];
    return sum / 3.0;
}

void areas_of(const Corners &c, Corners &areas)
{
    for (int k = 0; k < 8; k++)
        areas.x[k] = areas.y[k] = areas.z[k] = 0.0;
    for (const int(&face)[4] : faces) {
        // the whole face, and what is nearer to each corner: a third of the triangle at it
        const Vector whole = cross(between(c, face[0], face[2]), between(c, face[1], face[3]));
        for (int k = 0; k < 4; k++) {
            const int at = face[k], next = face[(k + 1) % 4], last = face[(k + 3) % 4];
            const Vector near = cross(between(c, at, next), between(c, at, last));
            areas.x[at] += (whole.x + near.x) / 12.0;
            areas.y[at] += (whole.y + near.y) / 12.0;
            areas.z[at] += (whole.z + near.z) / 12.0;
        }
    }
}

double length_of(const Corners &c, double volume)
{
    double largest = 0.0;
    for (const int(&face)[4] : faces) {
        const Vector whole = cross(between(c, face[0], face[2]), between(c, face[1], face[3]));
        const double square = 0.25 * (whole.x * whole.x + whole.y * whole.y + whole.z * whole.z);
        if (square > largest)
            largest = square;
    }
    return volume / std::sqrt(largest);
}
