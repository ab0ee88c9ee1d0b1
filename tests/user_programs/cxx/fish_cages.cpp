// Aquaculture: salmon in cages; a season is a list of variants of events, errors are a hierarchy of exceptions with texts and numbers.
#include "../differences.h"
#include <algorithm>
#include <deque>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

struct FarmError : std::runtime_error {
  double cost;
  FarmError(const std::string &what, double c) : std::runtime_error(what), cost(c) {}
};
struct Escape : FarmError {
  std::string cage;
  double share;
  Escape(std::string c, double s, double cost) : FarmError("escape from " + c, cost), cage(std::move(c)), share(s) {}
};
class Outage final : public FarmError {
  int hours_;

public:
  Outage(int h, double cost) : FarmError("no power", cost), hours_(h) {}
  int hours() const noexcept { return hours_; }
};

struct Feed { double kilos; int pellets; };
struct Treat { std::string against; double strength; bool weekend = false; };
struct Storm { float height; unsigned direction : 9; unsigned named : 1; };
struct Harvest { std::optional<double> share; };
using Event = std::variant<std::monostate, Feed, Treat, Storm, Harvest>;
template <class... F> struct overloaded : F... { using F::operator()...; };

class Cage {
  std::string name_;
  double count_, weight_, lice_;
  float net_;
  std::deque<double> history_;

public:
  Cage(std::string n, double c, double w, float net) : name_(std::move(n)), count_(c), weight_(w), lice_(0.4), net_(net) {}
  const std::string &name() const { return name_; }
  std::optional<double> trend() const {
    if (history_.size() < 3)
      return std::nullopt;
    return history_.back() - history_[history_.size() - 3];
  }
  double apply(const Event &e, double price) {
    const double gained = std::visit(overloaded{
        [](std::monostate) { return 0.0; },
        [&](const Feed &f) {
          const double share = f.kilos / (count_ * weight_);
          weight_ *= 1 + 0.8 * std::tanh(share * 1.2) * (1 - 0.1 * lice_);
          lice_ *= 1.15;
          return -1.4 * f.kilos;
        },
        [&](const Treat &t) {
          if (t.against.compare("lice") == 0)
            lice_ *= std::exp(-t.strength);
          else if (t.weekend)
            throw Outage(6, 12 * t.strength);
          count_ *= 1 - 0.01 * t.strength;
          return -30 * t.strength;
        },
        [&](const Storm &s) -> double {
          if (s.height > net_ && s.direction < 180) {
            const double torn = 0.05 * (s.height - net_);
            count_ *= 1 - torn * weight_ / 5;
            throw Escape(name_, torn, 100 * torn * count_ / 1000);
          }
          return 0;
        },
        [&](const Harvest &h) {
          const double taken = count_ * h.share.value_or(1.0);
          count_ -= taken;
          return taken * weight_ * price;
        }}, e);
    history_.push_back(weight_);
    if (history_.size() > 4)
      history_.pop_front();
    return gained;
  }
};

static double season(double feed, double strength, double price) {
  std::vector<std::unique_ptr<Cage>> cages;
  cages.push_back(std::make_unique<Cage>("north", 1000.0, 0.8, 3.5f));
  cages.push_back(std::make_unique<Cage>("the southern cage by the old pier", 800.0, 1.1, 2.5f));
  const std::vector<Event> events{Feed{feed, 4}, Treat{"lice", strength}, std::monostate{}, Feed{feed * 1.2, 6}, Storm{3.0f, 90, 1}, Treat{"gill disease of the amoebic kind", strength / 2, true},
                                  Feed{feed * 0.9, 6}, Storm{4.0f, 270, 0}, Harvest{0.4}, Feed{feed, 9}, Harvest{}};
  double balance = 0;
  int hours = 0;
  std::string last;
  for (auto &cage : cages)
    for (const auto &e : events) {
      try {
        balance += cage->apply(e, price);
        if (const auto t = cage->trend(); t && *t > 0.5)
          balance += 10 * *t;
      } catch (const Escape &x) {
        balance -= x.cost * (1 + x.share);
        last = x.cage;
      } catch (const FarmError &x) {
        balance -= x.cost;
        if (auto *o = dynamic_cast<const Outage *>(&x))
          hours += o->hours();
        last += x.what();
      }
    }
  return (balance - 2.0 * hours + (last.size() > 4 ? 1.0 : 0.0)) / 1000;
}

struct Three { double v[3]; };
int main() {
  const double x[3] = {300.0, 0.7, 6.5};
  const Three d = __enzyme_autodiff<Three>((void *)season, enzyme_out, x[0], enzyme_out, x[1], enzyme_out, x[2]);
  Check c;
  for (int i = 0; i < 3; i++)
    c.cmp("season", d.v[i], cd([&](double h) { double y[3] = {x[0], x[1], x[2]}; y[i] += h * x[i]; return season(y[0], y[1], y[2]); }) / x[i]);
  return c.done();
}
