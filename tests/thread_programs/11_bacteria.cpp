// Bacteria on std::jthread: atomic<double> by fetch_add and by loops that compare and exchange, stop
// tokens, latches, a maximum without a lock.
#include <atomic>
#include <cmath>
#include <latch>
#include <stop_token>
#include <thread>
#include <vector>
#include "../openmp_programs/verify.h"

static void raise_to(std::atomic<double> &top, double value)
{
    double seen = top.load();
    while (seen < value && !top.compare_exchange_weak(seen, value))
        ;
}
static void multiply(std::atomic<double> &product, double factor)
{
    double seen = product.load(std::memory_order_relaxed);
    while (!product.compare_exchange_strong(seen, seen * factor))
        ;
}

struct Colony {
    double size, food;
    double grow(double dt)
    {
        double eaten = dt * size * food / (1 + food);
        food -= eaten;
        size += 0.5 * eaten;
        return eaten;
    }
};

static int threads;

static double culture(const double *x, int n)
{
    std::vector<Colony> dish;
    for (int i = 0; i < 8; i++)
        dish.push_back({0.5 + x[i % n], 1 + x[(i + 1) % n] * x[i % n]});
    std::atomic<double> eaten{0.0}, largest{0.0}, odds{1.0};
    std::atomic<int> next{0};
    std::latch ready(threads);
    {
        std::vector<std::jthread> crew;
        for (int t = 0; t < threads; t++)
            crew.emplace_back([&](std::stop_token stop) {
                ready.arrive_and_wait();
                for (int i = next++; i < 8 && !stop.stop_requested(); i = next.fetch_add(1)) {
                    for (int k = 0; k < 5; k++)
                        eaten.fetch_add(dish[i].grow(0.1));
                    raise_to(largest, dish[i].size);
                    multiply(odds, 1 + 0.1 * dish[i].food);
                }
            });
        for (auto &t : crew) // else they would be asked to stop
            t.join();
    }
    return eaten.load() * odds.load() + largest;
}

int main()
{
    for (threads = 1; threads <= 4; threads++) {
        VERIFY(culture, 3, 0.6 + 0.2 * i);
    }
    return verdict();
}
