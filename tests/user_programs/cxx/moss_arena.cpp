// Moss that spreads over stones: nodes in an arena by placement new, and an allocator for containers over it.
#include "../expect.h"
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>
#include <vector>

class Arena {
    struct Block {
        Block *previous;
        std::size_t used, size;
        alignas(std::max_align_t) unsigned char bytes[1];
    };
    Block *last_ = nullptr;
    std::size_t total_ = 0;

    void add(std::size_t size)
    {
        auto *b = static_cast<Block *>(::operator new(sizeof(Block) + size));
        b->previous = last_;
        b->used = 0;
        b->size = size;
        last_ = b;
    }

public:
    Arena() { add(256); }
    Arena(const Arena &) = delete;
    Arena &operator=(const Arena &) = delete;
    ~Arena()
    {
        while (last_) {
            Block *p = last_->previous;
            ::operator delete(last_);
            last_ = p;
        }
    }
    void *take(std::size_t n, std::size_t alignment)
    {
        std::size_t start = (last_->used + alignment - 1) & ~(alignment - 1);
        if (start + n > last_->size) {
            add(std::max(2 * last_->size, n));
            start = 0;
        }
        last_->used = start + n;
        total_ += n;
        return last_->bytes + start;
    }
    template <class T, class... Args> T *make(Args &&...args)
    {
        static_assert(std::is_trivially_destructible_v<T>);
        return new (take(sizeof(T), alignof(T))) T{std::forward<Args>(args)...};
    }
    std::size_t total() const { return total_; }
};

template <class T> struct ArenaAllocator {
    using value_type = T;
    Arena *arena;
    explicit ArenaAllocator(Arena &a) : arena(&a) {}
    template <class U> ArenaAllocator(const ArenaAllocator<U> &o) : arena(o.arena) {}
    T *allocate(std::size_t n) { return static_cast<T *>(arena->take(n * sizeof(T), alignof(T))); }
    void deallocate(T *, std::size_t) {}
    template <class U> bool operator==(const ArenaAllocator<U> &o) const { return arena == o.arena; }
};

struct Patch {
    int x, y;
    double cover, damp;
    Patch *parent;
    float vigour;
};

using Key = std::uint32_t;
using PatchMap = std::map<Key, Patch *, std::less<>, ArenaAllocator<std::pair<const Key, Patch *>>>;
using Row = std::vector<double, ArenaAllocator<double>>;

Key key(int x, int y)
{
    return static_cast<Key>((x + 100) << 16 | (y + 100));
}

double spread(const double *climate, int seasons)
{
    Arena arena;
    PatchMap patches{ArenaAllocator<std::pair<const Key, Patch *>>(arena)};
    Row history{ArenaAllocator<double>(arena)};
    patches[key(0, 0)] = arena.make<Patch>(0, 0, 0.8, climate[0], nullptr, 1.0f);
    for (int s = 0; s < seasons; ++s) {
        std::vector<Patch *> fresh;
        for (auto &[k, p] : patches) {
            p->cover += climate[1] * p->cover * (1 - p->cover) * p->damp * p->vigour;
            p->damp += 0.1 * (climate[0] - p->damp) + 0.05 * p->cover;
            if (p->cover < 0.5)
                continue;
            static constexpr int steps[4][2] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
            const auto &step = steps[(s + p->x) & 3];
            const int x = p->x + step[0], y = p->y + step[1];
            if (auto it = patches.find(key(x, y)); it != patches.end())
                it->second->cover += climate[2] * 0.1 * p->cover * (1 - it->second->cover);
            else
                fresh.push_back(arena.make<Patch>(x, y, climate[2] * p->cover, 0.9 * p->damp, p, p->vigour * 0.75f));
        }
        for (Patch *p : fresh)
            patches.emplace(key(p->x, p->y), p);
        double sum = 0;
        for (const auto &entry : patches)
            sum += entry.second->cover;
        history.push_back(sum);
    }
    double result = 0;
    for (std::size_t i = 0; i < history.size(); ++i)
        result += history[i] * static_cast<double>(i + 1);
    for (const auto &[k, p] : patches)
        for (const Patch *a = p; a; a = a->parent)
            result += 0.01 * a->damp * (k & 1 ? 1 : 2);
    return arena.total() > 256 ? result : -1;
}

int main()
{
    double climate[3] = {0.7, 0.6, 0.3}, d[3] = {};
    __enzyme_autodiff<void>((void *)spread, enzyme_dup, climate, d, enzyme_const, 12);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("climate", i, d[i], spread(climate, 12), climate[i], 1e-5, 1e-5);
    return verdict();
}
