// Biochemistry: the energy of a peptide; residues and bonds are placed in an arena of characters, with bit fields and raw links.
#include "../differences.h"
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <new>
#include <string_view>
#include <utility>
#include <vector>

class Arena {
  struct Block {
    Block *next;
    std::size_t used, size;
    alignas(std::max_align_t) char bytes[1];
  };
  Block *head_ = nullptr;
  std::size_t objects_ = 0;

public:
  Arena() = default;
  Arena(const Arena &) = delete;
  Arena &operator=(const Arena &) = delete;
  ~Arena() {
    while (head_) {
      Block *next = head_->next;
      ::operator delete(head_);
      head_ = next;
    }
  }
  void *take(std::size_t n, std::size_t align) {
    if (head_) {
      const std::size_t at = (head_->used + align - 1) & ~(align - 1);
      if (at + n <= head_->size) {
        head_->used = at + n;
        objects_++;
        return head_->bytes + at;
      }
    }
    const std::size_t size = std::max<std::size_t>(n, 256);
    auto *b = static_cast<Block *>(::operator new(offsetof(Block, bytes) + size));
    b->next = head_;
    b->used = n;
    b->size = size;
    head_ = b;
    objects_++;
    return b->bytes;
  }
  template <class T, class... A> T *make(A &&...a) { return ::new (take(sizeof(T), alignof(T))) T(std::forward<A>(a)...); }
  std::size_t objects() const { return objects_; }
};

struct Point { double x, y, z; };
static Point operator-(const Point &a, const Point &b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
static double norm(const Point &p) { return std::sqrt(p.x * p.x + p.y * p.y + p.z * p.z); }

struct Residue {
  Point at;
  float charge;
  char code;
  std::uint32_t helix : 1, hydrophobic : 1, index : 12, chain : 4;
  Residue *next = nullptr;
  struct Contact *contacts = nullptr;
  Residue(Point p, char c, float q, unsigned i) : at(p), charge(q), code(c), helix(i % 3 == 0), hydrophobic(c == 'L' || c == 'V'), index(i), chain(1) {}
};
struct Contact {
  Residue *other;
  double rest;
  Contact *next;
};

static float charge_of(char c) {
  switch (c) {
  case 'K': case 'R': return 1.0f;
  case 'D': case 'E': return -1.0f;
  case 'H': return 0.1f;
  default: return 0.0f;
  }
}

static double energy(const double *angles, std::string_view sequence, double screening) {
  Arena arena;
  Residue *first = nullptr, **last = &first;
  Point p{0, 0, 0};
  double phi = 0.2;
  unsigned n = 0;
  for (char c : sequence) {
    Residue *r = arena.make<Residue>(p, c, charge_of(c), n);
    *last = r;
    last = &r->next;
    phi += angles[n % 6];
    p = {p.x + 3.8 * std::cos(phi), p.y + 3.8 * std::sin(phi) * std::cos(angles[(n + 1) % 6]), p.z + 3.8 * std::sin(angles[n % 6]) * 0.6};
    n++;
  }
  for (Residue *a = first; a; a = a->next)
    for (Residue *b = a->next; b; b = b->next)
      if (b->index - a->index >= 3) {
        a->contacts = arena.make<Contact>(Contact{b, 5.0 + (a->helix && b->helix), a->contacts});
        if (b->index - a->index == 4)
          arena.make<char>('x');
      }
  double sum = 0;
  for (const Residue *a = first; a; a = a->next) {
    for (const Contact *c = a->contacts; c; c = c->next) {
      const double d = norm(a->at - c->other->at);
      sum += 8.0 * a->charge * c->other->charge * std::exp(-d / screening) / d;
      if (a->hydrophobic & c->other->hydrophobic)
        sum -= std::exp(-(d - c->rest) * (d - c->rest) / 20);
      else
        sum += 50 / (d * d * d + 20);
    }
  }
  unsigned char copy[sizeof(Residue)];
  std::memcpy(copy, first, sizeof copy);
  const Residue *back = std::launder(reinterpret_cast<const Residue *>(copy));
  return sum + 0.01 * norm(back->next->at) * (arena.objects() > 10);
}

int main() {
  double a[6] = {0.4, -0.3, 0.7, 0.5, -0.6, 0.9}, d[6] = {};
  const std::string_view s = "MKLVEERHLDKV";
  const auto objective = +[](const double *x, const char *text, int size, double screening) { return energy(x, {text, static_cast<std::size_t>(size)}, screening); };
  const double ds = __enzyme_autodiff<double>((void *)objective, enzyme_dup, a, d, enzyme_const, s.data(), enzyme_const, (int)s.size(), enzyme_out, 9.0);
  Check c;
  for (int i = 0; i < 6; i++)
    c.cmp("angle", d[i], cd([&](double h) { double y[6]; std::copy(a, a + 6, y); y[i] += h; return energy(y, s, 9.0); }));
  c.cmp("screening", ds, cd([&](double h) { return energy(a, s, 9.0 + h); }));
  return c.done();
}
