// Parsers: a calculator in Polish notation, std::stack, functions in a static map of std::function.
#include "../expect.h"
#include <functional>
#include <map>
#include <sstream>
#include <stack>
#include <string>

using Binary = std::function<double(double, double)>;
static const std::map<std::string, Binary> operators = {
    {"+", [](double a, double b) { return a + b; }},
    {"-", std::minus<>{}},
    {"*", std::multiplies<double>()},
    {"pow", [](double a, double b) { return std::pow(a, b); }},
};
static const std::map<std::string, double (*)(double)> functions = {{"sin", std::sin}, {"sqrt", std::sqrt}};

static double calculate(const std::string &program, const std::map<std::string, double> &variables)
{
    std::stack<double> stack;
    std::istringstream in(program);
    auto pop = [&] {
        const double v = stack.top();
        stack.pop();
        return v;
    };
    for (std::string word; in >> word;) {
        if (auto op = operators.find(word); op != operators.end()) {
            const double b = pop(), a = pop();
            stack.push(op->second(a, b));
        } else if (auto f = functions.find(word); f != functions.end()) {
            stack.push(f->second(pop()));
        } else if (auto v = variables.find(word); v != variables.end()) {
            stack.push(v->second);
        } else {
            stack.push(std::stod(word));
        }
    }
    return pop();
}

static double objective(double x, double y)
{
    return calculate("x y * sin 2 x pow + y sqrt -", {{"x", x}, {"y", y}});
}

struct Two {
    double x, y;
};

int main()
{
    double x = 1.3, y = 0.8;
    const auto g = __enzyme_autodiff<Two>((void *)objective, x, y);
    expect("x", 0, g.x, std::cos(x * y) * y + std::log(2.0) * std::pow(2, x), 1e-9);
    expect("y", 0, g.y, std::cos(x * y) * x - 0.5 / std::sqrt(y), 1e-9);
    return verdict();
}
