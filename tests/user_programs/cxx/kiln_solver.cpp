// Firing of pots: a solver behind a static unique_ptr keeps its matrix and its work vectors over calls; rows of rows, too.
#include "../expect.h"
#include <memory>
#include <vector>

class Kiln {
  std::vector<double> below, diagonal, above, right;
  std::vector<std::vector<double>> shelves;

public:
  explicit Kiln(int n) : below(n), diagonal(n), above(n), right(n), shelves(3, std::vector<double>(n)) {}

  double fire(const std::vector<double> &law) {
    const int n = static_cast<int>(diagonal.size());
    for (int s = 0; s < 3; s++)
      for (int i = 0; i < n; i++)
        shelves[s][i] = 20 + law[2] * std::sin(0.4 * i + s);
    for (int step = 0; step < 4; step++)
      for (auto &shelf : shelves) {
        for (int i = 0; i < n; i++) {
          below[i] = above[i] = -law[0];
          diagonal[i] = 1 + 2 * law[0] + law[1] * shelf[i];
          right[i] = shelf[i] + law[1] * 30;
        }
        solve(shelf);
      }
    double sum = 0;
    for (int s = 0; s < 3; s++)
      for (int i = 0; i < n; i++)
        sum += (s + 1) * shelves[s][i] * shelves[s][i] * 1e-3;
    return sum;
  }

private:
  void solve(std::vector<double> &x) {
    const std::size_t n = diagonal.size();
    for (std::size_t i = 1; i < n; i++) {
      double m = below[i] / diagonal[i - 1];
      diagonal[i] -= m * above[i - 1];
      right[i] -= m * right[i - 1];
    }
    x[n - 1] = right[n - 1] / diagonal[n - 1];
    for (std::size_t i = n - 1; i-- > 0;)
      x[i] = (right[i] - above[i] * x[i + 1]) / diagonal[i];
  }
};

static std::unique_ptr<Kiln> kiln;

static double fired(const std::vector<double> &law) { return kiln->fire(law); }

int main() {
  kiln = std::make_unique<Kiln>(10);
  std::vector<double> law{0.3, 0.01, 2.5}, d(3);
  __enzyme_autodiff<void>((void *)fired, enzyme_dup, &law, &d);
  for (int k = 0; k < 3; k++)
    EXPECT_SLOPE("law", k, d[k], fired(law), law[k], 1e-4 * law[k], 1e-6);
  return verdict();
}
