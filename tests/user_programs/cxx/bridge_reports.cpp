// Civil engineering: reports on bridges are sorted, partitioned and merged; ranks of repairs and a budget out of structs with texts.
#include "../differences.h"
#include <algorithm>
#include <deque>
#include <iterator>
#include <list>
#include <map>
#include <numeric>
#include <set>
#include <sstream>
#include <string>
#include <vector>

enum class Kind : unsigned char { steel, concrete, stone };
struct Report {
  std::string bridge;
  Kind kind;
  int year;
  double crack;
  float load;
  std::vector<double> strains;
  bool urgent() const { return crack > 0.5; }
  friend bool operator<(const Report &a, const Report &b) { return std::tie(a.bridge, a.year) < std::tie(b.bridge, b.year); }
};
static std::istream &operator>>(std::istream &in, Report &r) {
  std::string kind;
  in >> r.bridge >> kind >> r.year >> r.crack >> r.load;
  r.kind = kind == "steel" ? Kind::steel : kind == "stone" ? Kind::stone : Kind::concrete;
  return in;
}

static double growth(Kind k, double rate) {
  switch (k) {
  case Kind::steel: return rate;
  case Kind::concrete: return 1.5 * rate;
  case Kind::stone: break;
  }
  return 0.7 * rate;
}

static double budget(const double *p, const char *text, double *ranks) {
  std::istringstream in(text);
  std::list<Report> all{std::istream_iterator<Report>(in), std::istream_iterator<Report>()};
  for (auto &r : all) {
    r.crack *= p[0];
    for (int k = 0; k < 5; k++)
      r.strains.push_back(r.load * std::sin(p[1] + k) + r.crack * k);
  }
  all.sort();
  std::list<Report> doubtful;
  for (auto it = all.begin(); it != all.end();) {
    const auto next = std::next(it);
    if (it->year < 1990)
      doubtful.splice(doubtful.end(), all, it);
    it = next;
  }
  doubtful.remove_if([](const Report &r) { return r.bridge.starts_with("X"); });
  all.merge(doubtful, [](const Report &a, const Report &b) { return a.bridge < b.bridge; });
  std::vector<Report> reports(std::make_move_iterator(all.begin()), std::make_move_iterator(all.end()));
  const auto calm = std::stable_partition(reports.begin(), reports.end(), [](const Report &r) { return r.urgent(); });
  std::sort(reports.begin(), calm, [](const Report &a, const Report &b) { return a.crack * a.load > b.crack * b.load; });
  std::nth_element(calm, calm + 1, reports.end(), [](const Report &a, const Report &b) { return a.crack > b.crack; });

  std::map<std::string, std::deque<const Report *>> by_bridge;
  for (const auto &r : reports)
    by_bridge[r.bridge].push_front(&r);
  double money = 0;
  for (auto &[name, history] : by_bridge) {
    std::sort(history.begin(), history.end(), [](auto *a, auto *b) { return a->year < b->year; });
    std::vector<double> cracks;
    std::transform(history.begin(), history.end(), std::back_inserter(cracks), [](auto *r) { return r->crack; });
    std::vector<double> steps(cracks.size());
    std::adjacent_difference(cracks.begin(), cracks.end(), steps.begin());
    const double trend = std::inner_product(steps.begin(), steps.end(), cracks.begin(), 0.0);
    money += 3 * trend * growth(history.back()->kind, p[2]) + 0.01 * static_cast<double>(name.size());
  }
  std::multiset<double, std::greater<>> worst;
  for (const auto &r : reports) {
    auto strains = r.strains;
    std::nth_element(strains.begin(), strains.begin() + 2, strains.end());
    worst.insert(strains[2]);
    std::rotate(strains.begin(), strains.begin() + 1, strains.end());
    std::partial_sum(strains.begin(), strains.end(), strains.begin());
    money += 0.01 * strains[3] * strains[3];
  }
  double weight = 1;
  for (double w : worst) {
    money += weight * w;
    weight *= p[3];
  }
  int k = 0;
  for (auto it = reports.begin(); it != reports.end() && k < 3; ++it)
    ranks[k++] = it->crack * std::log(2026.0 - it->year);
  return money;
}

static const char text[] = "Dee steel 1985 0.21 3.5\nOuse concrete 1999 0.4 2.5\nDee steel 2004 0.35 3.25\nXaver stone 1970 0.1 1.0\nTay-crossing-at-the-narrows stone 2010 0.61 4.5\n"
                           "Ouse concrete 2015 0.55 2.0\nTay-crossing-at-the-narrows stone 1981 0.3 4.0\nDee steel 2020 0.72 3.0\n";

int main() {
  double p[4] = {1.1, 0.6, 0.8, 0.75}, d[4] = {}, ranks[3] = {}, dranks[3] = {1, 0.5, 0.25};
  __enzyme_autodiff<void>((void *)budget, enzyme_dup, p, d, enzyme_const, text, enzyme_dup, ranks, dranks);
  Check c;
  for (int i = 0; i < 4; i++)
    c.cmp("p", d[i], cd([&](double h) {
            double q[4], r[3] = {};
            std::copy(p, p + 4, q);
            q[i] += h;
            const double b = budget(q, text, r);
            return b + r[0] + 0.5 * r[1] + 0.25 * r[2];
          }, 1e-4));
  return c.done();
}
