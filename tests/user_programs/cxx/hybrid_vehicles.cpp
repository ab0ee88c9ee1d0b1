// Drive trains with a virtual base in a diamond, several interfaces, protected state and covariant clones.
#include "../differences.h"
#include <memory>
#include <vector>
struct Logged {
  virtual ~Logged() = default;
  virtual double logged() const = 0;
};
class Vehicle {
protected:
  double mass, speed = 0, energy = 0;
public:
  explicit Vehicle(double m) : mass(m) {}
  virtual ~Vehicle() = default;
  virtual std::unique_ptr<Vehicle> clone() const = 0;
  virtual double traction(double want) = 0;
  void step(double want, double dt) {
    double f = traction(want);
    speed += dt * (f / mass - 0.05 * speed * std::abs(speed) / mass);
    energy += dt * f * speed;
  }
  double used() const { return energy; }
  double velocity() const { return speed; }
};
class Electric : public virtual Vehicle, public Logged {
protected:
  double charge, peak;
public:
  Electric(double m, double q, double p) : Vehicle(m), charge(q), peak(p) {}
  std::unique_ptr<Vehicle> clone() const override { return std::make_unique<Electric>(*this); }
  double traction(double want) override {
    double f = peak * std::tanh(want * mass / peak) * charge;
    charge -= 0.001 * f * speed;
    return f;
  }
  double logged() const override { return charge; }
};
class Diesel : public virtual Vehicle {
protected:
  double fuel, efficiency;
public:
  Diesel(double m, double fu, double e) : Vehicle(m), fuel(fu), efficiency(e) {}
  std::unique_ptr<Vehicle> clone() const override { return std::make_unique<Diesel>(*this); }
  double traction(double want) override {
    fuel -= 0.01 * std::abs(want) / efficiency;
    return efficiency * want * mass * fuel;
  }
};
class Hybrid final : public Electric, public Diesel {
  double share;
public:
  Hybrid(double m, double q, double p, double fu, double e, double s) : Vehicle(m), Electric(m, q, p), Diesel(m, fu, e), share(s) {}
  std::unique_ptr<Vehicle> clone() const override { return std::make_unique<Hybrid>(*this); }
  double traction(double want) override {
    double a = share * charge;
    return Electric::traction(a * want) + Diesel::traction((1 - a) * want);
  }
  double logged() const override { return charge + fuel; }
};
static double fleet(const double *p, int steps) {
  std::vector<std::unique_ptr<Vehicle>> all;
  all.push_back(std::make_unique<Electric>(1.2, p[0], p[1]));
  all.push_back(std::make_unique<Diesel>(1.5, p[2], p[3]));
  all.push_back(std::make_unique<Hybrid>(1.4, p[0], p[1], p[2], p[3], 0.6));
  all.push_back(all[2]->clone());
  double cost = 0;
  for (int s = 0; s < steps; s++)
    for (auto &v : all) v->step(1 - 0.2 * v->velocity() + 0.1 * std::sin(s), 0.2);
  all.push_back(all[0]->clone());
  all.back()->step(-1, 0.5);
  for (const auto &v : all) {
    cost += v->used() - v->velocity() * v->velocity();
    if (auto *l = dynamic_cast<const Logged *>(v.get())) cost += 2 * l->logged();
  }
  return cost;
}
int main() {
  Check c;
  double p[4] = {0.9, 2.0, 0.8, 0.7}, d[4] = {0};
  __enzyme_autodiff<void>((void *)fleet, enzyme_dup, p, d, enzyme_const, 8);
  for (int i = 0; i < 4; i++) c.cmp("fleet", d[i], cd([&](double h) { double q[4] = {p[0], p[1], p[2], p[3]}; q[i] += h; return fleet(q, 8); }));
  double v[4] = {1, -1, 0.5, 2};
  c.cmp("forward", __enzyme_fwddiff<double>((void *)fleet, enzyme_dup, p, v, enzyme_const, 8), d[0] - d[1] + 0.5 * d[2] + 2 * d[3], 1e-9);
  return c.done();
}
