// A school of fish: each follows its neighbours in cells, a shark hunts the densest place. Moments of the school are
// a reduction of the program's own; worksharing is orphaned in member functions; the score is found by tasks.
#include "slopes.h"
#include <algorithm>
#include <array>
#include <memory>
#include <numeric>
#include <vector>

template <class R, class... T> R __enzyme_autodiff(void *, T...);

struct Vec {
  double x = 0, y = 0;
  Vec &operator+=(const Vec &o) { x += o.x; y += o.y; return *this; }
  friend Vec operator+(Vec a, const Vec &b) { return a += b; }
  friend Vec operator-(const Vec &a, const Vec &b) { return {a.x - b.x, a.y - b.y}; }
  friend Vec operator*(double s, const Vec &a) { return {s * a.x, s * a.y}; }
  double square() const { return x * x + y * y; }
};

struct Moments {
  Vec centre, flow;
  double spread = 0, weight = 0;
  void merge(const Moments &o) { centre += o.centre; flow += o.flow; spread += o.spread; weight += o.weight; }
};
#pragma omp declare reduction(merge : Moments : omp_out.merge(omp_in)) initializer(omp_priv = Moments{})

#pragma omp declare simd
static double hunger(double t, double rate) { return 1.0 / (1.0 + std::exp(-rate * t)); }

struct Rules {
  double cohesion, alignment, separation, fear, radius, rate;
};

class School {
  std::vector<Vec> at_, to_, push_;
  std::vector<double> weight_;
  std::vector<std::vector<int>> cells_;
  Vec shark_;

public:
  School(int n, const double *start) : at_(n), to_(n), push_(n), weight_(n), cells_(16), shark_{0.5, 0.2} {
    for (int i = 0; i < n; i++) {
      at_[i] = {start[i] * std::cos(0.7 * i) + 2.0, start[i] * std::sin(1.9 * i) + 2.0};
      to_[i] = {0.1 * std::sin(0.3 * i), 0.1 * std::cos(0.4 * i)};
      weight_[i] = 1.0 + 0.1 * start[i] * start[i];
    }
  }

  void sort_into_cells() {
    for (auto &cell : cells_)
      cell.clear();
    for (int i = 0; i < (int)at_.size(); i++) {
      int cx = std::clamp((int)at_[i].x, 0, 3), cy = std::clamp((int)at_[i].y, 0, 3);
      cells_[4 * cy + cx].push_back(i);
    }
  }

  // Called by all threads of a region; the loop is shared out among them.
  void feel(const Rules &r, const Moments &m) {
#pragma omp for schedule(dynamic, 4)
    for (int c = 0; c < 16; c++)
      for (int i : cells_[c]) {
        Vec f = r.cohesion * ((1.0 / m.weight) * m.centre - at_[i]) + r.alignment * ((1.0 / m.weight) * m.flow - to_[i]);
        for (int dy = -1; dy <= 1; dy++)
          for (int dx = -1; dx <= 1; dx++) {
            int nx = c % 4 + dx, ny = c / 4 + dy;
            if (nx < 0 || ny < 0 || nx > 3 || ny > 3)
              continue;
            for (int k : cells_[4 * ny + nx]) {
              if (k == i)
                continue;
              Vec away = at_[i] - at_[k];
              f += (r.separation * std::exp(-away.square() / (r.radius * r.radius))) * away;
            }
          }
        Vec fright = at_[i] - shark_;
        f += (r.fear / (0.1 + fright.square())) * fright;
        push_[i] = f;
      }
  }

  void swim(double dt, double rate) {
#pragma omp for simd schedule(static)
    for (int i = 0; i < (int)at_.size(); i++) {
      to_[i] += (dt * hunger(weight_[i], rate)) * push_[i];
      at_[i] += dt * to_[i];
    }
  }

  Moments moments() const {
    Moments m;
#pragma omp parallel for reduction(merge : m) schedule(static)
    for (int i = 0; i < (int)at_.size(); i++) {
      Moments one{weight_[i] * at_[i], weight_[i] * to_[i], weight_[i] * at_[i].square(), weight_[i]};
      m.merge(one);
    }
    return m;
  }

  void hunt(const Moments &m, double speed) { shark_ += speed * ((1.0 / m.weight) * m.centre - shark_); }

  // By halves, each by a task of its own.
  double score(int from, int to) const {
    if (to - from < 6) {
      double s = 0.0;
      for (int i = from; i < to; i++)
        s += weight_[i] * std::log(1.0 + (at_[i] - shark_).square());
      return s;
    }
    int middle = (from + to) / 2;
    double low = 0, high = 0;
#pragma omp task shared(low) firstprivate(from, middle)
    low = score(from, middle);
#pragma omp task shared(high) firstprivate(middle, to)
    high = score(middle, to);
#pragma omp taskwait
    return low + high + 0.01 * low * high;
  }
};

double survival(const double *x, int n) {
  Rules r{x[0], x[1], x[2], x[3], x[4], x[5]};
  auto school = std::make_unique<School>(n, x + 6);
  double result = 0;
  for (int step = 0; step < 5; step++) {
    Moments m = school->moments();
    school->sort_into_cells();
#pragma omp parallel
    {
      school->feel(r, m);
      school->swim(0.2, r.rate);
    }
    school->hunt(m, 0.1);
    result += 0.1 * m.spread / m.weight;
  }
#pragma omp parallel
#pragma omp single
  result += school->score(0, n);
  return result;
}

int main() {
  constexpr int fish = 30;
  std::array<double, 6 + fish> x{0.4, 0.3, 0.9, 0.35, 0.8, 1.3}, d{};
  for (int i = 0; i < fish; i++)
    x[6 + i] = 1.1 + 0.5 * std::sin(1.7 * i);
  __enzyme_autodiff<void>((void *)survival, enzyme_dup, x.data(), d.data(), enzyme_const, fish);
  CHECK_SLOPES("survival", survival(x.data(), fish), x.data(), d.data(), (int)x.size(), 1, 1e-5, 1e-6);
  return slopes_verdict();
}
