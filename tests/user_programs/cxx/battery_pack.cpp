// Energy: a pack of lithium cells with a management system that switches cells off; charge and heat.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <tuple>

enum class Mode : std::uint8_t { charge, hold, discharge, fault };

struct Cell {
    bool connected = true;
    bool balancing = false;
    Mode mode = Mode::hold;
    std::uint16_t cycles = 0;
    double charge, capacity;
    float temperature = 298.15f;
    double resistance;
};

struct Segment {
    double seconds, amperes;
    Mode mode;
};

constexpr std::array<double, 11> OPEN_CIRCUIT{3.00, 3.41, 3.52, 3.58, 3.62, 3.67, 3.74, 3.84, 3.94, 4.06, 4.19};

constexpr auto slopes = [] {
    std::array<double, OPEN_CIRCUIT.size()> m{};
    for (std::size_t i = 0; i < m.size(); i++) {
        const std::size_t l = i ? i - 1 : 0, r = i + 1 < m.size() ? i + 1 : i;
        m[i] = (OPEN_CIRCUIT[r] - OPEN_CIRCUIT[l]) / double(r - l);
    }
    return m;
}();

// cubic Hermite interpolation over the state of charge
double open_circuit(double soc)
{
    const double x = std::clamp(soc, 0.0, 1.0) * 10;
    const auto i = std::min<std::size_t>((std::size_t)x, 9);
    const double t = x - (double)i, s = 1 - t;
    return OPEN_CIRCUIT[i] * (1 + 2 * t) * s * s + slopes[i] * t * s * s + OPEN_CIRCUIT[i + 1] * t * t * (3 - 2 * t)
           - slopes[i + 1] * t * t * s;
}

template <std::size_t N>
class Pack {
    std::array<Cell, N> cells_;
    double heat_ = 0;

public:
    explicit Pack(std::array<Cell, N> cells) : cells_(cells) {}

    std::pair<double, int> voltage(double amperes) const
    {
        double sum = 0;
        int count = 0;
        for (const auto &c : cells_)
            if (c.connected) {
                sum += open_circuit(c.charge / c.capacity) - amperes * c.resistance;
                ++count;
            }
        return {sum, count};
    }

    void step(const Segment &s, double dt)
    {
        const double mean = std::accumulate(cells_.begin(), cells_.end(), 0.0, [](double a, const Cell &c) {
                                return a + c.charge / c.capacity;
                            }) / N;
        for (Cell &c : cells_) {
            if (!c.connected)
                continue;
            if (c.mode != s.mode) {
                c.mode = s.mode;
                c.cycles++;
            }
            double current = s.amperes;
            if (c.balancing = s.mode == Mode::charge && c.charge / c.capacity > mean + 0.01; c.balancing)
                current += 0.2;
            const double fade = 1 + 0.001 * c.cycles;
            c.charge -= current * dt / 3600;
            const double loss = current * current * c.resistance * fade;
            heat_ += loss * dt;
            c.temperature += (float)(loss * dt * 0.02 - (c.temperature - 298.15) * 0.001 * dt);
            c.resistance *= std::exp(-1e-5 * dt * (c.temperature - 298.15));
            if (c.charge < 0.05 * c.capacity) {
                c.connected = false;
                c.mode = Mode::fault;
            }
        }
    }

    double heat() const { return heat_; }
    const std::array<Cell, N> &cells() const { return cells_; }
};

static double mission(const double *capacity, const double *resistance, double amperes)
{
    std::array<Cell, 4> cells;
    for (int i = 0; i < 4; i++)
        cells[i] = {.charge = 0.6 * capacity[i] - 0.1 * i, .capacity = capacity[i], .resistance = resistance[i]};
    cells[3].charge = 0.12 * capacity[3];
    Pack<4> pack(cells);
    const std::array<Segment, 3> profile{{{600, amperes, Mode::discharge}, {120, 0, Mode::hold}, {300, -0.8 * amperes, Mode::charge}}};
    double work = 0;
    for (const auto &s : profile)
        for (int k = 0; k < 20; k++) {
            pack.step(s, s.seconds / 20);
            const auto [u, n] = pack.voltage(s.amperes);
            work += u * s.amperes * s.seconds / 20 / 3600 + 1e-4 * n;
        }
    double warm = 0;
    for (const Cell &c : pack.cells())
        warm += c.connected ? c.temperature - 298.15 : 0;
    return work + 1e-3 * pack.heat() + 0.1 * warm;
}

int main()
{
    double c[4] = {3.1, 2.9, 3.3, 2.5}, r[4] = {0.03, 0.035, 0.028, 0.041}, dc[4] = {}, dr[4] = {}, a = 2.3;
    const double da = __enzyme_autodiff<double>((void *)mission, enzyme_dup, c, dc, enzyme_dup, r, dr, enzyme_out, a);
    // single precision within: a coarse step
    for (int i = 0; i < 4; i++) {
        EXPECT_SLOPE("capacity", i, dc[i], mission(c, r, a), c[i], 1e-2, 2e-3);
        EXPECT_SLOPE("resistance", i, dr[i], mission(c, r, a), r[i], 2e-3, 2e-3);
    }
    EXPECT_SLOPE("amperes", 0, da, mission(c, r, a), a, 1e-2, 2e-3);
    return verdict();
}
