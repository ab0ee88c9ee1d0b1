#include <array>
#include <cmath>

template <typename T, std::size_t N> struct Vec {
    std::array<T, N> data{};
    T &operator[](std::size_t i) { return data[i]; }
    const T &operator[](std::size_t i) const { return data[i]; }
    friend Vec operator+(Vec a, const Vec &b)
    {
        for (std::size_t i = 0; i < N; i++) a[i] += b[i];
        return a;
    }
    friend Vec operator*(T s, Vec a)
    {
        for (auto &e : a.data) e *= s;
        return a;
    }
};

struct Arm {
    float m1, m2, l1, l2, damping;
};

static Vec<float, 4> rhs(const Vec<float, 4> &q, const float *torque, const Arm &arm)
{
    const float c = std::cos(q[1]), s = std::sin(q[1]);
    const float a = (arm.m1 + arm.m2) * arm.l1 * arm.l1 + arm.m2 * arm.l2 * arm.l2 + 2 * arm.m2 * arm.l1 * arm.l2 * c;
    const float b = arm.m2 * arm.l2 * arm.l2 + arm.m2 * arm.l1 * arm.l2 * c, d = arm.m2 * arm.l2 * arm.l2;
    const float coriolis = arm.m2 * arm.l1 * arm.l2 * s;
    const float r1 = torque[0] + coriolis * q[3] * (2 * q[2] + q[3]) - arm.damping * q[2];
    const float r2 = torque[1] - coriolis * q[2] * q[2] - arm.damping * q[3];
    const float det = a * d - b * b;
    return {{q[2], q[3], (d * r1 - b * r2) / det, (a * r2 - b * r1) / det}};
}

/* A midpoint step of a robot's arm: the next state, and its energy. */
extern "C" void arm_step(const float state[4], const float torque[2], const Arm *arm, float dt, float next[4], float *work)
{
    Vec<float, 4> q{{state[0], state[1], state[2], state[3]}};
    const auto half = q + 0.5f * dt * rhs(q, torque, *arm);
    const auto full = q + dt * rhs(half, torque, *arm);
    for (int i = 0; i < 4; i++) next[i] = full[i];
    *work = dt * (torque[0] * half[2] + torque[1] * half[3]);
}
