// Threads of C++ that wait for each other: a pool with a queue, barriers, latches, semaphores, flags,
// notifications of atomic numbers, and a lock that is shared.
#include <atomic>
#include <barrier>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <functional>
#include <latch>
#include <mutex>
#include <numeric>
#include <queue>
#include <semaphore>
#include <shared_mutex>
#include <thread>
#include <vector>

#include "../openmp_programs/verify.h"

class Pool {
  public:
    explicit Pool(int count) {
        for (int i = 0; i < count; i++)
            workers_.emplace_back([this] { work(); });
    }
    ~Pool() {
        {
            std::lock_guard<std::mutex> guard(lock_);
            closed_ = true;
        }
        changed_.notify_all();
        for (auto &worker : workers_)
            worker.join();
    }
    void add(std::function<void()> task) {
        {
            std::lock_guard<std::mutex> guard(lock_);
            tasks_.push(std::move(task));
            open_++;
        }
        changed_.notify_one();
    }
    void wait() {
        std::unique_lock<std::mutex> guard(lock_);
        done_.wait(guard, [this] { return open_ == 0; });
    }

  private:
    void work() {
        for (;;) {
            std::function<void()> task;
            {
                std::unique_lock<std::mutex> guard(lock_);
                changed_.wait(guard, [this] { return closed_ || !tasks_.empty(); });
                if (tasks_.empty())
                    return;
                task = std::move(tasks_.front());
                tasks_.pop();
            }
            task();
            std::lock_guard<std::mutex> guard(lock_);
            if (--open_ == 0)
                done_.notify_all();
        }
    }
    std::vector<std::thread> workers_;
    std::queue<std::function<void()>> tasks_;
    std::mutex lock_;
    std::condition_variable changed_, done_;
    int open_ = 0;
    bool closed_ = false;
};

double by_a_pool(const double *x, int n) {
    std::vector<double> squares(n), sums(n);
    Pool pool(3);
    for (int i = 0; i < n; i++)
        pool.add([&, i] { squares[i] = std::sin(x[i]) * x[(i + 1) % n]; });
    pool.wait();
    for (int i = 0; i < n; i++)
        pool.add([&, i] { sums[i] = squares[i] * squares[(i + 2) % n] + x[i]; });
    pool.wait();
    return std::accumulate(sums.begin(), sums.end(), 0.0, [](double s, double v) { return s + v * v; });
}

double at_a_barrier(const double *x, int n) {
    std::vector<double> now(x, x + n), then(n);
    double weight = 1;
    const int count = 2;
    auto swap = [&]() noexcept {
        std::swap(now, then);
        weight *= now[0];
    };
    std::barrier met(count, swap);
    auto sweep = [&](int t) {
        for (int s = 0; s < 4; s++) {
            for (int i = t * n / count; i < (t + 1) * n / count; i++)
                then[i] = std::cos(now[i]) + 0.3 * now[(i + 1) % n];
            met.arrive_and_wait();
        }
    };
    {
        std::vector<std::jthread> threads;
        for (int t = 0; t < count; t++)
            threads.emplace_back(sweep, t);
    }
    return weight * std::accumulate(now.begin(), now.end(), 0.0);
}

double by_a_latch(const double *x, int n) {
    std::latch ready(2), go(1);
    std::counting_semaphore<4> tokens(1);
    double parts[2] = {0, 0}, scale = 0, together = 1;
    auto half = [&](int k) {
        for (int i = k; i < n; i += 2)
            parts[k] += x[i] * x[i];
        ready.count_down();
        go.wait();
        tokens.acquire();
        together += parts[k] * scale * x[k];
        tokens.release();
    };
    std::thread a(half, 0), b(half, 1);
    ready.wait();
    scale = std::sqrt(parts[0] + parts[1]);
    go.count_down();
    a.join();
    b.join();
    return together;
}

double by_flags(const double *x, int n) {
    std::atomic<int> stage{0};
    std::atomic<bool> seen{false};
    double handed = 0, back = 0;
    std::thread other([&] {
        while (stage.load(std::memory_order_acquire) != 1)
            std::this_thread::yield();
        back = std::exp(-handed) + x[1];
        stage.store(2, std::memory_order_release);
        stage.notify_all();
        while (!seen)
            std::this_thread::sleep_for(std::chrono::microseconds(1));
        back *= x[2];
    });
    handed = x[0] * x[n - 1];
    stage.store(1, std::memory_order_release);
    stage.wait(1);
    double first = back;
    seen = true;
    other.join();
    return first * first + back;
}

class Board {
  public:
    void write(double value) {
        std::unique_lock<std::shared_mutex> guard(lock_);
        value_ += value * value;
        version_++;
    }
    double read() const {
        std::shared_lock<std::shared_mutex> guard(lock_);
        return value_;
    }
    int version() const {
        std::shared_lock<std::shared_mutex> guard(lock_);
        return version_;
    }

  private:
    mutable std::shared_mutex lock_;
    double value_ = 0;
    int version_ = 0;
};

double by_a_board(const double *x, int n) {
    Board board;
    double sum = 0;
    std::mutex lock;
    std::condition_variable changed;
    std::thread reader([&] {
        std::unique_lock<std::mutex> guard(lock);
        changed.wait_for(guard, std::chrono::seconds(5), [&] { return board.version() >= n; });
        sum = board.read() * x[0];
    });
    for (int i = 0; i < n; i++) {
        board.write(std::sin(x[i]));
        changed.notify_one();
    }
    reader.join();
    return sum;
}

int main() {
    VERIFY(by_a_pool, 7, 0.5 + 0.3 * i);
    VERIFY(at_a_barrier, 7, 0.5 + 0.3 * i);
    VERIFY(by_a_latch, 7, 0.5 + 0.3 * i);
    VERIFY(by_flags, 7, 0.5 + 0.3 * i);
    VERIFY(by_a_board, 7, 0.5 + 0.3 * i);
    return verdict();
}
