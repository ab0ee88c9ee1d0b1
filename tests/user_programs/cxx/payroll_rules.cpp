// Payroll: rules of a collective agreement in a small language, parsed to variants and run for a staff list.
#include "../expect.h"
#include <algorithm>
#include <charconv>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

struct Node;
using NodePtr = std::unique_ptr<Node>;

struct Constant {
    double value;
};
struct Name {
    std::string text;
};
struct Binary {
    char op;
    NodePtr left, right;
};
struct Call {
    std::string function;
    std::vector<NodePtr> arguments;
};
struct Node {
    std::variant<Constant, Name, Binary, Call> is;
};

template <class... F> struct overloaded : F... {
    using F::operator()...;
};

class Parser {
    std::string_view rest_;
    std::string error_;

    void blanks()
    {
        while (!rest_.empty() && rest_.front() == ' ')
            rest_.remove_prefix(1);
    }
    bool take(char c)
    {
        blanks();
        if (rest_.empty() || rest_.front() != c)
            return false;
        rest_.remove_prefix(1);
        return true;
    }
    static NodePtr make(auto &&part) { return std::make_unique<Node>(Node{std::forward<decltype(part)>(part)}); }

    NodePtr factor()
    {
        blanks();
        if (take('(')) {
            NodePtr inner = sum();
            if (!take(')'))
                error_ = "no )";
            return inner;
        }
        double number;
        if (auto [end, code] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), number); code == std::errc{}) {
            rest_.remove_prefix(end - rest_.data());
            if (take('%'))
                number /= 100;
            return make(Constant{number});
        }
        const auto length = std::find_if_not(rest_.begin(), rest_.end(), [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }) - rest_.begin();
        if (!length) {
            error_ = "a factor was expected";
            return nullptr;
        }
        std::string name(rest_.substr(0, length));
        rest_.remove_prefix(length);
        if (!take('('))
            return make(Name{std::move(name)});
        Call call{std::move(name), {}};
        do
            call.arguments.push_back(sum());
        while (take(','));
        if (!take(')'))
            error_ = "no ) after arguments";
        return make(std::move(call));
    }
    NodePtr product()
    {
        NodePtr left = factor();
        for (;;)
            if (take('*'))
                left = make(Binary{'*', std::move(left), factor()});
            else if (take('/'))
                left = make(Binary{'/', std::move(left), factor()});
            else
                return left;
    }
    NodePtr sum()
    {
        NodePtr left = product();
        for (;;)
            if (take('+'))
                left = make(Binary{'+', std::move(left), product()});
            else if (take('-'))
                left = make(Binary{'-', std::move(left), product()});
            else
                return left;
    }

public:
    static std::optional<Node> parse(std::string_view text)
    {
        Parser p;
        p.rest_ = text;
        NodePtr n = p.sum();
        p.blanks();
        if (!n || !p.error_.empty() || !p.rest_.empty())
            return std::nullopt;
        return std::move(*n);
    }
};

using Scope = std::unordered_map<std::string, double>;

static std::optional<double> evaluate(const Node &n, const Scope &scope)
{
    return std::visit(overloaded{
                          [](const Constant &c) -> std::optional<double> { return c.value; },
                          [&](const Name &name) -> std::optional<double> {
                              if (auto it = scope.find(name.text); it != scope.end())
                                  return it->second;
                              return {};
                          },
                          [&](const Binary &b) -> std::optional<double> {
                              const auto l = evaluate(*b.left, scope), r = evaluate(*b.right, scope);
                              if (!l || !r)
                                  return {};
                              switch (b.op) {
                              case '+': return *l + *r;
                              case '-': return *l - *r;
                              case '*': return *l * *r;
                              default: return *r != 0 ? std::optional(*l / *r) : std::nullopt;
                              }
                          },
                          [&](const Call &c) -> std::optional<double> {
                              std::vector<double> values;
                              for (const auto &a : c.arguments)
                                  if (auto v = evaluate(*a, scope))
                                      values.push_back(*v);
                                  else
                                      return {};
                              if (c.function == "min")
                                  return *std::min_element(values.begin(), values.end());
                              if (c.function == "max")
                                  return *std::max_element(values.begin(), values.end());
                              if (c.function == "excess" && values.size() == 2)
                                  return std::max(values[0] - values[1], 0.0);
                              if (c.function == "grow" && values.size() == 2)
                                  return std::pow(1 + values[0], values[1]);
                              return {};
                          },
                      },
                      n.is);
}

struct Worker {
    std::string grade;
    double hours, nights;
    int years;
};

struct Agreement {
    double base, overtime, night, seniority, ceiling;
};

static const std::pair<const char *, const char *> rules[] = {
    {"hourly", "base * factor * grow(seniority, min(years, 12))"},
    {"regular", "hourly * min(hours, 160)"},
    {"extra", "hourly * (1 + overtime) * excess(hours, 160) + hourly * night * nights"},
    {"gross", "regular + extra + max(2.5% * regular, 40)"},
    {"social", "19.6% * min(gross, ceiling) + 3% * excess(gross, ceiling)"},
    {"tax", "gross * gross / (60000 + 4 * gross)"},
    {"net", "gross - social * 0.5 - tax"},
};

double wage_bill(const Agreement &a, const std::vector<Worker> &staff, double wanted)
{
    const std::unordered_map<std::string, double> factors{{"helper", 1.0}, {"skilled", 1.35}, {"foreman", 1.8}};
    std::vector<std::pair<std::string, Node>> program;
    for (const auto &[name, text] : rules)
        if (auto parsed = Parser::parse(text))
            program.emplace_back(name, std::move(*parsed));
        else
            return -1;
    double cost = 0, unhappy = 0;
    for (const Worker &w : staff) {
        Scope scope{{"base", a.base}, {"overtime", a.overtime}, {"night", a.night}, {"seniority", a.seniority}, {"ceiling", a.ceiling}};
        scope["hours"] = w.hours;
        scope["nights"] = w.nights;
        scope["years"] = w.years;
        scope["factor"] = factors.at(w.grade);
        for (const auto &[name, node] : program) {
            const auto value = evaluate(node, scope);
            if (!value)
                return -2;
            scope.insert_or_assign(name, *value);
        }
        cost += scope["gross"] + 0.5 * scope["social"];
        unhappy += std::pow(scope["net"] / wanted - 1, 2);
    }
    return 1e-3 * cost + 5 * unhappy;
}

int main()
{
    Agreement a{14.2, 0.25, 0.4, 0.015, 3100}, d{};
    std::vector<Worker> staff{{"helper", 151, 10, 2}, {"skilled", 172, 24, 8}, {"foreman", 168, 0, 17}, {"skilled", 120, 48, 5}};
    std::vector<Worker> dstaff = staff;
    for (Worker &w : dstaff)
        w.hours = w.nights = 0;
    double wanted = 2400;
    const double dwanted = __enzyme_autodiff<double>((void *)wage_bill, enzyme_dup, &a, &d, enzyme_dup, &staff, &dstaff, enzyme_out, wanted);
    EXPECT_SLOPE("base", 0, d.base, wage_bill(a, staff, wanted), a.base, 1e-3, 1e-7);
    EXPECT_SLOPE("overtime", 0, d.overtime, wage_bill(a, staff, wanted), a.overtime, 1e-4, 1e-7);
    EXPECT_SLOPE("night", 0, d.night, wage_bill(a, staff, wanted), a.night, 1e-4, 1e-7);
    EXPECT_SLOPE("seniority", 0, d.seniority, wage_bill(a, staff, wanted), a.seniority, 1e-5, 1e-7);
    EXPECT_SLOPE("ceiling", 0, d.ceiling * 1e3, 1e3 * wage_bill(a, staff, wanted), a.ceiling, 0.1, 1e-7);
    EXPECT_SLOPE("wanted", 0, dwanted * 1e3, 1e3 * wage_bill(a, staff, wanted), wanted, 0.1, 1e-7);
    for (std::size_t i = 0; i < staff.size(); ++i) {
        EXPECT_SLOPE("hours", i, dstaff[i].hours, wage_bill(a, staff, wanted), staff[i].hours, 1e-2, 1e-7);
        EXPECT_SLOPE("nights", i, dstaff[i].nights, wage_bill(a, staff, wanted), staff[i].nights, 1e-2, 1e-7);
    }
    return verdict();
}
