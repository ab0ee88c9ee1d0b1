/* Pictures of a scene are computed by a pool of workers that takes functions from a queue; results are
 * promises; rows of a table are guarded by a shared mutex; a sum is an atomic number that is
 * compared and exchanged; tables are made once by whoever comes first; samples are sorted by
 * halves in threads of their own. */
#include "../openmp_programs/slopes.h"
#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <queue>
#include <shared_mutex>
#include <thread>
#include <vector>

template <typename R, typename... T> R __enzyme_autodiff(void *, T...);
template <typename R, typename... T> R __enzyme_fwddiff(void *, T...);

namespace {
class pool {
    std::vector<std::thread> workers_;
    std::queue<std::function<void()>> tasks_;
    std::mutex mutex_;
    std::condition_variable changed_;
    bool ends_ = false;

public:
    explicit pool(int count)
    {
        for (int i = 0; i < count; i++)
            workers_.emplace_back([this] { work(); });
    }
    ~pool()
    {
        {
            std::lock_guard lock(mutex_);
            ends_ = true;
        }
        changed_.notify_all();
        for (auto &worker : workers_)
            worker.join();
    }
    void submit(std::function<void()> task)
    {
        {
            std::lock_guard lock(mutex_);
            tasks_.push(std::move(task));
        }
        changed_.notify_one();
    }

private:
    void work()
    {
        for (;;) {
            std::function<void()> task;
            {
                std::unique_lock lock(mutex_);
                changed_.wait(lock, [this] { return ends_ || !tasks_.empty(); });
                if (tasks_.empty())
                    return;
                task = std::move(tasks_.front());
                tasks_.pop();
            }
            task();
        }
    }
};

struct light_table {
    std::shared_mutex mutex;
    std::once_flag once;
    std::vector<double> rows;
    double get(std::size_t k, const double *lamp)
    {
        std::call_once(once, [&] { rows.assign({lamp[0], lamp[0] * lamp[1], lamp[1]}); });
        std::shared_lock lock(mutex);
        return rows[k % rows.size()];
    }
    void dim(std::size_t k, double by)
    {
        std::unique_lock lock(mutex);
        rows[k % rows.size()] *= by;
    }
};

void add(std::atomic<double> &to, double what)
{
    double old = to.load();
    while (!to.compare_exchange_weak(old, old + what)) {
    }
}

void sort_halves(double *first, double *last, int depth)
{
    if (last - first < 2)
        return;
    double *middle = first + (last - first) / 2;
    if (depth > 0) {
        std::thread left(sort_halves, first, middle, depth - 1);
        sort_halves(middle, last, depth - 1);
        left.join();
    } else {
        sort_halves(first, middle, 0);
        sort_halves(middle, last, 0);
    }
    std::inplace_merge(first, middle, last);
}

int team()
{
    const char *wanted = std::getenv("OMP_NUM_THREADS");
    return wanted ? std::atoi(wanted) : 2;
}

double picture(const double *scene, int count, const double *lamp)
{
    auto table = std::make_shared<light_table>();
    std::vector<double> pixels(count, 0.0);
    std::atomic<double> glow{0.0};
    {
        pool workers(team());
        for (int p = 0; p < count; p++)
            workers.submit([&, p, table] {
                const double light = table->get(static_cast<std::size_t>(p), lamp);
                pixels[p] = std::exp(-scene[p] * scene[p]) * light + 0.1 * scene[(p + 1) % count];
                add(glow, 0.2 * pixels[p] * pixels[p]);
            });
    }
    table->dim(1, 0.5);
    sort_halves(pixels.data(), pixels.data() + count, 2);
    double sum = glow.load();
    for (int p = 0; p < count; p++)
        sum += (p + 1) * pixels[p] * table->get(1, lamp);
    return sum;
}
} // namespace

int main()
{
    const int count = 9;
    std::vector<double> scene(count), d(count, 0.0), v(count);
    for (int p = 0; p < count; p++) {
        scene[p] = 0.2 + 0.13 * p;
        v[p] = std::sin(1.0 + p);
    }
    double lamp[2] = {1.1, 0.7}, d_lamp[2] = {0, 0}, v_lamp[2] = {0.3, 0.6};
    __enzyme_autodiff<void>((void *)picture, enzyme_dup, scene.data(), d.data(), enzyme_const, count, enzyme_dup,
                            lamp, d_lamp);
    CHECK_SLOPES("scene", picture(scene.data(), count, lamp), scene, d, count, 1, 1e-5, 1e-6);
    CHECK_SLOPES("lamp", picture(scene.data(), count, lamp), lamp, d_lamp, 2, 1, 1e-5, 1e-6);
    const double tangent = __enzyme_fwddiff<double>((void *)picture, enzyme_dup, scene.data(), v.data(),
                                                    enzyme_const, count, enzyme_dup, lamp, v_lamp);
    double along = d_lamp[0] * v_lamp[0] + d_lamp[1] * v_lamp[1];
    for (int p = 0; p < count; p++)
        along += d[p] * v[p];
    if (!(std::fabs(tangent - along) <= 1e-9 * (1 + std::fabs(along)))) {
        printf("WRONG tangent %.15g %.15g\n", tangent, along);
        slopes_wrong++;
    }
    return slopes_verdict();
}
