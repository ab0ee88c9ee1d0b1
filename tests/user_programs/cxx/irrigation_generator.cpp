// Irrigation: a generator coroutine yields daily weather, another one filters it; soil water is balanced.
#include "../expect.h"
#include <coroutine>
#include <exception>
#include <string>
#include <utility>
#include <vector>

template <typename T> class Generator {
public:
    struct promise_type {
        T current{};
        std::exception_ptr error;
        Generator get_return_object() { return Generator{Handle::from_promise(*this)}; }
        std::suspend_always initial_suspend() noexcept { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        std::suspend_always yield_value(T v)
        {
            current = std::move(v);
            return {};
        }
        void return_void() {}
        void unhandled_exception() { error = std::current_exception(); }
    };
    using Handle = std::coroutine_handle<promise_type>;
    explicit Generator(Handle h) : handle_(h) {}
    Generator(Generator &&o) noexcept : handle_(std::exchange(o.handle_, {})) {}
    Generator(const Generator &) = delete;
    ~Generator()
    {
        if (handle_)
            handle_.destroy();
    }
    struct Iterator {
        Handle h;
        bool operator!=(std::default_sentinel_t) const { return !h.done(); }
        Iterator &operator++()
        {
            h.resume();
            return *this;
        }
        const T &operator*() const { return h.promise().current; }
    };
    Iterator begin()
    {
        handle_.resume();
        return {handle_};
    }
    std::default_sentinel_t end() { return {}; }

private:
    Handle handle_;
};

struct Day {
    int number;
    double rain;
    float evaporation;
    std::string note;
};

static Generator<Day> weather(std::vector<double> rain, double heat, int days)
{
    for (int i = 0; i < days; i++) {
        const double r = rain[i % rain.size()] * (1 + 0.1 * std::sin(i));
        co_yield Day{i, r, static_cast<float>(heat * (0.5 + 0.1 * (i % 4))), r > 2 ? "a day of rather heavy rain" : ""};
    }
}

static Generator<Day> season(Generator<Day> days, int from)
{
    for (const Day &d : days)
        if (d.number >= from && d.number % 7 != 6)
            co_yield d;
}

static double stress(const double *rain, int n, double heat, double capacity)
{
    double water = 0.5 * capacity, sum = 0;
    for (const Day &d : season(weather({rain, rain + n}, heat, 25), 3)) {
        water += d.rain - d.evaporation * water / capacity - 0.01 * d.note.size();
        if (water > capacity) {
            sum += 0.1 * (water - capacity);
            water = capacity;
        }
        sum += std::pow(1 - water / capacity, 2);
    }
    return sum;
}

struct Two {
    double heat, capacity;
};

int main()
{
    double rain[5] = {0.2, 3.1, 0, 1.4, 0.6}, d[5] = {}, heat = 4, capacity = 8;
    const auto g = __enzyme_autodiff<Two>((void *)stress, enzyme_dup, rain, d, enzyme_const, 5, enzyme_out, heat,
                                          enzyme_out, capacity);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("rain", i, d[i], stress(rain, 5, heat, capacity), rain[i], 1e-3, 1e-5);
    EXPECT_SLOPE("heat", 0, g.heat, stress(rain, 5, heat, capacity), heat, 0.015625, 1e-4);
    EXPECT_SLOPE("capacity", 0, g.capacity, stress(rain, 5, heat, capacity), capacity, 1e-3, 1e-5);
    return verdict();
}
