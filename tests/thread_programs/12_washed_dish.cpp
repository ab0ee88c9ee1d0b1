// What is left of bacteria in a dish: results of std::async in a vector of futures.
#include <cmath>
#include <future>
#include <vector>
#include "../openmp_programs/verify.h"

static int threads;

static double washed(const double *x, int n)
{
    std::vector<std::future<double>> parts;
    for (int t = 0; t < threads; t++)
        parts.push_back(std::async(std::launch::async, [=] {
            double sum = 0;
            for (int i = t; i < 9; i += threads)
                sum += std::exp(-0.1 * i * x[i % n]);
            return sum;
        }));
    double sum = 0;
    for (auto &p : parts)
        sum += p.get();
    return sum * sum;
}

int main()
{
    for (threads = 1; threads <= 4; threads++) {
        VERIFY(washed, 3, 0.6 + 0.2 * i);
    }
    return verdict();
}
