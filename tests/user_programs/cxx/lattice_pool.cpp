// Physics: worms on a lattice; lists and maps whose nodes come from a pool by a custom allocator, iterators by hand.
#include <bitset>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <list>
#include <map>
#include <memory>
#include <new>
#include <numeric>
#include <tuple>
#include <vector>
#include "../expect.h"

class Pool
{
    struct Free {
        Free *next;
    };
    static constexpr std::size_t block = 96;
    std::vector<std::unique_ptr<std::byte[]>> chunks_;
    Free *free_ = nullptr;
    std::size_t live_ = 0;

  public:
    void *take(std::size_t n)
    {
        ++live_;
        if (n > block)
            return ::operator new(n);
        if (!free_) {
            chunks_.push_back(std::make_unique<std::byte[]>(16 * block));
            for (std::size_t i = 0; i < 16; ++i)
                free_ = ::new (chunks_.back().get() + i * block) Free{free_};
        }
        Free *f = free_;
        free_ = f->next;
        return f;
    }
    void give(void *p, std::size_t n)
    {
        --live_;
        if (n > block)
            ::operator delete(p);
        else
            free_ = ::new (p) Free{free_};
    }
    std::size_t live() const { return live_; }
};

template <class T> struct PoolAllocator {
    using value_type = T;
    Pool *pool;
    explicit PoolAllocator(Pool &p) : pool(&p) {}
    template <class U> PoolAllocator(const PoolAllocator<U> &o) : pool(o.pool) {}
    T *allocate(std::size_t n) { return static_cast<T *>(pool->take(n * sizeof(T))); }
    void deallocate(T *p, std::size_t n) { pool->give(p, n * sizeof(T)); }
    template <class U> bool operator==(const PoolAllocator<U> &o) const { return pool == o.pool; }
};

struct Site {
    int x, y;
    friend bool operator<(const Site &a, const Site &b) { return std::tie(a.y, a.x) < std::tie(b.y, b.x); }
};

struct Bond {
    double coupling;
    int flips;
};

template <int n> class Lattice
{
    std::bitset<n * n> spins_;

  public:
    class Neighbours
    {
        Site at_;
        int k_;

      public:
        using iterator_category = std::input_iterator_tag;
        using value_type = Site;
        using difference_type = std::ptrdiff_t;
        using pointer = const Site *;
        using reference = Site;
        Neighbours(Site s, int k) : at_(s), k_(k) {}
        Site operator*() const
        {
            static constexpr int dx[] = {1, 0, -1, 0};
            return {(at_.x + dx[k_] + n) % n, (at_.y + dx[(k_ + 3) % 4] + n) % n};
        }
        Neighbours &operator++() { return ++k_, *this; }
        bool operator!=(const Neighbours &o) const { return k_ != o.k_; }
        Neighbours begin() const { return *this; }
        Neighbours end() const { return {at_, 4}; }
    };
    static int index(Site s) { return s.y * n + s.x; }
    double operator[](Site s) const { return spins_[index(s)] ? 1 : -1; }
    void flip(Site s) { spins_.flip(index(s)); }
    std::size_t up() const { return spins_.count(); }
    static Neighbours around(Site s) { return {s, 0}; }
};

double worms(const double *couplings, double field, double beta)
{
    constexpr int n = 4;
    Pool pool;
    double total = 0;
    {
        using Key = std::pair<const Site, Bond>;
        std::map<Site, Bond, std::less<Site>, PoolAllocator<Key>> bonds{PoolAllocator<Key>(pool)};
        std::list<std::pair<Site, double>, PoolAllocator<std::pair<Site, double>>> worm{PoolAllocator<std::pair<Site, double>>(pool)};
        Lattice<n> lattice;
        for (int y = 0; y < n; ++y)
            for (int x = 0; x < n; ++x)
                bonds.emplace(Site{x, y}, Bond{couplings[(x + 2 * y) % 5], 0});
        unsigned state = 12345;
        for (int sweep = 0; sweep < 30; ++sweep) {
            state = state * 1664525u + 1013904223u;
            const Site s{int(state >> 28) % n, int(state >> 20) % n};
            const Bond &b = bonds.at(s);
            double energy = -field;
            for (const Site other : lattice.around(s))
                energy -= 0.5 * (b.coupling + bonds.find(other)->second.coupling) * lattice[other];
            const double weight = 1 / (1 + std::exp(2 * beta * energy * lattice[s]));
            worm.emplace_back(s, weight);
            if (state & 0x8000) {
                lattice.flip(s);
                ++bonds.at(s).flips;
            }
            if (worm.size() > 6) {
                const auto old = std::next(worm.begin(), 2);
                total += old->second * double(lattice.up());
                worm.erase(old);
            }
            if (sweep == 15)
                worm.splice(worm.begin(), worm, std::prev(worm.end()));
            for (auto it = bonds.begin(); it != bonds.end();)
                if (it->second.flips > 2 && bonds.size() > 12 && false)
                    it = bonds.erase(it);
                else
                    (it++)->second.coupling *= 1 + 1e-3 * weight;
        }
        for (const auto &[s, w] : worm)
            total += w * w * (1 + s.x);
        for (const auto &[s, b] : bonds)
            total += 0.1 * b.coupling * b.coupling * (b.flips + 1);
    }
    return total + double(pool.live());
}

struct Two {
    double field, beta;
};

int main()
{
    double c[5] = {0.8, 1.1, 0.6, 0.9, 1.3}, d[5] = {}, field = 0.2, beta = 0.4;
    const Two g = __enzyme_autodiff<Two>((void *)worms, enzyme_dup, c, d, enzyme_out, field, enzyme_out, beta);
    for (int i = 0; i < 5; ++i)
        EXPECT_SLOPE("coupling", i, d[i], worms(c, field, beta), c[i], 1e-3, 1e-6);
    EXPECT_SLOPE("field", 0, g.field, worms(c, field, beta), field, 1e-3, 1e-6);
    EXPECT_SLOPE("beta", 0, g.beta, worms(c, field, beta), beta, 1e-3, 1e-6);
    return verdict();
}
