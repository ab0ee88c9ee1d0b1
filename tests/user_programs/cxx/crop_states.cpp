// Agriculture: maize growth as a phenology state machine with std::function
// handlers; soil buckets; daily weather from a text table via iostreams.
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

extern int enzyme_const, enzyme_dup;
template <class R, class... A> R __enzyme_autodiff(void*, A...);

enum class Stage : unsigned char { Sown, Emerged, Flowering, Filling, Mature };

struct Weather { std::string date; double tmin, tmax, rain, rad; };

struct Cultivar {
    double base_temp, rue, extinction, harvest_index, leaf_rate, stress_exp;
};

struct Soil {
    std::array<double, 3> water{40, 60, 80};
    std::array<double, 3> capacity{60, 90, 120};
    void rain(double mm) {
        for (std::size_t i = 0; i < water.size(); ++i) {
            double room = capacity[i] - water[i];
            double take = room * (1 - std::exp(-mm / room));   // soft bucket
            water[i] += take;
            mm -= take;
        }
    }
    double uptake(double demand) {
        double got = 0;
        for (auto i : {0, 1, 2}) {
            double avail = water[i] / capacity[i];
            double u = demand * (0.5 - 0.1 * i) * avail / (avail + 0.15);
            water[i] -= u;
            got += u;
        }
        return got;
    }
};

class Crop {
public:
    using Handler = std::function<Stage(Crop&, const Weather&)>;
    Crop(const Cultivar& c) : cv(c) {
        handlers_[Stage::Sown] = [](Crop& k, const Weather& w) { k.heat(w); return k.tt > 40 ? Stage::Emerged : Stage::Sown; };
        handlers_[Stage::Emerged] = [this](Crop& k, const Weather& w) {
            double dt = k.heat(w);
            k.lai += cv.leaf_rate * dt * k.lai * (1 - k.lai / 6);
            k.grow(w, 1.0);
            return k.tt > 420 ? Stage::Flowering : Stage::Emerged;
        };
        handlers_[Stage::Flowering] = [](Crop& k, const Weather& w) {
            k.heat(w);
            k.grains += 0.3 * k.grow(w, 1.0);
            return k.tt > 560 ? Stage::Filling : Stage::Flowering;
        };
        double pull = 0.7;
        handlers_[Stage::Filling] = [pull](Crop& k, const Weather& w) {
            k.heat(w);
            double g = k.grow(w, 0.8);
            k.yield += pull * g * k.cv.harvest_index * std::tanh(k.grains / 10);
            k.lai *= 0.985;
            return k.tt > 900 ? Stage::Mature : Stage::Filling;
        };
        handlers_[Stage::Mature] = [](Crop&, const Weather&) { return Stage::Mature; };
    }
    void day(const Weather& w) {
        soil.rain(w.rain);
        stage = handlers_.at(stage)(*this, w);
        log_.emplace_back(w.date + ":" + std::to_string(static_cast<int>(stage)));
    }
    double heat(const Weather& w) {
        double t = 0.5 * (w.tmin + w.tmax) - cv.base_temp;
        double d = std::log1p(std::exp(t));
        tt += d;
        return d;
    }
    double grow(const Weather& w, double eff) {
        double light = w.rad * (1 - std::exp(-cv.extinction * lai));
        double demand = 0.35 * light;
        double stress = std::pow(soil.uptake(demand) / demand, cv.stress_exp);
        double g = eff * cv.rue * light * stress;
        biomass += g;
        return g;
    }
    Cultivar cv;
    Soil soil;
    Stage stage = Stage::Sown;
    double tt = 0, lai = 0.08, biomass = 0, grains = 0, yield = 0;
    std::size_t log_size() const { return log_.size(); }
private:
    struct H { std::size_t operator()(Stage s) const { return static_cast<std::size_t>(s) * 31; } };
    std::unordered_map<Stage, Handler, H> handlers_;
    std::vector<std::string> log_;
};

double profit(const Cultivar* cv, const std::vector<Weather>* season) {
    Crop c(*cv);
    for (const auto& w : *season) c.day(w);
    return 0.18 * c.yield + 0.01 * c.biomass - 1e-4 * static_cast<double>(c.log_size());
}

int main() {
    std::ostringstream table;
    for (int d = 0; d < 110; ++d) {
        double s = std::sin(M_PI * d / 110);
        table << "2022-" << 5 + d / 30 << '-' << 1 + d % 30 << ' ' << 6 + 8 * s << ' ' << 15 + 11 * s + (d * 7 % 5) * 0.4
              << ' ' << (d % 6 == 0 ? 9.0 + d % 4 : 0.0) << ' ' << 12 + 10 * s - d % 3 << '\n';
    }
    std::istringstream in(table.str());
    std::vector<Weather> season;
    for (Weather w; in >> w.date >> w.tmin >> w.tmax >> w.rain >> w.rad;) season.push_back(w);
    Cultivar cv{7.3, 1.6, 0.55, 0.52, 0.017, 0.8}, g{};
    std::cout << std::setprecision(12) << season.size() << " days, profit " << profit(&cv, &season) << '\n';
    __enzyme_autodiff<void>((void*)profit, enzyme_dup, &cv, &g, enzyme_const, &season);
    double* x = &cv.base_temp; double* d = &g.base_temp;
    int bad = 0;
    for (int i = 0; i < 6; ++i) {
        double h = 1e-6 * x[i], k = x[i];
        x[i] = k + h; double up = profit(&cv, &season);
        x[i] = k - h; double dn = profit(&cv, &season);
        x[i] = k;
        double fd = (up - dn) / (2 * h);
        std::cout << i << " ad=" << d[i] << " fd=" << fd << '\n';
        if (!(std::abs(d[i] - fd) <= 1e-5 * std::abs(fd) + 1e-7)) { std::cout << "MISMATCH " << i << " got " << d[i] << " expected " << fd << '\n'; bad = 1; }
    }
    return bad;
}
