// Futures of C++: tasks with results of all kinds, started at once, later, or as the library likes,
// promises that a thread keeps, packaged tasks, and futures that are shared.  FUNCTION is one of
// them.
#include <cmath>
#include <functional>
#include <future>
#include <numeric>
#include <thread>
#include <vector>

#include "../openmp_programs/verify.h"

static double part(const double *x, int begin, int end) {
    double sum = 0;
    for (int i = begin; i < end; i++)
        sum += std::sin(x[i]) * x[i];
    return sum;
}

double of_function(const double *x, int n) {
    std::vector<std::future<double>> parts;
    for (int t = 0; t < 4; t++)
        parts.push_back(std::async(std::launch::async, part, x, t * n / 4, (t + 1) * n / 4));
    double sum = 0;
    for (auto &p : parts)
        sum += p.get();
    return sum * sum;
}

struct pair {
    double sum, product;
};

double of_struct(const double *x, int n) {
    auto half = [=](int begin, int end) {
        pair p{0, 1};
        for (int i = begin; i < end; i++) {
            p.sum += std::exp(-x[i]);
            p.product *= 1 + 0.1 * x[i];
        }
        return p;
    };
    auto task = std::async(half, 0, n / 2);
    pair right = half(n / 2, n), left = task.get();
    return left.sum * right.product + left.product * right.sum;
}

double of_vector(const double *x, int n) {
    std::vector<double> v(x, x + n);
    std::future<std::vector<double>> products = std::async(std::launch::async, [v] {
        std::vector<double> w(v.size());
        for (size_t i = 0; i < v.size(); i++)
            w[i] = v[i] * v[(i + 1) % v.size()];
        return w;
    });
    auto w = products.get();
    return std::inner_product(v.begin(), v.end(), w.begin(), 0.0);
}

double deferred(const double *x, int n) {
    auto sum = std::async(std::launch::deferred, [&] { return part(x, 0, n); });
    return std::sqrt(1 + sum.get() * sum.valid() + x[0] * x[1]);
}

double without_result(const double *x, int n) {
    std::vector<double> sums(4);
    std::vector<std::future<void>> tasks;
    for (int t = 0; t < 4; t++)
        tasks.push_back(std::async(std::launch::async, [&sums, x, n, t] {
            for (int i = t; i < n; i += 4)
                sums[t] += std::cos(x[i]);
        }));
    for (auto &task : tasks)
        task.wait();
    return sums[0] * sums[1] + sums[2] * sums[3];
}

double promised(const double *x, int n) {
    std::promise<double> promise;
    std::future<double> sum = promise.get_future();
    std::thread thread([&promise, x, n] { promise.set_value(part(x, 0, n)); });
    double result = sum.get();
    thread.join();
    return result * result;
}

double packaged(const double *x, int n) {
    std::packaged_task<double(int)> task([x](int i) { return x[i] * x[i] * x[i]; });
    auto cube = task.get_future();
    std::thread thread(std::move(task), 2);
    thread.join();
    return cube.get() * x[0] + n;
}

double shared(const double *x, int n) {
    std::shared_future<double> first =
        std::async(std::launch::async, [=] { return x[0] * x[1] + x[n - 1]; }).share();
    auto again = first;
    return first.get() * again.get();
}

int main() {
    VERIFY(FUNCTION, 11, 0.5 + 0.3 * i);
    return verdict();
}
