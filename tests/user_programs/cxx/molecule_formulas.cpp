// Formulas of molecules are parsed by recursive descent, equations of combustion balanced, and the adiabatic
// temperature of the flame found; errors are exceptions of a small hierarchy.
#include "../expect.h"
#include <cctype>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

class FormulaError : public std::runtime_error {
    std::size_t position_;

public:
    FormulaError(const std::string &what, std::size_t position)
        : std::runtime_error(what + " at " + std::to_string(position)), position_(position) {}
    std::size_t position() const noexcept { return position_; }
};

struct UnknownElement : FormulaError {
    using FormulaError::FormulaError;
};

using Composition = std::map<std::string, int>;

class Parser {
    std::string_view text_;
    std::size_t at_ = 0;

    bool is(int (*kind)(int)) const { return at_ < text_.size() && kind(static_cast<unsigned char>(text_[at_])); }
    int number()
    {
        if (!is(std::isdigit))
            return 1;
        int n = 0;
        while (is(std::isdigit))
            n = 10 * n + (text_[at_++] - '0');
        return n;
    }
    Composition group()
    {
        Composition all;
        while (at_ < text_.size() && text_[at_] != ')') {
            Composition part;
            if (text_[at_] == '(') {
                ++at_;
                part = group();
                if (at_ >= text_.size())
                    throw FormulaError("parenthesis is not closed", at_);
                ++at_;
            } else if (is(std::isupper)) {
                std::string element(1, text_[at_++]);
                while (is(std::islower))
                    element += text_[at_++];
                part[element] = 1;
            } else
                throw FormulaError("element expected", at_);
            const int times = number();
            for (const auto &[element, count] : part)
                all[element] += count * times;
        }
        return all;
    }

public:
    explicit Parser(std::string_view text) : text_(text) {}
    Composition parse()
    {
        auto result = group();
        if (at_ != text_.size())
            throw FormulaError("unexpected parenthesis", at_);
        return result;
    }
};

class Table {
    std::unordered_map<std::string, double> masses_;

public:
    explicit Table(const double *masses)
    {
        const char *const names[] = {"C", "H", "O", "N", "S"};
        for (int i = 0; i < 5; ++i)
            masses_.emplace(names[i], masses[i]);
    }
    double mass(const Composition &c) const
    {
        double sum = 0;
        for (const auto &[element, count] : c) {
            const auto it = masses_.find(element);
            if (it == masses_.end())
                throw UnknownElement("no element " + element, 0);
            sum += count * it->second;
        }
        return sum;
    }
};

struct Gas { double a, b; }; // heat capacity a + b T, J/mol/K

double flame(const char *fuel, double heat, double excess, const double *masses)
{
    const Table table(masses);
    const auto c = Parser(fuel).parse();
    const auto count = [&](const char *e) {
        const auto it = c.find(e);
        return it == c.end() ? 0.0 : static_cast<double>(it->second);
    };
    const double oxygen = count("C") + count("H") / 4 + count("S") - count("O") / 2;
    const std::vector<std::pair<Gas, double>> products{
        {{44.2, 8.8e-3}, count("C")},
        {{33.3, 10.3e-3}, count("H") / 2},
        {{29.1, 4.2e-3}, 3.76 * excess * oxygen + count("N") / 2},
        {{30.2, 4.2e-3}, (excess - 1) * oxygen},
    };
    const double released = heat * table.mass(c); // heat is in J/g
    double t = 1500;
    for (int i = 0; i < 12; ++i) {
        double enthalpy = -released, slope = 0;
        for (const auto &[gas, moles] : products) {
            enthalpy += moles * (gas.a * (t - 298) + 0.5 * gas.b * (t * t - 298 * 298));
            slope += moles * (gas.a + gas.b * t);
        }
        t -= enthalpy / slope;
    }
    return t;
}

double mixture(const char *fuels, double heat, double excess, const double *masses)
{
    std::istringstream words(fuels);
    double sum = 0;
    int known = 0;
    for (std::string fuel; words >> fuel;) {
        try {
            sum += flame(fuel.c_str(), heat, excess, masses);
            ++known;
        } catch (const UnknownElement &) {
            sum += 10 * heat * 1e-3;
        } catch (const FormulaError &e) {
            sum += static_cast<double>(e.position()) * excess;
        }
    }
    return sum / known;
}

int main()
{
    double masses[5] = {12.011, 1.008, 15.999, 14.007, 32.06}, d[5] = {}, heat = 29000, excess = 1.2;
    const char *const fuels = "C2H5OH CH3(CH2)6CH3 C6H6 (CH3)2CO XeF2 CH3)2 C4H4S";
    const double dh = __enzyme_autodiff<double>((void *)mixture, enzyme_const, fuels, enzyme_out, heat, enzyme_const, excess, enzyme_dup, masses, d);
    EXPECT_SLOPE("heat", 0, dh, mixture(fuels, heat, excess, masses), heat, 1, 1e-6);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("mass", i, d[i], mixture(fuels, heat, excess, masses), masses[i], 1e-3, 1e-6);
    const double de = __enzyme_fwddiff<double>((void *)mixture, enzyme_const, fuels, enzyme_const, heat, enzyme_dup, excess, 1.0, enzyme_const, masses);
    EXPECT_SLOPE("excess", 0, de, mixture(fuels, heat, excess, masses), excess, 1e-4, 1e-6);
    return verdict();
}
