// Power grids: admittances as complex numbers in a map, Gauss-Seidel, losses of lines.
#include "../expect.h"
#include <complex>
#include <iomanip>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

using namespace std::complex_literals;
using Cx = std::complex<double>;

struct Bus {
    std::string name;
    Cx power;
    Cx voltage{1, 0};
    bool slack = false;
};
class Grid {
    std::vector<Bus> buses_;
    std::map<std::pair<std::size_t, std::size_t>, Cx> admittance_;
    std::map<std::string, std::size_t> index_;

public:
    Grid &bus(std::string name, Cx power, bool slack = false)
    {
        index_.emplace(name, buses_.size());
        buses_.push_back(Bus{std::move(name), power, {1, 0}, slack});
        return *this;
    }
    Grid &line(const std::string &a, const std::string &b, double r, double x)
    {
        const auto i = index_.at(a), j = index_.at(b);
        const Cx y = 1.0 / (r + x * 1i);
        admittance_[{i, j}] -= y;
        admittance_[{j, i}] -= y;
        admittance_[{i, i}] += y;
        admittance_[{j, j}] += y + 0.01i;
        return *this;
    }
    int solve(double tolerance)
    {
        for (int sweep = 1; sweep <= 200; sweep++) {
            double change = 0;
            for (std::size_t i = 0; i < buses_.size(); i++) {
                Bus &b = buses_[i];
                if (b.slack)
                    continue;
                Cx sum = std::conj(b.power) / std::conj(b.voltage);
                for (const auto &[at, y] : admittance_)
                    if (at.first == i && at.second != i)
                        sum -= y * buses_[at.second].voltage;
                const Cx v = sum / admittance_.at({i, i});
                change = std::max(change, std::abs(v - b.voltage));
                b.voltage = v;
            }
            if (change < tolerance)
                return sweep;
        }
        throw std::runtime_error("the grid did not converge");
    }
    double losses() const
    {
        double total = 0;
        for (const auto &[at, y] : admittance_)
            if (at.first < at.second)
                total += std::norm(buses_[at.first].voltage - buses_[at.second].voltage) * (-y).real();
        return total;
    }
    std::string report() const
    {
        std::ostringstream out;
        out << std::fixed << std::setprecision(1);
        for (const Bus &b : buses_)
            out << std::setw(8) << b.name << ' ' << std::abs(b.voltage) << '\n';
        return out.str();
    }
    double angle(const std::string &name) const { return std::arg(buses_[index_.at(name)].voltage); }
};
static double losses(const double *load, const double *r)
{
    Grid grid;
    grid.bus("plant", 0, true).bus("harbour", {-load[0], -load[1]}).bus("hospital", {-load[2], -0.1}).bus("wind", {load[3], 0.05});
    grid.line("plant", "harbour", r[0], 0.1).line("harbour", "hospital", r[1], 0.15).line("plant", "wind", r[2], 0.2).line("wind", "hospital", 0.03, 0.12);
    const int sweeps = grid.solve(1e-13);
    return grid.losses() + 0.1 * grid.angle("wind") + (double)grid.report().size() + 0 * sweeps;
}
int main()
{
    double l[4] = {0.5, 0.2, 0.4, 0.6}, dl[4] = {}, r[3] = {0.02, 0.03, 0.01}, dr[3] = {};
    __enzyme_autodiff<void>((void *)losses, enzyme_dup, l, dl, enzyme_dup, r, dr);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("load", i, dl[i], losses(l, r), l[i], 1e-4, 1e-7);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("r", i, dr[i], losses(l, r), r[i], 1e-4, 1e-7);
    return verdict();
}
