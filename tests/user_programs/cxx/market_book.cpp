// A produce market: multiset and set with comparators on members, lower_bound, bitset of days, list splice, extract.
#include "../differences.h"
#include <bitset>
#include <iterator>
#include <list>
#include <map>
#include <set>
#include <string>
#include <tuple>
struct Offer { double price, amount; std::string seller; int id; };
struct Dearer { bool operator()(const Offer &a, const Offer &b) const { return std::tie(a.price, a.id) < std::tie(b.price, b.id); } };
struct Bid { double price, amount; int id; };
static double market(const double *p, int days) {
  std::set<Offer, Dearer> offers;
  auto higher = [](const Bid &a, const Bid &b) { return a.price > b.price; };
  std::multiset<Bid, decltype(higher)> bids(higher);
  std::list<std::pair<double, double>> trades, archive;
  std::bitset<16> busy;
  int id = 0;
  double surplus = 0;
  for (int day = 0; day < days; day++) {
    for (int k = 0; k < 3; k++) {
      offers.insert({p[0] * (1 + 0.13 * ((day + 2 * k) % 5)), 1 + 0.5 * k, k == 1 ? "co-operative of the valley" : "farm", id++});
      bids.insert({p[1] * (1 - 0.07 * ((day * 3 + k) % 4)), 0.8 + 0.4 * k, id++});
    }
    while (!offers.empty() && !bids.empty() && offers.begin()->price <= bids.begin()->price) {
      auto o = offers.extract(offers.begin());
      auto b = bids.extract(bids.begin());
      double q = std::min(o.value().amount, b.value().amount), at = 0.5 * (o.value().price + b.value().price);
      surplus += q * (b.value().price - o.value().price) * p[2];
      trades.emplace_back(at, q);
      o.value().amount -= q;
      b.value().amount -= q;
      if (o.value().amount > 1e-9) offers.insert(std::move(o));
      if (b.value().amount > 1e-9) bids.insert(std::move(b));
      busy.set(std::size_t(day));
    }
    archive.splice(archive.begin(), trades, trades.begin(), std::next(trades.begin(), std::ptrdiff_t(trades.size() / 2)));
    auto cheap = offers.lower_bound(Offer{1.2 * p[0], 0, "", 0});
    for (auto it = cheap; it != offers.end(); ++it) surplus -= 0.01 * it->price * it->amount * double(it->seller.size());
  }
  archive.merge(trades);
  archive.remove_if([](const auto &t) { return t.second < 0.45; });
  archive.reverse();
  double weight = 1;
  for (auto [at, q] : archive) { surplus += weight * at * at * q; weight *= 0.9; }
  return surplus + 0.1 * double(busy.count()) + p[3] * double(bids.size());
}
int main() {
  Check c;
  double p[4] = {1.0, 1.35, 0.8, 0.05}, d[4] = {0};
  __enzyme_autodiff<void>((void *)market, enzyme_dup, p, d, enzyme_const, 5);
  for (int i = 0; i < 4; i++) c.cmp("market", d[i], cd([&](double h) { double q[4] = {p[0], p[1], p[2], p[3]}; q[i] += h; return market(q, 5); }, 1e-5));
  return c.done();
}
