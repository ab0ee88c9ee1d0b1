// JSON inside of what is differentiated: rates are put into a document and read back.
#include "../differences.h"
#include <nlohmann/json.hpp>
#include <string>
using json = nlohmann::json;
static double model(const double *x) {
  json j;
  j["alpha"] = x[0];
  j["nested"]["beta"] = x[1];
  j["name"] = "decay";
  j["list"] = {x[0], 2 * x[1], 3.0};
  double y = 1;
  for (auto &v : j["list"]) y *= v.get<double>();
  return y * std::exp(-j["alpha"].get<double>()) + j["nested"]["beta"].get<double>();
}
int main() {
  Check c;
  double x[2] = {0.7, 1.3}, d[2] = {0};
  __enzyme_autodiff<void>((void *)model, enzyme_dup, x, d);
  for (int i = 0; i < 2; i++)
    c.cmp("model", d[i], cd([&](double h) { double q[2] = {x[0], x[1]}; q[i] += h; return model(q); }));
  return c.done();
}
