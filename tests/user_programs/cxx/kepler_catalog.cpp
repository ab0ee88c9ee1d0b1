// Astronomy: orbits from a catalogue of lines; a class hierarchy of bodies in a pool; Kepler's equation; chi-square of a fit.
#include "../expect.h"
#include <algorithm>
#include <complex>
#include <iterator>
#include <list>
#include <memory>
#include <numeric>
#include <ranges>
#include <set>
#include <sstream>
#include <string>
#include <unordered_map>
#include <utility>
#include <valarray>
#include <vector>

struct Body {
    std::string name;
    explicit Body(std::string n) : name(std::move(n)) {}
    virtual ~Body() = default;
    virtual std::complex<double> position(double t) const = 0;
};
struct Star : Body {
    using Body::Body;
    std::complex<double> position(double) const override { return 0; }
};
class Satellite : public Body {
    std::shared_ptr<const Body> centre_;
    double a_, e_, period_;

public:
    Satellite(std::string n, std::shared_ptr<const Body> c, double a, double e, double period) : Body(std::move(n)), centre_(std::move(c)), a_(a), e_(e), period_(period) {}
    std::complex<double> position(double t) const override
    {
        const double m = std::fmod(2 * M_PI * t / period_, 2 * M_PI);
        double anomaly = m;
        for (int k = 0; k < 30; k++) {
            const double step = (anomaly - e_ * std::sin(anomaly) - m) / (1 - e_ * std::cos(anomaly));
            anomaly -= step;
            if (std::abs(step) < 1e-13)
                break;
        }
        return centre_->position(t) + std::complex<double>(a_ * (std::cos(anomaly) - e_), a_ * std::sqrt(1 - e_ * e_) * std::sin(anomaly));
    }
};

class Catalogue {
    std::unordered_map<std::string, std::shared_ptr<Body>> bodies_;
    std::list<std::string> order_;

public:
    Catalogue(std::istream &in, const double *p)
    {
        std::string line;
        while (std::getline(in, line)) {
            std::replace(line.begin(), line.end(), ',', ' ');
            std::istringstream fields(line);
            const std::vector<std::string> words(std::istream_iterator<std::string>{fields}, {});
            if (words.size() < 2)
                continue;
            std::shared_ptr<Body> body;
            if (words[0] == "star")
                body = std::make_shared<Star>(words[1]);
            else
                body = std::make_shared<Satellite>(words[1], bodies_.at(words[2]), p[std::stoi(words[3])], p[std::stoi(words[4])], std::stod(words[5]) * std::pow(p[std::stoi(words[3])], 1.5));
            order_.push_back(words[1]);
            bodies_.insert_or_assign(words[1], std::move(body));
        }
        order_.sort();
    }
    std::valarray<double> distances(double t) const
    {
        std::vector<double> found;
        for (const auto &name : order_ | std::views::reverse)
            found.push_back(std::abs(bodies_.at(name)->position(t)));
        return {found.data(), found.size()};
    }
};

static double misfit(const double *p)
{
    std::istringstream text("star,Sol\nplanet,Terra,Sol,0,1,1.0\nmoon,Luna-of-the-third-planet,Terra,2,3,2.4\n\nplanet,Mars,Sol,4,1,1.02\n");
    const Catalogue all(text, p);
    std::set<double> times{0.1, 0.35, 0.9};
    double chi = 0;
    for (double t : times) {
        const auto d = all.distances(t);
        const std::valarray<double> seen{1.0, 0.0, 1.5, 0.98};
        const std::valarray<double> off = d - seen;
        chi += (off * off).sum() + std::inner_product(std::begin(d), std::end(d), std::begin(seen), 0.0) * 0.1;
    }
    return chi;
}

int main()
{
    double p[5] = {1.0, 0.3, 0.05, 0.1, 1.52}, d[5] = {};
    __enzyme_autodiff<void>((void *)misfit, enzyme_dup, p, d);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("p", i, d[i], misfit(p), p[i], 1e-6, 1e-6);
    return verdict();
}
