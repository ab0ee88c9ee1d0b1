// Parsers: a formula in a string becomes a tree of virtual nodes; errors are exceptions.
#include "../expect.h"
#include <cctype>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

using Scope = std::map<std::string, double, std::less<>>;
struct Node {
    virtual ~Node() = default;
    virtual double eval(const Scope &) const = 0;
};
using NodePtr = std::unique_ptr<Node>;
struct Constant : Node {
    double v;
    explicit Constant(double v) : v(v) {}
    double eval(const Scope &) const override { return v; }
};
struct Name : Node {
    std::string name;
    explicit Name(std::string_view n) : name(n) {}
    double eval(const Scope &s) const override
    {
        auto at = s.find(name);
        if (at == s.end())
            throw std::out_of_range("unknown variable " + name);
        return at->second;
    }
};
struct Sum : Node {
    std::vector<std::pair<double, NodePtr>> terms;
    double eval(const Scope &s) const override
    {
        double total = 0;
        for (const auto &[sign, t] : terms)
            total += sign * t->eval(s);
        return total;
    }
};
struct Product : Node {
    std::vector<NodePtr> factors;
    double eval(const Scope &s) const override
    {
        double total = 1;
        for (const auto &f : factors)
            total *= f->eval(s);
        return total;
    }
};

class Parser {
    std::string_view text_;
    size_t at_ = 0;
    char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }

public:
    explicit Parser(std::string_view t) : text_(t) {}
    NodePtr sum()
    {
        auto node = std::make_unique<Sum>();
        double sign = 1;
        for (;;) {
            node->terms.emplace_back(sign, product());
            if (peek() != '+' && peek() != '-')
                return node;
            sign = text_[at_++] == '+' ? 1 : -1;
        }
    }
    NodePtr product()
    {
        auto node = std::make_unique<Product>();
        node->factors.push_back(atom());
        while (peek() == '*') {
            at_++;
            node->factors.push_back(atom());
        }
        return node;
    }
    NodePtr atom()
    {
        if (peek() == '(') {
            at_++;
            auto inner = sum();
            at_++;
            return inner;
        }
        const size_t start = at_;
        if (std::isdigit(peek())) {
            while (std::isdigit(peek()) || peek() == '.')
                at_++;
            return std::make_unique<Constant>(std::stod(std::string(text_.substr(start, at_ - start))));
        }
        while (std::isalnum(peek()))
            at_++;
        if (at_ == start)
            throw std::invalid_argument("nothing to read");
        return std::make_unique<Name>(text_.substr(start, at_ - start));
    }
};

static double objective(const double *x)
{
    const Scope scope{{"alpha", x[0]}, {"beta", x[1]}, {"a_long_variable_name", 0.5}, {"g", x[2]}};
    double total = 0;
    for (const char *text : {"2*alpha*(beta+3.5)-g*g*alpha", "beta*beta*beta", "missing*2", "2*(+"}) {
        try {
            total += Parser(text).sum()->eval(scope);
        } catch (const std::out_of_range &) {
            total += x[0];
        } catch (const std::exception &e) {
            total += 0.25 * std::string(e.what()).size();
        }
    }
    return total;
}

int main()
{
    double x[3] = {0.6, 1.2, -0.4}, d[3] = {};
    __enzyme_autodiff<double>((void *)objective, enzyme_dup, x, d);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("x", i, d[i], objective(x), x[i], 1e-3, 1e-7);
    return verdict();
}
