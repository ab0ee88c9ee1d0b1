// Logistics: parcels and routes with smart pointers, a simulated clock, sets, bind and member functions.
#include "../expect.h"
#include <algorithm>
#include <functional>
#include <memory>
#include <numeric>
#include <optional>
#include <queue>
#include <set>
#include <string>
#include <tuple>
#include <unordered_map>
#include <vector>

struct Place {
    double x, y;
    friend double distance(const Place &a, const Place &b) { return std::hypot(a.x - b.x, a.y - b.y); }
};
struct Parcel {
    double weight, due;
    std::size_t from, to;
};
class Van {
    double speed_, position_time_ = 0, load_ = 0;
    std::size_t at_ = 0;

public:
    explicit Van(double s) : speed_(s) {}
    double arrival(const std::vector<Place> &places, const Parcel &p) const
    {
        return position_time_ + (distance(places[at_], places[p.from]) + distance(places[p.from], places[p.to])) / speed_ * (1 + 0.02 * load_);
    }
    void carry(const std::vector<Place> &places, const Parcel &p)
    {
        position_time_ = arrival(places, p);
        load_ += p.weight;
        at_ = p.to;
    }
    double time() const { return position_time_; }
};
class Depot {
    std::vector<Place> places_;
    std::vector<std::unique_ptr<Van>> vans_;
    using Job = std::tuple<double, int, std::shared_ptr<Parcel>>;
    std::priority_queue<Job, std::vector<Job>, std::greater<Job>> queue_;
    std::unordered_map<int, double> late_;

public:
    Depot(std::vector<Place> places, const double *speeds, int vans) : places_(std::move(places))
    {
        std::generate_n(std::back_inserter(vans_), vans, [&, i = 0]() mutable { return std::make_unique<Van>(speeds[i++]); });
    }
    void order(int id, std::shared_ptr<Parcel> p) { queue_.emplace(p->due, id, std::move(p)); }
    void run()
    {
        while (!queue_.empty()) {
            auto [due, id, parcel] = queue_.top();
            queue_.pop();
            const auto best = std::min_element(vans_.begin(), vans_.end(), [&, p = parcel.get()](const auto &a, const auto &b) {
                return a->arrival(places_, *p) < b->arrival(places_, *p);
            });
            (*best)->carry(places_, *parcel);
            if ((*best)->time() > due)
                late_[id] += (*best)->time() - due;
        }
    }
    double cost(double penalty) const
    {
        double c = std::transform_reduce(vans_.begin(), vans_.end(), 0.0, std::plus<>(), std::mem_fn(&Van::time));
        std::set<int> ids;
        for (const auto &[id, l] : late_)
            ids.insert(id);
        for (int id : ids)
            c += penalty * late_.at(id) * late_.at(id);
        return c;
    }
};
static double tour(const double *xy, const double *speeds, double penalty)
{
    std::vector<Place> places;
    for (int i = 0; i < 5; i++)
        places.push_back({xy[2 * i], xy[2 * i + 1]});
    Depot depot(std::move(places), speeds, 2);
    auto heavy = std::make_shared<Parcel>(Parcel{3, 1.5, 0, 2});
    depot.order(1, heavy);
    depot.order(2, std::make_shared<Parcel>(Parcel{1, 0.9, 3, 4}));
    depot.order(3, std::make_shared<Parcel>(Parcel{2, 2.5, 1, 0}));
    depot.order(4, heavy);
    depot.run();
    const auto scaled = std::bind(&Depot::cost, &depot, std::placeholders::_1);
    return scaled(penalty) + 0.1 * scaled(0);
}
int main()
{
    double xy[10] = {0.1, 0.2, 1.9, 0.4, 0.7, 1.6, 2.2, 1.8, 1.1, 0.9}, d[10] = {}, s[2] = {1.1, 0.8}, ds[2] = {}, p = 0.6;
    const double g = __enzyme_autodiff<double>((void *)tour, enzyme_dup, xy, d, enzyme_dup, s, ds, enzyme_out, p);
    EXPECT_SLOPE("penalty", 0, g, tour(xy, s, p), p, 1e-4, 1e-7);
    for (int i = 0; i < 10; i++)
        EXPECT_SLOPE("xy", i, d[i], tour(xy, s, p), xy[i], 1e-5, 1e-7);
    for (int i = 0; i < 2; i++)
        EXPECT_SLOPE("speed", i, ds[i], tour(xy, s, p), s[i], 1e-5, 1e-7);
    return verdict();
}
