// Rates in a map and a history in a list, made before the derivative is called, that it adds to and takes from.
#include <cstdio>
#include <map>
#include <string>
#include <list>
#include <vector>
#include <cmath>
static std::map<std::string, double> rates;
static std::list<std::vector<double>> history;
template<class... A> double __enzyme_autodiff(void*, A...);
double f(double x) {
  rates["new"] = x * 2; rates["apple"] += x; rates["zeta"] = std::sin(x);
  history.push_back(std::vector<double>{x, x*x});
  history.front()[0] = x * 3;
  if (history.size() > 3) history.pop_front();
  double s = 0; for (auto &[k, v] : rates) s += v * v * k.size();
  for (auto &h : history) for (double v : h) s += v * std::exp(x * 0.1);
  rates.erase("new");
  for (auto &[k, v] : rates) s += v;
  return s; }
static void reset() { rates = {{"apple", 1}, {"pear", 2}, {"plum", 3}, {"fig", 4}}; history.clear(); for (int i = 0; i < 3; i++) history.push_back(std::vector<double>(4, 0.5 + i)); }
int main() { int bad = 0;
  for (double x : {0.3, 0.7, 1.1}) { reset(); double g = __enzyme_autodiff((void*)f, x); double h = 1e-6; reset(); double a = f(x+h); reset(); double b = f(x-h); double n = (a-b)/(2*h); printf("%.8f %.8f\n", g, n); if (!(std::fabs(g-n) < 1e-5)) bad = 1; }
  return bad; }
