// Sensors on main's stack that register themselves; shared state by two registries; an exception out of a derivative between two good ones.
#include <cmath>
#include <cstdio>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>
template <class... T> double __enzyme_autodiff(void *, T...);
struct Sensor; static std::vector<Sensor *> sensors;
struct Sensor { double gain; std::vector<double> seen; std::shared_ptr<double> drift; Sensor(double g, std::shared_ptr<double> d) : gain(g), drift(std::move(d)) { sensors.push_back(this); } virtual ~Sensor() = default; virtual double read(double x) { seen.push_back(x * gain + *drift); *drift += 0.1 * x; return seen.back(); } };
struct Squared : Sensor { using Sensor::Sensor; double read(double x) override { return std::pow(Sensor::read(x), 2); } };
static std::map<std::string, std::shared_ptr<double>> drifts;
double observe(double x) { if (x > 100) throw std::runtime_error("too hot"); double s = 0; for (int k = 0; k < 2; k++) for (auto *o : sensors) s += o->read(x + k); for (auto &[n, d] : drifts) s += *d * *d; for (auto *o : sensors) { double t = 0; for (double v : o->seen) t += std::sin(v); s += t; } if (s > 1e6) throw std::runtime_error("too much"); return s; }
int main() { auto a = std::make_shared<double>(0.5), b = std::make_shared<double>(1.5); drifts = {{"a", a}, {"b", b}}; Sensor s1(1.1, a); Squared s2(0.7, a); Sensor s3(2.0, b); int bad = 0;
  auto reset = [&] { *a = 0.5; *b = 1.5; for (auto *o : sensors) o->seen.assign(2, 0.3); };
  for (double x : {0.4, 1e5, 0.9, 500.0, 1.3}) { reset(); try { double g = __enzyme_autodiff((void *)observe, x); double h = 1e-6; reset(); double p = observe(x + h); reset(); double q = observe(x - h); double n = (p - q) / (2 * h); std::printf("%.8f %.8f\n", g, n); if (!(std::fabs(g - n) < 1e-5 * (1 + std::fabs(n)))) bad = 1; } catch (const std::exception &e) { std::puts(e.what()); if (x < 100) bad = 1; } }
  return bad; }
