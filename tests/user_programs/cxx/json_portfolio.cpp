// A model that is configured by JSON (nlohmann): prices of a portfolio.
#include "../differences.h"
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>
using json = nlohmann::json;
struct Leg { std::string kind; double strike, weight; };
struct Config { double rate; std::vector<Leg> legs; };
static Config read(const std::string &text) {
  json j = json::parse(text);
  Config c;
  c.rate = j["rate"];
  for (auto &l : j["legs"]) c.legs.push_back({l["kind"].get<std::string>(), l["strike"], l.value("weight", 1.0)});
  return c;
}
static double price(const Config &c, double spot, double vol) {
  double sum = 0;
  for (const auto &l : c.legs) {
    double d1 = (std::log(spot / l.strike) + (c.rate + 0.5 * vol * vol)) / vol, d2 = d1 - vol;
    double call = spot * 0.5 * std::erfc(-d1 / std::sqrt(2)) - l.strike * std::exp(-c.rate) * 0.5 * std::erfc(-d2 / std::sqrt(2));
    sum += l.weight * (l.kind == "call" ? call : call - spot + l.strike * std::exp(-c.rate));
  }
  return sum;
}
struct G { double a, b; };
int main() {
  Check c;
  Config config = read(R"({"rate": 0.03, "legs": [{"kind": "call", "strike": 95}, {"kind": "put", "strike": 105, "weight": 2.5}]})");
  auto f = [&](double s, double v) { return price(config, s, v); };
  G g = __enzyme_autodiff<G>((void *)price, enzyme_const, &config, enzyme_out, 100.0, enzyme_out, 0.2);
  c.cmp("delta", g.a, cd([&](double h) { return f(100 + h, 0.2); }));
  c.cmp("vega", g.b, cd([&](double h) { return f(100, 0.2 + h); }));
  Config shadow = config;
  for (auto &l : shadow.legs) l.strike = l.weight = 0;
  shadow.rate = 0;
  __enzyme_autodiff<void>((void *)price, enzyme_dup, &config, &shadow, enzyme_const, 100.0, enzyme_const, 0.2);
  c.cmp("rho", shadow.rate, cd([&](double h) { Config k = config; k.rate += h; return price(k, 100, 0.2); }));
  c.cmp("strike", shadow.legs[1].strike, cd([&](double h) { Config k = config; k.legs[1].strike += h; return price(k, 100, 0.2); }));
  return c.done();
}
