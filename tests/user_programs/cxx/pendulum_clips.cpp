// Animation: keyframes and springs come out of coroutines; one generator gives poses of a double pendulum, another eased
// key frames, and both are read side by side.
#include "../expect.h"
#include <array>
#include <coroutine>
#include <exception>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

template <typename T> class Generator {
public:
    struct promise_type {
        std::optional<T> value;
        std::exception_ptr error;
        Generator get_return_object() { return Generator(std::coroutine_handle<promise_type>::from_promise(*this)); }
        std::suspend_always initial_suspend() noexcept { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        std::suspend_always yield_value(T v)
        {
            value = std::move(v);
            return {};
        }
        void return_void() {}
        void unhandled_exception() { error = std::current_exception(); }
    };
    struct sentinel {};
    class iterator {
        std::coroutine_handle<promise_type> h_;

    public:
        using difference_type = std::ptrdiff_t;
        using value_type = T;
        explicit iterator(std::coroutine_handle<promise_type> h) : h_(h) {}
        const T &operator*() const { return *h_.promise().value; }
        iterator &operator++()
        {
            h_.resume();
            return *this;
        }
        bool operator==(sentinel) const { return h_.done(); }
    };
    explicit Generator(std::coroutine_handle<promise_type> h) : h_(h) {}
    Generator(Generator &&o) noexcept : h_(std::exchange(o.h_, {})) {}
    Generator(const Generator &) = delete;
    ~Generator()
    {
        if (h_)
            h_.destroy();
    }
    iterator begin()
    {
        h_.resume();
        return iterator(h_);
    }
    sentinel end() { return {}; }

private:
    std::coroutine_handle<promise_type> h_;
};

struct Pose {
    double upper, lower, speed_upper, speed_lower;
    friend Pose operator+(Pose a, const Pose &b)
    {
        a.upper += b.upper, a.lower += b.lower, a.speed_upper += b.speed_upper, a.speed_lower += b.speed_lower;
        return a;
    }
    friend Pose operator*(double s, Pose a)
    {
        a.upper *= s, a.lower *= s, a.speed_upper *= s, a.speed_lower *= s;
        return a;
    }
};

struct Arm {
    double m1, m2, l1, l2;
    [[nodiscard]] Pose operator()(const Pose &p) const
    {
        constexpr double g = 9.81;
        const double d = p.upper - p.lower, s = std::sin(d), c = std::cos(d), den = m1 + m2 * s * s;
        const double w1 = p.speed_upper * p.speed_upper, w2 = p.speed_lower * p.speed_lower;
        return {p.speed_upper, p.speed_lower,
                (m2 * g * std::sin(p.lower) * c - m2 * s * (l1 * w1 * c + l2 * w2) - (m1 + m2) * g * std::sin(p.upper)) / (l1 * den),
                ((m1 + m2) * (l1 * w1 * s - g * std::sin(p.lower) + g * std::sin(p.upper) * c) + m2 * l2 * w2 * s * c) / (l2 * den)};
    }
};

static Generator<Pose> swing(Arm arm, Pose p, double h)
{
    for (;;) {
        co_yield p;
        const Pose a = arm(p), b = arm(p + 0.5 * h * a), c = arm(p + 0.5 * h * b), d = arm(p + h * c);
        p = p + h / 6 * (a + 2 * b + 2 * c + d);
    }
}

static Generator<std::pair<int, double>> keys(const double *angles, int n, int between)
{
    for (int k = 0; k + 1 < n; ++k)
        for (int i = 0; i < between; ++i) {
            const double t = double(i) / between, ease = t * t * (3 - 2 * t);
            co_yield {k, std::lerp(angles[k], angles[k + 1], ease)};
        }
}

// How well a free swing follows a drawn one.
static double mismatch(const double *arm, const double *angles, int n)
{
    auto physics = swing({arm[0], arm[1], arm[2], arm[3]}, {angles[0], 0.4 * angles[0], 0, 0}, 0.02);
    auto pose = physics.begin();
    double sum = 0;
    std::vector<int> frames(static_cast<std::size_t>(n));
    for (const auto &[key, wanted] : keys(angles, n, 5)) {
        const double off = std::remainder((*pose).upper - wanted, 6.283185307179586);
        sum += off * off + 0.01 * (*pose).speed_lower * (*pose).speed_lower;
        frames[static_cast<std::size_t>(key)]++;
        ++pose;
    }
    return sum / frames[0];
}

int main()
{
    double arm[4] = {1.2, 0.8, 1.0, 0.7}, da[4] = {}, angles[5] = {0.9, 0.7, 0.1, -0.4, -0.8}, dk[5] = {};
    __enzyme_autodiff<void>((void *)mismatch, enzyme_dup, arm, da, enzyme_dup, angles, dk, enzyme_const, 5);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("arm", i, da[i], mismatch(arm, angles, 5), arm[i], 1e-4, 1e-7);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("key", i, dk[i], mismatch(arm, angles, 5), angles[i], 1e-4, 1e-7);
    double v[4] = {1, 2, -1, 0.5};
    const double t = __enzyme_fwddiff<double>((void *)mismatch, enzyme_dup, arm, v, enzyme_const, angles, enzyme_const, 5);
    expect("forward", 0, t, da[0] + 2 * da[1] - da[2] + 0.5 * da[3], 1e-9);
    return verdict();
}
