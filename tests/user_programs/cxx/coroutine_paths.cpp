// Monte Carlo: a C++20 coroutine that yields the states of a random walk.
#include "../expect.h"
#include <coroutine>
#include <exception>
#include <utility>

template <typename T> class Generator {
public:
    struct promise_type {
        T current{};
        Generator get_return_object() { return Generator{std::coroutine_handle<promise_type>::from_promise(*this)}; }
        std::suspend_always initial_suspend() noexcept { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        std::suspend_always yield_value(T v)
        {
            current = v;
            return {};
        }
        void return_void() {}
        void unhandled_exception() { std::terminate(); }
    };
    explicit Generator(std::coroutine_handle<promise_type> h) : handle_(h) {}
    Generator(Generator &&o) noexcept : handle_(std::exchange(o.handle_, {})) {}
    ~Generator()
    {
        if (handle_)
            handle_.destroy();
    }
    bool next()
    {
        handle_.resume();
        return !handle_.done();
    }
    const T &value() const { return handle_.promise().current; }

private:
    std::coroutine_handle<promise_type> handle_;
};

struct Point {
    double s;
    int step;
};

static Generator<Point> walk(double start, double drift, double vol, unsigned seed, int steps)
{
    double s = start;
    for (int i = 0; i < steps; i++) {
        seed = seed * 1664525u + 1013904223u;
        const double shock = (seed >> 8) / 16777216.0 - 0.5;
        s *= std::exp(drift * 0.1 + vol * shock);
        co_yield Point{s, i};
    }
}

static double asian(double start, double drift, double vol)
{
    double total = 0;
    for (unsigned seed = 1; seed <= 6; seed++) {
        double mean = 0;
        int count = 0;
        auto path = walk(start, drift, vol, seed, 12);
        while (path.next()) {
            if (path.value().step % 3 == 2) {
                mean += path.value().s;
                count++;
            }
        }
        total += std::fmax(mean / count - 1, 0);
    }
    return total;
}

struct Three {
    double start, drift, vol;
};

int main()
{
    double s = 1.1, m = 0.2, v = 0.4;
    const auto g = __enzyme_autodiff<Three>((void *)asian, s, m, v);
    EXPECT_SLOPE("start", 0, g.start, asian(s, m, v), s, 1e-5, 1e-6);
    EXPECT_SLOPE("drift", 0, g.drift, asian(s, m, v), m, 1e-5, 1e-6);
    EXPECT_SLOPE("vol", 0, g.vol, asian(s, m, v), v, 1e-5, 1e-6);
    return verdict();
}
