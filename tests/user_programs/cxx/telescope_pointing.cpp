// A telescope's pointing model: named terms in an unordered_map of functions, coefficients read from a configuration text.
#include "../expect.h"
#include <charconv>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

struct Direction {
    double azimuth, altitude;
    Direction &operator+=(const Direction &o)
    {
        azimuth += o.azimuth;
        altitude += o.altitude;
        return *this;
    }
};

using Term = std::function<Direction(double, const Direction &)>;

class Model {
    struct Used {
        std::string name;
        double coefficient;
        Term term;
    };
    std::unordered_map<std::string, Term> known_;
    std::vector<Used> used_;

    static Term harmonic(int order, bool sine)
    {
        return [=](double c, const Direction &d) -> Direction {
            return {0, c * (sine ? std::sin(order * d.azimuth) : std::cos(order * d.azimuth))};
        };
    }

public:
    Model()
    {
        known_["IA"] = [](double c, const Direction &) { return Direction{-c, 0}; };
        known_["IE"] = [](double c, const Direction &) { return Direction{0, c}; };
        known_["CA"] = [](double c, const Direction &d) { return Direction{-c / std::cos(d.altitude), 0}; };
        known_["AN"] = [](double c, const Direction &d) {
            return Direction{-c * std::sin(d.azimuth) * std::tan(d.altitude), -c * std::cos(d.azimuth)};
        };
        for (int order = 2; order <= 4; order++) {
            known_["HS" + std::to_string(order)] = harmonic(order, true);
            known_["HC" + std::to_string(order)] = harmonic(order, false);
        }
    }
    void load(std::string_view text)
    {
        while (!text.empty()) {
            const auto end = text.find(';');
            const auto item = text.substr(0, end);
            text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
            const auto gap = item.find('=');
            if (gap == std::string_view::npos)
                throw std::invalid_argument("no value: " + std::string(item));
            double value = 0;
            std::from_chars(item.data() + gap + 1, item.data() + item.size(), value);
            const std::string name(item.substr(0, gap));
            used_.push_back({name, value * M_PI / 180 / 60, known_.at(name)});
        }
    }
    void scale(std::size_t i, double by) { used_.at(i).coefficient *= by; }
    std::size_t size() const { return used_.size(); }
    Direction apply(Direction d) const
    {
        Direction sum = d;
        for (const auto &u : used_)
            sum += u.term(u.coefficient, d);
        return sum;
    }
};

struct Star {
    Direction seen, true_place;
};

double residual(const double *scales, double refraction)
{
    Model m;
    int errors = 0;
    for (const char *text : {"IA=12;IE=-3.5;CA=1.25", "XX", "AN=2;HS2=0.5;HC3=-1.5", "QQ=1"}) {
        try {
            m.load(text);
        } catch (const std::out_of_range &) {
            errors += 10;
        } catch (const std::exception &) {
            errors++;
        }
    }
    for (std::size_t i = 0; i < m.size(); i++)
        m.scale(i, scales[i]);
    std::vector<std::shared_ptr<Star>> stars;
    for (int i = 0; i < 15; i++) {
        const Direction d{0.4 * i, 0.3 + 0.07 * (i % 11)};
        stars.push_back(std::make_shared<Star>(Star{d, {d.azimuth - 0.003, d.altitude + 0.001 * (i % 3)}}));
    }
    double sum = 0;
    for (const auto &s : stars) {
        Direction d = m.apply(s->seen);
        d.altitude -= refraction / std::tan(d.altitude);
        const double da = (d.azimuth - s->true_place.azimuth) * std::cos(d.altitude), de = d.altitude - s->true_place.altitude;
        sum += da * da + de * de;
    }
    return errors == 11 ? 1e4 * sum : -1;
}

int main()
{
    double scales[6] = {1, 1.1, 0.9, 1.2, 0.8, 1}, d[6] = {}, refraction = 3e-4;
    const double dr = __enzyme_autodiff<double>((void *)residual, enzyme_dup, scales, d, enzyme_out, refraction);
    EXPECT_SLOPE("refraction", 0, dr, residual(scales, refraction), refraction, 1e-6, 1e-6);
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("scale", i, d[i], residual(scales, refraction), scales[i], 1e-3, 1e-7);
    return verdict();
}
