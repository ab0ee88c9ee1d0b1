// Graphics: signed distance fields through CRTP and shared_ptr, sphere tracing in float.
#include "../expect.h"
#include <algorithm>
#include <memory>
#include <vector>

struct V {
    float x, y, z;
    friend V operator+(V a, V b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
    friend V operator-(V a, V b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
    friend V operator*(V a, float s) { return {a.x * s, a.y * s, a.z * s}; }
    float length() const { return std::sqrt(x * x + y * y + z * z); }
};

struct Field {
    virtual float distance(V p) const = 0;
    virtual ~Field() {}
};
using FieldPtr = std::shared_ptr<const Field>;
template <class Derived> struct Shape : Field {
    template <class... A> static FieldPtr make(A... a) { return std::make_shared<Derived>(a...); }
};
struct Ball : Shape<Ball> {
    V c;
    float r;
    Ball(V c, float r) : c(c), r(r) {}
    float distance(V p) const override { return (p - c).length() - r; }
};
struct Floor : Shape<Floor> {
    float height;
    explicit Floor(float h) : height(h) {}
    float distance(V p) const override { return p.y - height; }
};
struct Blend : Shape<Blend> {
    FieldPtr a, b;
    float k;
    Blend(FieldPtr a, FieldPtr b, float k) : a(a), b(b), k(k) {}
    float distance(V p) const override
    {
        const float da = a->distance(p), db = b->distance(p);
        const float h = std::clamp(0.5f + 0.5f * (db - da) / k, 0.0f, 1.0f);
        return db + (da - db) * h - k * h * (1 - h);
    }
};

static float depth(float radius, float floor, float blend)
{
    const FieldPtr scene = Blend::make(Ball::make(V{0.1f, 0.2f, 3}, radius), Floor::make(floor), blend);
    std::vector<float> hits;
    for (int i = 0; i < 6; i++) {
        V d{0.1f * (i - 3), -0.12f, 1};
        d = d * (1 / d.length());
        float t = 0;
        for (int step = 0; step < 60; step++)
            t += scene->distance(d * t);
        hits.push_back(t);
    }
    float sum = 0;
    for (float t : hits)
        sum += t * t;
    return sum;
}

struct Three {
    float radius, floor, blend;
};

int main()
{
    float r = 1, f = -0.9f, k = 0.4f;
    const auto g = __enzyme_autodiff<Three>((void *)depth, r, f, k);
    EXPECT_SLOPE("radius", 0, g.radius, depth(r, f, k), r, 0.015625, 5e-3);
    EXPECT_SLOPE("floor", 0, g.floor, depth(r, f, k), f, 0.015625, 5e-3);
    EXPECT_SLOPE("blend", 0, g.blend, depth(r, f, k), k, 0.015625, 5e-3);
    return verdict();
}
