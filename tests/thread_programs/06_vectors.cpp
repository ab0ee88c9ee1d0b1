// std::thread in a vector: a parallel_for template, members as thread functions, a class that owns its threads,
// results under a mutex, by reference, and by a vector of partial sums.
#include <atomic>
#include <cmath>
#include <functional>
#include <memory>
#include <mutex>
#include <numeric>
#include <thread>
#include <vector>
#include "../openmp_programs/verify.h"

template <typename F> void parallel_for(int n, int threads, F f)
{
    std::vector<std::thread> pool;
    pool.reserve(threads);
    for (int t = 0; t < threads; t++)
        pool.emplace_back([=] {
            for (int i = t; i < n; i += threads)
                f(i);
        });
    for (auto &t : pool)
        t.join();
}

static double kernel_sum(const double *x, int n)
{
    const int m = 10;
    std::vector<double> k(m * m), rows(m, 0.0);
    parallel_for(m, 3, [&](int i) {
        for (int j = 0; j < m; j++) {
            double d = x[i % n] * i - x[j % n] * j;
            k[i * m + j] = std::exp(-0.1 * d * d);
        }
    });
    parallel_for(m, 4, [&](int i) { rows[i] = std::accumulate(&k[i * m], &k[i * m] + m, 0.0) * x[i % n]; });
    return std::inner_product(rows.begin(), rows.end(), rows.begin(), 0.0);
}

class Simulation {
  public:
    Simulation(std::vector<double> r, int walkers) : rates(std::move(r)), sums(walkers) {}
    void run(int id)
    {
        double s = rates[id % rates.size()], own = 0;
        for (int k = 0; k < 6; k++) {
            s += 0.1 * std::sin(s * rates[k % rates.size()]);
            own += s * s;
        }
        sums[id] = own;
        std::lock_guard<std::mutex> guard(lock);
        total += own * rates[0];
        count++;
    }
    double result()
    {
        std::vector<std::thread> threads;
        for (std::size_t i = 0; i < sums.size(); i++)
            threads.push_back(std::thread(&Simulation::run, this, int(i)));
        for (auto &t : threads)
            if (t.joinable())
                t.join();
        return total + count * sums[1] + std::accumulate(sums.begin(), sums.end(), 0.0);
    }

  private:
    std::vector<double> rates, sums;
    std::mutex lock;
    std::atomic<int> count{0};
    double total = 0;
};

static double walkers(const double *x, int n)
{
    Simulation simulation(std::vector<double>(x, x + n), 5);
    return simulation.result();
}

static void partial(const std::vector<double> &v, std::size_t from, std::size_t to, double &out)
{
    double s = 0;
    for (std::size_t i = from; i < to; i++)
        s += std::sqrt(1 + v[i] * v[i]);
    out = s;
}

static double by_reference(const double *x, int n)
{
    std::vector<double> v;
    for (int i = 0; i < 20; i++)
        v.push_back(x[i % n] * i * 0.1);
    double left = 0, right = 0;
    std::thread a(partial, std::cref(v), 0, 10, std::ref(left));
    partial(v, 10, 20, right);
    a.join();
    return left * right;
}

int main()
{
    VERIFY(kernel_sum, 4, 0.6 + 0.1 * i);
    VERIFY(walkers, 4, 0.6 + 0.1 * i);
    VERIFY(by_reference, 4, 0.6 + 0.1 * i);
    VERIFY_SPLIT(walkers, 4, 0.6 + 0.1 * i);
    return verdict();
}
