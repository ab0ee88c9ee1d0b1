// Forestry: when a fire reaches each cell of a map of letters, by a queue of the earliest, with fuels by letter.
#include "../expect.h"
#include <array>
#include <limits>
#include <queue>
#include <sstream>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <vector>

struct Fuel {
    std::string name;
    double rate;
    float bulk;
    int embers;
};

struct Cell {
    char kind = '.';
    bool burnt = false;
    float height = 0;
    double arrival = std::numeric_limits<double>::infinity();
    int row = 0, column = 0;
};

struct Front {
    double time;
    int index;
    bool operator>(const Front &other) const { return time > other.time; }
};

class Landscape {
    std::vector<Cell> cells_;
    std::unordered_map<char, Fuel> fuels_;
    int rows_ = 0, columns_ = 0;

public:
    explicit Landscape(const std::string &map)
    {
        std::istringstream lines(map);
        for (std::string line; std::getline(lines, line); rows_++) {
            columns_ = static_cast<int>(line.size());
            for (int c = 0; c < columns_; c++) {
                Cell cell;
                cell.kind = line[static_cast<std::size_t>(c)];
                cell.height = static_cast<float>(10 * std::sin(0.7 * rows_) * std::cos(0.5 * c));
                cell.row = rows_;
                cell.column = c;
                cells_.push_back(cell);
            }
        }
    }

    void fuel(char kind, Fuel f) { fuels_.insert_or_assign(kind, std::move(f)); }

    double time_between(const Cell &a, const Cell &b, double wind) const
    {
        const Fuel &from = fuels_.at(a.kind), &to = fuels_.at(b.kind);
        const double slope = (b.height - a.height) / 30.0;
        const double along = wind * (b.column - a.column);
        const double speed = 0.5 * (from.rate + to.rate) * std::exp(0.8 * slope + 0.4 * along) / (1 + to.bulk);
        const double length = std::hypot(a.row - b.row, a.column - b.column);
        return length / speed;
    }

    void burn(int row, int column, double wind)
    {
        std::priority_queue<Front, std::vector<Front>, std::greater<>> queue;
        const int start = row * columns_ + column;
        cells_.at(static_cast<std::size_t>(start)).arrival = 0;
        queue.push({0, start});
        while (!queue.empty()) {
            const auto [time, index] = queue.top();
            queue.pop();
            Cell &here = cells_[static_cast<std::size_t>(index)];
            if (here.burnt)
                continue;
            here.burnt = true;
            for (int dr = -1; dr <= 1; dr++)
                for (int dc = -1; dc <= 1; dc++) {
                    const int r = here.row + dr, c = here.column + dc;
                    if ((!dr && !dc) || r < 0 || c < 0 || r >= rows_ || c >= columns_)
                        continue;
                    Cell &next = cells_[static_cast<std::size_t>(r * columns_ + c)];
                    if (next.kind == '~' || next.burnt)
                        continue;
                    const double reached = time + time_between(here, next, wind);
                    if (reached < next.arrival) {
                        next.arrival = reached;
                        queue.push({reached, r * columns_ + c});
                    }
                }
        }
    }

    double damage(double horizon) const
    {
        double sum = 0;
        for (const Cell &c : cells_) {
            if (c.kind == '~')
                continue;
            const Fuel &f = fuels_.at(c.kind);
            sum += f.embers * f.bulk / (1 + std::exp(c.arrival - horizon)) + 0.01 * c.arrival;
        }
        return sum;
    }
};

struct Weather {
    double wind, dryness;
};

static double fire(const double *rates, const Weather *weather)
{
    Landscape land("gggsst\n"
                   "gg~~st\n"
                   "gs~ttt\n"
                   "gsss~t\n");
    land.fuel('g', {"grass", rates[0] * weather->dryness, 0.25f, 1});
    land.fuel('s', {"shrub land with juniper", rates[1] * weather->dryness, 0.5f, 3});
    land.fuel('t', {"timber", rates[2] * std::sqrt(weather->dryness), 1.5f, 8});
    land.burn(2, 0, weather->wind);
    return land.damage(6);
}

int main()
{
    double rates[3] = {1.5, 0.9, 1.2}, dr[3] = {};
    Weather w{0.3, 1.4}, dw{};
    __enzyme_autodiff<void>((void *)fire, enzyme_dup, rates, dr, enzyme_dup, &w, &dw);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("rate", i, dr[i], fire(rates, &w), rates[i], 1e-5, 1e-6);
    EXPECT_SLOPE("wind", 0, dw.wind, fire(rates, &w), w.wind, 1e-5, 1e-6);
    EXPECT_SLOPE("dryness", 0, dw.dryness, fire(rates, &w), w.dryness, 1e-5, 1e-6);
    return verdict();
}
