// Surveying a cave: shots from station to station in text, a graph that is walked from the entrance, loops closed by relaxing.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <cstring>
#include <iostream>
#include <map>
#include <queue>
#include <set>
#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>

struct Point : std::array<double, 3> {
    Point operator+(const Point &o) const { return {(*this)[0] + o[0], (*this)[1] + o[1], (*this)[2] + o[2]}; }
    Point operator-(const Point &o) const { return {(*this)[0] - o[0], (*this)[1] - o[1], (*this)[2] - o[2]}; }
    Point operator*(double s) const { return {(*this)[0] * s, (*this)[1] * s, (*this)[2] * s}; }
    double length() const { return std::sqrt((*this)[0] * (*this)[0] + (*this)[1] * (*this)[1] + (*this)[2] * (*this)[2]); }
};

struct Shot {
    std::string from, to;
    double tape, compass, clino;
    bool surface = false;
};

struct Instruments {
    double tape_scale, compass_offset, clino_offset;
};

struct Station {
    Point place{};
    std::vector<std::size_t> shots;
    bool placed = false;
};

std::istream &operator>>(std::istream &in, Shot &s)
{
    return in >> s.from >> s.to >> s.tape >> s.compass >> s.clino;
}

class Survey {
    std::vector<Shot> shots_;
    std::unordered_map<std::string, Station> stations_;
    Instruments tools_;

    Point vector(const Shot &s) const
    {
        const double c = (s.compass + tools_.compass_offset) * M_PI / 180, v = (s.clino + tools_.clino_offset) * M_PI / 180;
        const double l = s.tape * tools_.tape_scale;
        return {l * std::cos(v) * std::sin(c), l * std::cos(v) * std::cos(c), l * std::sin(v)};
    }

public:
    Survey(const std::string &text, const Instruments &tools) : tools_(tools)
    {
        std::istringstream in(text);
        for (Shot s; in >> s;) {
            s.surface = s.from[0] == '*';
            shots_.push_back(s);
            stations_[s.from].shots.push_back(shots_.size() - 1);
            stations_[s.to].shots.push_back(shots_.size() - 1);
        }
    }
    void walk(const std::string &entrance)
    {
        std::queue<std::string> open;
        stations_.at(entrance).placed = true;
        open.push(entrance);
        while (!open.empty()) {
            const std::string name = open.front();
            open.pop();
            const Station here = stations_[name];
            for (std::size_t i : here.shots) {
                const Shot &s = shots_[i];
                const bool forward = s.from == name;
                Station &other = stations_[forward ? s.to : s.from];
                if (other.placed)
                    continue;
                other.place = forward ? here.place + vector(s) : here.place - vector(s);
                other.placed = true;
                open.push(forward ? s.to : s.from);
            }
        }
    }
    double relax(int sweeps, const std::string &fixed)
    {
        std::set<std::string> names;
        for (const auto &[name, station] : stations_)
            names.insert(name);
        for (int k = 0; k < sweeps; k++)
            for (const auto &name : names) {
                if (name == fixed)
                    continue;
                Station &here = stations_[name];
                Point sum{};
                double weight = 0;
                for (std::size_t i : here.shots) {
                    const Shot &s = shots_[i];
                    const double w = 1 / (s.tape + 1);
                    sum = sum + (s.to == name ? stations_[s.from].place + vector(s) : stations_[s.to].place - vector(s)) * w;
                    weight += w;
                }
                here.place = sum * (1 / weight);
            }
        double misfit = 0;
        for (const auto &s : shots_)
            misfit += (stations_[s.to].place - stations_[s.from].place - vector(s)).length() * (s.surface ? 2 : 1);
        return misfit;
    }
    double depth() const
    {
        auto low = std::min_element(stations_.begin(), stations_.end(),
                                    [](auto &a, auto &b) { return a.second.place[2] < b.second.place[2]; });
        return -low->second.place[2];
    }
};

static const char *const notes = "entrance a1 12.4 35 -20\na1 a2 8.1 110 -5\na2 the_great_hall_of_columns 20.7 95 -31\n"
                                 "a1 b1 9.9 60 -45\nb1 the_great_hall_of_columns 17.3 118 -8\n"
                                 "the_great_hall_of_columns sump 30.2 200 -12\n*gps entrance 4 10 2\nb1 sump 22.5 171 -20\n";

double closing(const Instruments *tools, int sweeps)
{
    Survey s(notes, *tools);
    s.walk("entrance");
    const double misfit = s.relax(sweeps, "entrance");
    return misfit + 0.1 * s.depth();
}

int main()
{
    Instruments tools{1.01, 2.5, -0.75}, d{};
    __enzyme_autodiff<void>((void *)closing, enzyme_dup, &tools, &d, enzyme_const, 6);
    EXPECT_SLOPE("tape", 0, d.tape_scale, closing(&tools, 6), tools.tape_scale, 1e-4, 1e-7);
    EXPECT_SLOPE("compass", 0, d.compass_offset, closing(&tools, 6), tools.compass_offset, 1e-3, 1e-7);
    EXPECT_SLOPE("clino", 0, d.clino_offset, closing(&tools, 6), tools.clino_offset, 1e-3, 1e-7);
    return verdict();
}
