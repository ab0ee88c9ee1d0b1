// Neurons on a pool of threads: a queue of tasks with a condition variable, counters that tell of the end,
// results by index and under a mutex.
#include <atomic>
#include <cmath>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>
#include "../openmp_programs/verify.h"

class Pool {
  public:
    explicit Pool(int threads)
    {
        for (int t = 0; t < threads; t++)
            workers.emplace_back([this] { work(); });
    }
    ~Pool()
    {
        {
            std::unique_lock lock(mutex);
            stop = true;
        }
        ready.notify_all();
        for (auto &w : workers)
            w.join();
    }
    void submit(std::function<void()> task)
    {
        {
            std::lock_guard lock(mutex);
            tasks.push(std::move(task));
            open++;
        }
        ready.notify_one();
    }
    void wait()
    {
        std::unique_lock lock(mutex);
        done.wait(lock, [this] { return open == 0; });
    }

  private:
    void work()
    {
        for (;;) {
            std::function<void()> task;
            {
                std::unique_lock lock(mutex);
                ready.wait(lock, [this] { return stop || !tasks.empty(); });
                if (tasks.empty())
                    return;
                task = std::move(tasks.front());
                tasks.pop();
            }
            task();
            std::lock_guard lock(mutex);
            if (--open == 0)
                done.notify_all();
        }
    }
    std::vector<std::thread> workers;
    std::queue<std::function<void()>> tasks;
    std::mutex mutex;
    std::condition_variable ready, done;
    int open = 0;
    bool stop = false;
};

struct Neuron {
    double v, w, input;
    void step(double dt)
    {
        double dv = v - v * v * v / 3 - w + input, dw = 0.08 * (v + 0.7 - 0.8 * w);
        v += dt * dv;
        w += dt * dw;
    }
};

static int threads;

static double activity(const double *x, int n)
{
    std::vector<Neuron> net(6);
    std::vector<double> synapse(6, 0.0);
    std::mutex guard;
    double mean = 0, spikes = 0;
    for (int i = 0; i < 6; i++)
        net[i] = {0.1 * i, 0.2 * x[i % n], 0.5 + x[(i + 1) % n]};
    Pool pool(threads);
    for (int t = 0; t < 3; t++) {
        for (int i = 0; i < 6; i++)
            pool.submit([&, i] {
                for (int k = 0; k < 4; k++)
                    net[i].step(0.1);
                synapse[i] = std::tanh(net[i].v * x[0]);
                std::lock_guard lock(guard);
                spikes += net[i].v * net[i].v;
            });
        pool.wait();
        for (int i = 0; i < 6; i++)
            net[i].input += 0.1 * synapse[(i + 1) % 6];
        mean += synapse[t];
    }
    return mean + 0.1 * spikes;
}

int main()
{
    for (threads = 1; threads <= 4; threads++)
        VERIFY(activity, 3, 0.6 + 0.2 * i);
    return verdict();
}
