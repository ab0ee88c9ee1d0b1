// Compilers: expressions as std::variant nodes with unique_ptr children, simplified, then visited.
#include "../expect.h"
#include <memory>
#include <string>
#include <variant>

struct Number {
    double value;
};
struct Variable {
    std::string name;
};
struct Binary;
struct Call;
using Expr = std::variant<Number, Variable, std::unique_ptr<Binary>, std::unique_ptr<Call>>;
struct Binary {
    char op;
    Expr left, right;
};
struct Call {
    std::string function;
    Expr argument;
};

template <class... T> struct overloaded : T... {
    using T::operator()...;
};

static Expr simplify(Expr e)
{
    if (auto *b = std::get_if<std::unique_ptr<Binary>>(&e)) {
        (*b)->left = simplify(std::move((*b)->left));
        (*b)->right = simplify(std::move((*b)->right));
        const auto *l = std::get_if<Number>(&(*b)->left), *r = std::get_if<Number>(&(*b)->right);
        if (l && r)
            return Number{(*b)->op == '+' ? l->value + r->value : l->value * r->value};
    }
    return e;
}

static double evaluate(const Expr &e, double x, double y)
{
    return std::visit(overloaded{
                          [](const Number &n) { return n.value; },
                          [&](const Variable &v) { return v.name == "x" ? x : y; },
                          [&](const std::unique_ptr<Binary> &b) {
                              const double l = evaluate(b->left, x, y), r = evaluate(b->right, x, y);
                              return b->op == '+' ? l + r : l * r;
                          },
                          [&](const std::unique_ptr<Call> &c) {
                              const double a = evaluate(c->argument, x, y);
                              return c->function == "sin" ? std::sin(a) : std::exp(a);
                          },
                      },
                      e);
}

static Expr binary(char op, Expr l, Expr r)
{
    return std::make_unique<Binary>(Binary{op, std::move(l), std::move(r)});
}
static Expr call(std::string f, Expr a) { return std::make_unique<Call>(Call{std::move(f), std::move(a)}); }

static double objective(double x, double y, double c)
{
    Expr e = binary('+', binary('*', Number{c}, Number{c + 1}),
                    binary('*', call("sin", binary('*', Variable{"x"}, Number{c})),
                           call("exp", binary('+', Variable{"y"}, Variable{"x"}))));
    e = simplify(std::move(e));
    return evaluate(e, x, y);
}

struct Gradient {
    double x, y, c;
};

int main()
{
    double x = 0.4, y = 0.7, c = 1.3;
    const auto g = __enzyme_autodiff<Gradient>((void *)objective, x, y, c);
    EXPECT_SLOPE("x", 0, g.x, objective(x, y, c), x, 1e-3, 1e-7);
    EXPECT_SLOPE("y", 0, g.y, objective(x, y, c), y, 1e-3, 1e-7);
    EXPECT_SLOPE("c", 0, g.c, objective(x, y, c), c, 1e-3, 1e-7);
    return verdict();
}
