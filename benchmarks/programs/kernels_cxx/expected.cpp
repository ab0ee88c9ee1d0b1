// The complex variants under names that the harness knows. It speaks C: a complex number comes as
// the pair that it is in both languages.
#include "instances.hpp"

namespace
{

const number *numbers(const double _Complex *x)
{
    return reinterpret_cast<const number *>(x);
}

double _Complex pair(const number &z)
{
    return __builtin_complex(z.real(), z.imag());
}

} // namespace

extern "C" {

double _Complex squares_complex(const void *task, const double _Complex *x)
{
    const Equations &equations = *static_cast<const Equations *>(task);
    const number *first = numbers(x);
    return pair(squares(equations, Vector(first, first + equations.rows.front().size())));
}

double _Complex minors_complex(const void *task, const double _Complex *x)
{
    return pair(minors(*static_cast<const std::size_t *>(task), numbers(x)));
}

double _Complex ring_complex(const void *task, const double _Complex *x)
{
    return pair(ring(*static_cast<const Ring *>(task), numbers(x)));
}

double _Complex bundle_complex(const void *task, const double _Complex *x)
{
    const Scene &scene = *static_cast<const Scene *>(task);
    return pair(bundle(scene.observations, scene.cameras_of(numbers(x)),
                       scene.points_of(numbers(x))));
}
}
