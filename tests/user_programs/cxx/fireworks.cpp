// Pyrotechnics: effects in slots with generations, behaviours erased by hand in aligned storage, payloads in unions.
#include "../differences.h"
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>
#include <vector>

class Behaviour {
  struct Table {
    double (*call)(void *, double, double);
    void (*move)(void *, void *);
    void (*destroy)(void *);
  };
  const Table *table_ = nullptr;
  alignas(std::max_align_t) unsigned char bytes_[32];

  template <class F> static constexpr Table table_for{
      [](void *f, double t, double h) -> double { return (*static_cast<F *>(f))(t, h); },
      [](void *from, void *to) { ::new (to) F(std::move(*static_cast<F *>(from))); static_cast<F *>(from)->~F(); },
      [](void *f) { static_cast<F *>(f)->~F(); }};

public:
  template <class F, class = std::enable_if_t<!std::is_same_v<std::decay_t<F>, Behaviour>>> Behaviour(F &&f) : table_(&table_for<std::decay_t<F>>) {
    static_assert(sizeof(std::decay_t<F>) <= sizeof bytes_);
    ::new (bytes_) std::decay_t<F>(std::forward<F>(f));
  }
  Behaviour(Behaviour &&o) noexcept : table_(std::exchange(o.table_, nullptr)) {
    if (table_)
      table_->move(o.bytes_, bytes_);
  }
  Behaviour &operator=(Behaviour &&o) noexcept {
    if (this != &o) {
      this->~Behaviour();
      ::new (this) Behaviour(std::move(o));
    }
    return *this;
  }
  ~Behaviour() {
    if (table_)
      table_->destroy(bytes_);
  }
  double operator()(double t, double h) { return table_->call(bytes_, t, h); }
};

struct Handle {
  std::uint32_t index : 20, generation : 12;
};
template <class T> class SlotMap {
  struct Slot {
    std::uint32_t generation = 0;
    bool used = false;
    union {
      std::uint32_t next_free;
      T value;
    };
    Slot() : next_free(0) {}
    Slot(Slot &&o) noexcept : generation(o.generation), used(o.used) {
      if (used)
        ::new (&value) T(std::move(o.value));
      else
        next_free = o.next_free;
    }
    ~Slot() {
      if (used)
        value.~T();
    }
  };
  std::vector<Slot> slots_;
  std::uint32_t free_ = ~0u;

public:
  template <class... A> Handle emplace(A &&...a) {
    std::uint32_t i = free_;
    if (i == ~0u) {
      i = static_cast<std::uint32_t>(slots_.size());
      slots_.emplace_back();
    } else
      free_ = slots_[i].next_free;
    ::new (&slots_[i].value) T{std::forward<A>(a)...};
    slots_[i].used = true;
    return {i, slots_[i].generation & 0xfff};
  }
  T *get(Handle h) { return h.index < slots_.size() && slots_[h.index].used && (slots_[h.index].generation & 0xfff) == h.generation ? &slots_[h.index].value : nullptr; }
  void erase(Handle h) {
    if (T *t = get(h)) {
      t->~T();
      Slot &s = slots_[h.index];
      s.used = false;
      s.generation++;
      s.next_free = free_;
      free_ = h.index;
    }
  }
  template <class F> void each(F f) {
    for (std::uint32_t i = 0; i < slots_.size(); i++)
      if (slots_[i].used)
        f(Handle{i, slots_[i].generation & 0xfff}, slots_[i].value);
  }
};

enum class Shape : std::uint8_t { point, streak, ring };
struct Effect {
  Shape shape;
  union {
    struct { double brightness; } point;
    struct { float length; std::int32_t segments; } streak;
    struct { double radius, thickness; } ring;
  };
  double height, speed;
  Behaviour burn;
};

static Effect rocket(double speed, double drag) {
  Effect e{Shape::point, {{1.0}}, 0.0, speed, Behaviour([drag](double, double h) { return -9.81 - drag * h * 0.01; })};
  return e;
}

static double show(const double *p, int frames) {
  SlotMap<Effect> sky;
  std::vector<Handle> rockets;
  for (int i = 0; i < 3; i++)
    rockets.push_back(sky.emplace(rocket(p[0] + 2 * i, p[1])));
  double light = 0;
  int hits = 0;
  for (int frame = 0; frame < frames; frame++) {
    const double t = 0.1 * frame;
    sky.each([&](Handle, Effect &e) {
      e.speed += 0.1 * e.burn(t, e.height);
      e.height += 0.1 * e.speed;
      switch (e.shape) {
      case Shape::point: light += e.point.brightness * std::exp(-e.height / 40); break;
      case Shape::streak: light += e.streak.length * e.streak.segments * 0.01 * e.height; break;
      case Shape::ring:
        e.ring.radius += 0.3;
        light += e.ring.thickness / (1 + e.ring.radius * e.ring.radius);
      }
    });
    if (frame == 12)
      for (Handle h : rockets)
        if (Effect *e = sky.get(h)) {
          const double height = e->height, power = p[2];
          sky.erase(h);
          auto shared = std::make_shared<std::array<double, 3>>(std::array<double, 3>{power, p[3], height});
          Effect ring{Shape::ring, {}, height, 0.0, [shared](double now, double up) { return (*shared)[0] * std::cos(now) - (*shared)[1] * (up - (*shared)[2]); }};
          ring.ring.radius = 0.5 * power;
          ring.ring.thickness = p[3];
          sky.emplace(std::move(ring));
          Effect streak{Shape::streak, {}, height, 1.0, [power](double, double) { return -power; }};
          streak.streak.length = static_cast<float>(0.5);
          streak.streak.segments = 7;
          sky.emplace(std::move(streak));
          hits++;
        }
    if (frame == 13)
      for (Handle h : rockets)
        hits += sky.get(h) == nullptr;
  }
  return hits == 6 ? light : -light;
}

int main() {
  double p[4] = {22.0, 0.4, 1.5, 0.8}, d[4] = {};
  __enzyme_autodiff<void>((void *)show, enzyme_dup, p, d, enzyme_const, 30);
  Check c;
  for (int i = 0; i < 4; i++)
    c.cmp("p", d[i], cd([&](double h) { double q[4]; std::copy(p, p + 4, q); q[i] += h; return show(q, 30); }));
  return c.done();
}
