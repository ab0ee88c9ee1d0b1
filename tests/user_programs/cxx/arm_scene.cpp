// A robot arm whose scene graph hangs on a raw static pointer: intrusive children, matrices by new[], a visitor with virtual calls.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <vector>
template <class... T> void __enzyme_autodiff(void *, T...);
extern int enzyme_dup, enzyme_const;
class Node { public: Node *parent = nullptr; std::vector<Node *> children; double *local, *world; double angle = 0, length;
  explicit Node(double l) : local(new double[9]), world(new double[9]), length(l) { std::fill(local, local + 9, 0.0); std::fill(world, world + 9, 0.0); }
  virtual ~Node() { delete[] local; delete[] world; for (Node *c : children) delete c; }
  virtual void update() { double c = std::cos(angle), s = std::sin(angle); double m[9] = {c, -s, length * c, s, c, length * s, 0, 0, 1}; std::memcpy(local, m, sizeof m); }
  void add(Node *n) { n->parent = this; children.push_back(n); }
  virtual void walk() { update(); if (parent) { for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) { double v = 0; for (int k = 0; k < 3; k++) v += parent->world[3 * i + k] * local[3 * k + j]; world[3 * i + j] = v; } } else std::copy(local, local + 9, world); for (Node *n : children) n->walk(); } };
class Slider : public Node { public: using Node::Node; double extension = 0; void update() override { Node::update(); local[2] += extension * std::cos(angle); local[5] += extension * std::sin(angle); } };
static Node *root; static Node **joints; static int count;
static void build() { delete root; root = new Node(1); auto *a = new Node(0.8); auto *b = new Slider(0.5); auto *c = new Node(0.3); root->add(a); a->add(b); a->add(c); delete[] joints; joints = new Node *[4]{root, a, b, c}; count = 4; }
double reach(const double *q, int n) { for (int i = 0; i < count; i++) joints[i]->angle = q[i % n] * (i + 1) * 0.5 + joints[i]->angle * 0.1; if (auto *s = dynamic_cast<Slider *>(joints[2])) s->extension = q[0] * q[1]; root->walk(); double e = 0; for (int i = 1; i < count; i++) { double x = joints[i]->world[2] - 1, y = joints[i]->world[5] - 0.5; e += x * x + y * y; }
  std::swap(joints[1], joints[3]); return e; }
int main() { double q[3] = {0.3, 0.5, 0.2}, d[3] = {}; int bad = 0; build(); __enzyme_autodiff((void *)reach, enzyme_dup, q, d, enzyme_const, 3);
  for (int i = 0; i < 3; i++) { double h = 1e-6, s = q[i]; q[i] = s + h; build(); double a = reach(q, 3); q[i] = s - h; build(); double b = reach(q, 3); q[i] = s; double n = (a - b) / (2 * h); std::printf("%.8f %.8f\n", d[i], n); if (!(std::fabs(n - d[i]) < 1e-6 * (1 + std::fabs(n)))) bad = 1; }
  return bad; }
