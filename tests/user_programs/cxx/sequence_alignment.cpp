// Aligning sequences: a soft Needleman-Wunsch over strings with affine gaps, scores in a map, many pairs from FASTA text.
#include "../expect.h"
#include <algorithm>
#include <limits>
#include <map>
#include <numeric>
#include <sstream>
#include <string>
#include <tuple>
#include <vector>

struct Scores {
    double match, mismatch, open, extend;
    float temperature;
};

template <typename T> class Grid {
    std::size_t columns_;
    std::vector<T> cells_;

public:
    Grid(std::size_t rows, std::size_t columns, T value) : columns_(columns), cells_(rows * columns, value) {}
    T *operator[](std::size_t r) { return cells_.data() + r * columns_; }
};

class Aligner {
    std::map<std::pair<char, char>, double> table_;
    Scores s_;

    double soft(std::initializer_list<double> all) const
    {
        const double top = std::max(all);
        if (top == -std::numeric_limits<double>::infinity())
            return top;
        return top + s_.temperature * std::log(std::accumulate(all.begin(), all.end(), 0.0, [&](double sum, double x) {
                   return sum + std::exp((x - top) / s_.temperature);
               }));
    }

public:
    explicit Aligner(const Scores &s) : s_(s)
    {
        for (char a : std::string("ACGT"))
            for (char b : std::string("ACGT"))
                table_[{a, b}] = a == b ? s.match : s.mismatch * ((a == 'A' && b == 'G') || (a == 'G' && b == 'A') ? 0.5 : 1);
    }
    double align(const std::string &a, const std::string &b) const
    {
        struct Cell {
            double m, x, y;
        };
        constexpr double no = -std::numeric_limits<double>::infinity();
        Grid<Cell> g(a.size() + 1, b.size() + 1, {no, no, no});
        g[0][0].m = 0;
        for (std::size_t i = 0; i <= a.size(); i++)
            for (std::size_t j = 0; j <= b.size(); j++) {
                if (i && j) {
                    const auto &[m, x, y] = g[i - 1][j - 1];
                    g[i][j].m = table_.at({a[i - 1], b[j - 1]}) + soft({m, x, y});
                }
                if (i)
                    g[i][j].x = soft({g[i - 1][j].m - s_.open, g[i - 1][j].x - s_.extend});
                if (j)
                    g[i][j].y = soft({g[i][j - 1].m - s_.open, g[i][j - 1].y - s_.extend});
            }
        const Cell &last = g[a.size()][b.size()];
        return soft({last.m, last.x, last.y});
    }
};

static std::vector<std::tuple<std::string, std::string>> read_fasta(const char *text)
{
    std::vector<std::tuple<std::string, std::string>> all;
    std::stringstream in(text);
    for (std::string line; std::getline(in, line);) {
        if (line.empty())
            continue;
        if (line[0] == '>')
            all.emplace_back(line.substr(1), "");
        else
            std::get<1>(all.back()) += line;
    }
    std::sort(all.begin(), all.end());
    return all;
}

double similarity(const Scores *s, const char *text)
{
    const auto all = read_fasta(text);
    const Aligner aligner(*s);
    double sum = 0;
    for (std::size_t i = 0; i < all.size(); i++)
        for (std::size_t j = i + 1; j < all.size(); j++)
            sum += std::tanh(aligner.align(std::get<1>(all[i]), std::get<1>(all[j])) / 10) / (j - i);
    return sum;
}

int main()
{
    const char *text = ">mouse\nACGTTGCA\nAC\n>cat\nACGTGCAC\n\n>yeast with long name\nTTGACAGTA\n";
    Scores s{2, -1, 1.5, 0.5, 0.75f}, d{};
    __enzyme_autodiff<void>((void *)similarity, enzyme_dup, &s, &d, enzyme_const, text);
    EXPECT_SLOPE("match", 0, d.match, similarity(&s, text), s.match, 1e-3, 1e-7);
    EXPECT_SLOPE("mismatch", 0, d.mismatch, similarity(&s, text), s.mismatch, 1e-3, 1e-7);
    EXPECT_SLOPE("open", 0, d.open, similarity(&s, text), s.open, 1e-3, 1e-7);
    EXPECT_SLOPE("extend", 0, d.extend, similarity(&s, text), s.extend, 1e-3, 1e-7);
    EXPECT_SLOPE("temperature", 0, d.temperature, similarity(&s, text), s.temperature, 0.0078125, 1e-5);
    return verdict();
}
