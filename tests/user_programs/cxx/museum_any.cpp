// Climate of a museum's showcases: settings as std::any by name, functions in any, with two directions at once.
#include "../differences.h"
#include <any>
#include <array>
#include <functional>
#include <map>
#include <string>
#include <vector>
using Settings = std::map<std::string, std::any>;
template <class T> const T &setting(const Settings &s, const char *name) { return std::any_cast<const T &>(s.at(name)); }
static Settings showcase(const double *x, int number) {
  Settings s;
  s["volume"] = 0.5 + 0.25 * number;
  s["leak"] = x[0] * (1 + 0.1 * number);
  s["shelves"] = 2 + number % 3;
  s["label"] = std::string("showcase with a rather long label ") + std::to_string(number);
  s["buffer"] = std::vector<double>{x[1], x[1] * x[2], 0.3};
  s["response"] = std::function<double(double)>([k = x[2], number](double rh) { return k * std::tanh(rh - 0.5) + 0.01 * number; });
  if (number % 2) s["pump"] = x[3];
  return s;
}
static double damage(const double *x, int cases, int days) {
  std::vector<Settings> all;
  for (int i = 0; i < cases; i++) all.push_back(showcase(x, i));
  double total = 0;
  for (auto &s : all) {
    double rh = 0.55, room = 0.4;
    for (int d = 0; d < days; d++) {
      room = 0.4 + 0.15 * std::sin(0.5 * d);
      double leak = setting<double>(s, "leak"), volume = setting<double>(s, "volume");
      for (double b : setting<std::vector<double>>(s, "buffer")) rh += 0.02 * b * (0.5 - rh) / volume;
      rh += leak * (room - rh);
      if (auto it = s.find("pump"); it != s.end()) {
        if (const double *p = std::any_cast<double>(&it->second)) rh -= 0.05 * *p * rh;
        it->second = setting<double>(s, "leak") * 2 + x[3];
      }
      total += std::pow(setting<std::function<double(double)>>(s, "response")(rh), 2) * setting<int>(s, "shelves");
    }
    total += 0.001 * double(setting<std::string>(s, "label").size()) * rh;
  }
  return total;
}
int main() {
  Check c;
  double x[4] = {0.1, 0.7, 1.2, 0.4}, d[4] = {0};
  __enzyme_autodiff<void>((void *)damage, enzyme_dup, x, d, enzyme_const, 3, enzyme_const, 6);
  for (int i = 0; i < 4; i++)
    c.cmp("damage", d[i], cd([&](double h) { double q[4] = {x[0], x[1], x[2], x[3]}; q[i] += h; return damage(q, 3, 6); }));
  double v[4] = {1, 0, 0, 2}, w[4] = {0, -1, 1, 0};
  auto t = __enzyme_fwddiff<std::array<double, 2>>((void *)damage, enzyme_width, 2, enzyme_dup, x, v, w, enzyme_const, 3, enzyme_const, 6);
  c.cmp("lane 0", t[0], d[0] + 2 * d[3], 1e-8);
  c.cmp("lane 1", t[1], d[2] - d[1], 1e-8);
  return c.done();
}
