// Muon tracks through drift chambers: hits are fitted by each thread, residuals of planes are kept in histograms and
// lists, and the chambers' alignment is judged by them.
#include "slopes.h"
#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <mutex>
#include <numeric>
#include <omp.h>
#include <utility>
#include <vector>

template <class R, class... T> R __enzyme_autodiff(void *, T...);

struct Hit {
  double z, x, sigma;
  int plane;
};

class Plane {
public:
  virtual ~Plane() = default;
  Plane(double z, double shift) : z_(z), shift_(shift) {}
  virtual double measure(double x, int track) const = 0;
  double z() const { return z_; }

protected:
  double z_, shift_;
};

class DriftPlane : public Plane {
  double speed_;

public:
  DriftPlane(double z, double shift, double speed) : Plane(z, shift), speed_(speed) {}
  double measure(double x, int) const override {
    double local = x - shift_, wire = std::round(local);
    double time = std::fabs(local - wire) / speed_;
    double back = time * speed_ * (1.0 + 0.01 * time) * (local > wire ? 1.0 : -1.0);
    return wire + back + shift_;
  }
};

class StripPlane : public Plane {
  std::vector<double> gains_;

public:
  StripPlane(double z, double shift, std::vector<double> gains) : Plane(z, shift), gains_(std::move(gains)) {}
  double measure(double x, int track) const override {
    double top = 0, sum = 0;
    for (size_t s = 0; s < gains_.size(); s++) {
      double q = gains_[s] * std::exp(-std::pow(x - shift_ - double(s) + 2.0, 2) / (0.8 + 0.01 * (track % 3)));
      top += q * (double(s) - 2.0);
      sum += q;
    }
    return shift_ + top / sum;
  }
};

struct Line {
  double intercept = 0, slope = 0, chi = 0;
};

static std::vector<Hit> hits_of_thread;
#pragma omp threadprivate(hits_of_thread)

static Line fit(const std::vector<Hit> &hits) {
  double s = 0, sz = 0, szz = 0, sx = 0, szx = 0;
  for (const auto &h : hits) {
    double w = 1.0 / (h.sigma * h.sigma);
    s += w, sz += w * h.z, szz += w * h.z * h.z, sx += w * h.x, szx += w * h.z * h.x;
  }
  double det = s * szz - sz * sz;
  Line line{(szz * sx - sz * szx) / det, (s * szx - sz * sx) / det};
  for (const auto &h : hits)
    line.chi += std::pow((h.x - line.intercept - line.slope * h.z) / h.sigma, 2);
  return line;
}

struct Geometry {
  std::vector<std::unique_ptr<Plane>> planes;
  explicit Geometry(const double *x) {
    for (int p = 0; p < 4; p++)
      if (p % 2 == 0)
        planes.push_back(std::make_unique<DriftPlane>(1.0 + p, x[p], x[4 + p]));
      else
        planes.push_back(std::make_unique<StripPlane>(1.0 + p, x[p], std::vector<double>(5, x[4 + p] + 0.5)));
  }
};

// Pairs of vertices are merged as in a tournament, by tasks that wait for one another.
static void merge_rounds(std::vector<double> &v) {
  int n = (int)v.size();
#pragma omp parallel
#pragma omp single
  for (int gap = 1; gap < n; gap *= 2)
    for (int i = 0; i + gap < n; i += 2 * gap) {
      double *a = &v[i], *b = &v[i + gap];
#pragma omp task depend(inout : a[0]) depend(in : b[0]) firstprivate(a, b)
      *a = std::sqrt(*a * *a + *b * *b) + 0.1 * *a * *b;
    }
}

double alignment(const double *x, int tracks) {
  Geometry g(x);
  std::vector<double> histogram(8, 0.0), vertices(tracks);
  std::vector<std::pair<int, double>> outliers;
  double chi = 0, last_slope = 0;
  const double tilt = x[8], noise = x[9];
  std::function<double(double)> robust = [noise](double c) { return std::log1p(c * c / noise); };
#pragma omp parallel firstprivate(robust)
  {
#pragma omp for schedule(guided) reduction(+ : chi) lastprivate(last_slope)
    for (int t = 0; t < tracks; t++) {
      hits_of_thread.clear();
      double x0 = 0.3 * std::sin(0.9 * t) + 0.21, slope = 0.2 * std::cos(1.3 * t) + tilt;
      for (size_t p = 0; p < g.planes.size(); p++) {
        const Plane &plane = *g.planes[p];
        double at = plane.measure(x0 + slope * plane.z(), t);
        hits_of_thread.push_back({plane.z(), at, 0.1 + 0.02 * double(p), (int)p});
      }
      Line line = fit(hits_of_thread);
      chi += robust(line.chi);
      last_slope = line.slope;
      vertices[t] = line.intercept - x0 + 0.5;
      int bin = std::min(7, (int)(20.0 * std::fabs(slope)));
#pragma omp atomic
      histogram[bin] += line.slope * line.slope;
      if (line.chi > 0.05) {
#pragma omp critical
        outliers.emplace_back(t, line.chi);
      }
    }
  }
  std::sort(outliers.begin(), outliers.end(), [](auto &a, auto &b) { return a.first < b.first; });
  merge_rounds(vertices);
  double far = 0;
  for (size_t k = 0; k < outliers.size(); k++)
    far += outliers[k].second / (1.0 + double(k));
  double bins = 0;
#pragma omp parallel for simd reduction(max : far) reduction(+ : bins)
  for (int b = 0; b < 8; b++) {
    bins += histogram[b] * (b + 1);
    far = std::max(far, histogram[b]);
  }
  return chi / tracks + bins + 0.2 * far + vertices[0] + last_slope;
}

int main() {
  double x[10] = {0.03, -0.05, 0.07, 0.02, 0.8, 0.9, 1.1, 0.7, 0.13, 0.6}, d[10] = {0};
  const int tracks = 24;
  __enzyme_autodiff<void>((void *)alignment, enzyme_dup, x, d, enzyme_const, tracks);
  CHECK_SLOPES("alignment", alignment(x, tracks), x, d, 10, 1, 1e-5, 1e-6);
  return slopes_verdict();
}
