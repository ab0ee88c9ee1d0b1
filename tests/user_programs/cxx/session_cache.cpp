// Scores of sessions in an LRU cache: an intrusive list template, a hash map with open addressing, keys as string_view.
#include "../differences.h"
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>
struct Link { Link *prev = this, *next = this; };
template <class T> class Intrusive {
  Link head;
public:
  Intrusive() = default;
  Intrusive(const Intrusive &) = delete;
  void push_front(T &t) { Link &l = t; l.next = head.next; l.prev = &head; head.next->prev = &l; head.next = &l; }
  static void unlink(T &t) { Link &l = t; l.prev->next = l.next; l.next->prev = l.prev; l.prev = l.next = &l; }
  T *back() { return head.prev == &head ? nullptr : static_cast<T *>(head.prev); }
  template <class F> void each(F f) { for (Link *l = head.next; l != &head; l = l->next) f(*static_cast<T *>(l)); }
};
template <class V> class Table {
  struct Slot { std::string key; V value{}; std::uint8_t state = 0; };
  std::vector<Slot> slots;
  std::size_t used = 0;
  static std::size_t hash(std::string_view s) {
    std::uint64_t h = 1469598103934665603ull;
    for (unsigned char c : s) h = (h ^ c) * 1099511628211ull;
    return h;
  }
  void grow() {
    std::vector<Slot> old(slots.size() * 2);
    old.swap(slots);
    used = 0;
    for (auto &s : old) if (s.state == 1) insert(s.key) = std::move(s.value);
  }
public:
  Table() : slots(4) {}
  V *find(std::string_view k) {
    for (std::size_t i = hash(k);; i++) {
      Slot &s = slots[i & (slots.size() - 1)];
      if (!s.state) return nullptr;
      if (s.state == 1 && s.key == k) return &s.value;
    }
  }
  V &insert(std::string_view k) {
    if (4 * (used + 1) > 3 * slots.size()) grow();
    for (std::size_t i = hash(k);; i++) {
      Slot &s = slots[i & (slots.size() - 1)];
      if (s.state == 1 && s.key == k) return s.value;
      if (s.state == 1) continue;
      if (!s.state) used++;
      s.state = 1;
      s.key = k;
      return s.value;
    }
  }
  void erase(std::string_view k) {
    for (std::size_t i = hash(k);; i++) {
      Slot &s = slots[i & (slots.size() - 1)];
      if (!s.state) return;
      if (s.state == 1 && s.key == k) { s.state = 2; s.value = V{}; return; }
    }
  }
};
struct Session : Link {
  std::string user;
  double score = 0;
  int hits = 0;
};
static double traffic(const double *w, int capacity) {
  static const char *users[] = {"ada", "grace", "a user whose name is long", "linus", "ken", "barbara"};
  Table<std::unique_ptr<Session>> sessions;
  Intrusive<Session> recent;
  int count = 0;
  double evicted = 0;
  for (int t = 0; t < 24; t++) {
    std::string_view u = users[t * t % 11 % 6];
    auto *found = sessions.find(u);
    if (!found) {
      if (count == capacity) {
        Session *last = recent.back();
        evicted += w[2] * last->score / (1 + last->hits);
        Intrusive<Session>::unlink(*last);
        std::string name = last->user;
        sessions.erase(name);
        count--;
      }
      found = &sessions.insert(u);
      *found = std::make_unique<Session>();
      (*found)->user = u;
      count++;
    } else
      Intrusive<Session>::unlink(**found);
    Session &s = **found;
    s.hits++;
    s.score += w[0] * std::exp(-w[1] * t) + 0.1 * s.score * s.score * w[3];
    recent.push_front(s);
  }
  double rank = 1;
  recent.each([&](Session &s) { evicted += s.score * std::pow(w[1], rank++); });
  return evicted;
}
int main() {
  Check c;
  double w[4] = {0.8, 0.3, 0.5, 0.2}, d[4] = {0};
  __enzyme_autodiff<void>((void *)traffic, enzyme_dup, w, d, enzyme_const, 3);
  for (int i = 0; i < 4; i++) c.cmp("traffic", d[i], cd([&](double h) { double q[4] = {w[0], w[1], w[2], w[3]}; q[i] += h; return traffic(q, 3); }));
  double e[4] = {1, 1, -1, 0};
  c.cmp("forward", __enzyme_fwddiff<double>((void *)traffic, enzyme_dup, w, e, enzyme_const, 3), d[0] + d[1] - d[2], 1e-9);
  return c.done();
}
