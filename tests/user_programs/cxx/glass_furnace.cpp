// Industry: a furnace's recipe as an expression tree that is parsed from text, with user functions and a symbol table.
#include "../expect.h"
#include <cctype>
#include <functional>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

struct Node;
using Ptr = std::unique_ptr<Node>;
struct Number {
    double value;
};
struct Name {
    std::string name;
};
struct Binary {
    char op;
    Ptr left, right;
};
struct Apply {
    std::string function;
    std::vector<Ptr> arguments;
};
struct Node {
    std::variant<Number, Name, Binary, Apply> what;
};

class Parser {
    std::string_view text_;
    std::size_t at_ = 0;

    char peek()
    {
        while (at_ < text_.size() && std::isspace((unsigned char)text_[at_]))
            at_++;
        return at_ < text_.size() ? text_[at_] : '\0';
    }
    static Ptr make(auto what) { return std::make_unique<Node>(Node{std::move(what)}); }
    Ptr primary()
    {
        const char c = peek();
        if (c == '(') {
            at_++;
            Ptr inner = sum();
            expect(')');
            return inner;
        }
        if (std::isdigit((unsigned char)c)) {
            std::size_t used = 0;
            const double v = std::stod(std::string(text_.substr(at_)), &used);
            at_ += used;
            return make(Number{v});
        }
        std::string name;
        while (std::isalpha((unsigned char)peek()))
            name += text_[at_++];
        if (name.empty())
            throw std::runtime_error("unexpected character at " + std::to_string(at_));
        if (peek() != '(')
            return make(Name{name});
        at_++;
        Apply a{name, {}};
        do
            a.arguments.push_back(sum());
        while (peek() == ',' && at_++ < text_.size());
        expect(')');
        return make(std::move(a));
    }
    void expect(char c)
    {
        if (peek() != c)
            throw std::runtime_error(std::string("expected ") + c);
        at_++;
    }
    Ptr product()
    {
        Ptr left = primary();
        for (char c = peek(); c == '*' || c == '/'; c = peek()) {
            at_++;
            Ptr right = primary();
            left = make(Binary{c, std::move(left), std::move(right)});
        }
        return left;
    }

public:
    explicit Parser(std::string_view text) : text_(text) {}
    Ptr sum()
    {
        Ptr left = product();
        for (char c = peek(); c == '+' || c == '-'; c = peek()) {
            at_++;
            Ptr right = product();
            left = make(Binary{c, std::move(left), std::move(right)});
        }
        return left;
    }
};

class Evaluator {
    std::map<std::string, double> values_;
    std::unordered_map<std::string, std::function<double(const std::vector<double> &)>> functions_;

public:
    void set(const std::string &name, double value) { values_[name] = value; }
    void define(const std::string &name, std::function<double(const std::vector<double> &)> f) { functions_.emplace(name, std::move(f)); }
    double operator()(const Node &node) const
    {
        if (auto *n = std::get_if<Number>(&node.what))
            return n->value;
        if (auto *n = std::get_if<Name>(&node.what)) {
            auto it = values_.find(n->name);
            if (it == values_.end())
                throw std::out_of_range(n->name);
            return it->second;
        }
        if (auto *b = std::get_if<Binary>(&node.what)) {
            const double l = (*this)(*b->left), r = (*this)(*b->right);
            switch (b->op) {
            case '+': return l + r;
            case '-': return l - r;
            case '*': return l * r;
            default: return l / r;
            }
        }
        const auto &a = std::get<Apply>(node.what);
        std::vector<double> args;
        for (const auto &x : a.arguments)
            args.push_back((*this)(*x));
        return functions_.at(a.function)(args);
    }
};

static double quality(const double *p)
{
    Evaluator eval;
    eval.set("silica", p[0]);
    eval.set("soda", p[1]);
    eval.set("temperature", p[2]);
    eval.define("exp", [](const auto &a) { return std::exp(a[0]); });
    eval.define("blend", [scale = p[1]](const std::vector<double> &a) {
        double s = 0;
        for (double x : a)
            s += scale * x * x;
        return s;
    });
    double total = 0;
    int failed = 0;
    for (const char *text : {"silica * (soda + 2.5) - temperature / 3", "exp(0 - temperature) * blend(silica, soda, 1.25)", "lime + 1", "2 * (3", "blend(exp(silica / 4), temperature)"}) {
        try {
            const Ptr tree = Parser(text).sum();
            total += eval(*tree);
        } catch (const std::out_of_range &) {
            failed++;
        } catch (const std::runtime_error &e) {
            failed += 10;
        }
    }
    return total * total + failed;
}

int main()
{
    double p[3] = {0.7, 0.2, 1.4}, d[3] = {};
    __enzyme_autodiff<void>((void *)quality, enzyme_dup, p, d);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("p", i, d[i], quality(p), p[i], 1e-3, 1e-7);
    return verdict();
}
