// Cider ferments in tanks: batches move through a deque and a list that is spliced, racked and blended, measured
// by iterators over windows, and written down in a journal that is read again.
#include "../expect.h"
#include <algorithm>
#include <deque>
#include <iomanip>
#include <iterator>
#include <list>
#include <map>
#include <memory>
#include <numeric>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

struct Batch {
    std::string orchard;
    double litres, sugar, yeast = 1, alcohol = 0;
    std::deque<double> gravity{};

    void day(double temperature, double vigour)
    {
        const double rate = vigour * std::exp(-std::pow((temperature - 18) / 8, 2)) * yeast * sugar / (sugar + 40);
        sugar -= 6 * rate;
        alcohol += 3.1 * rate;
        yeast *= 1 + 0.3 * rate - 0.02 * alcohol / 10;
        gravity.push_back(1 + 4e-4 * sugar - 1e-4 * alcohol);
        if (gravity.size() > 5)
            gravity.pop_front();
    }
    bool stuck() const
    {
        return gravity.size() == 5 && gravity.front() - gravity.back() < 1e-4;
    }
};

static Batch blend(std::list<Batch> parts)
{
    parts.sort([](const Batch &a, const Batch &b) { return a.orchard < b.orchard; });
    Batch sum{"", 0, 0, 0};
    for (auto &p : parts) {
        sum.orchard += (sum.orchard.empty() ? "" : "+") + p.orchard;
        const double total = sum.litres + p.litres;
        const auto mix = [&](double a, double b) { return (a * sum.litres + b * p.litres) / total; };
        sum.sugar = mix(sum.sugar, p.sugar);
        sum.yeast = mix(sum.yeast, p.yeast);
        sum.alcohol = mix(sum.alcohol, p.alcohol);
        sum.litres = total;
    }
    sum.gravity.assign(1, 1 + 4e-4 * sum.sugar);
    return sum;
}

class Cellar {
    std::list<Batch> working_, resting_;
    std::map<std::string, std::vector<double>> samples_;
    std::ostringstream journal_;

public:
    void press(std::string orchard, double litres, double sugar) { working_.push_back({std::move(orchard), litres, sugar}); }
    void run(int days, double temperature, double vigour)
    {
        for (int d = 0; d < days; ++d) {
            for (auto it = working_.begin(); it != working_.end();) {
                it->day(temperature + 2 * std::sin(d * 0.7), vigour);
                samples_[it->orchard].push_back(it->gravity.back());
                const auto here = it++;
                if (here->stuck() || here->sugar < 5) {
                    journal_ << std::setw(3) << d << ' ' << std::quoted(here->orchard) << ' ' << samples_[here->orchard].size() << '\n';
                    resting_.splice(resting_.end(), working_, here);
                }
            }
            if (d == days / 2 && working_.size() > 1) {
                std::list<Batch> parts;
                parts.splice(parts.begin(), working_, working_.begin(), std::next(working_.begin(), 2));
                working_.push_front(blend(std::move(parts)));
            }
        }
        resting_.splice(resting_.begin(), working_);
    }
    double quality() const
    {
        double sum = 0;
        for (const auto &b : resting_)
            sum += b.litres * (b.alcohol - 0.02 * (b.sugar - 12) * (b.sugar - 12));
        for (const auto &[name, gravities] : samples_) {
            std::vector<double> falls;
            std::adjacent_difference(gravities.begin(), gravities.end(), std::back_inserter(falls));
            falls.erase(falls.begin());
            sum += 1e3 * std::inner_product(falls.begin(), falls.end(), falls.begin(), 0.0);
        }
        return sum;
    }
    int days_written() const
    {
        std::istringstream in(journal_.str());
        int sum = 0, day, n;
        for (std::string name; in >> day >> std::quoted(name) >> n;)
            sum += day + n;
        return sum;
    }
};

double season(double sugar, double litres, double temperature, double vigour)
{
    Cellar cellar;
    cellar.press("Hill Top", litres, sugar);
    cellar.press("Lower Meadow, by the river Teme", 300, 0.9 * sugar);
    cellar.press("Church Field", 180, 115);
    cellar.run(40, temperature, vigour);
    return cellar.quality() - 0.01 * cellar.days_written();
}

struct Four { double v[4]; };

int main()
{
    double x[4] = {120, 220, 16, 0.8};
    const auto g = __enzyme_autodiff<Four>((void *)season, x[0], x[1], x[2], x[3]);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("x", i, g.v[i], season(x[0], x[1], x[2], x[3]), x[i], 1e-5 * x[i], 1e-6);
    return verdict();
}
