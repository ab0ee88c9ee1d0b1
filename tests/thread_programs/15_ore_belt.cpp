/* Ore on a belt: a crusher hands batches to sorters by a bounded queue with a mutex and condition
 * variables; sorters put what they find into a second queue; an assayer collects.  Assays of samples
 * are futures. */
#include "../openmp_programs/slopes.h"
#include <condition_variable>
#include <cstdlib>
#include <deque>
#include <future>
#include <mutex>
#include <thread>
#include <vector>

extern "C" void __enzyme_autodiff(void *, ...);

namespace {

struct batch {
    int number;
    std::vector<double> stones;
};

/* Waits while it is full, or empty; says false when it is closed. */
template <typename T> class channel {
    std::mutex mutex_;
    std::condition_variable room_, filled_;
    std::deque<T> items_;
    std::size_t most_;
    bool closed_ = false;

public:
    explicit channel(std::size_t most) : most_(most) {}
    void put(T item)
    {
        std::unique_lock<std::mutex> lock(mutex_);
        room_.wait(lock, [&] { return items_.size() < most_; });
        items_.push_back(std::move(item));
        filled_.notify_one();
    }
    bool take(T &item)
    {
        std::unique_lock<std::mutex> lock(mutex_);
        filled_.wait(lock, [&] { return !items_.empty() || closed_; });
        if (items_.empty())
            return false;
        item = std::move(items_.front());
        items_.pop_front();
        room_.notify_one();
        return true;
    }
    void close()
    {
        std::lock_guard<std::mutex> lock(mutex_);
        closed_ = true;
        filled_.notify_all();
    }
};

void crush(const double *ore, int count, double gap, channel<batch> &to)
{
    for (int b = 0; 4 * b < count; b++) {
        batch made{b, {}};
        for (int i = 4 * b; i < std::min(count, 4 * b + 4); i++)
            for (double size = ore[i]; size > 0.3; size *= 0.6)
                made.stones.push_back(size / (1.0 + gap * size));
        to.put(std::move(made));
    }
    to.close();
}

void sort_stones(channel<batch> &from, channel<batch> &to, double threshold)
{
    batch got;
    while (from.take(got)) {
        batch kept{got.number, {0.0, 0.0}};
        for (double stone : got.stones) {
            const double grade = 1.0 / (1.0 + std::exp(-8.0 * (stone - threshold)));
            kept.stones[0] += grade * stone;
            kept.stones[1] += (1.0 - grade) * stone * stone;
        }
        to.put(std::move(kept));
    }
}

double assay(const double *ore, int first, int last, double gap)
{
    double sum = 0.0;
    for (int i = first; i < last; i++)
        sum += std::sin(ore[i] * gap) * ore[i];
    return sum;
}

int sorters()
{
    const char *wanted = std::getenv("OMP_NUM_THREADS");
    return wanted ? std::atoi(wanted) : 2;
}

double value(const double *ore, int count, const double *plant)
{
    channel<batch> crushed(2), sorted(3);
    std::vector<double> worth((count + 3) / 4, 0.0);
    std::thread crusher([&] { crush(ore, count, plant[0], crushed); });
    std::vector<std::thread> team;
    for (int t = 0; t < sorters(); t++)
        team.emplace_back([&] { sort_stones(crushed, sorted, plant[1]); });
    std::thread assayer([&] {
        batch got;
        while (sorted.take(got))
            worth[got.number] = got.stones[0] * got.stones[0] - 0.3 * got.stones[1];
    });
    crusher.join();
    for (auto &member : team)
        member.join();
    sorted.close();
    assayer.join();
    auto front = std::async(std::launch::async, assay, ore, 0, count / 2, plant[0]);
    auto back = std::async(std::launch::async, assay, ore, count / 2, count, plant[1]);
    double total = front.get() * back.get();
    for (double one : worth)
        total += one;
    return total;
}

} // namespace

int main()
{
    const int count = 13;
    std::vector<double> ore(count), d_ore(count, 0.0);
    for (int i = 0; i < count; i++)
        ore[i] = 1.2 + 0.5 * std::sin(1.0 + 2.0 * i);
    double plant[2] = {0.4, 0.6}, d_plant[2] = {0, 0};
    __enzyme_autodiff((void *)value, enzyme_dup, ore.data(), d_ore.data(), enzyme_const, count, enzyme_dup, plant,
                      d_plant);
    CHECK_SLOPES("ore", value(ore.data(), count, plant), ore, d_ore.data(), count, 1, 1e-5, 1e-6);
    CHECK_SLOPES("plant", value(ore.data(), count, plant), plant, d_plant, 2, 1, 1e-5, 1e-6);
    return slopes_verdict();
}
