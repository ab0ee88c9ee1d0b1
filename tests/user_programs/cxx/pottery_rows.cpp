// Rows of a potter's notebook: a coroutine gives records with names, which are taken into an ordered map.
#include "../expect.h"
#include <coroutine>
#include <exception>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

template <class T> class Rows {
public:
    struct promise_type {
        std::optional<T> value;
        std::exception_ptr error;
        Rows get_return_object() { return Rows{std::coroutine_handle<promise_type>::from_promise(*this)}; }
        std::suspend_always initial_suspend() const noexcept { return {}; }
        std::suspend_always final_suspend() const noexcept { return {}; }
        template <class U> std::suspend_always yield_value(U &&v)
        {
            value.emplace(std::forward<U>(v));
            return {};
        }
        void return_void() noexcept {}
        void unhandled_exception() noexcept { error = std::current_exception(); }
    };
    explicit Rows(std::coroutine_handle<promise_type> h) : h_(h) {}
    Rows(Rows &&o) noexcept : h_(std::exchange(o.h_, nullptr)) {}
    Rows &operator=(Rows &&) = delete;
    ~Rows()
    {
        if (h_)
            h_.destroy();
    }
    std::optional<T> next()
    {
        h_.resume();
        if (h_.promise().error)
            std::rethrow_exception(h_.promise().error);
        if (h_.done())
            return std::nullopt;
        return std::exchange(h_.promise().value, std::nullopt);
    }

private:
    std::coroutine_handle<promise_type> h_;
};

struct Pot {
    std::string glaze;
    double height, shrinkage;
    int shelf;
};

Rows<Pot> notebook(const double *heights, int n, double shrinkage)
{
    const char *const glazes[3] = {"celadon", "tenmoku with a heavy iron content", "ash"};
    for (int i = 0; i < n; ++i) {
        Pot p{glazes[i % 3], heights[i], shrinkage * (1 + 0.1 * i), i / 2};
        co_yield p;
        if (i % 2)
            co_yield Pot{"test tile", 0.1 * heights[i], shrinkage, -1};
    }
}

double shelf_space(const double *heights, int n, double shrinkage)
{
    std::map<std::string, std::vector<Pot>> by_glaze;
    auto rows = notebook(heights, n, shrinkage);
    while (auto pot = rows.next())
        by_glaze[pot->glaze].push_back(std::move(*pot));
    double sum = 0;
    for (const auto &[glaze, pots] : by_glaze) {
        double tallest = 0;
        for (const auto &p : pots) {
            const double fired = p.height * (1 - p.shrinkage) * (1 - 0.02 * p.shrinkage * p.height);
            tallest = std::max(tallest, fired);
            sum += fired * fired / (2 + p.shelf);
        }
        sum += tallest * static_cast<double>(glaze.size()) / 10;
    }
    return sum;
}

int main()
{
    double heights[5] = {12, 30.5, 8, 21, 17}, d[5] = {}, shrinkage = 0.11;
    const double ds = __enzyme_autodiff<double>((void *)shelf_space, enzyme_dup, heights, d, enzyme_const, 5, enzyme_out, shrinkage);
    EXPECT_SLOPE("shrinkage", 0, ds, shelf_space(heights, 5, shrinkage), shrinkage, 1e-3, 1e-7);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("height", i, d[i], shelf_space(heights, 5, shrinkage), heights[i], 1e-2, 1e-7);
    return verdict();
}
