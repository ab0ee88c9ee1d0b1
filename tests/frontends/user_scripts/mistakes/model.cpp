#include <vector>
#include <string>
#include <map>
double mean(const std::vector<double> &v) { double s = 0; for (double x : v) s += x; return s / v.size(); }
double plain(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i] * x[i]; return s; }
double lookup(const std::map<std::string, double> &m) { return m.at("a"); }
double area(float a, double b) { return a * b; }
