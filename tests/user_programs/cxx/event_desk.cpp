// discrete event simulation: priority_queue of structs with strings, callbacks in a map, config from stringstream
#include "../differences.h"
#include <functional>
#include <map>
#include <queue>
#include <random>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <vector>
struct Event { double time; std::string kind, station; int id; bool operator>(const Event &o) const { return time != o.time ? time > o.time : id > o.id; } };
struct Station { std::string name; double rate; std::deque<std::pair<int, double>> waiting; bool busy = false; double busy_time = 0; };
class Simulation {
  std::priority_queue<Event, std::vector<Event>, std::greater<>> agenda;
  std::map<std::string, std::function<void(const Event &)>> handlers;
  std::unordered_map<std::string, Station> stations;
  std::vector<double> arrivals, uniforms;
  std::set<std::string> log;
  size_t cursor = 0;
  double now = 0;
  double u() { return uniforms[cursor++ % uniforms.size()]; }
  void serve(Station &s) {
    if (s.busy || s.waiting.empty()) return;
    auto [id, since] = s.waiting.front();
    s.waiting.pop_front();
    s.busy = true;
    double d = -std::log(u()) / s.rate;
    s.busy_time += d;
    wait += (now - since) * (1 + 0.1 * id);
    agenda.push({now + d, "finish", s.name, id});
  }
public:
  double wait = 0, finished = 0;
  Simulation(const std::string &config, const std::vector<double> &rates, unsigned seed) {
    std::mt19937 g(seed);
    for (int i = 0; i < 97; i++) uniforms.push_back((g() % 9998 + 1) / 10000.0);
    std::istringstream in(config);
    std::string line;
    while (std::getline(in, line)) {
      std::istringstream ls(line);
      std::string word, name;
      if (!(ls >> word) || word[0] == '#') continue;
      if (word == "station") {
        double factor; size_t idx;
        if (!(ls >> name >> factor >> idx)) throw std::runtime_error("bad station: " + line);
        stations.emplace(name, Station{name, factor * rates.at(idx), {}});
      } else if (word == "customers") {
        int n; ls >> n;
        double t = 0;
        for (int i = 0; i < n; i++) { t += -std::log(u()) / rates[0]; arrivals.push_back(t); agenda.push({t, "arrive", "desk", i}); }
      } else throw std::runtime_error("unknown " + word);
    }
    handlers["arrive"] = [this](const Event &e) { auto &s = stations.at(e.station); s.waiting.emplace_back(e.id, now); serve(s); };
    handlers["finish"] = [this](const Event &e) {
      auto &s = stations.at(e.station);
      s.busy = false;
      if (e.station == "desk" && e.id % 3) agenda.push({now + 0.01 * s.rate, "arrive", "kitchen with a long name", e.id});
      else { finished += now; log.insert(e.kind + "@" + e.station + std::to_string(e.id)); }
      serve(s);
    };
  }
  void run() { while (!agenda.empty()) { Event e = agenda.top(); agenda.pop(); now = e.time; handlers.at(e.kind)(e); } }
  double cost() const { double b = 0; for (auto &[k, s] : stations) b += s.busy_time * k.size(); return wait + 0.2 * finished + 0.01 * b + log.size(); }
};
static const char *cfg = "# service\nstation desk 1.0 1\n\ncustomers 14\n";
double simulate(const double *rates, int n, int seed) {
  std::vector<double> r(rates, rates + n);
  std::string text = std::string(cfg);
  // names with blanks are entered by hand
  text += "station tail 0.5 2\n";
  try {
    Simulation s(text, r, seed);
    s.run();
    return s.cost();
  } catch (const std::out_of_range &) {
    std::string t2 = text;
    size_t at;
    while ((at = t2.find("tail")) != std::string::npos) t2.replace(at, 4, "kitchen");
    Simulation s(t2, {r[0], r[1] * 1.2, r[2]}, seed);
    try { s.run(); } catch (const std::exception &) { return s.wait + 0.3 * s.finished; }
    return s.cost();
  }
}
int main() {
  double r[3] = {1.1, 1.4, 0.9}, fd[3];
  for (int i = 0; i < 3; i++) fd[i] = cd([&](double t) { double z[3] = {r[0], r[1], r[2]}; z[i] += t; return simulate(z, 3, 5); }, 1e-6);
  Check c;
  double d[3] = {0, 0, 0};
  __enzyme_autodiff<void>((void *)simulate, enzyme_dup, r, d, enzyme_const, 3, enzyme_const, 5);
  for (int i = 0; i < 3; i++) c.cmp("rate", d[i], fd[i]);
  return c.done();
}
