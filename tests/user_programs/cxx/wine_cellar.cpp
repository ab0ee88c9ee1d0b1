// A wine cellar: an inventory of variants read from text by streams, blends, and a report that is printed on the way.
#include "../expect.h"
#include <algorithm>
#include <iomanip>
#include <map>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <variant>
#include <vector>

struct Barrel {
    double litres, acidity;
    int oak;
};
struct Bottles {
    unsigned count;
    float acidity;
    std::string label;
};
struct Blend {
    std::vector<std::pair<std::string, double>> parts;
};
using Lot = std::variant<Barrel, Bottles, Blend>;

template <class... F> struct overloaded : F... {
    using F::operator()...;
};
template <class... F> overloaded(F...) -> overloaded<F...>;

class Cellar {
    std::map<std::string, Lot> lots_;
    mutable std::ostringstream report_;

public:
    explicit Cellar(const std::string &text)
    {
        std::istringstream in(text);
        std::string line;
        while (std::getline(in, line)) {
            std::istringstream words(line);
            std::string kind, name;
            words >> kind >> name;
            if (kind == "barrel") {
                Barrel b{};
                words >> b.litres >> b.acidity >> b.oak;
                lots_.emplace(name, b);
            } else if (kind == "bottles") {
                Bottles b{};
                words >> b.count >> b.acidity >> std::quoted(b.label);
                lots_[name] = std::move(b);
            } else if (kind == "blend") {
                Blend b;
                std::string part;
                double share;
                while (words >> part >> share)
                    b.parts.emplace_back(part, share);
                lots_[name] = b;
            }
        }
    }
    void adjust(const std::string &name, double acid)
    {
        std::visit(overloaded{[&](Barrel &b) { b.acidity += acid; },
                              [&](Bottles &b) { b.acidity += static_cast<float>(acid); },
                              [&](Blend &b) {
                                  for (auto &[part, share] : b.parts)
                                      share *= 1 + acid;
                              }},
                   lots_.at(name));
    }
    std::optional<double> acidity(const std::string &name, int depth = 0) const
    {
        const auto found = lots_.find(name);
        if (found == lots_.end() || depth > 5)
            return std::nullopt;
        const double result = std::visit(
            overloaded{[](const Barrel &b) { return b.acidity * (1 + 0.01 * b.oak); },
                       [](const Bottles &b) { return static_cast<double>(b.acidity); },
                       [&](const Blend &b) {
                           double sum = 0, weight = 0;
                           for (const auto &[part, share] : b.parts)
                               if (const auto a = acidity(part, depth + 1)) {
                                   sum += share * std::pow(10, -*a);
                                   weight += share;
                               }
                           return -std::log10(sum / weight);
                       }},
            found->second);
        report_ << std::setw(2 * depth) << "" << name << ' ' << std::fixed << std::setprecision(2) << result << '\n';
        return result;
    }
    std::size_t lines() const { return std::ranges::count(report_.str(), '\n'); }
};

static const char *const stock = "barrel merlot 225 3.6 3\nbarrel syrah 225 3.4 1\nbottles port 60 3.8 \"old tawny\"\n"
                                 "blend house merlot 0.6 syrah 0.3\nblend reserve house 2 port 1 missing 4\n";

double taste(const double *acid, int n)
{
    Cellar cellar(stock);
    const char *const names[] = {"merlot", "syrah", "port", "house"};
    for (int i = 0; i < n; i++)
        cellar.adjust(names[i], acid[i]);
    const double off = cellar.acidity("reserve").value_or(0) - 3;
    return cellar.lines() == 5 ? off * off + cellar.acidity("nothing").value_or(0.5) : -1;
}

int main()
{
    double acid[4] = {0.1, -0.05, 0.125, 0.2}, d[4] = {};
    __enzyme_autodiff<void>((void *)taste, enzyme_dup, acid, d, enzyme_const, 4);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("acid", i, d[i], taste(acid, 4), acid[i], i == 2 ? 0.015625 : 1e-3, 1e-5);
    return verdict();
}
