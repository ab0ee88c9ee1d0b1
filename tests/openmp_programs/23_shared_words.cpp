// Threads copy what they share, of which a word is a number in one case and an address in another: closures with
// numbers that they have captured, and rows of values that may be elsewhere. All add to the same derivatives.
#include "slopes.h"
#include <functional>
#include <vector>

template <class R, class... T> R __enzyme_autodiff(void *, T...);

struct Value {
  union {
    double here;
    const double *there;
  };
  long elsewhere;
  double get() const { return elsewhere ? *there : here; }
};

enum { SLOTS = 5, ROUNDS = 64 };

// One value is copied in each round.
double one_by_one(const double *x) {
  Value table[SLOTS];
  for (int s = 0; s < SLOTS; s++) {
    table[s].elsewhere = s % 2;
    if (s % 2)
      table[s].there = &x[s];
    else
      table[s].here = x[s] * x[s];
  }
  double sum = 0;
#pragma omp parallel for reduction(+ : sum) schedule(static)
  for (int k = 0; k < ROUNDS; k++) {
    Value own = table[(k * k) % SLOTS];
    sum += std::sin(own.get() + 0.1 * k);
  }
  return sum;
}

// All of them are copied, by each thread.
double all_at_once(const double *x) {
  std::vector<Value> table(SLOTS);
  for (int s = 0; s < SLOTS; s++) {
    table[s].elsewhere = s % 2;
    if (s % 2)
      table[s].there = &x[s];
    else
      table[s].here = x[s] * x[s];
  }
  double sum = 0;
#pragma omp parallel for reduction(+ : sum) schedule(static)
  for (int k = 0; k < ROUNDS; k++) {
    std::vector<Value> own(table);
    for (int s = 0; s < SLOTS; s++)
      sum += std::cos(own[(s + k) % SLOTS].get() * (1 + 0.1 * k));
  }
  return sum;
}

double closures(const double *x) {
  const double a = x[0] * x[1];
  std::function<double(double)> one = [a](double t) { return std::exp(-a * t); };
  std::function<double(double)> other = [x](double t) { return x[2] * t + x[3] * x[4]; };
  double sum = 0;
#pragma omp parallel for reduction(+ : sum) firstprivate(one) schedule(static)
  for (int k = 0; k < ROUNDS; k++) {
    std::function<double(double)> own = k % 3 ? one : other;
    sum += own(0.01 * k) * one(0.02 * k);
  }
  return sum;
}

#define CHECK(f)                                                                                                       \
  do {                                                                                                                 \
    double d[SLOTS] = {0};                                                                                             \
    __enzyme_autodiff<void>((void *)f, enzyme_dup, x, d);                                                              \
    CHECK_SLOPES(#f, f(x), x, d, SLOTS, 1, 1e-4, 1e-8);                                                                \
  } while (0)

int main() {
  double x[SLOTS] = {0.7, 0.4, 1.1, 0.9, 0.6};
  CHECK(one_by_one);
  CHECK(all_at_once);
  CHECK(closures);
  return slopes_verdict();
}
