// Road traffic: car-following (IDM) on a ring of lanes; cars in std::list with a
// custom pool allocator, lane changes at fixed times, std::set of sensors.
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <deque>
#include <list>
#include <map>
#include <memory>
#include <new>
#include <set>
#include <vector>

extern int enzyme_const, enzyme_dup;
template <class R, class... A> R __enzyme_autodiff(void*, A...);
template <class R, class... A> R __enzyme_fwddiff(void*, A...);

class Pool {
    std::vector<std::unique_ptr<std::byte[]>> blocks_;
    std::size_t used_ = 0;
    static constexpr std::size_t kBlock = 4096;
public:
    std::size_t requests = 0;
    void* take(std::size_t n) {
        n = (n + alignof(std::max_align_t) - 1) / alignof(std::max_align_t) * alignof(std::max_align_t);
        if (blocks_.empty() || used_ + n > kBlock) {
            blocks_.push_back(std::make_unique<std::byte[]>(kBlock));
            used_ = 0;
        }
        void* p = blocks_.back().get() + used_;
        used_ += n;
        ++requests;
        return p;
    }
};
template <class T> struct PoolAlloc {
    using value_type = T;
    Pool* pool;
    explicit PoolAlloc(Pool& p) : pool(&p) {}
    template <class U> PoolAlloc(const PoolAlloc<U>& o) : pool(o.pool) {}
    T* allocate(std::size_t n) { return static_cast<T*>(pool->take(n * sizeof(T))); }
    void deallocate(T*, std::size_t) {}
    template <class U> bool operator==(const PoolAlloc<U>& o) const { return pool == o.pool; }
};

struct Car { int id; double x, v; bool truck; };
using Lane = std::list<Car, PoolAlloc<Car>>;

struct Driver { double v0, T, a, b, s0, delta; };

class Ring {
    Pool pool_;
    std::vector<Lane> lanes_;
    std::map<int, std::deque<double>> history_;
    double length_;
    std::set<int> watched_{1, 4, 6};
public:
    Ring(int lanes, int cars, double length) : length_(length) {
        for (int l = 0; l < lanes; ++l) lanes_.emplace_back(PoolAlloc<Car>(pool_));
        for (int i = 0; i < cars; ++i)
            lanes_[i % lanes].push_front({i, length * i / cars + 0.7 * (i % 3), 6.0 + 0.3 * (i % 4), i % 5 == 0});
    }
    void step(const Driver& d, double dt) {
        for (auto& lane : lanes_) {
            std::map<int, double> acc;
            for (auto it = lane.begin(); it != lane.end(); ++it) {
                const Car& lead = it == lane.begin() ? lane.back() : *std::prev(it);
                double gap = lead.x - it->x - 4.5;
                if (it == lane.begin()) gap += length_;
                double v0 = it->truck ? 0.8 * d.v0 : d.v0;
                double want = d.s0 + it->v * d.T + it->v * (it->v - lead.v) / (2 * std::sqrt(d.a * d.b));
                acc[it->id] = d.a * (1 - std::pow(it->v / v0, d.delta) - (want / gap) * (want / gap));
            }
            for (auto& c : lane) {
                c.v += dt * acc[c.id];
                c.x += dt * c.v;
                auto& h = history_[c.id];
                h.push_back(c.v);
                if (h.size() > 8) h.pop_front();
            }
        }
    }
    void lane_change() {   // the last car of lane 0 goes to the back of lane 1
        auto& a = lanes_[0]; auto& b = lanes_[1];
        b.splice(b.end(), a, std::prev(a.end()));
        b.back().x = b.front().x - length_ + 25 + 0.1 * b.back().v;
        b.sort([](const Car& p, const Car& q) { return p.x > q.x; });
    }
    double fuel() const {
        double f = 0;
        for (const auto& lane : lanes_)
            for (const auto& c : lane) f += (c.truck ? 2.5 : 1.0) * (0.02 * c.v * c.v + 0.3 * std::exp(-0.1 * c.v));
        for (int id : watched_)
            for (double v : history_.at(id)) f += 0.01 * v;
        return f + 1e-6 * static_cast<double>(pool_.requests > 0);
    }
};

double objective(const Driver* d, int steps) {
    Ring r(2, 9, 180.0);
    for (int s = 0; s < steps; ++s) {
        r.step(*d, 0.2);
        if (s == steps / 3) r.lane_change();
    }
    return r.fuel();
}

int main() {
    Driver d{13, 1.2, 1.1, 1.7, 2.0, 4.0}, g{};
    std::printf("objective %.12f\n", objective(&d, 90));
    __enzyme_autodiff<void>((void*)objective, enzyme_dup, &d, &g, 90);
    double* x = &d.v0; double* gr = &g.v0;
    int bad = 0;
    for (int i = 0; i < 6; ++i) {
        double h = 1e-5 * x[i], k = x[i];
        x[i] = k + h; double up = objective(&d, 90);
        x[i] = k - h; double dn = objective(&d, 90);
        x[i] = k;
        Driver seed{};
        (&seed.v0)[i] = 1;
        double fw = __enzyme_fwddiff<double>((void*)objective, enzyme_dup, &d, &seed, 90);
        double fd = (up - dn) / (2 * h);
        std::printf("%d ad=%.10g fwd=%.10g fd=%.10g\n", i, gr[i], fw, fd);
        if (!(std::abs(gr[i] - fd) <= 1e-5 * std::abs(fd) + 1e-8)) { std::printf("MISMATCH reverse %d got %.10g expected %.10g\n", i, gr[i], fd); bad = 1; }
        if (!(std::abs(fw - fd) <= 1e-5 * std::abs(fd) + 1e-8)) { std::printf("MISMATCH forward %d got %.10g expected %.10g\n", i, fw, fd); bad = 1; }
    }
    return bad;
}
