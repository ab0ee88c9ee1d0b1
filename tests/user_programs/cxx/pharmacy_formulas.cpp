// Spreadsheet for a pharmacy: formulas are parsed with a string_view recursive-
// descent parser into an expression tree of unique_ptr nodes, evaluated over a
// map of named cells.  Gradient of the last cell wrt the input cells.
#include <cctype>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <functional>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

extern int enzyme_const, enzyme_dup, enzyme_dupnoneed;
template <typename R, typename... A> R __enzyme_autodiff(void*, A...);
template <typename R, typename... A> R __enzyme_fwddiff(void*, A...);

using Cells = std::map<std::string, double, std::less<>>;

struct FormulaError : std::runtime_error { using std::runtime_error::runtime_error; };

struct Node {
    virtual ~Node() = default;
    virtual double eval(const Cells& c) const = 0;
};
using NodePtr = std::unique_ptr<Node>;

struct Literal : Node {
    double v;
    explicit Literal(double v) : v(v) {}
    double eval(const Cells&) const override { return v; }
};
struct Ref : Node {
    std::string name;
    explicit Ref(std::string_view n) : name(n) {}
    double eval(const Cells& c) const override {
        auto it = c.find(name);
        if (it == c.end()) throw FormulaError("unknown cell " + name);
        return it->second;
    }
};
struct Binary : Node {
    char op;
    NodePtr l, r;
    Binary(char o, NodePtr a, NodePtr b) : op(o), l(std::move(a)), r(std::move(b)) {}
    double eval(const Cells& c) const override {
        double a = l->eval(c), b = r->eval(c);
        switch (op) {
        case '+': return a + b;
        case '-': return a - b;
        case '*': return a * b;
        case '/': if (b == 0) throw FormulaError("division by zero"); return a / b;
        case '^': return std::pow(a, b);
        }
        throw FormulaError("bad operator");
    }
};
struct Call : Node {
    double (*fn)(double);
    NodePtr arg;
    Call(double (*f)(double), NodePtr a) : fn(f), arg(std::move(a)) {}
    double eval(const Cells& c) const override { return fn(arg->eval(c)); }
};
struct IfError : Node {
    NodePtr a, b;
    IfError(NodePtr x, NodePtr y) : a(std::move(x)), b(std::move(y)) {}
    double eval(const Cells& c) const override {
        try { return a->eval(c); } catch (const FormulaError&) { return b->eval(c); }
    }
};

static double f_exp(double x) { return std::exp(x); }
static double f_log(double x) { return std::log(x); }
static double f_hill(double x) { return x * x / (1 + x * x); }

class Parser {
    std::string_view s_;
    void skip() { while (!s_.empty() && std::isspace((unsigned char)s_.front())) s_.remove_prefix(1); }
    bool eat(char c) { skip(); if (s_.empty() || s_.front() != c) return false; s_.remove_prefix(1); return true; }
    void need(char c) { if (!eat(c)) throw FormulaError(std::string("expected ") + c); }
    NodePtr primary() {
        skip();
        if (eat('(')) { auto e = sum(); need(')'); return e; }
        if (!s_.empty() && (std::isdigit((unsigned char)s_.front()))) {
            double v = 0;
            auto [p, ec] = std::from_chars(s_.data(), s_.data() + s_.size(), v);
            s_.remove_prefix(p - s_.data());
            return std::make_unique<Literal>(v);
        }
        size_t n = 0;
        while (n < s_.size() && (std::isalnum((unsigned char)s_[n]) || s_[n] == '_')) ++n;
        if (!n) throw FormulaError("syntax");
        auto id = s_.substr(0, n);
        s_.remove_prefix(n);
        if (!eat('(')) return std::make_unique<Ref>(id);
        auto a = sum();
        NodePtr out;
        if (id == "iferror") { need(','); out = std::make_unique<IfError>(std::move(a), sum()); }
        else {
            static const std::map<std::string_view, double (*)(double)> fns{{"exp", f_exp}, {"log", f_log}, {"hill", f_hill}};
            out = std::make_unique<Call>(fns.at(id), std::move(a));
        }
        need(')');
        return out;
    }
    NodePtr power() { auto l = primary(); return eat('^') ? std::make_unique<Binary>('^', std::move(l), power()) : std::move(l); }
    NodePtr product() {
        auto l = power();
        for (;;) {
            if (eat('*')) l = std::make_unique<Binary>('*', std::move(l), power());
            else if (eat('/')) l = std::make_unique<Binary>('/', std::move(l), power());
            else return l;
        }
    }
    NodePtr sum() {
        auto l = product();
        for (;;) {
            if (eat('+')) l = std::make_unique<Binary>('+', std::move(l), product());
            else if (eat('-')) l = std::make_unique<Binary>('-', std::move(l), product());
            else return l;
        }
    }
public:
    static NodePtr parse(std::string_view s) { Parser p; p.s_ = s; auto e = p.sum(); p.skip(); if (!p.s_.empty()) throw FormulaError("trailing"); return e; }
};

struct Sheet { std::vector<std::pair<std::string, NodePtr>> formulas; };

double evaluate(const Sheet* sheet, const double* in, int n) {
    static const char* names[] = {"dose", "weight", "age", "ka", "ke"};
    Cells c;
    for (int i = 0; i < n; ++i) c.emplace(names[i], in[i]);
    double last = 0;
    for (const auto& [name, f] : sheet->formulas) c.insert_or_assign(name, last = f->eval(c));
    return last;
}

int main() {
    Sheet s;
    auto add = [&](const char* n, const char* f) { s.formulas.emplace_back(n, Parser::parse(f)); };
    add("vd", "0.7 * weight ^ 0.9 + 2");
    add("cl", "ke * vd * exp(0 - 0.01*(age - 40))");
    add("conc", "dose*ka/(vd*(ka-cl/vd)) * (exp(0-cl/vd*2) - exp(0-ka*2))");
    add("fallback", "iferror(missing_cell * 2, conc * 1.1 + log(weight)/10)");
    add("effect", "100 * hill(fallback / 3) - iferror(1/(0*1), age/50)");
    double x[5] = {320, 71, 52, 1.3, 0.22}, g[5] = {};
    std::printf("effect %.12f\n", evaluate(&s, x, 5));
    __enzyme_autodiff<double>((void*)evaluate, enzyme_const, &s, enzyme_dup, x, g, 5);
    int bad = 0;
    for (int i = 0; i < 5; ++i) {
        double h = 1e-5 * x[i], k = x[i], seed[5] = {};
        x[i] = k + h; double up = evaluate(&s, x, 5);
        x[i] = k - h; double dn = evaluate(&s, x, 5);
        x[i] = k;
        seed[i] = 1;
        double fw = __enzyme_fwddiff<double>((void*)evaluate, enzyme_const, &s, enzyme_dup, x, seed, 5);
        double fd = (up - dn) / (2 * h);
        std::printf("%d ad=%.10g fwd=%.10g fd=%.10g\n", i, g[i], fw, fd);
        if (!(std::abs(g[i] - fd) <= 1e-5 * std::abs(fd) + 1e-8)) { std::printf("MISMATCH reverse %d got %.10g expected %.10g\n", i, g[i], fd); bad = 1; }
        if (!(std::abs(fw - fd) <= 1e-5 * std::abs(fd) + 1e-8)) { std::printf("MISMATCH forward %d got %.10g expected %.10g\n", i, fw, fd); bad = 1; }
    }
    return bad;
}
