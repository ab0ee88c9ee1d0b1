// symbolic expression trees with std::variant, shared_ptr, std::any attributes, optional chain
#include "../differences.h"
#include <any>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>
struct Const { double v; };
struct Var { std::string name; };
struct Unary;
struct Binary;
struct Sum;
using Node = std::variant<Const, Var, std::unique_ptr<Unary>, std::unique_ptr<Binary>, std::shared_ptr<Sum>>;
struct Unary { std::string fn; Node a; };
struct Binary { char op; Node l, r; };
struct Sum { std::vector<Node> terms; std::map<std::string, std::any> attr; };
template <class... F> struct overload : F... { using F::operator()...; };
struct Env {
  std::map<std::string, double, std::less<>> vars;
  std::map<std::string, std::function<double(double)>, std::less<>> fns;
  std::optional<double> find(std::string_view n) const { auto it = vars.find(n); return it == vars.end() ? std::nullopt : std::optional(it->second); }
};
double eval(const Node &n, const Env &e) {
  return std::visit(overload{
      [](const Const &c) { return c.v; },
      [&](const Var &v) { auto o = e.find(v.name); if (!o) throw std::out_of_range("unbound " + v.name); return *o; },
      [&](const std::unique_ptr<Unary> &u) { auto it = e.fns.find(u->fn); if (it == e.fns.end()) throw std::invalid_argument(u->fn); return it->second(eval(u->a, e)); },
      [&](const std::unique_ptr<Binary> &b) {
        double l = eval(b->l, e), r = eval(b->r, e);
        switch (b->op) { case '+': return l + r; case '-': return l - r; case '*': return l * r; case '/': return l / r; case '^': return std::pow(l, r); }
        throw std::logic_error("op");
      },
      [&](const std::shared_ptr<Sum> &s) {
        double t = 0;
        for (auto &x : s->terms) try { t += eval(x, e); } catch (const std::out_of_range &) { t += 0.25; }
        if (auto w = s->attr.find("weight"); w != s->attr.end()) t *= std::any_cast<double>(w->second);
        if (auto l = s->attr.find("label"); l != s->attr.end() && std::any_cast<std::string>(&l->second)->size() > 3) t += 1;
        return t;
      }}, n);
}
Node bin(char o, Node l, Node r) { return std::make_unique<Binary>(Binary{o, std::move(l), std::move(r)}); }
Node un(std::string f, Node a) { return std::make_unique<Unary>(Unary{std::move(f), std::move(a)}); }
double model(const double *x, double power) {
  Env e;
  e.vars = {{"alpha", x[0]}, {"beta", x[1]}, {"a_rather_long_variable_name", x[2]}};
  double scale = x[0] * x[2];
  e.fns["sin"] = [](double v) { return std::sin(v); };
  e.fns["scaled"] = [scale](double v) { return v / (1 + scale * scale); };
  e.fns["poly"] = [&e, power](double v) { return std::pow(std::fabs(v), power) + e.vars.at("beta"); };
  auto s = std::make_shared<Sum>();
  s->attr["weight"] = 0.5 + x[1];
  s->attr["label"] = std::string("residual of everything");
  s->terms.push_back(bin('*', Var{"alpha"}, un("sin", Var{"beta"})));
  s->terms.push_back(Var{"missing"});
  s->terms.push_back(un("poly", bin('-', Var{"a_rather_long_variable_name"}, Const{2.5})));
  s->terms.push_back(un("scaled", bin('^', Var{"beta"}, bin('/', Var{"alpha"}, Const{0.7}))));
  Node root = bin('+', s, bin('*', Node(s), Var{"alpha"}));
  auto chain = e.find("alpha");
  double bonus = chain.has_value() && *chain > 0 ? std::log(chain.value()) : e.find("none").value_or(3.0);
  return eval(root, e) + bonus;
}
int main() {
  double x[3] = {0.9, 1.4, 0.6}, fd[4];
  for (int i = 0; i < 3; i++) fd[i] = cd([&](double t) { double z[3] = {x[0], x[1], x[2]}; z[i] += t; return model(z, 1.7); });
  fd[3] = cd([&](double t) { return model(x, 1.7 + t); });
  Check c;
  double d[3] = {0, 0, 0};
  double dp = __enzyme_autodiff<double>((void *)model, enzyme_dup, x, d, enzyme_out, 1.7);
  for (int i = 0; i < 3; i++) c.cmp("x", d[i], fd[i]);
  c.cmp("power", dp, fd[3]);
  for (int i = 0; i < 3; i++) { double v[3] = {0, 0, 0}; v[i] = 1; c.cmp("fwd", __enzyme_fwddiff<double>((void *)model, enzyme_dup, x, v, enzyme_const, 1.7), fd[i]); }
  return c.done();
}
