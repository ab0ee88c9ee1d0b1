// Pricing by scripts: a small language with functions and closures; values are variants, return and break are exceptions.
#include "../differences.h"
#include <algorithm>
#include <cctype>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <variant>
#include <vector>

struct Node;
struct Scope;
using NodePtr = std::shared_ptr<Node>;
struct Closure {
  std::vector<std::string> parameters;
  NodePtr body;
  std::shared_ptr<Scope> scope;
};
using Value = std::variant<double, bool, std::string, std::shared_ptr<Closure>>;
struct ReturnSignal { Value value; };
struct BreakSignal {};
struct ScriptError : std::runtime_error { using std::runtime_error::runtime_error; };

struct Scope {
  std::unordered_map<std::string, Value> names;
  std::shared_ptr<Scope> parent;
  Value *find(const std::string &n) {
    for (Scope *s = this; s; s = s->parent.get())
      if (auto it = s->names.find(n); it != s->names.end())
        return &it->second;
    return nullptr;
  }
};
using ScopePtr = std::shared_ptr<Scope>;

struct Node {
  std::string kind, text;
  double number = 0;
  std::vector<NodePtr> kids;
};

class Parser {
  std::vector<std::string> tokens_;
  std::size_t at_ = 0;

  bool accept(const std::string &t) {
    if (at_ < tokens_.size() && tokens_[at_] == t) {
      ++at_;
      return true;
    }
    return false;
  }
  void expect(const std::string &t) {
    if (!accept(t))
      throw ScriptError("expected " + t + " at " + std::to_string(at_));
  }
  static NodePtr make(std::string kind, std::string text = "", std::vector<NodePtr> kids = {}) {
    auto n = std::make_shared<Node>();
    n->kind = std::move(kind);
    n->text = std::move(text);
    n->kids = std::move(kids);
    return n;
  }
  NodePtr primary() {
    const std::string t = tokens_.at(at_++);
    if (std::isdigit(t[0])) {
      auto n = make("number");
      n->number = std::stod(t);
      return n;
    }
    if (t == "(") {
      auto e = expression(0);
      expect(")");
      return e;
    }
    if (t == "fn") {
      auto f = make("fn");
      expect("(");
      while (!accept(")"))
        f->kids.push_back(make("name", tokens_.at(at_++)));
      f->kids.push_back(block());
      return f;
    }
    if (accept("(")) {
      auto call = make("call", t);
      while (!accept(")"))
        call->kids.push_back(expression(0));
      return call;
    }
    return make("name", t);
  }
  NodePtr expression(int level) {
    static const std::map<std::string, int> levels{{"<", 1}, {">", 1}, {"+", 2}, {"-", 2}, {"*", 3}, {"/", 3}};
    auto left = primary();
    while (at_ < tokens_.size()) {
      auto it = levels.find(tokens_[at_]);
      if (it == levels.end() || it->second <= level)
        break;
      ++at_;
      left = make("op", it->first, {left, expression(it->second)});
    }
    return left;
  }
  NodePtr statement() {
    if (accept("while")) {
      auto c = expression(0);
      return make("while", "", {c, block()});
    }
    if (accept("if")) {
      auto c = expression(0);
      return make("if", "", {c, block()});
    }
    if (accept("return"))
      return make("return", "", {expression(0)});
    if (accept("break"))
      return make("break");
    const std::string name = tokens_.at(at_++);
    if (accept("="))
      return make("set", name, {expression(0)});
    throw ScriptError("statement " + name);
  }

public:
  explicit Parser(const std::string &s) {
    for (std::size_t i = 0; i < s.size();) {
      if (std::isspace(static_cast<unsigned char>(s[i]))) {
        ++i;
        continue;
      }
      std::size_t j = i;
      while (j < s.size() && (std::isalnum(static_cast<unsigned char>(s[j])) || s[j] == '.'))
        ++j;
      j = std::max(j, i + 1);
      tokens_.push_back(s.substr(i, j - i));
      i = j;
    }
  }
  NodePtr block() {
    auto b = make("block");
    expect("{");
    while (!accept("}"))
      b->kids.push_back(statement());
    return b;
  }
};

static Value run(const NodePtr &n, const ScopePtr &scope) {
  if (n->kind == "number")
    return n->number;
  if (n->kind == "name") {
    if (Value *v = scope->find(n->text))
      return *v;
    throw ScriptError("unknown " + n->text);
  }
  if (n->kind == "op") {
    const double a = std::get<double>(run(n->kids[0], scope)), b = std::get<double>(run(n->kids[1], scope));
    switch (n->text[0]) {
    case '+': return a + b;
    case '-': return a - b;
    case '*': return a * b;
    case '/': return a / b;
    case '<': return a < b;
    default: return a > b;
    }
  }
  if (n->kind == "fn") {
    auto c = std::make_shared<Closure>();
    for (std::size_t i = 0; i + 1 < n->kids.size(); i++)
      c->parameters.push_back(n->kids[i]->text);
    c->body = n->kids.back();
    c->scope = scope;
    return c;
  }
  if (n->kind == "call") {
    std::vector<Value> args;
    for (const auto &k : n->kids)
      args.push_back(run(k, scope));
    if (n->text == "exp")
      return std::exp(std::get<double>(args.at(0)));
    if (n->text == "max")
      return std::max(std::get<double>(args.at(0)), std::get<double>(args.at(1)));
    auto *f = scope->find(n->text);
    if (!f || !std::holds_alternative<std::shared_ptr<Closure>>(*f))
      throw ScriptError("not a function: " + n->text);
    const auto c = std::get<std::shared_ptr<Closure>>(*f);
    auto inner = std::make_shared<Scope>();
    inner->parent = c->scope;
    for (std::size_t i = 0; i < c->parameters.size(); i++)
      inner->names[c->parameters[i]] = args.at(i);
    try {
      run(c->body, inner);
    } catch (ReturnSignal &r) {
      return std::move(r.value);
    }
    return false;
  }
  if (n->kind == "block")
    for (const auto &k : n->kids)
      run(k, scope);
  else if (n->kind == "while") {
    try {
      while (std::get<bool>(run(n->kids[0], scope)))
        run(n->kids[1], scope);
    } catch (const BreakSignal &) {
    }
  } else if (n->kind == "if") {
    if (std::get<bool>(run(n->kids[0], scope)))
      run(n->kids[1], scope);
  } else if (n->kind == "return")
    throw ReturnSignal{run(n->kids[0], scope)};
  else if (n->kind == "break")
    throw BreakSignal{};
  else if (n->kind == "set") {
    Value v = run(n->kids[0], scope);
    if (Value *old = scope->find(n->text))
      *old = std::move(v);
    else
      scope->names.emplace(n->text, std::move(v));
  }
  return false;
}

static double price(double spot, double rate, double strike) {
  const std::string text = "{ discount = fn(t) { return exp(0 - rate * t) } value = 0 s = spot k = 0 "
                           "while k < 6 { s = s * (1 + rate / 10) + k value = value + discount(k / 2) * max(s - strike 0) "
                           "if s > 130 { break } k = k + 1 } return value + discount(missing) }";
  auto globals = std::make_shared<Scope>();
  globals->names = {{"spot", spot}, {"rate", rate}, {"strike", strike}, {"note", std::string("a note that is longer than short strings")}};
  double result = 0;
  try {
    run(Parser(text).block(), globals);
  } catch (const ScriptError &e) {
    if (std::string(e.what()) == "unknown missing")
      result = std::get<double>(globals->names.at("value"));
  } catch (const ReturnSignal &r) {
    result = std::get<double>(r.value);
  }
  if (auto *d = globals->find("discount"))
    std::get<std::shared_ptr<Closure>>(*d)->scope.reset();
  return result;
}

struct Three { double v[3]; };
int main() {
  const double x[3] = {100.0, 0.05, 101.2};
  const Three d = __enzyme_autodiff<Three>((void *)price, enzyme_out, x[0], enzyme_out, x[1], enzyme_out, x[2]);
  Check c;
  for (int i = 0; i < 3; i++)
    c.cmp("x", d.v[i], cd([&](double h) { double y[3] = {x[0], x[1], x[2]}; y[i] += h * x[i]; return price(y[0], y[1], y[2]); }) / x[i]);
  return c.done();
}
