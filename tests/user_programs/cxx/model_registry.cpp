// Models by name in a Meyers singleton, a memo table, a dynamic-programming table, set and multimap.
#include <array>
#include <cmath>
#include <cstdio>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>
template <class... T> double __enzyme_autodiff(void *, T...);
template <class... T> double __enzyme_fwddiff(void *, T...);
extern int enzyme_dup;
struct Linear { double slope; std::vector<double> trace; };
struct Decay { double rate; std::array<double, 3> last{}; };
struct Model { std::variant<Linear, Decay> kind; std::optional<double> cached; std::unique_ptr<Model> inner;
  double operator()(double x) { double y = std::visit([&](auto &m) { if constexpr (requires { m.slope; }) { m.trace.push_back(m.slope * x); return m.trace.back(); } else { m.last[1] = m.last[0]; m.last[0] = std::exp(-m.rate * x); return m.last[0] + m.last[1]; } }, kind); cached = y * x; return inner ? y + (*inner)(y) : y; } };
static std::map<std::string, std::unique_ptr<Model>> &models() { static std::map<std::string, std::unique_ptr<Model>> m; return m; }
static std::vector<std::vector<double>> table; static std::map<int, double> memo; static std::multimap<int, double> events; static std::set<int> seen;
static double fib(int n, double x) { if (auto it = memo.find(n); it != memo.end()) return it->second; seen.insert(n); double v = n < 2 ? x * n + 1 : 0.5 * fib(n - 1, x) + 0.4 * fib(n - 2, x) * x; memo.emplace(n, v); return v; }
double score(double x) { double s = 0; for (auto &[name, m] : models()) s += (*m)(x) * name.size();
  for (size_t i = 0; i < table.size(); i++) for (size_t j = 0; j < table[i].size(); j++) table[i][j] = (i && j) ? std::max(table[i - 1][j] * x, table[i][j - 1] + table[i - 1][j - 1]) : x * (i + j + 1);
  s += fib(7, x); events.emplace(3, x * x); for (auto it = events.lower_bound(2); it != events.end(); ++it) s += it->second * x; for (auto it = memo.rbegin(); it != memo.rend(); ++it) s += it->second;
  for (auto &[n, m] : models()) if (m->cached) s += *m->cached; return s + table.back().back() + seen.size(); }
static void reset() { models().clear(); auto a = std::make_unique<Model>(); a->kind = Linear{1.5, {0.1}}; a->inner = std::make_unique<Model>(); a->inner->kind = Decay{0.7}; models()["pump"] = std::move(a); auto b = std::make_unique<Model>(); b->kind = Decay{0.2}; models()["valve"] = std::move(b); table.assign(4, std::vector<double>(5)); memo = {{0, 1.0}, {20, 2.5}}; events = {{1, 0.5}, {2, 1.5}, {5, 2.0}}; seen = {1, 2}; }
int main() { int bad = 0; for (double x : {0.6, 1.45}) { reset(); double g = __enzyme_autodiff((void *)score, x); reset(); double t = __enzyme_fwddiff((void *)score, enzyme_dup, x, 1.0); double h = 1e-6; reset(); double a = score(x + h); reset(); double b = score(x - h); double n = (a - b) / (2 * h); std::printf("%.8f %.8f %.8f\n", g, t, n); if (!(std::fabs(g - n) < 1e-5 * (1 + std::fabs(n))) || !(std::fabs(g - t) < 1e-9 * (1 + std::fabs(t)))) bad = 1; }
  return bad; }
