// Aviation: weather reports in short text, read into a variant for each group; the runway that needs least length.
#include "../expect.h"
#include <algorithm>
#include <charconv>
#include <map>
#include <numbers>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

struct Wind {
    int direction;
    double speed;
    std::optional<double> gust;
};
struct Temperature {
    double air;
    double dew;
};
struct Pressure {
    float hectopascal;
};
struct Remark {
    std::string text;
};
using Group = std::variant<Wind, Temperature, Pressure, Remark>;

static std::vector<std::string_view> split(std::string_view text, char by)
{
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const auto end = text.find(by);
        if (end != 0)
            parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos)
            break;
        text.remove_prefix(end + 1);
    }
    return parts;
}

static std::optional<int> number(std::string_view digits)
{
    const bool minus = digits.starts_with('M');
    if (minus)
        digits.remove_prefix(1);
    int value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc() || end != digits.data() + digits.size())
        return std::nullopt;
    return minus ? -value : value;
}

static Group group(std::string_view word, const double *correction)
{
    if (word.ends_with("KT") && word.size() >= 7) {
        Wind w{number(word.substr(0, 3)).value_or(0), correction[0] * number(word.substr(3, 2)).value_or(0), {}};
        if (word[5] == 'G')
            w.gust = correction[0] * number(word.substr(6, 2)).value_or(0);
        return w;
    }
    if (word.front() == 'Q')
        if (const auto q = number(word.substr(1)))
            return Pressure{static_cast<float>(*q)};
    if (const auto slash = word.find('/'); slash != std::string_view::npos) {
        const auto air = number(word.substr(0, slash)), dew = number(word.substr(slash + 1));
        if (air && dew)
            return Temperature{*air + correction[1], *dew + correction[2]};
    }
    return Remark{std::string(word)};
}

struct Report {
    std::string station;
    std::vector<Group> groups;

    template <typename T> std::optional<T> find() const
    {
        for (const auto &g : groups)
            if (const auto *t = std::get_if<T>(&g))
                return *t;
        return {};
    }
};

struct Runway {
    char side;
    int heading;
    float slope;
    double length;
};

static double needed(const Report &report, const Runway &runway, double mass)
{
    const double kelvin = report.find<Temperature>().value_or(Temperature{15, 5}).air + 273.15;
    const double dew = report.find<Temperature>().value_or(Temperature{15, 5}).dew;
    const double pressure = report.find<Pressure>().value_or(Pressure{1013}).hectopascal * 100.0;
    const double vapour = 611.2 * std::exp(17.62 * dew / (243.12 + dew));
    const double density = (pressure - 0.378 * vapour) / (287.05 * kelvin);
    double head = 0, cross = 0;
    if (const auto w = report.find<Wind>()) {
        const double angle = (w->direction - runway.heading) * std::numbers::pi / 180;
        head = w->speed * std::cos(angle);
        cross = w->gust.value_or(w->speed) * std::sin(angle);
    }
    const double lift_off = 60 * std::sqrt(mass / density) - 0.5 * head;
    return lift_off * lift_off / (4 - 30 * runway.slope) + 0.3 * cross * cross;
}

static double planning(const double *correction, double mass)
{
    const std::string bulletin = "EDDH 27015G25KT 9999 M02/M05 Q0998 NOSIG\n"
                                 "LOWI 08008KT CAVOK 21/09 Q1021\n"
                                 "ENSB 34012KT  M14/M18 TEMPO\n";
    std::map<std::string, Report, std::less<>> reports;
    for (const auto line : split(bulletin, '\n')) {
        const auto words = split(line, ' ');
        Report r{std::string(words.front()), {}};
        for (const auto word : words | std::views::drop(1))
            r.groups.push_back(group(word, correction));
        reports.emplace(r.station, std::move(r));
    }
    const std::vector<Runway> runways = {{'L', 230, 0.0f, 3250}, {'R', 80, 0.0078125f, 2000}, {'C', 280, -0.00390625f, 2450}};
    double sum = 0;
    for (const auto &[station, report] : reports) {
        std::vector<std::pair<double, char>> choices;
        for (const auto &runway : runways)
            choices.emplace_back(needed(report, runway, mass) / runway.length, runway.side);
        std::ranges::sort(choices);
        sum += choices.front().first * (choices.front().second == 'R' ? 1.5 : 1);
        sum += 0.01 * static_cast<double>(std::ranges::count_if(report.groups, [](const Group &g) { return g.index() == 3; }));
    }
    return sum + (reports.contains("EDDH") ? std::sqrt(sum) : 0);
}

int main()
{
    double correction[3] = {1.05, 0.4, -0.2}, d[3] = {}, mass = 1.1;
    const double dm = __enzyme_autodiff<double>((void *)planning, enzyme_dup, correction, d, enzyme_out, mass);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("correction", i, d[i], planning(correction, mass), correction[i], 1e-4, 1e-6);
    EXPECT_SLOPE("mass", 0, dm, planning(correction, mass), mass, 1e-4, 1e-6);
    return verdict();
}
