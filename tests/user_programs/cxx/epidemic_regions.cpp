// Epidemiology: regions in a std::map by name, a graph of shared and weak pointers, measures that switch on and off.
#include "../expect.h"
#include <map>
#include <memory>
#include <string>
#include <vector>

class Region : public std::enable_shared_from_this<Region> {
  public:
    struct Link {
        std::weak_ptr<Region> to;
        double travellers;
    };
    Region(std::string name, double people, double infected) : name_(std::move(name)), s(people - infected), i(infected) {}
    void connect(const std::shared_ptr<Region> &other, double travellers)
    {
        links_.push_back({other, travellers});
        other->links_.push_back({weak_from_this(), travellers});
    }
    double people() const { return s + e + i + r; }
    double pressure() const
    {
        double sum = i / people();
        for (const auto &link : links_)
            if (auto neighbour = link.to.lock())
                sum += link.travellers * neighbour->i / neighbour->people();
        return sum;
    }
    const std::string &name() const { return name_; }

  private:
    std::string name_;
    std::vector<Link> links_;

  public:
    double s, e = 0, i, r = 0;
    bool locked = false;
};

struct Disease {
    double beta, sigma, gamma, lockdown;
};

class World {
    std::map<std::string, std::shared_ptr<Region>> regions_;

  public:
    Region &add(const std::string &name, double people, double infected)
    {
        return *(regions_[name] = std::make_shared<Region>(name, people, infected));
    }
    void connect(const std::string &a, const std::string &b, double travellers)
    {
        regions_.at(a)->connect(regions_.at(b), travellers);
    }
    void day(const Disease &d)
    {
        std::map<const Region *, double> force;
        for (auto &[name, region] : regions_) {
            region->locked = region->locked ? region->i > 0.01 * region->people() : region->i > 0.03 * region->people();
            force[region.get()] = d.beta * region->pressure() * (region->locked ? d.lockdown : 1);
        }
        for (auto &[name, region] : regions_) {
            const double fresh = force[region.get()] * region->s, ill = d.sigma * region->e, well = d.gamma * region->i;
            region->s -= fresh;
            region->e += fresh - ill;
            region->i += ill - well;
            region->r += well;
        }
    }
    double recovered() const
    {
        double sum = 0;
        for (const auto &entry : regions_)
            sum += entry.second->r * (entry.first.front() == 'S' ? 2 : 1);
        return sum;
    }
};

static double burden(const Disease *d, const double *travel, double seed)
{
    World w;
    w.add("North", 50, seed);
    w.add("South", 80, 0);
    w.add("Springfield-upon-the-Long-River", 20, 0.1);
    w.add("East", 30, 0);
    w.connect("North", "South", travel[0]);
    w.connect("South", "Springfield-upon-the-Long-River", travel[1]);
    w.connect("East", "North", travel[2]);
    for (int t = 0; t < 60; t++)
        w.day(*d);
    return w.recovered();
}

int main()
{
    Disease d{0.5, 0.25, 0.15, 0.35}, dd{};
    double travel[3] = {0.05, 0.1, 0.02}, dt[3] = {0}, seed = 1.3;
    const double ds = __enzyme_autodiff<double>((void *)burden, enzyme_dup, &d, &dd, enzyme_dup, travel, dt, enzyme_out, seed);
    double *in = &d.beta, *out = &dd.beta;
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("disease", i, out[i], burden(&d, travel, seed), in[i], 1e-6, 1e-5);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("travel", i, dt[i], burden(&d, travel, seed), travel[i], 1e-6, 1e-5);
    EXPECT_SLOPE("seed", 0, ds, burden(&d, travel, seed), seed, 1e-6, 1e-5);
    return verdict();
}
