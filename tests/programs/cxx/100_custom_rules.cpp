// Registrations as C++ programs write them: in namespaces, with annotations, around exceptions.
#include "../check.h"
#include <stdexcept>
#include <vector>

template <typename T> T __enzyme_ignore_derivatives(T);
template <typename... T> double __enzyme_autodiff(void *, T...);

namespace physics {

// May throw: a call in a try block is an invoke, of the rule too.
[[gnu::noinline]] double root(double x)
{
    if (x < 0.0)
        throw std::domain_error("negative");
    return std::sqrt(x);
}
double augment_root(double x) { return root(x); }
double reverse_root(double x, double seed) { return 2.0 * seed * 0.5 / root(x); }

[[gnu::noinline, clang::annotate("enzyme_inactive")]] double damping(double x) { return 1.0 + x * x; }

void *__enzyme_register_gradient_root[] = {(void *)root, (void *)augment_root,
                                           (void *)reverse_root};

} // namespace physics

static double safe(double x, double y)
{
    double s = 0.0;
    for (double v : std::vector<double>{x, -x, x * y}) {
        try {
            s += physics::root(v) * y;
        } catch (const std::domain_error &) {
            s += v * v;
        }
    }
    return s * physics::damping(x) + __enzyme_ignore_derivatives(x * y) * x;
}

// The first root that there is: the call leaves the loop when it returns.
static double first(double x)
{
    double tried = 1.0;
    for (double v : std::vector<double>{-x, -x * x, 3.0 * x, x}) {
        try {
            return physics::root(v) * tried;
        } catch (const std::domain_error &) {
            tried *= v;
        }
    }
    return tried;
}

static double of_x(double x) { return safe(x, 0.8); }

int main()
{
    const double x = 1.4, y = 0.8;
    const double s = std::sqrt(x) * y + x * x + std::sqrt(x * y) * y;
    const double ds = y / std::sqrt(x) + 2.0 * x + y * y / std::sqrt(x * y);
    check("primal", of_x(x), s * (1.0 + x * x) + x * x * y);
    check("safe", __enzyme_autodiff((void *)of_x, x), ds * (1.0 + x * x) + x * y);
    // root(3 x) x^3; the rule doubles the derivative of the root
    const double slope = 3.0 / std::sqrt(3.0 * x);
    check("first", __enzyme_autodiff((void *)first, x),
          slope * x * x * x + std::sqrt(3.0 * x) * 3.0 * x * x);
    return check_result();
}
