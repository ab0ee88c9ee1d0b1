// A spreadsheet: cells hold numbers, text or formulas; formulas refer to cells and are evaluated once.
#include "../expect.h"
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>
#include <vector>

using Address = std::pair<char, int>;

class Sheet;
struct Formula {
    std::string text;
    mutable std::variant<std::monostate, double> cached;
};
using Cell = std::variant<double, std::string, std::unique_ptr<Formula>>;

class Sheet {
    std::map<Address, Cell> cells_;

    struct Parser {
        const Sheet &sheet;
        const char *at;
        char peek()
        {
            while (*at == ' ')
                at++;
            return *at;
        }
        bool take(char c) { return peek() == c ? (at++, true) : false; }
        Address address()
        {
            const char column = *at++;
            int row = 0;
            while (*at >= '0' && *at <= '9')
                row = 10 * row + (*at++ - '0');
            return {column, row};
        }
        double factor()
        {
            if (take('(')) {
                const double v = expression();
                take(')');
                return v;
            }
            if (take('-'))
                return -factor();
            const char c = peek();
            if (c >= '0' && c <= '9') {
                char *end;
                const double v = std::strtod(at, &end);
                at = end;
                return v;
            }
            std::string name;
            while (*at >= 'a' && *at <= 'z')
                name += *at++;
            if (!name.empty()) {
                take('(');
                const Address from = address();
                take(':');
                const Address to = address();
                take(')');
                double total = 0, squares = 0;
                for (char column = from.first; column <= to.first; column++)
                    for (int row = from.second; row <= to.second; row++) {
                        const double v = sheet.value({column, row});
                        total += v;
                        squares += v * v;
                    }
                if (name == "sum")
                    return total;
                if (name == "norm")
                    return std::sqrt(squares);
                throw std::runtime_error("unknown function " + name);
            }
            return sheet.value(address());
        }
        double term()
        {
            double v = factor();
            for (;;) {
                if (take('*'))
                    v *= factor();
                else if (take('/'))
                    v /= factor();
                else
                    return v;
            }
        }
        double expression()
        {
            double v = term();
            for (;;) {
                if (take('+'))
                    v += term();
                else if (take('-'))
                    v -= term();
                else
                    return v;
            }
        }
    };

public:
    void set(Address a, double v) { cells_[a] = v; }
    void set(Address a, const std::string &text)
    {
        if (!text.empty() && text[0] == '=')
            cells_[a] = std::make_unique<Formula>(Formula{text.substr(1), {}});
        else
            cells_[a] = text;
    }
    double value(Address a) const
    {
        const auto found = cells_.find(a);
        if (found == cells_.end())
            return 0;
        const Cell &cell = found->second;
        if (const auto *number = std::get_if<double>(&cell))
            return *number;
        if (const auto *text = std::get_if<std::string>(&cell))
            return static_cast<double>(text->size());
        const Formula &f = *std::get<std::unique_ptr<Formula>>(cell);
        if (f.cached.index() == 0)
            f.cached = Parser{*this, f.text.c_str()}.expression();
        return std::get<double>(f.cached);
    }
};

static double budget(const double *x, int n)
{
    Sheet sheet;
    for (int i = 0; i < n; i++)
        sheet.set({'A', i + 1}, x[i]);
    sheet.set({'B', 1}, std::string("=A1*A2 + 0.5*B2"));
    sheet.set({'B', 2}, std::string("=sum(A1:A4) / (1 + A3)"));
    sheet.set({'B', 3}, std::string("total"));
    sheet.set({'B', 4}, std::string("=norm(A2:B3) - -B1*B2"));
    sheet.set({'C', 1}, std::string("=B4*B4/ (A4 + B3) - unknown(A1:A2)"));
    double result = 0;
    try {
        result = sheet.value({'C', 1});
    } catch (const std::runtime_error &) {
        result = sheet.value({'B', 4}) + sheet.value({'B', 1});
    }
    return result;
}

int main()
{
    double x[4] = {1.1, 0.7, 1.9, 2.3}, d[4] = {};
    __enzyme_autodiff<void>((void *)budget, enzyme_dup, x, d, enzyme_const, 4);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("x", i, d[i], budget(x, 4), x[i], 1e-4, 1e-7);
    return verdict();
}
