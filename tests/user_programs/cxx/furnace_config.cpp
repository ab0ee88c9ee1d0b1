// Process control: a furnace whose configuration is read by streams from a file, with units, sections and checks.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <deque>
#include <filesystem>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>
#include "../expect.h"

class Config
{
    std::map<std::string, std::map<std::string, double>> sections_;
    std::multimap<std::string, std::string> notes_;

    static double unit(const std::string &u)
    {
        static const std::map<std::string, double> units{{"", 1}, {"kW", 1e3}, {"min", 60}, {"s", 1}, {"K", 1}, {"mm", 1e-3}};
        const auto it = units.find(u);
        if (it == units.end())
            throw std::domain_error("unit " + u);
        return it->second;
    }

  public:
    static Config read(std::istream &in)
    {
        Config c;
        std::string line, section;
        while (std::getline(in, line)) {
            line.erase(std::find(line.begin(), line.end(), '#'), line.end());
            if (line.find_first_not_of(" \t") == line.npos)
                continue;
            if (line.front() == '[') {
                section = line.substr(1, line.find(']') - 1);
                continue;
            }
            std::istringstream words(line);
            std::string key, equals, u;
            double value;
            if (!(words >> key >> equals) || equals != "=")
                throw std::runtime_error("in " + section + ": " + line);
            if (words >> value) {
                words >> u;
                c.sections_[section][key] = value * unit(u);
            } else {
                words.clear();
                std::string text;
                std::getline(words, text);
                c.notes_.emplace(section + "." + key, text);
            }
        }
        return c;
    }
    double get(const std::string &section, const std::string &key) const { return sections_.at(section).at(key); }
    template <class F> void adjust(F f)
    {
        for (auto &[name, values] : sections_)
            for (auto &[key, value] : values)
                f(name, key, value);
    }
    std::size_t notes(const std::string &key) const { return notes_.count(key); }
};

class Pid
{
    double p_, i_, d_, sum_ = 0;
    std::deque<double> last_;

  public:
    Pid(double p, double i, double d) : p_(p), i_(i), d_(d) {}
    double operator()(double error, double dt)
    {
        sum_ += error * dt;
        last_.push_front(error);
        if (last_.size() > 3)
            last_.pop_back();
        const double slope = last_.size() < 3 ? 0 : (3 * last_[0] - 4 * last_[1] + last_[2]) / (2 * dt);
        return p_ * error + i_ * sum_ + d_ * slope;
    }
};

static double run(const Config &c, std::ostream *log)
{
    Pid pid(c.get("control", "p"), c.get("control", "i"), c.get("control", "d"));
    const double step = c.get("run", "step"), power = c.get("furnace", "power");
    const int walls = static_cast<int>(c.get("furnace", "layers"));
    std::vector<double> t(walls, 300);
    double air = 300, cost = 0;
    std::set<int> reported;
    for (int k = 0; k < static_cast<int>(c.get("run", "length") / step); ++k) {
        const double want = c.get("run", "target") * (1 - std::exp(-k * step / c.get("run", "ramp")));
        const double u = std::clamp(pid(want + 300 - air, step), 0.0, 1.0);
        std::vector<double> next = t;
        for (int i = 0; i < walls; ++i) {
            const double left = i ? t[i - 1] : air, right = i + 1 < walls ? t[i + 1] : 300;
            next[i] += step * 1e-3 * (left - 2 * t[i] + right);
        }
        air += step * (u * power / c.get("furnace", "mass") - 2e-3 * (air - t.front()) - 1e-12 * (std::pow(air, 4) - std::pow(300., 4)));
        t.swap(next);
        cost += step * std::pow((air - 300 - want) / 100, 2) + 1e-2 * u * step;
        const int hundred = static_cast<int>(air) / 100;
        if (log && reported.insert(hundred).second)
            *log << std::fixed << std::setprecision(1) << std::setw(8) << k * step << " s: " << air << " K\n";
    }
    return cost;
}

double plan(const double *factors, const char *path)
{
    std::ifstream in(path);
    if (!in)
        throw std::runtime_error(std::string("cannot open ") + path);
    Config c = Config::read(in);
    int k = 0;
    c.adjust([&](const std::string &section, const std::string &key, double &value) {
        if (section == "control" || key == "power" || key == "ramp")
            value *= factors[k++ % 5];
    });
    std::ostringstream log;
    const double cost = run(c, &log);
    return cost + (log.str().empty() ? 1000 : 0) + double(c.notes("furnace.maker"));
}

int main()
{
    const auto path = std::filesystem::temp_directory_path() / ("furnace-" + std::to_string(std::hash<std::string>{}(__FILE__) % 9973) + ".conf");
    std::ofstream(path) << "# a furnace\n[furnace]\npower = 40 kW\nmass = 9000\nlayers = 4\nmaker = Smith and Sons\n\n"
                           "[control]\np = 0.012\ni = 2e-5\nd = 0.02 # a little\n[run]\nlength = 20 min\nstep = 5 s\n"
                           "target = 600 K\nramp = 4 min\n";
    const std::string name = path.string();
    double f[5] = {1.02, 0.97, 1.1, 0.95, 1.05}, d[5] = {};
    __enzyme_autodiff<double>((void *)plan, enzyme_dup, f, d, enzyme_const, name.c_str());
    for (int i = 0; i < 5; ++i)
        EXPECT_SLOPE("factor", i, d[i], plan(f, name.c_str()), f[i], 1e-4, 1e-4);
    std::filesystem::remove(path);
    return verdict();
}
