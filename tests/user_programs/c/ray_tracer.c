/* Graphics: spheres and planes in one array of tagged shapes, float vectors, shadows, one bounce. */
#include "../expect.h"
#include <stddef.h>

typedef struct {
    float x, y, z;
} Vec;
static Vec vec(float x, float y, float z) { return (Vec){x, y, z}; }
static Vec add(Vec a, Vec b) { return vec(a.x + b.x, a.y + b.y, a.z + b.z); }
static Vec scale(Vec a, float s) { return vec(a.x * s, a.y * s, a.z * s); }
static float dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static Vec unit(Vec a) { return scale(a, 1 / sqrtf(dot(a, a))); }

typedef struct {
    enum { SPHERE, PLANE } kind;
    union {
        struct {
            Vec centre;
            float radius;
        } sphere;
        struct {
            Vec normal;
            float offset;
        } plane;
    } as;
    float albedo;
    unsigned char mirror;
} Shape;

static float hit(const Shape *s, Vec o, Vec d)
{
    if (s->kind == PLANE) {
        const float down = dot(s->as.plane.normal, d);
        return down < -1e-4f ? -(dot(s->as.plane.normal, o) + s->as.plane.offset) / down : -1;
    }
    const Vec c = add(o, scale(s->as.sphere.centre, -1));
    const float b = dot(c, d), disc = b * b - dot(c, c) + s->as.sphere.radius * s->as.sphere.radius;
    return disc > 0 ? -b - sqrtf(disc) : -1;
}

static float trace(const Shape *scene, int n, Vec o, Vec d, Vec light, int depth)
{
    const Shape *near = NULL;
    float best = 1e9f;
    for (int i = 0; i < n; i++) {
        const float t = hit(&scene[i], o, d);
        if (t > 1e-3f && t < best) {
            best = t;
            near = &scene[i];
        }
    }
    if (!near)
        return 0.1f + 0.2f * d.y;
    const Vec p = add(o, scale(d, best));
    const Vec normal = near->kind == PLANE ? near->as.plane.normal
                                           : unit(add(p, scale(near->as.sphere.centre, -1)));
    const Vec l = unit(add(light, scale(p, -1)));
    float shade = near->albedo * (0.2f + fmaxf(0, dot(normal, l)));
    if (near->mirror && depth > 0)
        shade += 0.5f * trace(scene, n, add(p, scale(normal, 1e-2f)),
                              add(d, scale(normal, -2 * dot(normal, d))), light, depth - 1);
    return shade;
}

float brightness(const Shape *scene, int n, const float *light)
{
    float sum = 0;
    for (int y = 0; y < 4; y++)
        for (int x = 0; x < 4; x++)
            sum += trace(scene, n, vec(0, 0, -4), unit(vec(0.23f * (x - 1.5f), 0.21f * (y - 1.5f), 1)),
                         vec(light[0], light[1], light[2]), 1);
    return sum;
}
float __enzyme_autodiff_float(void *, ...);

int main(void)
{
    Shape s[3] = {{SPHERE, {.sphere = {{0.1f, 0, 1}, 3.2f}}, 0.8f, 1},
                  {PLANE, {.plane = {{0, 1, 0}, 2}}, 0.5f, 0},
                  {SPHERE, {.sphere = {{40, 2, 1}, 1}}, 0.9f, 0}};
    Shape d[3] = {{0}};
    float light[3] = {3, 5, -6}, dl[3] = {0};
    __enzyme_autodiff_float((void *)brightness, enzyme_dup, s, d, enzyme_const, 3, enzyme_dup, light, dl);
    for (int i = 0; i < 3; i++) {
        EXPECT_SLOPE("albedo", i, d[i].albedo, brightness(s, 3, light), s[i].albedo, 0.0625, 1e-3);
        EXPECT_SLOPE("light", i, dl[i], brightness(s, 3, light), light[i], 0.125, 1e-2);
    }
    EXPECT_SLOPE("x", 0, d[0].as.sphere.centre.x, brightness(s, 3, light), s[0].as.sphere.centre.x, 0.015625, 1e-2);
    EXPECT_SLOPE("radius", 0, d[0].as.sphere.radius, brightness(s, 3, light), s[0].as.sphere.radius, 0.015625, 1e-2);
    return verdict();
}
