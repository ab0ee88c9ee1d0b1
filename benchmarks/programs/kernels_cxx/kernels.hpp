// Small kernels as they are often written in C++: functions that take and return vectors, lists of
// indices, arrays of structures.
#ifndef KERNELS_HPP
#define KERNELS_HPP

#include <cstddef>
#include <vector>

#include "number.hpp"

using Vector = std::vector<number>;

struct Equations {
    std::vector<std::vector<double>> rows;
    std::vector<double> right;
};

/// |A x - b|^2 / 2 of x.
number squares(const Equations &equations, const Vector &x);

/// The determinant by the rule of Laplace; rows and columns that are left are linked lists.
number minors(std::size_t order, const number *matrix);

/// A reaction that spreads on a ring of cells: u' = d (left - 2 u + right) + r u (1 - u).
struct Ring {
    std::size_t cells;
    double end; ///< time at which the result is taken
    double tolerance;
};

/// The sum of squares at the end, by the method of Bogacki and Shampine (Appl. Math. Lett. 2,
/// 1989), which takes steps again that were too long. inputs: the cells, d, r.
number ring(const Ring &ring, const number *inputs);

// Templates, so that those of complex numbers are other types for the linker.
template <class T> struct CameraOf {
    T rotation[3]; ///< axis times angle
    T translation[3];
    T focal;
    T distortion[2];
};

template <class T> struct PointOf {
    T place[3];
};

using Camera = CameraOf<number>;
using Point = PointOf<number>;

struct Observation {
    std::size_t camera, point;
    double seen[2];
};

/// Half the sum of squared distances between what is seen and where the cameras project it.
number bundle(const std::vector<Observation> &observations, const Camera *cameras,
              const Point *points);

#endif
