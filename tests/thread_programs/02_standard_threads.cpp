// Threads of C++: closures that write to slots, add under a mutex or to an atomic number, members
// called in threads over several steps, threads that join by themselves, and a queue of numbers.
#include <algorithm>
#include <atomic>
#include <cmath>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <numeric>
#include <thread>
#include <vector>

#include "../openmp_programs/verify.h"

double slots(const double *x, int n) {
    const int count = 3;
    std::vector<double> results(count);
    std::vector<std::thread> threads;
    for (int t = 0; t < count; t++)
        threads.emplace_back([&, t] {
            double sum = 0;
            for (int i = t * n / count; i < (t + 1) * n / count; i++)
                sum += std::exp(-x[i]) * x[(i + 1) % n];
            results[t] = sum;
        });
    for (auto &thread : threads)
        thread.join();
    return std::accumulate(results.begin(), results.end(), 0.0,
                           [](double sum, double r) { return sum + r * r; });
}

static void add_cubes(const double *x, int begin, int end, double &sum, std::mutex &lock) {
    double own = 0;
    for (int i = begin; i < end; i++)
        own += x[i] * x[i] * x[i];
    std::lock_guard<std::mutex> guard(lock);
    sum += own;
}

double under_a_mutex(const double *x, int n) {
    double sum = 0;
    std::mutex lock;
    int count = std::thread::hardware_concurrency() > 1 ? 4 : 3, part = (n + count - 1) / count;
    std::vector<std::thread> threads;
    for (int t = 0; t < count; t++)
        threads.push_back(std::thread(add_cubes, x, std::min(n, t * part),
                                      std::min(n, (t + 1) * part), std::ref(sum), std::ref(lock)));
    for (auto &thread : threads)
        thread.join();
    return std::sqrt(sum);
}

double atomic_number(const double *x, int n) {
    std::atomic<double> total{0.0};
    std::atomic<int> next{0};
    auto work = [&] {
        for (int i = next++; i < n; i = next++) {
            double term = std::log(1 + x[i] * x[i]), old = total.load();
            while (!total.compare_exchange_weak(old, old + term)) {
            }
        }
    };
    std::thread first(work), second(work);
    first.join();
    second.join();
    return total.load() * x[0];
}

class Rod {
  public:
    Rod(const double *x, int n) : now(x, x + n), next(now) {}
    void step() {
        std::vector<std::unique_ptr<std::thread>> threads;
        int n = int(now.size()), half = n / 2;
        threads.push_back(std::make_unique<std::thread>(&Rod::sweep, this, 1, half));
        threads.push_back(std::make_unique<std::thread>(&Rod::sweep, this, half, n - 1));
        for (auto &thread : threads)
            thread->join();
        now.swap(next);
    }
    double energy() const {
        return std::inner_product(now.begin(), now.end(), now.begin(), 0.0);
    }

  private:
    std::vector<double> now, next;
    void sweep(int begin, int end) {
        for (int i = begin; i < end; i++)
            next[i] = now[i] + 0.1 * (now[i - 1] - 2 * now[i] + now[i + 1]) - 0.01 * std::pow(now[i], 3);
    }
};

double steps(const double *x, int n) {
    Rod rod(x, n);
    for (int k = 0; k < 4; k++)
        rod.step();
    return rod.energy();
}

// what its maker waits for has happened when it looks

double told(const double *x, int) {
    std::mutex lock;
    std::condition_variable changed;
    bool done = false;
    double result = 0;
    std::thread thread([&] {
        std::lock_guard<std::mutex> guard(lock);
        result = x[0] * x[1];
        done = true;
        changed.notify_one();
    });
    {
        std::unique_lock<std::mutex> guard(lock);
        changed.wait(guard, [&] { return done; });
        result *= x[2];
    }
    thread.join();
    return result;
}

// threads behind a virtual function, and functions that sort halves in threads of their own

struct Task {
    virtual ~Task() = default;
    virtual double run(const double *x, int n) = 0;
};

struct Halves : Task {
    double run(const double *x, int n) override {
        double left = 0, right = 0;
        std::thread thread([&] {
            for (int i = 0; i < n / 2; i++)
                left += x[i] * x[i];
        });
        for (int i = n / 2; i < n; i++)
            right += std::sin(x[i]);
        thread.join();
        return left * right;
    }
};

struct First : Task {
    double run(const double *x, int n) override { return x[0] * n; }
};

double tasks(const double *x, int n) {
    std::vector<std::unique_ptr<Task>> all;
    all.push_back(std::make_unique<Halves>());
    all.push_back(std::make_unique<First>());
    double sum = 0;
    for (auto &task : all)
        sum += task->run(x, n);
    return sum;
}

static void sort(std::vector<double> &v, int begin, int end, int depth) {
    if (depth == 0)
        return std::sort(v.begin() + begin, v.begin() + end);
    int middle = (begin + end) / 2;
    std::thread left(sort, std::ref(v), begin, middle, depth - 1);
    sort(v, middle, end, depth - 1);
    left.join();
    std::inplace_merge(v.begin() + begin, v.begin() + middle, v.begin() + end);
}

double sorted(const double *x, int n) {
    std::vector<double> v(n);
    for (int i = 0; i < n; i++)
        v[i] = std::sin(7 * x[i]);
    sort(v, 0, n, 2);
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += v[i] * (i + 1);
    return sum;
}

int main() {
    VERIFY(tasks, 11, 0.5 + 0.3 * i);
    VERIFY(sorted, 11, 0.5 + 0.3 * i);
    VERIFY(slots, 11, 0.5 + 0.3 * i);
    VERIFY(under_a_mutex, 11, 0.5 + 0.3 * i);
    VERIFY(atomic_number, 11, 0.5 + 0.3 * i);
    VERIFY(steps, 11, 0.5 + 0.3 * i);
    VERIFY(told, 11, 0.5 + 0.3 * i);
    return verdict();
}
