// Timetables of buses: lines of text with quoted names, optional fields and errors; travel times by Dijkstra with
// soft transfers, the result as a tuple.
#include "../expect.h"
#include <algorithm>
#include <charconv>
#include <iomanip>
#include <limits>
#include <map>
#include <optional>
#include <queue>
#include <sstream>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

struct Stop {
    std::string name;
    std::optional<double> transfer;
};

struct Ride {
    std::size_t to;
    double minutes;
    int line;
};

struct Network {
    std::vector<Stop> stops;
    std::map<std::string, std::size_t, std::less<>> index;
    std::vector<std::vector<Ride>> rides;

    std::size_t stop(const std::string &name)
    {
        if (const auto it = index.find(name); it != index.end())
            return it->second;
        index.emplace(name, stops.size());
        stops.push_back({name, std::nullopt});
        rides.emplace_back();
        return stops.size() - 1;
    }
};

static Network parse(std::istream &in, double speed)
{
    Network net;
    int number = 0;
    for (std::string line; std::getline(in, line);) {
        ++number;
        if (line.empty() || line.front() == '#')
            continue;
        std::istringstream fields(line);
        std::string kind;
        fields >> kind;
        if (kind == "transfer") {
            std::string name;
            double minutes;
            if (!(fields >> std::quoted(name) >> minutes))
                throw std::runtime_error("line " + std::to_string(number) + ": transfer without minutes");
            net.stops[net.stop(name)].transfer = minutes;
        } else {
            int id = 0;
            const auto [end, error] = std::from_chars(kind.data(), kind.data() + kind.size(), id);
            if (error != std::errc{} || end != kind.data() + kind.size())
                throw std::invalid_argument("line " + std::to_string(number) + ": " + kind);
            std::string from, to;
            double km = 0;
            fields >> std::quoted(from);
            while (fields >> km >> std::quoted(to)) {
                const auto a = net.stop(from), b = net.stop(to);
                net.rides[a].push_back({b, 60 * km / speed + 0.4, id});
                net.rides[b].push_back({a, 60 * km / speed + 0.5, id});
                from = to;
            }
        }
    }
    return net;
}

// Minutes, number of changes and the longest ride of the best journey.
static std::tuple<double, int, double> journey(const Network &net, std::size_t from, std::size_t to, double change)
{
    struct Label {
        double minutes;
        std::size_t at;
        int line, changes;
        double longest;
    };
    const auto later = [](const Label &a, const Label &b) { return a.minutes > b.minutes; };
    std::priority_queue<Label, std::vector<Label>, decltype(later)> open(later);
    std::vector<double> best(net.stops.size(), std::numeric_limits<double>::infinity());
    open.push({0, from, 0, -1, 0});
    while (!open.empty()) {
        const auto [minutes, at, line, changes, longest] = open.top();
        open.pop();
        if (at == to)
            return {minutes, changes, longest};
        if (minutes >= best[at])
            continue;
        best[at] = minutes;
        for (const auto &r : net.rides[at]) {
            double wait = 0;
            if (r.line != line)
                wait = line ? net.stops[at].transfer.value_or(change) : 2.0;
            open.push({minutes + wait + r.minutes, r.to, r.line, changes + (r.line != line), std::max(longest, r.minutes)});
        }
    }
    throw std::out_of_range("no way from " + net.stops[from].name + " to " + net.stops[to].name);
}

static const std::string timetable = "# weekdays\n"
                                     "12 \"Town Hall\" 1.2 \"Gas Works\" 2.3 \"Mill Lane\" 0.9 Docks\n"
                                     "7 Station 0.8 \"Gas Works\" 3.1 Hospital 1.4 \"University, North\"\n"
                                     "transfer \"Gas Works\" 3.5\n"
                                     "\n"
                                     "31 Docks 4.0 Hospital 2.2 Airport\n";

double inconvenience(double speed, double change)
{
    std::istringstream in(timetable);
    auto net = parse(in, speed);
    double sum = 0;
    const char *const trips[][2] = {{"Town Hall", "Airport"}, {"Station", "Docks"}, {"University, North", "Mill Lane"}, {"Moon", "Station"}};
    for (const auto &[a, b] : trips)
        try {
            const auto [minutes, changes, longest] = journey(net, net.stop(a), net.stop(b), change);
            sum += minutes * (1 + 0.1 * changes) + 0.02 * longest * longest;
        } catch (const std::out_of_range &) {
            sum += 50;
        }
    return sum;
}

struct Pair { double speed, change; };

int main()
{
    double speed = 24, change = 4.5;
    const auto g = __enzyme_autodiff<Pair>((void *)inconvenience, speed, change);
    EXPECT_SLOPE("speed", 0, g.speed, inconvenience(speed, change), speed, 1e-3, 1e-7);
    EXPECT_SLOPE("change", 0, g.change, inconvenience(speed, change), change, 1e-3, 1e-7);
    return verdict();
}
