// Electronics: a netlist is read from text, stamped into a matrix and solved with diodes by Newton.
#include "../expect.h"
#include <charconv>
#include <cmath>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

struct Resistor {
    int a, b;
    double ohms;
};
struct Source {
    int a, b;
    double amperes;
};
struct Diode {
    int a, b;
    double saturation, ideality;
};
using Element = std::variant<Resistor, Source, Diode>;

class Netlist {
    std::map<std::string, int, std::less<>> nodes_{{"0", -1}};
    std::vector<Element> elements_;

    static std::string_view word(std::string_view &line)
    {
        const auto from = line.find_first_not_of(" \t");
        if (from == line.npos)
            return line = {};
        line.remove_prefix(from);
        const auto w = line.substr(0, line.find_first_of(" \t"));
        line.remove_prefix(w.size());
        return w;
    }
    int node(std::string_view name)
    {
        if (const auto it = nodes_.find(name); it != nodes_.end())
            return it->second;
        const int number = size();
        nodes_.emplace(std::string(name), number);
        return number;
    }
    // a number, or $i for the i-th parameter
    static std::optional<double> value(std::string_view w, const double *parameters)
    {
        if (w.empty())
            return {};
        if (w.front() == '$')
            return parameters[w[1] - '0'];
        double mantissa = 0;
        const auto [end, error] = std::from_chars(w.data(), w.data() + w.size(), mantissa);
        if (error != std::errc())
            return {};
        switch (end == w.data() + w.size() ? ' ' : *end) {
        case 'k': return mantissa * 1e3;
        case 'm': return mantissa * 1e-3;
        case 'n': return mantissa * 1e-9;
        default: return mantissa;
        }
    }

public:
    Netlist(std::string_view text, const double *parameters)
    {
        while (!text.empty()) {
            const auto end = text.find('\n');
            auto line = text.substr(0, end);
            text = end == text.npos ? std::string_view() : text.substr(end + 1);
            const auto name = word(line);
            if (name.empty() || name.front() == '*')
                continue;
            const int a = node(word(line)), b = node(word(line));
            const auto v = value(word(line), parameters);
            if (!v)
                throw std::invalid_argument("value of " + std::string(name));
            switch (name.front()) {
            case 'R': elements_.emplace_back(Resistor{a, b, *v}); break;
            case 'I': elements_.emplace_back(Source{a, b, *v}); break;
            case 'D': elements_.emplace_back(Diode{a, b, *v, value(word(line), parameters).value_or(1.0)}); break;
            default: throw std::invalid_argument(std::string(name));
            }
        }
    }
    int size() const { return (int)nodes_.size() - 1; }
    int index(std::string_view name) const { return nodes_.find(name)->second; }
    const auto &elements() const { return elements_; }
};

struct System {
    int n;
    std::vector<double> g, i;
    explicit System(int n) : n(n), g(n * n), i(n) {}
    void conduct(int a, int b, double c)
    {
        if (a >= 0) g[a * n + a] += c;
        if (b >= 0) g[b * n + b] += c;
        if (a >= 0 && b >= 0) {
            g[a * n + b] -= c;
            g[b * n + a] -= c;
        }
    }
    void inject(int a, int b, double c)
    {
        if (a >= 0) i[a] -= c;
        if (b >= 0) i[b] += c;
    }
    std::vector<double> solve() &&
    {
        for (int k = 0; k < n; k++)
            for (int r = k + 1; r < n; r++) {
                const double f = g[r * n + k] / g[k * n + k];
                for (int c = k; c < n; c++)
                    g[r * n + c] -= f * g[k * n + c];
                i[r] -= f * i[k];
            }
        for (int k = n - 1; k >= 0; k--) {
            for (int c = k + 1; c < n; c++)
                i[k] -= g[k * n + c] * i[c];
            i[k] /= g[k * n + k];
        }
        return std::move(i);
    }
};

static std::vector<double> operating_point(const Netlist &net)
{
    std::vector<double> v(net.size(), 0.3);
    for (int round = 0; round < 40; round++) {
        System s(net.size());
        const auto across = [&](int a, int b) { return (a < 0 ? 0 : v[a]) - (b < 0 ? 0 : v[b]); };
        struct Stamp {
            System &s;
            decltype(across) &u;
            void operator()(const Resistor &r) const { s.conduct(r.a, r.b, 1 / r.ohms); }
            void operator()(const Source &c) const { s.inject(c.a, c.b, c.amperes); }
            void operator()(const Diode &d) const
            {
                const double vt = d.ideality * 0.02585, x = std::fmin(u(d.a, d.b) / vt, 25.0);
                const double current = d.saturation * (std::exp(x) - 1), slope = d.saturation / vt * std::exp(x);
                s.conduct(d.a, d.b, slope);
                s.inject(d.a, d.b, current - slope * x * vt);
            }
        };
        for (const Element &e : net.elements())
            std::visit(Stamp{s, across}, e);
        v = std::move(s).solve();
    }
    return v;
}

static constexpr std::string_view NETLIST = R"(* a clipped divider
I1 0 in $0
R1 in mid $1
R2 mid 0 4.7k
D1 mid 0 $2n 1.8
R3 in out 1k
D2 out 0 2n $3
R4 out mid $4
)";

static double output(const double *parameters, const char *text, int length)
{
    const Netlist net(std::string_view(text, length), parameters);
    const auto v = operating_point(net);
    return v[net.index("out")] + 2 * v[net.index("mid")] * v[net.index("in")];
}

int main()
{
    double p[5] = {2e-3, 2200, 3e-9, 1.6, 900}, d[5] = {};
    const int n = (int)NETLIST.size();
    __enzyme_autodiff<void>((void *)output, enzyme_dup, p, d, enzyme_const, NETLIST.data(), enzyme_const, n);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("parameter", i, d[i], output(p, NETLIST.data(), n), p[i], p[i] * 1e-3, 1e-6);
    return verdict();
}
