/* Structs by value: small ones travel in registers, larger ones in memory. */
#define TOLERANCE 1e-13
#include "check.h"

typedef struct { double x, y; } vec2_t;
typedef struct { double x, y, z; int tag; } vec3_t;

__attribute__((noinline)) static vec2_t rotate(vec2_t v, double angle)
{
    return (vec2_t){v.x * cos(angle) - v.y * sin(angle), v.x * sin(angle) + v.y * cos(angle)};
}

__attribute__((noinline)) static vec3_t cross(vec3_t a, vec3_t b)
{
    return (vec3_t){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x, a.tag};
}

static double by_registers(double angle)
{
    const vec2_t v = rotate((vec2_t){1.0, 2.0}, angle);
    return v.x * v.y;
}

static double by_memory(const double *a, const double *b)
{
    const vec3_t c = cross((vec3_t){a[0], a[1], a[2], 2}, (vec3_t){b[0], b[1], b[2], 3});
    return c.tag * (c.x + 10.0 * c.y + 100.0 * c.z);
}

static double other[3] = {0.4, -0.3, 2.0};
static double at(double *a) { return by_memory(a, other); }

int main(void)
{
    const double t = 0.3, x = cos(t) - 2.0 * sin(t), y = sin(t) + 2.0 * cos(t);
    check("rotate", __enzyme_autodiff((void *)by_registers, t), -y * y + x * x);
    double a[3] = {1.0, 2.0, -0.5}, da[3] = {0.0};
    __enzyme_autodiff_void((void *)by_memory, a, da, enzyme_const, other);
    check_gradient("cross", at, 3, a, da);
    return check_result();
}
