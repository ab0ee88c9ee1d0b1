// A growing tree of unique_ptr with visitors, moved subtrees, a custom deleter that counts, and move-only tasks.
#include "../differences.h"
#include <functional>
#include <memory>
#include <utility>
#include <vector>
struct Counted { int *alive; template <class T> void operator()(T *t) const { --*alive; delete t; } };
struct Branch;
using Owned = std::unique_ptr<Branch, Counted>;
struct Branch {
  double length, radius;
  std::vector<Owned> children;
  Branch *parent = nullptr;
  Branch(double l, double r) : length(l), radius(r) {}
};
class Tree {
  int alive = 0;
  Owned root;
public:
  Tree(double l, double r) : root(make(l, r)) {}
  Tree(const Tree &) = delete;
  ~Tree() { root.reset(); }
  Owned make(double l, double r) { ++alive; return Owned(new Branch(l, r), Counted{&alive}); }
  Branch &top() { return *root; }
  Branch &sprout(Branch &b, double l, double r) {
    auto c = make(l, r);
    c->parent = &b;
    b.children.push_back(std::move(c));
    return *b.children.back();
  }
  Owned prune(Branch &b, std::size_t i) {
    Owned cut = std::move(b.children[i]);
    b.children.erase(b.children.begin() + std::ptrdiff_t(i));
    cut->parent = nullptr;
    return cut;
  }
  void graft(Branch &b, Owned o) { o->parent = &b; b.children.push_back(std::move(o)); }
  template <class F> void visit(F &&f) { walk(*root, f, 0); }
  int count() const { return alive; }
private:
  template <class F> static void walk(Branch &b, F &f, int depth) {
    f(b, depth);
    for (auto &c : b.children) walk(*c, f, depth + 1);
  }
};
static double light(const Branch &b) {
  double h = 0;
  for (const Branch *p = &b; p; p = p->parent) h += p->length;
  return 1 - std::exp(-0.5 * h);
}
static double grown(const double *g, int seasons) {
  Tree t(1, 0.2);
  for (int s = 0; s < seasons; s++) {
    std::vector<Branch *> tips;
    t.visit([&](Branch &b, int depth) {
      b.length *= 1 + g[0] * light(b) / (1 + depth);
      b.radius += g[1] * b.length;
      if (b.children.size() < 2 && depth < 3) tips.push_back(&b);
    });
    for (Branch *b : tips) t.sprout(*b, g[2] * b->length, 0.5 * b->radius);
    if (s % 2 && t.top().children.size() > 1) {
      Owned cut = t.prune(t.top(), 0);
      cut->length *= 0.9;
      if (s % 4 == 3) t.graft(*t.top().children[0], std::move(cut));
    }
  }
  double mass = 0;
  t.visit([&](Branch &b, int) { mass += b.length * b.radius * b.radius; });
  return mass + 0.01 * t.count();
}
int main() {
  Check c;
  double g[3] = {0.2, 0.05, 0.6}, d[3] = {0};
  __enzyme_autodiff<void>((void *)grown, enzyme_dup, g, d, enzyme_const, 4);
  for (int i = 0; i < 3; i++) c.cmp("grown", d[i], cd([&](double h) { double q[3] = {g[0], g[1], g[2]}; q[i] += h; return grown(q, 4); }));
  return c.done();
}
