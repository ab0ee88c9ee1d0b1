#include "check.hpp"

#include <array>
#include <cmath>
#include <tuple>
#include <variant>
#include <vector>

// What a growing vector moves: members of a tuple one by one, a double as an integer among them.
using Row = std::tuple<int, double, std::array<double, 2>>;

struct Line {
    double a, b;
};
struct Power {
    double p;
};
struct Table {
    std::vector<double> y;
};

static double value(const Line &line, double t) { return line.a * t + line.b; }
static double value(const Power &power, double t) { return std::pow(t * t + 1, power.p); }
static double value(const Table &table, double t) { return table.y[1] * t + table.y[0]; }

double f(double *x, int n)
{
    std::vector<Row> rows;
    std::vector<std::variant<Line, Power, Table>> curves;
    for (int i = 0; i < n; i++)
        rows.emplace_back(i, x[i], std::array<double, 2>{x[i] * 2, x[(i + 1) % n]});
    for (auto &[i, v, a] : rows) {
        if (i % 3 == 0)
            curves.push_back(Line{v, a[1]});
        else if (i % 3 == 1)
            curves.push_back(Power{v});
        else
            curves.push_back(Table{std::vector<double>(a.begin(), a.end())});
    }
    double t = 0.3;
    for (auto &curve : curves)
        t = 0.5 * std::visit([t](const auto &c) { return value(c, t); }, curve);
    for (auto &[i, v, a] : rows)
        t += std::sin(v * a[0]) * i + a[1];
    return t;
}
CHECK_GRADIENT(f, 7)
