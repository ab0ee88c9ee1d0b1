#include "beam/element.hpp"
#include <cmath>

namespace beam {

static double curvature(int shape, double s, double length)
{
    switch (shape) {
    case 0: return (-6.0 + 12.0 * s) / (length * length);
    case 1: return (-4.0 + 6.0 * s) / length;
    case 2: return (6.0 - 12.0 * s) / (length * length);
    default: return (-2.0 + 6.0 * s) / length;
    }
}

Matrix element_stiffness(const Section &section, double length)
{
    static_assert(BEAM_POINTS == 2, "two points are exact");
    const double points[2] = {0.5 - 0.5 / std::sqrt(3.0), 0.5 + 0.5 / std::sqrt(3.0)};
    Matrix k{};
    for (double s : points)
        for (int i = 0; i < 4; i++)
            for (int j = 0; j < 4; j++)
                k[i][j] += 0.5 * length * section.stiffness() * curvature(i, s, length) * curvature(j, s, length);
    return k;
}

} // namespace beam
