// Rumours in a graph of shared_ptr with weak_ptr back, enable_shared_from_this, and observers that vanish.
#include "../differences.h"
#include <algorithm>
#include <deque>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>
class Person : public std::enable_shared_from_this<Person> {
  std::vector<std::pair<std::weak_ptr<Person>, double>> friends;
  double belief = 0;
public:
  std::string name;
  explicit Person(std::string n) : name(std::move(n)) {}
  void befriend(const std::shared_ptr<Person> &o, double trust) {
    friends.emplace_back(o, trust);
    o->friends.emplace_back(weak_from_this(), 0.5 * trust);
  }
  double believes() const { return belief; }
  void hear(double b) { belief += (1 - belief) * b; }
  int tell(const double *p) {
    int told = 0;
    for (auto &[w, trust] : friends)
      if (auto f = w.lock()) {
        f->hear(p[0] * trust * belief);
        told++;
      }
    belief *= 1 - p[1];
    friends.erase(std::remove_if(friends.begin(), friends.end(), [](auto &e) { return e.first.expired(); }), friends.end());
    return told;
  }
  template <class F> void each_friend(F f) { for (auto &[w, t] : friends) if (auto s = w.lock()) f(s, t); }
};
using Town = std::unordered_map<std::string, std::shared_ptr<Person>>;
static double spread(const double *p, int rounds) {
  static const char *names[] = {"Ann", "Bob", "Cleopatra the Seventh Philopator", "Dan", "Eve", "Flo"};
  Town town;
  for (auto n : names) town[n] = std::make_shared<Person>(n);
  for (int i = 0; i < 6; i++)
    for (int j = i + 1; j < 6; j += 2) town[names[i]]->befriend(town[names[j]], p[2] / (1 + i + j));
  town["Ann"]->hear(p[3]);
  int told = 0;
  double sum = 0;
  for (int r = 0; r < rounds; r++) {
    for (auto n : names)
      if (auto it = town.find(n); it != town.end()) told += it->second->tell(p);
    if (r == 1) town.erase("Dan");
    if (r == 2) {
      auto late = std::make_shared<Person>("Gus");
      late->befriend(town.at("Eve"), 0.7);
      town.emplace("Gus", late);
    }
    for (auto n : names) if (town.count(n)) sum += town[n]->believes();
  }
  std::deque<std::shared_ptr<Person>> todo{town.at("Bob")};
  std::set<std::string> seen{"Bob"};
  double weight = 1;
  while (!todo.empty()) {
    auto who = todo.front();
    todo.pop_front();
    sum += weight * std::sqrt(1 + who->believes());
    weight *= 0.8;
    who->each_friend([&](const std::shared_ptr<Person> &f, double t) {
      sum += 0.1 * t * f->believes();
      if (seen.insert(f->name).second) todo.push_back(f);
    });
  }
  return sum + 0.01 * told;
}
int main() {
  Check c;
  double p[4] = {0.5, 0.1, 1.4, 0.9}, d[4] = {0};
  __enzyme_autodiff<void>((void *)spread, enzyme_dup, p, d, enzyme_const, 4);
  for (int i = 0; i < 4; i++) c.cmp("spread", d[i], cd([&](double h) { double q[4] = {p[0], p[1], p[2], p[3]}; q[i] += h; return spread(q, 4); }));
  return c.done();
}
