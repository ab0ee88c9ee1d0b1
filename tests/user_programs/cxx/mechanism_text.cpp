// A reaction mechanism in text: views split it, species get numbers, rates are closures, the system is stiff.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

using namespace std::string_view_literals;

static std::string_view trim(std::string_view s)
{
    while (!s.empty() && s.front() == ' ')
        s.remove_prefix(1);
    while (!s.empty() && s.back() == ' ')
        s.remove_suffix(1);
    return s;
}

static std::vector<std::string_view> split(std::string_view s, char at)
{
    std::vector<std::string_view> parts;
    for (std::size_t i; (i = s.find(at)) != s.npos; s.remove_prefix(i + 1))
        parts.push_back(trim(s.substr(0, i)));
    parts.push_back(trim(s));
    return parts;
}

static double number(std::string_view s)
{
    double x = 0;
    std::from_chars(s.data(), s.data() + s.size(), x);
    return x;
}

struct Term {
    std::size_t species;
    int count;
};

struct Reaction {
    std::vector<Term> left, right;
    std::function<double(double)> rate;
    std::string source;
};

class Mechanism {
    std::unordered_map<std::string, std::size_t> index_;
    std::vector<Reaction> reactions_;

    std::vector<Term> side(std::string_view text)
    {
        std::vector<Term> terms;
        for (auto part : split(text, '+')) {
            int count = 1;
            const auto [rest, error] = std::from_chars(part.data(), part.data() + part.size(), count);
            if (error != std::errc())
                count = 1;
            else
                part.remove_prefix(rest - part.data());
            terms.push_back({species(trim(part)), count});
        }
        return terms;
    }

public:
    std::size_t species(std::string_view name) { return index_.try_emplace(std::string(name), index_.size()).first->second; }
    std::size_t size() const { return index_.size(); }
    const std::vector<Reaction> &reactions() const { return reactions_; }

    void read(std::string_view text, const double *scale)
    {
        for (auto line : split(text, '\n')) {
            if (line.empty() || line[0] == '!')
                continue;
            const auto columns = split(line, '|');
            const auto arrow = columns[0].find("->"sv);
            Reaction r{side(columns[0].substr(0, arrow)), side(columns[0].substr(arrow + 2)), {}, std::string(columns[0])};
            const double a = number(columns[1]) * *scale++;
            if (columns.size() > 2) {
                const double e = number(columns[2]);
                r.rate = [a, e](double t) { return a * std::exp(-e / (8.314e-3 * t)); };
            } else {
                r.rate = [a](double) { return a; };
            }
            reactions_.push_back(std::move(r));
        }
    }
    template <class V> V slope(const V &c, double t) const
    {
        V d(c.size());
        for (const auto &r : reactions_) {
            double rate = r.rate(t);
            for (auto [s, n] : r.left)
                rate *= std::pow(c[s], n);
            for (auto [s, n] : r.left)
                d[s] -= n * rate;
            for (auto [s, n] : r.right)
                d[s] += n * rate;
        }
        return d;
    }
};

static std::vector<double> implicit(const Mechanism &m, const std::vector<double> &c, double t, double h)
{
    std::vector<double> next = c;
    const std::size_t n = c.size();
    for (int newton = 0; newton < 3; newton++) {
        std::vector<std::vector<double>> a(n, std::vector<double>(n + 1));
        const auto f = m.slope(next, t);
        for (std::size_t j = 0; j < n; j++) {
            auto moved = next;
            moved[j] += 1e-3;
            const auto g = m.slope(moved, t);
            for (std::size_t i = 0; i < n; i++)
                a[i][j] = (i == j) - h * (g[i] - f[i]) / 1e-3;
        }
        for (std::size_t i = 0; i < n; i++)
            a[i][n] = -(next[i] - c[i] - h * f[i]);
        for (std::size_t k = 0; k < n; k++) {
            auto pivot = std::max_element(a.begin() + k, a.end(),
                                          [k](const auto &x, const auto &y) { return std::abs(x[k]) < std::abs(y[k]); });
            std::swap(a[k], *pivot);
            for (std::size_t i = k + 1; i < n; i++) {
                const double w = a[i][k] / a[k][k];
                for (std::size_t j = k; j <= n; j++)
                    a[i][j] -= w * a[k][j];
            }
        }
        for (std::size_t k = n; k-- > 0;) {
            for (std::size_t j = k + 1; j < n; j++)
                a[k][n] -= a[k][j] * a[j][n];
            a[k][n] /= a[k][k];
            next[k] += a[k][n];
        }
    }
    return next;
}

double yield(const double *scale, const double *start, double temperature, const char *product)
{
    Mechanism m;
    m.read("! a small one\n A + B -> 2 C | 3.0 | 1.5\n 2 C -> D + A | 0.8 \n D -> B + E | 1.2 | 2\nE + A -> F|0.5\n", scale);
    std::vector<double> c(m.size(), 0.01);
    c[m.species("A")] = start[0];
    c[m.species("B")] = start[1];
    std::array<double, 4> last{};
    for (int i = 0; i < 12; i++) {
        c = implicit(m, c, temperature + 5 * i, 0.2);
        last[i % 4] = c[m.species(product)];
    }
    double sum = 0;
    for (double x : last)
        sum += x;
    return sum * (m.reactions().back().source == "E + A -> F" ? 1 : -1);
}

int main()
{
    double scale[4] = {1, 1.1, 0.9, 1.2}, ds[4] = {}, start[2] = {1, 0.8}, d[2] = {}, t = 300;
    const double g = __enzyme_autodiff<double>((void *)yield, enzyme_dup, scale, ds, enzyme_dup, start, d, enzyme_out, t,
                                               enzyme_const, "D");
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("scale", i, ds[i], yield(scale, start, t, "D"), scale[i], 1e-3, 1e-6);
    for (int i = 0; i < 2; i++)
        EXPECT_SLOPE("start", i, d[i], yield(scale, start, t, "D"), start[i], 1e-3, 1e-6);
    EXPECT_SLOPE("temperature", 0, g, yield(scale, start, t, "D"), t, 1e-1, 1e-6);
    return verdict();
}
