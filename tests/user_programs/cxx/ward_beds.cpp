// Hospital wards: std::list, std::map and std::deque with a pooled allocator of the program's own, free lists by size.
#include "../differences.h"
#include <cstddef>
#include <deque>
#include <list>
#include <map>
#include <new>
#include <vector>
class Pool {
  struct Node { Node *next; };
  struct Class { std::size_t size; Node *free; };
  std::vector<Class> classes;
  std::vector<void *> slabs;
public:
  Pool() = default;
  Pool(const Pool &) = delete;
  ~Pool() { for (void *s : slabs) ::operator delete(s); }
  void *take(std::size_t n) {
    if (n < sizeof(Node)) n = sizeof(Node);
    n = (n + 15) / 16 * 16;
    Class *c = nullptr;
    for (auto &k : classes) if (k.size == n) c = &k;
    if (!c) { classes.push_back({n, nullptr}); c = &classes.back(); }
    if (!c->free) {
      char *slab = static_cast<char *>(::operator new(n * 8));
      slabs.push_back(slab);
      for (int i = 0; i < 8; i++) c->free = new (slab + i * n) Node{c->free};
    }
    Node *p = c->free;
    c->free = p->next;
    return p;
  }
  void give(void *p, std::size_t n) {
    if (n < sizeof(Node)) n = sizeof(Node);
    n = (n + 15) / 16 * 16;
    for (auto &k : classes) if (k.size == n) k.free = new (p) Node{k.free};
  }
};
template <class T> struct Pooled {
  using value_type = T;
  Pool *pool;
  explicit Pooled(Pool *p) : pool(p) {}
  template <class U> Pooled(const Pooled<U> &o) : pool(o.pool) {}
  T *allocate(std::size_t n) { return static_cast<T *>(pool->take(n * sizeof(T))); }
  void deallocate(T *p, std::size_t n) { pool->give(p, n * sizeof(T)); }
  template <class U> bool operator==(const Pooled<U> &o) const { return pool == o.pool; }
  template <class U> bool operator!=(const Pooled<U> &o) const { return pool != o.pool; }
};
struct Patient { int ward, days; double severity; };
template <class T> using List = std::list<T, Pooled<T>>;
template <class K, class V> using Map = std::map<K, V, std::less<K>, Pooled<std::pair<const K, V>>>;
static double load(const double *p, int days) {
  Pool pool;
  List<Patient> present{Pooled<Patient>(&pool)};
  Map<int, double> ward{std::less<int>(), Pooled<std::pair<const int, double>>(&pool)};
  double total = 0;
  for (int d = 0; d < days; d++) {
    for (int k = 0; k < 2 + d % 3; k++) present.push_back({(d * 5 + k) % 4, 0, p[0] * (1 + 0.2 * k) + p[1] * std::sin(d)});
    for (auto it = present.begin(); it != present.end();) {
      it->severity *= std::exp(-p[2]);
      it->severity += 0.01 * ward[it->ward];
      it->days++;
      if (it->days > 3 || it->severity < 0.3) {
        ward[it->ward] += it->severity;
        it = present.erase(it);
      } else
        ++it;
    }
    for (const auto &q : present) ward[q.ward] += p[3] * q.severity * q.severity;
    if (d % 4 == 3) ward.erase(d % 3);
    for (const auto &[w, v] : ward) total += v / (1 + w);
  }
  return total;
}
int main() {
  Check c;
  double p[4] = {1.0, 0.2, 0.25, 0.3}, d[4] = {0};
  __enzyme_autodiff<void>((void *)load, enzyme_dup, p, d, enzyme_const, 8);
  for (int i = 0; i < 4; i++) c.cmp("load", d[i], cd([&](double h) { double q[4] = {p[0], p[1], p[2], p[3]}; q[i] += h; return load(q, 8); }));
  return c.done();
}
