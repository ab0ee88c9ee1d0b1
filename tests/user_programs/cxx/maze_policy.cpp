// Learning: value iteration in a maze read from text, states in a map by pair, bitset walls, softmax policy.
#include "../expect.h"
#include <array>
#include <bitset>
#include <map>
#include <random>
#include <string>
#include <utility>
#include <vector>

using Cell = std::pair<int, int>;

class Maze {
    std::bitset<64> wall_;
    std::map<Cell, double> reward_;
    int width_ = 0, height_ = 0;

public:
    Maze(const std::vector<std::string> &rows, double gold, double pit)
    {
        for (const auto &row : rows) {
            width_ = (int)row.size();
            for (int c = 0; c < width_; c++) {
                if (row[c] == '#')
                    wall_.set(height_ * 8 + c);
                else if (row[c] == '$')
                    reward_[{height_, c}] = gold;
                else if (row[c] == 'o')
                    reward_.insert({{height_, c}, -pit});
            }
            height_++;
        }
    }
    bool open(Cell c) const
    {
        const auto [r, k] = c;
        return r >= 0 && k >= 0 && r < height_ && k < width_ && !wall_[r * 8 + k];
    }
    double reward(Cell c) const
    {
        auto at = reward_.find(c);
        return at != reward_.end() ? at->second : 0;
    }
    std::vector<Cell> cells() const
    {
        std::vector<Cell> all;
        for (int r = 0; r < height_; r++)
            for (int c = 0; c < width_; c++)
                if (open({r, c}))
                    all.emplace_back(r, c);
        return all;
    }
};

struct Agent {
    double discount, temperature, slip;
    std::map<Cell, std::array<double, 4>> q;

    static Cell moved(const Maze &m, Cell c, int a)
    {
        static constexpr int dr[] = {0, 1, 0, -1}, dc[] = {1, 0, -1, 0};
        const Cell to{c.first + dr[a], c.second + dc[a]};
        return m.open(to) ? to : c;
    }
    double value(const Cell &c) const
    {
        const auto &v = q.at(c);
        double z = 0, s = 0;
        for (double x : v) {
            const double w = std::exp(x / temperature);
            z += w;
            s += w * x;
        }
        return s / z;
    }
    void sweep(const Maze &m)
    {
        auto next = q;
        for (auto &[c, values] : next)
            for (int a = 0; a < 4; a++) {
                const Cell to = moved(m, c, a), off = moved(m, c, (a + 1) % 4);
                values[a] = (1 - slip) * (m.reward(to) + discount * value(to)) + slip * (m.reward(off) + discount * value(off));
            }
        std::swap(q, next);
    }
};

static double start_value(double gold, double pit, double discount, double temperature)
{
    const Maze maze({"..#..$", ".o..#.", "...#..", "#.....", "..o#.."}, gold, pit);
    Agent agent{discount, temperature, 0.15, {}};
    std::mt19937 gen(7);
    std::uniform_real_distribution<double> u(0, 0.1);
    for (const auto &c : maze.cells())
        for (auto &v : agent.q[c])
            v = u(gen) * gold;
    for (int i = 0; i < 12; i++)
        agent.sweep(maze);
    return agent.value({0, 0}) + 0.5 * agent.value({4, 0});
}

struct Four {
    double a, b, c, d;
};

int main()
{
    double gold = 2.0, pit = 0.7, discount = 0.9, heat = 0.4;
    const auto g = __enzyme_autodiff<Four>((void *)start_value, gold, pit, discount, heat);
    EXPECT_SLOPE("gold", 0, g.a, start_value(gold, pit, discount, heat), gold, 1e-4, 1e-7);
    EXPECT_SLOPE("pit", 0, g.b, start_value(gold, pit, discount, heat), pit, 1e-4, 1e-7);
    EXPECT_SLOPE("discount", 0, g.c, start_value(gold, pit, discount, heat), discount, 1e-4, 1e-7);
    EXPECT_SLOPE("temperature", 0, g.d, start_value(gold, pit, discount, heat), heat, 1e-4, 1e-7);
    return verdict();
}
