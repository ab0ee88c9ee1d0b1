// What one thread hands out to all: a vector beside an array and a struct; buffers that each thread keeps.
#include <cmath>
#include <memory>
#include <omp.h>
#include <vector>
#include "verify.h"

struct Range {
    double low, high;
    int count;
};

struct Buffer {
    std::unique_ptr<double[]> data;
    int room = 0;
    double *get(int n)
    {
        if (n > room) {
            data = std::make_unique<double[]>(n);
            room = n;
        }
        return data.get();
    }
};

static double handed(const double *x, int n)
{
    std::vector<double> out(9);
#pragma omp parallel
    {
        std::vector<double> weights;
        double few[3];
        Range range;
#pragma omp single copyprivate(weights, few, range)
        {
            weights.assign(x, x + n);
            for (int k = 0; k < 3; k++)
                few[k] = x[k % n] * k;
            range = {x[0] * x[1], std::exp(x[1]), 2};
        }
        weights[0] *= 1 + omp_get_thread_num() * 0.0;
#pragma omp for
        for (int i = 0; i < 9; i++)
            out[i] = weights[i % n] * few[i % 3] + weights[0] * range.low + range.high * range.count;
    }
    double s = 0;
    for (double v : out)
        s += v * v;
    return s;
}

static double buffers(const double *x, int n)
{
    static thread_local Buffer buffer;
    double sum = 0;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 1; i < 9; i++) {
        double *w = buffer.get(i);
        for (int k = 0; k < i; k++)
            w[k] = x[k % n] * (k ? w[k - 1] : 1.0);
        sum += w[i - 1];
    }
    return sum;
}

int main()
{
    for (int threads = 1; threads <= 4; threads++) {
        omp_set_num_threads(threads);
        VERIFY(handed, 4, 0.5 + 0.1 * i);
        VERIFY(handed, 3, 0.5 + 0.1 * i);
        VERIFY(buffers, 3, 0.7 + 0.1 * i);
    }
    return verdict();
}
