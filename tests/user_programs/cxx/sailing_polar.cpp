// Sailing: a boat's polar table in a map of structs, legs of a course, callbacks for the wind, sorted by projection.
#include "../expect.h"
#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

struct Polar {
    std::string sail;
    std::vector<double> speeds; // every 30 degrees
    float reef = 1.0f;
};

struct Leg {
    std::string_view name;
    double length, course;
    double time = 0;
};

class Boat {
    std::map<std::string, Polar, std::less<>> polars_;

public:
    void rig(std::string sail, std::vector<double> speeds, float reef)
    {
        polars_.insert_or_assign(sail, Polar{sail, std::move(speeds), reef});
    }
    double speed(std::string_view sail, double angle, double wind) const
    {
        const auto found = polars_.find(sail);
        if (found == polars_.end())
            return 0.5;
        const auto &[name, speeds, reef] = found->second;
        const double at = std::fabs(std::remainder(angle, 2 * M_PI)) / (M_PI / 6);
        const auto i = std::min<std::size_t>(static_cast<std::size_t>(at), speeds.size() - 2);
        const double f = at - i;
        return std::lerp(speeds[i], speeds[i + 1], f) * reef * std::tanh(wind / 4);
    }
    double best(double angle, double wind) const
    {
        double best = 0.1;
        for (const auto &[sail, polar] : polars_)
            best = std::max(best, speed(sail, angle, wind));
        return best;
    }
};

using Wind = std::function<std::pair<double, double>(double)>;

double voyage(const double *jib, const double *spinnaker, int n, double veer)
{
    Boat boat;
    boat.rig("jib and the mainsail", {jib, jib + n}, 1.0f);
    boat.rig("spinnaker", std::vector<double>(spinnaker, spinnaker + n), 0.9f);
    const Wind wind = [veer](double t) { return std::make_pair(5 + std::sin(t), 0.3 + veer * t); };
    std::vector<Leg> legs{{"upwind", 3, 0.9}, {"reach", 2, 2.0}, {"run", 4, -2.9}, {"home", 1.5, 1.3}};
    double clock = 0;
    for (auto &leg : legs) {
        const auto [strength, direction] = wind(clock);
        leg.time = leg.length / boat.best(leg.course - direction, strength);
        clock += leg.time;
    }
    std::ranges::sort(legs, std::greater{}, &Leg::time);
    double penalty = 0;
    for (std::size_t i = 0; i < legs.size(); i++)
        penalty += legs[i].time * legs[i].time / (i + 1) * (legs[i].name.starts_with('r') ? 2 : 1);
    return std::accumulate(legs.begin(), legs.end(), penalty, [](double s, const Leg &l) { return s + l.time; });
}

int main()
{
    double jib[7] = {0.2, 2, 4.5, 5.5, 5, 4, 3.5}, spi[7] = {0, 0.5, 1, 4, 6, 6.5, 5.5}, dj[7] = {}, ds[7] = {};
    double veer = 0.02;
    const double dv = __enzyme_autodiff<double>((void *)voyage, enzyme_dup, jib, dj, enzyme_dup, spi, ds, enzyme_const,
                                                7, enzyme_out, veer);
    for (int i = 0; i < 7; i++) {
        EXPECT_SLOPE("jib", i, dj[i], voyage(jib, spi, 7, veer), jib[i], 1e-4, 1e-6);
        EXPECT_SLOPE("spinnaker", i, ds[i], voyage(jib, spi, 7, veer), spi[i], 1e-4, 1e-6);
    }
    EXPECT_SLOPE("veer", 0, dv, voyage(jib, spi, 7, veer), veer, 1e-5, 1e-6);
    return verdict();
}
