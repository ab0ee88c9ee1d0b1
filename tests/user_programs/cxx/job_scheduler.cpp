// Scheduling jobs: a graph of dependencies with weak references, Kahn's order in a deque, soft critical paths, two machines.
#include "../expect.h"
#include <algorithm>
#include <deque>
#include <list>
#include <memory>
#include <queue>
#include <set>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

struct Job {
    std::string name;
    double work, finish = 0;
    int priority = 0;
    std::list<std::weak_ptr<Job>> needs;
    std::vector<std::shared_ptr<Job>> followers;
};

class Graph {
    std::unordered_map<std::string, std::shared_ptr<Job>> jobs_;

public:
    Graph &add(std::string name, double work, std::initializer_list<const char *> needs)
    {
        auto job = std::make_shared<Job>();
        job->name = name;
        job->work = work;
        for (const char *n : needs) {
            auto &other = jobs_.at(n);
            job->needs.emplace_back(other);
            other->followers.push_back(job);
        }
        jobs_.insert({std::move(name), std::move(job)});
        return *this;
    }
    std::vector<std::shared_ptr<Job>> order() const
    {
        std::unordered_map<const Job *, std::size_t> open;
        std::set<std::pair<std::string, std::shared_ptr<Job>>> start;
        for (const auto &[name, job] : jobs_) {
            open[job.get()] = job->needs.size();
            if (job->needs.empty())
                start.emplace(name, job);
        }
        std::deque<std::shared_ptr<Job>> ready;
        for (const auto &s : start)
            ready.push_back(s.second);
        std::vector<std::shared_ptr<Job>> result;
        while (!ready.empty()) {
            auto job = ready.front();
            ready.pop_front();
            result.push_back(job);
            for (auto &f : job->followers)
                if (--open[f.get()] == 0)
                    ready.push_back(f);
        }
        if (result.size() != jobs_.size())
            throw std::runtime_error("cycle");
        return result;
    }
    ~Graph()
    {
        for (auto &[name, job] : jobs_)
            job->followers.clear();
    }
};

static double soft_max(const std::vector<double> &v, double sharp)
{
    const double top = *std::max_element(v.begin(), v.end());
    double sum = 0;
    for (double x : v)
        sum += std::exp(sharp * (x - top));
    return top + std::log(sum) / sharp;
}

double makespan(const double *work, double sharp)
{
    Graph g;
    g.add("fetch", work[0], {}).add("configure", work[1], {}).add("compile", work[2], {"fetch", "configure"});
    g.add("document", work[3], {"fetch"}).add("test", work[4], {"compile"});
    g.add("package the whole thing", work[5], {"compile", "document"}).add("release", work[6], {"test", "package the whole thing"});
    std::vector<double> ends;
    std::unordered_set<std::string> seen;
    for (const auto &job : g.order()) {
        std::vector<double> before{0.0};
        for (const auto &weak : job->needs)
            if (const auto need = weak.lock())
                before.push_back(need->finish);
        job->finish = soft_max(before, sharp) + job->work;
        ends.push_back(job->finish);
        seen.insert(job->name);
    }
    /* on two machines: a queue by remaining work */
    auto less = [](const std::shared_ptr<Job> &a, const std::shared_ptr<Job> &b) { return a->work < b->work; };
    std::priority_queue<std::shared_ptr<Job>, std::vector<std::shared_ptr<Job>>, decltype(less)> queue(less);
    for (auto &job : g.order())
        queue.push(job);
    double machines[2] = {0, 0};
    for (; !queue.empty(); queue.pop()) {
        double &free = *std::min_element(machines, machines + 2);
        free += queue.top()->work;
    }
    return soft_max(ends, sharp) + 0.5 * std::hypot(machines[0], machines[1]) + 0.1 * seen.count("test");
}

int main()
{
    double work[7] = {2, 3.5, 4, 1.2, 5, 2.2, 0.7}, d[7] = {}, sharp = 1.5;
    const double ds = __enzyme_autodiff<double>((void *)makespan, enzyme_dup, work, d, enzyme_out, sharp);
    EXPECT_SLOPE("sharp", 0, ds, makespan(work, sharp), sharp, 1e-3, 1e-7);
    for (int i = 0; i < 7; i++)
        EXPECT_SLOPE("work", i, d[i], makespan(work, sharp), work[i], 1e-3, 1e-7);
    return verdict();
}
