// A clinic: polymorphic stations in a registry singleton, unordered_map of vectors, deque of patients, shared_ptr.
#include <cmath>
#include <cstdio>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>
template <class... T> double __enzyme_autodiff(void *, T...);
extern int enzyme_dup, enzyme_const;
struct Station { virtual ~Station() = default; virtual double serve(double t, double rate) = 0; double busy = 0; std::vector<double> history; };
struct Triage : Station { double serve(double t, double rate) override { busy += t / rate; history.back() += busy; return t + 1 / rate; } };
struct Doctor : Station { std::shared_ptr<double> skill = std::make_shared<double>(1.5); double serve(double t, double rate) override { busy = busy * 0.9 + t * *skill; *skill *= 1.01; history.push_back(busy); return t + *skill / (rate * rate); } };
class Clinic {
 public:
  static Clinic &instance() { static Clinic c; return c; }
  std::vector<std::unique_ptr<Station>> stations;
  std::unordered_map<std::string, std::vector<double>> books;
  std::deque<double> waiting;
  std::function<double(double)> discount = [](double x) { return x * std::exp(-0.1 * x); };
  void open() { stations.clear(); stations.push_back(std::make_unique<Triage>()); stations.push_back(std::make_unique<Doctor>());
    for (auto &s : stations) s->history.assign(3, 0.1); books.clear(); books["morning"] = {1, 2, 3}; books["evening"] = {4, 5}; waiting.assign(4, 0.3); }
};
double day(const double *rate) {
  Clinic &c = Clinic::instance();
  double total = 0;
  for (int hour = 0; hour < 6; hour++) {
    c.waiting.push_back(rate[0] * hour); double t = c.waiting.front(); c.waiting.pop_front();
    for (auto &s : c.stations) t = s->serve(t, rate[1]);
    auto &book = c.books[hour % 2 ? "morning" : "evening"]; book[hour % 2] += c.discount(t); if (hour == 3) book.push_back(t * rate[0]);
    total += t;
  }
  for (auto &[k, v] : c.books) for (double x : v) total += x * x * 0.1;
  for (auto &s : c.stations) for (double x : s->history) total += std::sqrt(1 + x * x);
  for (double w : c.waiting) total += w;
  return total;
}
int main() { double r[2] = {1.3, 2.1}, g[2] = {0, 0}; int bad = 0; auto &c = Clinic::instance();
  c.open(); __enzyme_autodiff((void *)day, enzyme_dup, r, g);
  for (int i = 0; i < 2; i++) { double h = 1e-6, s = r[i]; r[i] = s + h; c.open(); double a = day(r); r[i] = s - h; c.open(); double b = day(r); r[i] = s; double n = (a - b) / (2 * h); std::printf("%.8f %.8f\n", g[i], n); if (!(std::fabs(g[i] - n) < 1e-5 * (1 + std::fabs(n)))) bad = 1; }
  return bad; }
