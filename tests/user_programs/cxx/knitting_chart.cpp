// Knitting: a pattern in the shorthand of knitters, read with std::regex; yarn and the size of the piece by stitch.
#include "../expect.h"
#include <functional>
#include <map>
#include <numeric>
#include <regex>
#include <stdexcept>
#include <string>
#include <vector>

enum class Stitch { Knit, Purl, YarnOver, Together, Cable };

struct Step {
    Stitch stitch;
    int count;
};
using Row = std::vector<Step>;

static Row read_row(const std::string &text)
{
    static const std::regex item(R"((k2tog|yo|c4f|k|p)(\d*))"), repeated(R"(\*([^*]+)\*\s*x\s*(\d+))");
    Row row;
    std::string flat = text;
    for (std::smatch m; std::regex_search(flat, m, repeated);) {
        std::string inside;
        for (int i = std::stoi(m[2]); i > 0; i--)
            inside += m[1].str() + ' ';
        flat = m.prefix().str() + inside + m.suffix().str();
    }
    for (std::sregex_iterator it(flat.begin(), flat.end(), item), end; it != end; ++it) {
        const std::string name = (*it)[1], count = (*it)[2];
        Step s{Stitch::Knit, count.empty() ? 1 : std::stoi(count)};
        if (name == "p")
            s.stitch = Stitch::Purl;
        else if (name == "yo")
            s.stitch = Stitch::YarnOver;
        else if (name == "k2tog")
            s.stitch = Stitch::Together;
        else if (name == "c4f")
            s.stitch = Stitch::Cable;
        row.push_back(s);
    }
    if (!std::regex_match(text, std::regex(R"([a-z0-9*, ]+)")))
        throw std::invalid_argument("odd letters in " + text);
    return row;
}

class Pattern {
    std::vector<Row> rows_;

public:
    explicit Pattern(const std::string &text)
    {
        static const std::regex line(R"(row\s+(\d+)(?:-(\d+))?:\s*([^\n]*))", std::regex::icase);
        for (auto it = std::sregex_iterator(text.begin(), text.end(), line); it != std::sregex_iterator(); ++it) {
            const int first = std::stoi(it->str(1)), last = (*it)[2].matched ? std::stoi(it->str(2)) : first;
            for (int r = first; r <= last; r++)
                rows_.push_back(read_row(it->str(3)));
        }
    }
    const std::vector<Row> &rows() const { return rows_; }
};

struct Gauge {
    double width, height, yarn;
};

class Knitter {
    std::map<Stitch, Gauge> gauges_;
    std::function<double(int)> tension_;

public:
    Knitter(const double *p, std::function<double(int)> tension) : tension_(std::move(tension))
    {
        gauges_[Stitch::Knit] = {p[0], p[1], 4 * p[0] + p[2]};
        gauges_[Stitch::Purl] = {p[0] * 0.97, p[1] * 1.02, 4.2 * p[0] + p[2]};
        gauges_[Stitch::YarnOver] = {p[0] * 1.3, p[1], 1.5 * p[0]};
        gauges_[Stitch::Together] = {p[0] * 1.1, p[1], 4.5 * p[0] + p[2]};
        gauges_[Stitch::Cable] = {p[0] * 3.1, p[1] * 1.1, 18 * p[0] + 4 * p[2]};
    }
    double cost(const Pattern &pattern, double target) const
    {
        double yarn = 0, height = 0, misfit = 0;
        int number = 0;
        for (const auto &row : pattern.rows()) {
            const double t = tension_(number++);
            double width = 0, tall = 0;
            int stitches = 0;
            for (const auto &[stitch, count] : row) {
                const Gauge &g = gauges_.at(stitch);
                width += count * g.width * t;
                tall += count * g.height / t;
                yarn += count * g.yarn * t;
                stitches += count;
            }
            height += tall / stitches;
            misfit += (width - target) * (width - target);
        }
        return misfit / number + 0.01 * yarn + 0.5 * std::sqrt(height);
    }
};

static double sweater(const double *p, double target, double habit)
{
    const Pattern pattern("Row 1-4: *k2, p2* x 3, k2\nrow 5: k3, *yo, k2tog* x 4, k3\nrow 6: p14\nrow 7: p3, c4f, p3, k4\n");
    const Knitter knitter(p, [habit](int row) { return 1 + habit * std::exp(-0.3 * row); });
    return knitter.cost(pattern, target);
}

struct Two {
    double target, habit;
};

int main()
{
    double p[3] = {0.45, 0.33, 0.12}, d[3] = {}, target = 6.5, habit = 0.08;
    const auto by = __enzyme_autodiff<Two>((void *)sweater, enzyme_dup, p, d, target, habit);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("p", i, d[i], sweater(p, target, habit), p[i], 1e-4, 1e-7);
    EXPECT_SLOPE("target", 0, by.target, sweater(p, target, habit), target, 1e-4, 1e-7);
    EXPECT_SLOPE("habit", 0, by.habit, sweater(p, target, habit), habit, 1e-4, 1e-7);
    return verdict();
}
