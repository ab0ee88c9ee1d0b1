// Credit decisions that throw: exceptions with numbers, nested tries, rethrown with more, retried, guards that unwind.
#include "../differences.h"
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>
struct Rejected : std::runtime_error {
  double excess;
  Rejected(const std::string &w, double e) : std::runtime_error(w), excess(e) {}
};
struct Review { double score; int level; };
class Account {
  std::vector<double> entries;
public:
  double balance = 0;
  struct Hold {
    Account &a;
    double amount;
    bool kept = false;
    Hold(Account &a, double x) : a(a), amount(x) { a.balance -= x; }
    ~Hold() { if (!kept) a.balance += 0.99 * amount; }
    void keep() { kept = true; a.entries.push_back(amount); }
  };
  double spent() const { double s = 0; for (double e : entries) s += e * e; return s; }
};
static double score(const double *p, double income, double wanted, int level) {
  double s = p[0] * income - p[1] * wanted;
  if (s < 0) throw Rejected("rejected for the amount of " + std::to_string(int(wanted)), -s);
  if (s < 1 && level == 0) throw Review{s, level + 1};
  return s;
}
static double decide(const double *p, Account &a, double income, double wanted) {
  Account::Hold hold(a, wanted);
  try {
    double s = score(p, income, wanted, 0);
    hold.keep();
    return s;
  } catch (const Review &r) {
    try {
      double s = score(p, income + p[2] * r.score, wanted, r.level);
      hold.keep();
      return 0.8 * s;
    } catch (Rejected &e) {
      e.excess *= 2;
      throw;
    }
  }
}
static double bank(const double *p, int customers) {
  Account a;
  a.balance = 100;
  double value = 0;
  for (int i = 0; i < customers; i++) {
    double wanted = 5 + 3 * (i % 4);
    for (int attempt = 0; attempt < 3; attempt++) {
      try {
        value += decide(p, a, 4 + i % 5, wanted) * p[3];
        break;
      } catch (const Rejected &e) {
        value -= 0.1 * e.excess * e.excess;
        wanted *= 1 - 0.1 * p[2] - 0.01 * e.excess;
      } catch (const std::exception &) {
        return -1;
      }
    }
  }
  return value + 0.01 * a.balance + 0.001 * a.spent();
}
int main() {
  Check c;
  double p[4] = {1.0, 0.7, 0.9, 0.6}, d[4] = {0};
  __enzyme_autodiff<void>((void *)bank, enzyme_dup, p, d, enzyme_const, 7);
  for (int i = 0; i < 4; i++) c.cmp("bank", d[i], cd([&](double h) { double q[4] = {p[0], p[1], p[2], p[3]}; q[i] += h; return bank(q, 7); }, 1e-5));
  return c.done();
}
