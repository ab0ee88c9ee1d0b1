// The kernels by name, with data and requests.
#ifndef INSTANCES_HPP
#define INSTANCES_HPP

#include <type_traits>

#include "kernels.hpp"
#include "random.h"
#include "scalar.h"

struct Instance {
    const char *name;
    void (*open)(random_t *random, scalar_t *out);
};

extern const Instance instances[]; // ended by one without a name

/// Of bundle adjustment: all its inputs are one array of numbers for the harness, first the
/// cameras', then the points'.
struct Scene {
    std::size_t cameras, points;
    std::vector<Observation> observations;

    template <class T> auto *cameras_of(T *inputs) const
    {
        return reinterpret_cast<Like<Camera, T> *>(inputs);
    }

    template <class T> auto *points_of(T *inputs) const
    {
        return reinterpret_cast<Like<Point, T> *>(inputs + per_camera * cameras);
    }

    static constexpr std::size_t per_camera = sizeof(Camera) / sizeof(number);
    static constexpr std::size_t per_point = sizeof(Point) / sizeof(number);

  private:
    template <class Structure, class T>
    using Like = std::conditional_t<std::is_const_v<T>, const Structure, Structure>;
};

extern "C" {
complex_objective squares_complex, minors_complex, ring_complex, bundle_complex;
}

#endif
