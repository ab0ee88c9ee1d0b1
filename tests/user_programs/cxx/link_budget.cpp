// Telecommunications: the budget of a radio link; components of multiple inheritance report to a stream while they are evaluated.
#include "../differences.h"
#include <chrono>
#include <iomanip>
#include <map>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

class Named {
  std::string name_;
  int serial_;

public:
  Named(std::string n, int serial) : name_(std::move(n)), serial_(serial) {}
  virtual ~Named() = default;
  const std::string &name() const { return name_; }
  virtual std::string label() const { return name_ + '#' + std::to_string(serial_); }
};

class Noisy {
protected:
  double figure_;

public:
  explicit Noisy(double f) : figure_(f) {}
  virtual ~Noisy() = default;
  virtual double temperature() const { return 290.0 * (std::pow(10.0, figure_ / 10) - 1); }
};

struct Stage : Named {
  using Named::Named;
  virtual double gain_db(double ghz) const = 0;
};

class Amplifier : public Stage, public Noisy {
  double gain_, knee_;
  mutable double driven_ = 0;

public:
  Amplifier(std::string n, int s, double g, double f, double knee) : Stage(std::move(n), s), Noisy(f), gain_(g), knee_(knee) {}
  double gain_db(double ghz) const override {
    driven_ += 1;
    return gain_ - 0.1 * ghz * ghz - std::log1p(std::exp(gain_ - knee_));
  }
  std::string label() const override { return "amp:" + Stage::label(); }
};

class Cable : public Stage, public Noisy {
  double metres_, loss_;

public:
  Cable(std::string n, int s, double m, double per_metre) : Stage(std::move(n), s), Noisy(m * per_metre), metres_(m), loss_(per_metre) {}
  double gain_db(double ghz) const override { return -metres_ * loss_ * std::sqrt(ghz / 2); }
  double temperature() const override { return 0.9 * Noisy::temperature(); }
};

class Dish : public Stage {
  double diameter_, efficiency_;

public:
  Dish(std::string n, int s, double d, double e) : Stage(std::move(n), s), diameter_(d), efficiency_(e) {}
  double gain_db(double ghz) const override {
    const double x = M_PI * diameter_ * ghz / 0.2998;
    return 10 * std::log10(efficiency_ * x * x);
  }
};

class Link {
  std::map<std::string, std::unique_ptr<Stage>> parts_;
  std::vector<std::string> order_;
  std::ostringstream report_;

public:
  void add(std::unique_ptr<Stage> s) {
    auto key = s->name();
    if (!parts_.emplace(key, std::move(s)).second)
      throw std::invalid_argument("twice: " + key);
    order_.push_back(std::move(key));
  }
  double margin(double km, double ghz, double watts) {
    double dbw = 10 * std::log10(watts), noise = 40.0, before = 1.0;
    dbw -= 92.45 + 20 * std::log10(km * ghz);
    for (const auto &k : order_) {
      Stage &s = *parts_.at(k);
      const double g = s.gain_db(ghz);
      if (auto *n = dynamic_cast<Noisy *>(&s))
        noise += n->temperature() / before;
      if (!dynamic_cast<Dish *>(&s))
        before *= std::pow(10.0, g / 10);
      dbw += g;
      report_ << std::setw(14) << s.label() << std::fixed << std::setprecision(3) << g << " dB\n";
    }
    return dbw + 228.6 - 10 * std::log10(noise) - 70;
  }
  std::string report() const { return report_.str(); }
};

static double budget(const double *p) {
  const auto begin = std::chrono::steady_clock::now();
  Link link;
  link.add(std::make_unique<Dish>("ground", 1, p[0], 0.6));
  link.add(std::make_unique<Dish>("space", 2, 1.2, p[1]));
  link.add(std::make_unique<Cable>("feed", 3, p[2], 0.4));
  link.add(std::make_unique<Amplifier>("lna", 4, p[3], p[4], 32.0));
  try {
    link.add(std::make_unique<Cable>("feed", 9, 4.0, 0.1));
  } catch (const std::invalid_argument &e) {
    if (std::string(e.what()).find("feed") == std::string::npos)
      return -1;
  }
  link.add(std::make_unique<Amplifier>("mixer with a long descriptive name", 5, 6.0, 8.5, 40.0));
  const double m = link.margin(38000, p[5], 20.0);
  const auto spent = std::chrono::steady_clock::now() - begin;
  if (std::chrono::duration_cast<std::chrono::seconds>(spent).count() > 3600 || link.report().size() < 60)
    return 0;
  return m;
}

int main() {
  double p[6] = {3.0, 0.55, 2.5, 30.0, 0.8, 4.2}, d[6] = {};
  __enzyme_autodiff<void>((void *)budget, enzyme_dup, p, d);
  Check c;
  for (int i = 0; i < 6; i++)
    c.cmp("p", d[i], cd([&](double h) { double q[6]; std::copy(p, p + 6, q); q[i] += h; return budget(q); }));
  return c.done();
}
