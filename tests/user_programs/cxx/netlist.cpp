// Electronics: a netlist in text, components as variants, nodal equations solved with pivots.
#include "../expect.h"
#include <charconv>
#include <cmath>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

struct Resistor { int a, b; double ohm; };
struct Source { int a, b; double ampere; };
struct Diode { int a, b; double saturation; };
using Part = std::variant<Resistor, Source, Diode>;
template <class... F> struct Overloaded : F... { using F::operator()...; };

static std::vector<std::string_view> words(std::string_view line)
{
    std::vector<std::string_view> w;
    for (size_t i = 0; i < line.size();) {
        auto e = line.find(' ', i);
        if (e == line.npos) e = line.size();
        if (e > i) w.push_back(line.substr(i, e - i));
        i = e + 1;
    }
    return w;
}
struct Netlist {
    std::vector<Part> parts;
    std::unordered_map<std::string, int> nodes{{"gnd", 0}};
    int node(std::string_view s) { return nodes.try_emplace(std::string(s), (int)nodes.size()).first->second; }
};
static Netlist parse(std::string_view text, const double *x)
{
    Netlist n;
    while (!text.empty()) {
        auto e = text.find('\n');
        auto w = words(text.substr(0, e));
        text = e == text.npos ? "" : text.substr(e + 1);
        if (w.size() < 4) continue;
        const int a = n.node(w[1]), b = n.node(w[2]);
        double value;
        if (w[3][0] == '$') { int k = 0; std::from_chars(w[3].data() + 1, w[3].data() + w[3].size(), k); value = x[k]; }
        else std::from_chars(w[3].data(), w[3].data() + w[3].size(), value);
        switch (w[0][0]) {
        case 'R': n.parts.emplace_back(Resistor{a, b, value}); break;
        case 'I': n.parts.emplace_back(Source{a, b, value}); break;
        default: n.parts.emplace_back(Diode{a, b, value});
        }
    }
    return n;
}
static std::vector<double> solve(std::vector<std::vector<double>> m, std::vector<double> r)
{
    const int n = (int)r.size();
    for (int k = 0; k < n; k++) {
        int p = k;
        for (int i = k + 1; i < n; i++) if (std::fabs(m[i][k]) > std::fabs(m[p][k])) p = i;
        std::swap(m[k], m[p]); std::swap(r[k], r[p]);
        for (int i = k + 1; i < n; i++) {
            const double f = m[i][k] / m[k][k];
            for (int j = k; j < n; j++) m[i][j] -= f * m[k][j];
            r[i] -= f * r[k];
        }
    }
    for (int k = n - 1; k >= 0; k--) { for (int j = k + 1; j < n; j++) r[k] -= m[k][j] * r[j]; r[k] /= m[k][k]; }
    return r;
}
static double voltage(const double *x, const char *text)
{
    const Netlist net = parse(text, x);
    const int n = (int)net.nodes.size();
    std::vector<double> v(n, 0.1);
    v[0] = 0;
    for (int it = 0; it < 12; it++) {
        std::vector<std::vector<double>> g(n, std::vector<double>(n));
        std::vector<double> i(n);
        auto stamp = [&](int a, int b, double s) { g[a][a] += s; g[b][b] += s; g[a][b] -= s; g[b][a] -= s; };
        for (const auto &p : net.parts)
            std::visit(Overloaded{[&](const Resistor &r) { stamp(r.a, r.b, 1 / r.ohm); },
                                  [&](const Source &s) { i[s.a] -= s.ampere; i[s.b] += s.ampere; },
                                  [&](const Diode &d) {
                                      const double u = v[d.a] - v[d.b], e = d.saturation * std::exp(u / 0.2), c = e - d.saturation - e / 0.2 * u;
                                      stamp(d.a, d.b, e / 0.2); i[d.a] -= c; i[d.b] += c; }}, p);
        for (int j = 0; j < n; j++) g[0][j] = j == 0;
        i[0] = 0;
        v = solve(std::move(g), std::move(i));
    }
    return v[net.nodes.at("out")] + 0.5 * v[net.nodes.at("mid")];
}
int main()
{
    const char *text = "I gnd in 1.5\nR in mid $0\nR mid gnd 2.0\nD mid out $1\nR out gnd $2\nR in out 5.5\n";
    double x[3] = {1.2, 0.05, 3}, d[3] = {};
    __enzyme_autodiff<void>((void *)voltage, enzyme_dup, x, d, enzyme_const, text);
    for (int i = 0; i < 3; i++) EXPECT_SLOPE("value", i, d[i], voltage(x, text), x[i], 1e-4 * (i == 1 ? 0.1 : 1), 1e-5);
    return verdict();
}
