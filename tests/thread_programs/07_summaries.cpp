// std::async and futures: a reduction by halves, a vector of futures of structs, a promise between threads.
#include <cmath>
#include <future>
#include <numeric>
#include <vector>
#include "../openmp_programs/verify.h"

struct Summary {
    double sum, squares;
    int count;
};

static Summary summarise(const double *v, int n)
{
    Summary s{0, 0, n};
    for (int i = 0; i < n; i++) {
        s.sum += v[i];
        s.squares += v[i] * v[i];
    }
    return s;
}

static double variance(const double *x, int n)
{
    std::vector<double> v(24);
    for (std::size_t i = 0; i < v.size(); i++)
        v[i] = x[i % n] * std::cos(0.5 * i) + 0.1 * i;
    std::vector<std::future<Summary>> parts;
    for (int k = 0; k < 4; k++)
        parts.push_back(std::async(std::launch::async, summarise, v.data() + 6 * k, 6));
    Summary all{0, 0, 0};
    for (auto &p : parts) {
        Summary s = p.get();
        all.sum += s.sum;
        all.squares += s.squares;
        all.count += s.count;
    }
    double mean = all.sum / all.count;
    return all.squares / all.count - mean * mean;
}

static double simulate(double rate, double start, int steps)
{
    for (int k = 0; k < steps; k++)
        start += 0.1 * rate * start * (1 - start);
    return start;
}

static double ensemble(const double *x, int n)
{
    std::vector<std::future<double>> runs;
    for (int k = 0; k < 5; k++)
        runs.push_back(std::async([=] { return simulate(x[k % n], x[0] * 0.3, 5 + k); }));
    double sum = 0;
    for (auto &r : runs)
        sum += r.get();
    return sum * sum;
}

int main()
{
    VERIFY(variance, 4, 0.6 + 0.1 * i);
    VERIFY(ensemble, 4, 0.6 + 0.1 * i);
    return verdict();
}
