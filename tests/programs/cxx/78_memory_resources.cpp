// Memory resources of the standard library, one on top of another, with blocks that come back, large
// ones and aligned ones; and one of the program's own.  (They had neither bodies nor rules.)
#include "check.hpp"

#include <memory_resource>
#include <vector>

struct alignas(64) Line {
    double v[2];
};

class Counted : public std::pmr::memory_resource
{
    std::pmr::memory_resource *up;

  public:
    int blocks = 0;
    explicit Counted(std::pmr::memory_resource *up) : up(up) {}

  private:
    void *do_allocate(std::size_t n, std::size_t unit) override
    {
        blocks++;
        return up->allocate(n, unit);
    }
    void do_deallocate(void *p, std::size_t n, std::size_t unit) override
    {
        blocks--;
        up->deallocate(p, n, unit);
    }
    bool do_is_equal(const memory_resource &o) const noexcept override { return this == &o; }
};

double f(double *x, int n)
{
    Counted counted(std::pmr::get_default_resource());
    double s = 0;
    {
        alignas(16) char buffer[200];
        std::pmr::monotonic_buffer_resource arena(buffer, sizeof buffer, &counted);
        std::pmr::unsynchronized_pool_resource pool(&arena);
        for (int round = 0; round < 3; round++) {
            std::pmr::vector<double> squares(&pool);
            std::pmr::vector<Line> lines(&pool);
            std::pmr::vector<std::pmr::vector<double>> rows(2, &pool);
            for (int i = 0; i < n; i++) {
                squares.push_back(x[i] * x[i]);
                rows[i % 2].push_back(x[i] * (round + 1));
                lines.push_back({{x[i], 2}});
            }
            std::pmr::vector<double> many(600, x[round], &pool);
            for (int i = 0; i < n; i++)
                s += squares[i] * rows[i % 2][i / 2] * lines[i].v[0] + many[17 * i] * many[1];
        }
    }
    return s + counted.blocks;
}
CHECK_GRADIENT(f, 5)
