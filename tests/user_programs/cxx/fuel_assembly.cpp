// Nuclear engineering: rods of an assembly in polymorphic memory (a pool over a monotonic buffer), nested pmr containers
// and strings, nuclides by name, burnup by the Bateman chain, and a resource of one's own that counts.
#include "../expect.h"
#include <array>
#include <cstddef>
#include <deque>
#include <map>
#include <memory_resource>
#include <numeric>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

class Counting final : public std::pmr::memory_resource {
    std::pmr::memory_resource *up_;
    std::size_t bytes_ = 0;

    void *do_allocate(std::size_t n, std::size_t align) override
    {
        bytes_ += n;
        return up_->allocate(n, align);
    }
    void do_deallocate(void *p, std::size_t n, std::size_t align) override { up_->deallocate(p, n, align); }
    [[nodiscard]] bool do_is_equal(const memory_resource &o) const noexcept override { return this == &o; }

public:
    explicit Counting(std::pmr::memory_resource *up) : up_(up) {}
    [[nodiscard]] std::size_t bytes() const { return bytes_; }
};

struct Nuclide {
    double density, absorption, decay;
    int product = -1;
};

struct Rod {
    using allocator_type = std::pmr::polymorphic_allocator<std::byte>;
    std::pmr::string name;
    std::pmr::vector<Nuclide> nuclides;
    std::pmr::map<int, double> history;
    double flux = 1;

    explicit Rod(std::string_view n, allocator_type a = {}) : name(n, a), nuclides(a), history(a) {}
    Rod(const Rod &o, allocator_type a) : name(o.name, a), nuclides(o.nuclides, a), history(o.history, a), flux(o.flux) {}
    Rod(Rod &&o, allocator_type a) : name(std::move(o.name), a), nuclides(std::move(o.nuclides), a), history(std::move(o.history), a), flux(o.flux) {}
    Rod(const Rod &) = default;
    Rod(Rod &&) = default;
    Rod &operator=(const Rod &) = default;

    [[nodiscard]] double absorption() const
    {
        return std::accumulate(nuclides.begin(), nuclides.end(), 0.0, [](double s, const Nuclide &n) { return s + n.density * n.absorption; });
    }
    void burn(int day, double dt)
    {
        std::array<double, 8> change{};
        for (std::size_t i = 0; i < nuclides.size(); ++i) {
            const Nuclide &n = nuclides[i];
            const double lost = n.density * (1 - std::exp(-(n.decay + flux * n.absorption) * dt));
            change[i] -= lost;
            if (n.product >= 0)
                change[static_cast<std::size_t>(n.product)] += 0.9 * lost;
        }
        for (std::size_t i = 0; i < nuclides.size(); ++i)
            nuclides[i].density += change[i];
        history.insert_or_assign(day, absorption());
    }
};

static double reactivity(const double *enrichment, double power, int days)
{
    std::array<std::byte, 8192> room;
    std::pmr::monotonic_buffer_resource buffer(room.data(), room.size());
    Counting counting(&buffer);
    std::pmr::unsynchronized_pool_resource pool(&counting);
    std::pmr::vector<Rod> rods(&pool);
    std::pmr::unordered_map<std::pmr::string, double> worth(&pool);
    for (int i = 0; i < 4; ++i) {
        Rod &r = rods.emplace_back(i == 2 ? "a control rod with a very long name" : "fuel");
        r.nuclides.assign({{enrichment[i], 0.6, 0, 1}, {0.02, 1.4, 0.1, 2}, {0.0, 0.2, 0.01}});
        if (i == 2)
            r.nuclides.push_back({0.3, 2.5, 0, -1});
        worth[r.name] += 0.25 * enrichment[i];
    }
    std::pmr::deque<double> window(&pool);
    double sum = 0;
    for (int day = 0; day < days; ++day) {
        double total = 0;
        for (const Rod &r : rods)
            total += 1 / (0.5 + r.absorption());
        for (Rod &r : rods) {
            r.flux = power / total / (0.5 + r.absorption());
            r.burn(day, 0.5);
        }
        window.push_back(std::log(total));
        if (window.size() > 3)
            window.pop_front();
        sum += std::accumulate(window.begin(), window.end(), 0.0) / static_cast<double>(window.size());
    }
    for (const Rod &r : rods)
        for (const auto &[day, a] : r.history)
            sum += a * worth.at(r.name) / (1 + day);
    return sum + (counting.bytes() > 0 ? 0.5 : 0);
}

int main()
{
    double enrichment[4] = {0.9, 1.1, 0.4, 0.7}, d[4] = {}, power = 1.7;
    const double dp = __enzyme_autodiff<double>((void *)reactivity, enzyme_dup, enrichment, d, enzyme_out, power, enzyme_const, 6);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("enrichment", i, d[i], reactivity(enrichment, power, 6), enrichment[i], 1e-4, 1e-7);
    EXPECT_SLOPE("power", 0, dp, reactivity(enrichment, power, 6), power, 1e-4, 1e-7);
    double v[4] = {1, 0, -1, 0.5};
    expect("forward", 0, __enzyme_fwddiff<double>((void *)reactivity, enzyme_dup, enrichment, v, enzyme_dup, power, 0.3, enzyme_const, 6),
           d[0] - d[2] + 0.5 * d[3] + 0.3 * dp, 1e-9);
    return verdict();
}
