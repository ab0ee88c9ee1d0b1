// Web analytics: events in a log are parsed, grouped by variant, and a model of clicks is scored.
#include <algorithm>
#include <charconv>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>
#include "../expect.h"

struct Event {
    std::string user, page;
    int clicks = 0;
    double seconds = 0;
};

static std::vector<std::string_view> split(std::string_view line, char by)
{
    std::vector<std::string_view> parts;
    while (true) {
        const auto at = line.find(by);
        parts.push_back(line.substr(0, at));
        if (at == std::string_view::npos)
            return parts;
        line.remove_prefix(at + 1);
    }
}

static Event parse(std::string_view line)
{
    const auto parts = split(line, ',');
    Event e{std::string(parts.at(0)), std::string(parts.at(1))};
    std::from_chars(parts.at(2).data(), parts.at(2).data() + parts.at(2).size(), e.clicks);
    e.seconds = std::stod(std::string(parts.at(3)));
    return e;
}

struct Variant {
    std::set<std::string> users;
    double exposure = 0, log_likelihood = 0, weight = 0;
};

class Dashboard
{
    std::unordered_map<std::string, Variant> variants_;
    std::map<std::string, double> effects_;

  public:
    explicit Dashboard(const double *effects)
    {
        int i = 0;
        for (const char *page : {"/", "/checkout/with/a/very/long/path", "/search"})
            effects_[page] = effects[i++];
    }
    void add(const Event &e, double slope, double base)
    {
        Variant &v = variants_[e.user.size() % 2 ? "treatment" : "control"];
        v.users.insert(e.user);
        const double rate = std::exp(base + effects_.at(e.page) + slope * std::log1p(e.seconds));
        v.exposure += e.seconds;
        v.weight += rate;
        v.log_likelihood += e.clicks * std::log(rate) - rate - std::lgamma(e.clicks + 1.0);
    }
    std::string table() const
    {
        std::ostringstream out;
        std::vector<std::string> names;
        for (const auto &[name, v] : variants_)
            names.push_back(name);
        std::sort(names.begin(), names.end());
        for (const auto &n : names)
            out << std::left << std::setw(12) << n << variants_.at(n).users.size() << '\n';
        return out.str();
    }
    double score() const
    {
        double s = 0;
        for (const auto &[name, v] : variants_)
            s += v.log_likelihood + 0.1 * v.weight / double(v.users.size()) / (1 + v.exposure);
        return s;
    }
};

static const char *const LOG = "ann,/,2,13.5\nbobby,/search,1,4.25\n"
                               "carl,/checkout/with/a/very/long/path,4,61\ndora,/search,0,2.5\n"
                               "ann,/search,3,20.75\nbobby,/,0,1.5\n"
                               "elisa,/checkout/with/a/very/long/path,5,44.0";

static double score(const double *effects, double slope, double base)
{
    Dashboard board(effects);
    for (std::string_view line : split(LOG, '\n'))
        board.add(parse(line), slope, base);
    return board.score();
}

struct Out {
    double slope, base;
};

int main()
{
    double effects[3] = {0.1, 0.4, -0.2}, d[3] = {}, slope = 0.3, base = -0.5;
    const Out g = __enzyme_autodiff<Out>((void *)score, enzyme_dup, effects, d, enzyme_out, slope,
                                 enzyme_out, base);
    for (int i = 0; i < 3; ++i)
        EXPECT_SLOPE("effect", i, d[i], score(effects, slope, base), effects[i], 1e-4, 1e-6);
    EXPECT_SLOPE("slope", 0, g.slope, score(effects, slope, base), slope, 1e-4, 1e-6);
    EXPECT_SLOPE("base", 0, g.base, score(effects, slope, base), base, 1e-4, 1e-6);
    Dashboard board(effects);
    board.add(parse("zoe,/,1,2"), 1, 1);
    std::cout << board.table();
    return verdict();
}
