// Graphics: a shader in lanes, with std::experimental::simd and a vector type of the compiler; masks by where(), blends,
// reductions, gathers by generators; a signed distance march of soft shadows in float.
#include "../expect.h"
#include <array>
#include <cstring>
#include <experimental/simd>
#include <functional>
#include <vector>

namespace stdx = std::experimental;
using Floats = stdx::fixed_size_simd<float, 4>;
using Mask = Floats::mask_type;
typedef double Pair __attribute__((vector_size(16)));

struct Lanes3 {
    Floats x, y, z;
    friend Lanes3 operator+(const Lanes3 &a, const Lanes3 &b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
    friend Lanes3 operator-(const Lanes3 &a, const Lanes3 &b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
    friend Lanes3 operator*(const Floats &s, const Lanes3 &a) { return {s * a.x, s * a.y, s * a.z}; }
    [[nodiscard]] Floats dot(const Lanes3 &o) const { return x * o.x + y * o.y + z * o.z; }
    [[nodiscard]] Lanes3 unit() const { return (1.0f / stdx::sqrt(dot(*this))) * *this; }
};

struct Ball {
    float centre[3], radius;
};

static Floats distance(const Lanes3 &p, const std::vector<Ball> &balls)
{
    Floats best = p.y + 1.0f;
    for (const Ball &b : balls) {
        const Lanes3 off{p.x - b.centre[0], p.y - b.centre[1], p.z - b.centre[2]};
        const Floats d = stdx::sqrt(off.dot(off)) - b.radius;
        const Floats k = stdx::max(Floats(0.0f), 0.3f - stdx::abs(best - d)) / 0.3f;
        best = stdx::min(best, d) - 0.075f * k * k;
    }
    return best;
}

static Floats march(const Lanes3 &eye, const Lanes3 &ray, const std::vector<Ball> &balls)
{
    Floats t = 0.0f, glow = 1.0f;
    Mask alive(true);
    for (int step = 0; step < 12 && stdx::any_of(alive); ++step) {
        const Floats d = distance(eye + t * ray, balls);
        stdx::where(alive, glow) = glow * (1.0f - 0.2f * stdx::exp(-4.0f * d));
        stdx::where(alive, t) += 0.7f * d;
        const Floats close = 0.2f - d;
        stdx::where(alive && close > 0.0f, glow) *= 1.0f - close * close;
        alive = alive && t < 80.0f;
    }
    return glow / (1.0f + 0.1f * t);
}

static double image(const float *scene, const float *camera)
{
    std::vector<Ball> balls(3);
    std::memcpy(balls.data(), scene, 3 * sizeof(Ball));
    float sum = 0;
    Pair moments = {0, 0};
    for (int row = 0; row < 3; ++row) {
        const Floats column([](int i) { return 0.4f * float(i) - 0.6f; });
        const Lanes3 eye{Floats(camera[0]), Floats(camera[1]), Floats(-3.0f)};
        const Lanes3 ray = Lanes3{column * camera[2], Floats(0.3f * float(row - 1)), Floats(1.0f)}.unit();
        const Floats c = march(eye, ray, balls);
        sum += stdx::reduce(c, std::plus<>());
        alignas(16) std::array<float, 4> stored{};
        c.copy_to(stored.data(), stdx::vector_aligned);
        for (std::size_t i = 0; i < 4; ++i) {
            const Pair p = {stored[i], double(stored[i]) * stored[i]};
            moments += p * Pair{1.0, 0.5};
        }
    }
    return sum + moments[0] * 0.1 + moments[1];
}

int main()
{
    float scene[12] = {0, 0, 0, 0.8f, 0.9f, -0.2f, 0.5f, 0.5f, -0.8f, 0.4f, 0.3f, 0.35f}, ds[12] = {}, camera[3] = {0.1f, 0.3f, 1.2f}, dc[3] = {};
    __enzyme_autodiff<void>((void *)image, enzyme_dup, scene, ds, enzyme_dup, camera, dc);
    for (int i = 0; i < 12; i++)
        EXPECT_SLOPE("scene", i, ds[i], image(scene, camera), scene[i], 4e-3f, 5e-3);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("camera", i, dc[i], image(scene, camera), camera[i], 4e-3f, 5e-3);
    for (int i = 0; i < 3; i++) {
        float v[3] = {};
        v[i] = 1;
        expect("forward", i, __enzyme_fwddiff<double>((void *)image, enzyme_const, scene, enzyme_dup, camera, v), dc[i], 1e-4);
    }
    return verdict();
}
