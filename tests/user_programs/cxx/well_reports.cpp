// Reports of drillers as text: stringstream, from_chars, a tokeniser on string_view, unordered_map and multimap of layers.
#include "../differences.h"
#include <charconv>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>
static const char reports[] =
  "well A7 depth=120.5 casing=9.625\n"
  "  layer sand 0 32.5 k=1.2e-1\n"
  "  layer clay 32.5 60 k=4e-3\n"
  "# comment\n"
  "  layer sand 60 120.5 k=0.2\n"
  "well B2 depth=80 casing=7\n"
  "  layer gravel 0 20 k=1.5\n"
  "  layer sand 20 80 k=.08\n";
class Tokens {
  std::string_view rest;
public:
  explicit Tokens(std::string_view s) : rest(s) {}
  std::string_view next() {
    auto from = rest.find_first_not_of(" \t");
    if (from == std::string_view::npos) return {};
    rest.remove_prefix(from);
    auto to = std::min(rest.find_first_of(" \t"), rest.size());
    auto t = rest.substr(0, to);
    rest.remove_prefix(to);
    return t;
  }
};
static double number(std::string_view s) {
  double v = 0;
  std::from_chars(s.data(), s.data() + s.size(), v);
  return v;
}
struct Layer { double from, to, k; };
struct Well {
  std::unordered_map<std::string, double> attributes;
  std::multimap<std::string, Layer> layers;
};
static std::map<std::string, Well> parse(const std::string &text, const double *correction) {
  std::map<std::string, Well> wells;
  std::istringstream in(text);
  std::string line;
  Well *current = nullptr;
  while (std::getline(in, line)) {
    Tokens t(line);
    auto first = t.next();
    if (first.empty() || first[0] == '#') continue;
    if (first == "well") {
      current = &wells[std::string(t.next())];
      for (auto a = t.next(); !a.empty(); a = t.next()) {
        auto eq = a.find('=');
        current->attributes[std::string(a.substr(0, eq))] = number(a.substr(eq + 1)) * correction[0];
      }
    } else if (first == "layer" && current) {
      std::string kind(t.next());
      double from = number(t.next()), to = number(t.next());
      auto k = t.next();
      k.remove_prefix(2);
      current->layers.insert({kind, Layer{from, to, number(k) * correction[1]}});
    }
  }
  return wells;
}
static double yield(const double *c, const char *text) {
  auto wells = parse(text, c);
  double total = 0;
  for (auto &[name, w] : wells) {
    auto [a, b] = w.layers.equal_range("sand");
    double t = 0;
    for (auto it = a; it != b; ++it) t += it->second.k * (it->second.to - it->second.from);
    for (auto &[kind, l] : w.layers) t += c[2] * l.k * l.k * double(kind.size());
    total += t * std::log(w.attributes.at("depth")) / w.attributes["casing"];
    if (w.attributes.count("depth") && name > "B") total += std::sqrt(t);
  }
  return total;
}
int main() {
  Check c;
  double p[3] = {1.02, 0.9, 0.3}, d[3] = {0};
  __enzyme_autodiff<void>((void *)yield, enzyme_dup, p, d, enzyme_const, reports);
  for (int i = 0; i < 3; i++) c.cmp("yield", d[i], cd([&](double h) { double q[3] = {p[0], p[1], p[2]}; q[i] += h; return yield(q, reports); }));
  return c.done();
}
