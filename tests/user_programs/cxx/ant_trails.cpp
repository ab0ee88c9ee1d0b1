// Trails of ants: sets ordered by scent, multimaps of crumbs, and lists that are spliced when trails meet.
#include "../expect.h"
#include <algorithm>
#include <functional>
#include <iterator>
#include <list>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <tuple>
#include <vector>

struct Ant {
    int id;
    double load;
    std::weak_ptr<Ant> leader;
};

struct Step {
    double scent, length;
    short direction;
};

struct Trail {
    std::string name;
    std::list<Step> steps;
    double total() const
    {
        double sum = 0;
        for (const auto &s : steps)
            sum += s.scent * s.length;
        return sum;
    }
};

struct ByScent {
    bool operator()(const Step &a, const Step &b) const
    {
        return std::tie(a.scent, a.direction) < std::tie(b.scent, b.direction);
    }
};

class Nest {
    std::vector<std::shared_ptr<Ant>> ants_;
    std::map<int, Trail> trails_;
    std::multimap<double, std::string, std::greater<>> crumbs_;

public:
    void hatch(int n, double load)
    {
        for (int i = 0; i < n; ++i) {
            auto ant = std::make_shared<Ant>(Ant{i, load * (1 + 0.1 * i), {}});
            if (!ants_.empty())
                ant->leader = ants_.back();
            ants_.push_back(std::move(ant));
        }
    }
    void lay(int id, std::string name, const double *scents, int n)
    {
        Trail t{std::move(name), {}};
        std::generate_n(std::back_inserter(t.steps), n, [&, i = 0]() mutable {
            const double s = scents[i % 3] * (1 + 0.07 * i + 0.013 * id);
            return Step{s, 1.0 + 0.5 * (i % 2), static_cast<short>(i++)};
        });
        trails_.insert_or_assign(id, std::move(t));
    }
    void meet(int a, int b)
    {
        auto &first = trails_.at(a).steps, &second = trails_.at(b).steps;
        auto middle = std::next(first.begin(), static_cast<long>(first.size() / 2));
        first.splice(middle, second, std::next(second.begin()), second.end());
        first.sort([](const Step &x, const Step &y) { return x.direction < y.direction; });
        first.remove_if([](const Step &s) { return s.direction > 6; });
    }
    double forage(double evaporation)
    {
        double found = 0;
        for (auto &[id, trail] : trails_) {
            std::set<Step, ByScent> best(trail.steps.begin(), trail.steps.end());
            int rank = 0;
            for (auto it = best.rbegin(); it != best.rend() && rank < 3; ++it, ++rank)
                found += it->scent * it->scent / (1 + rank);
            for (auto &s : trail.steps)
                s.scent *= 1 - evaporation;
            crumbs_.emplace(trail.total(), trail.name);
        }
        for (const auto &[amount, name] : crumbs_)
            found = 0.9 * found + amount * (name.length() % 4 + 1);
        for (const auto &ant : ants_)
            if (auto leader = ant->leader.lock())
                found += ant->load * leader->load * 0.05;
        return found;
    }
};

double colony(const double *scents, double load, double evaporation)
{
    Nest n;
    n.hatch(4, load);
    n.lay(3, "to the jam", scents, 5);
    n.lay(1, "along the wall behind the old stove", scents + 1, 4);
    n.lay(2, "roots", scents, 8);
    double sum = 0;
    for (int day = 0; day < 3; ++day) {
        if (day == 1)
            n.meet(3, 2);
        sum += n.forage(evaporation) * (day + 1);
    }
    return sum;
}

struct Slopes {
    double load, evaporation;
};

int main()
{
    double scents[4] = {1, 1.4, 0.7, 1.15}, d[4] = {}, load = 1.5, evaporation = 0.1;
    const auto g = __enzyme_autodiff<Slopes>((void *)colony, enzyme_dup, scents, d, enzyme_out, load, enzyme_out, evaporation);
    EXPECT_SLOPE("load", 0, g.load, colony(scents, load, evaporation), load, 1e-3, 1e-7);
    EXPECT_SLOPE("evaporation", 0, g.evaporation, colony(scents, load, evaporation), evaporation, 1e-4, 1e-7);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("scent", i, d[i], colony(scents, load, evaporation), scents[i], 1e-4, 1e-7);
    return verdict();
}
