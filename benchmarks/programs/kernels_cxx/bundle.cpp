#include <array>

#include "kernels.hpp"

namespace
{

using Place = std::array<number, 3>;

number dot(const number *a, const number *b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/// By Rodrigues' formula; for a small angle its first terms, where the rest is below rounding.
Place rotated(const number *rotation, const number *place)
{
    using std::cos, std::sin, std::sqrt;
    const number square = dot(rotation, rotation), along = dot(rotation, place);
    number c = 1.0, s = 1.0, k = 0.5;
    if (real_part(square) > 1e-12) {
        const number angle = sqrt(square);
        c = cos(angle);
        s = sin(angle) / angle;
        k = (1.0 - c) / square;
    }
    Place out;
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3, l = (i + 2) % 3;
        const number cross = rotation[j] * place[l] - rotation[l] * place[j];
        out[i] = c * place[i] + s * cross + k * along * rotation[i];
    }
    return out;
}

std::array<number, 2> projected(const Camera &camera, const Point &point)
{
    Place place = rotated(camera.rotation, point.place);
    for (int i = 0; i < 3; i++)
        place[i] += camera.translation[i];
    const number x = place[0] / place[2], y = place[1] / place[2], r = x * x + y * y;
    const number zoom =
        camera.focal * (1.0 + r * (camera.distortion[0] + r * camera.distortion[1]));
    return {zoom * x, zoom * y};
}

} // namespace

number bundle(const std::vector<Observation> &observations, const Camera *cameras,
              const Point *points)
{
    number sum = 0.0;
    for (const Observation &o : observations) {
        const std::array<number, 2> found = projected(cameras[o.camera], points[o.point]);
        for (int i = 0; i < 2; i++) {
            const number off = found[i] - o.seen[i];
            sum += off * off;
        }
    }
    return 0.5 * sum;
}
