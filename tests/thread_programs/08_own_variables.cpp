// Variables of which each thread has its own: numbers, arrays with first values, a linked struct, a
// generator that is made when a thread first asks; who starts threads finds its own as they were.
#include <array>
#include <cmath>
#include <random>
#include <thread>
#include <vector>
#include "../openmp_programs/verify.h"
static thread_local double own;
static thread_local std::array<double, 4> scratch{1.0, 2.0, 3.0, 4.0};
static thread_local int calls = 5;
static double last(const double *x, int n, int k)
{
    own += x[k % n] * x[(k + 1) % n];
    scratch[k % 4] *= own;
    calls++;
    return scratch[k % 4] * calls + own;
}
static double counted(const double *x, int n)
{
    std::vector<double> parts(3);
    std::vector<std::thread> threads;
    own = x[0]; calls = 1;
    double before = last(x, n, 1);
    for (int t = 0; t < 3; t++)
        threads.emplace_back([&, t] {
            for (int k = 0; k < 3; k++)
                parts[t] += last(x, n, t + k);
        });
    for (auto &t : threads)
        t.join();
    double sum = before * own * calls;
    for (double p : parts)
        sum += p * p;
    own = 0; calls = 5; scratch = {1.0, 2.0, 3.0, 4.0};
    return sum;
}
static double draw(int seed)
{
    static thread_local std::mt19937 generator(42);
    generator.seed(seed);
    return std::uniform_real_distribution<double>(0, 1)(generator);
}
static double sampled(const double *x, int n)
{
    std::vector<double> parts(3);
    std::vector<std::thread> threads;
    for (int t = 0; t < 3; t++)
        threads.emplace_back([&, t] {
            for (int k = 0; k < 5; k++)
                parts[t] += std::exp(x[t % n] * draw(t * 5 + k));
        });
    for (auto &t : threads)
        t.join();
    return parts[0] * parts[1] + parts[2];
}
struct node {
    double value;
    int times;
    float small;
    node *next;
};

// What a thread starts starts with its own, too.
static double nested(const double *x, int n)
{
    static thread_local node list[2];
    double sum = 0;
    auto add = [&](int k) {
        list[0].value += x[k % n];
        list[0].small += float(k);
        list[0].times++;
        list[0].next = &list[1];
        list[0].next->value += list[0].value * x[1] * list[0].times;
        return list[1].value * list[0].value * list[0].small;
    };
    std::thread outer([&] {
        double first = add(1), inner = 0;
        std::thread([&] { inner = add(2) + add(3); }).join();
        sum += first * inner + add(4);
    });
    outer.join();
    return sum * (1 + list[0].times);
}

int main()
{
    VERIFY(counted, 3, 0.5 + 0.1 * i);
    VERIFY(counted, 3, 0.5 + 0.1 * i);
    VERIFY(nested, 3, 0.5 + 0.1 * i);
    VERIFY(sampled, 3, 0.5 + 0.1 * i);
    VERIFY_SPLIT(counted, 3, 0.5 + 0.1 * i);
    return verdict();
}
