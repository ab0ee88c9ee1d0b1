// Positions of a comet from a generator, a coroutine that is iterated over by a loop.
#include "../expect.h"
#include <coroutine>
#include <cstdlib>
#include <exception>
#include <iterator>
#include <utility>

template <class T> class Generator {
public:
    struct promise_type {
        T current{};
        std::exception_ptr failure;
        Generator get_return_object() { return Generator(std::coroutine_handle<promise_type>::from_promise(*this)); }
        std::suspend_always initial_suspend() noexcept { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        std::suspend_always yield_value(T value)
        {
            current = std::move(value);
            return {};
        }
        void return_void() {}
        void unhandled_exception() { std::abort(); }
    };

    struct Iterator {
        std::coroutine_handle<promise_type> handle;
        Iterator &operator++()
        {
            handle.resume();
            return *this;
        }
        const T &operator*() const { return handle.promise().current; }
        bool operator==(std::default_sentinel_t) const { return handle.done(); }
    };

    explicit Generator(std::coroutine_handle<promise_type> h) : handle_(h) {}
    Generator(Generator &&o) noexcept : handle_(std::exchange(o.handle_, {})) {}
    ~Generator()
    {
        if (handle_)
            handle_.destroy();
    }
    Iterator begin()
    {
        handle_.resume();
        return {handle_};
    }
    std::default_sentinel_t end() { return {}; }

private:
    std::coroutine_handle<promise_type> handle_;
};

struct Position {
    double x, y, r;
    int step;
};

Generator<Position> orbit(double q, double eccentricity, int steps)
{
    const double a = q / (1 - eccentricity);
    double anomaly = 0.1;
    for (int i = 0; i < steps; ++i) {
        const double mean = 0.1 + 0.15 * i;
        for (int n = 0; n < 8; ++n)
            anomaly -= (anomaly - eccentricity * std::sin(anomaly) - mean) / (1 - eccentricity * std::cos(anomaly));
        const double r = a * (1 - eccentricity * std::cos(anomaly));
        co_yield Position{a * (std::cos(anomaly) - eccentricity),
                          a * std::sqrt(1 - eccentricity * eccentricity) * std::sin(anomaly), r, i};
    }
}

Generator<double> dust(double rate)
{
    double mass = 1;
    while (mass > 0.05) {
        co_yield mass;
        mass *= 1 - rate;
    }
}

double brightness(double q, double eccentricity, double rate)
{
    double sum = 0;
    auto grains = dust(rate);
    auto grain = grains.begin();
    for (const Position &p : orbit(q, eccentricity, 24)) {
        const double dx = p.x - std::cos(0.15 * p.step), dy = p.y - std::sin(0.15 * p.step);
        double light = 1 / (p.r * p.r * (dx * dx + dy * dy + 0.1));
        if (grain != grains.end()) {
            light *= 1 + *grain;
            ++grain;
        }
        sum += light;
    }
    return std::log(sum);
}

struct Slopes {
    double q, eccentricity, rate;
};

int main()
{
    double q = 0.7, eccentricity = 0.6, rate = 0.13;
    const auto g = __enzyme_autodiff<Slopes>((void *)brightness, enzyme_out, q, enzyme_out, eccentricity, enzyme_out, rate);
    EXPECT_SLOPE("q", 0, g.q, brightness(q, eccentricity, rate), q, 1e-4, 1e-7);
    EXPECT_SLOPE("eccentricity", 0, g.eccentricity, brightness(q, eccentricity, rate), eccentricity, 1e-4, 1e-7);
    EXPECT_SLOPE("rate", 0, g.rate, brightness(q, eccentricity, rate), rate, 1e-4, 1e-7);
    return verdict();
}
