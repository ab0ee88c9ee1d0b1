// Acoustics: image sources in a room, walls with absorption by band, delay lines in deques, an octave-band spectrum.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <complex>
#include <deque>
#include <vector>

template <size_t N> struct Bands : std::array<double, N> {
    Bands &operator*=(const Bands &o)
    {
        for (size_t i = 0; i < N; i++)
            (*this)[i] *= o[i];
        return *this;
    }
    friend Bands operator*(Bands a, const Bands &b) { return a *= b; }
    friend Bands operator*(double k, Bands a)
    {
        for (double &x : a)
            x *= k;
        return a;
    }
};
using Octaves = Bands<3>;

struct Point {
    double x, y, z;
    double distance(const Point &o) const { return std::hypot(x - o.x, y - o.y, z - o.z); }
};
struct Echo {
    Point from;
    Octaves gain;
    int order;
};

class DelayLine {
    std::deque<double> samples_;

  public:
    explicit DelayLine(size_t n) : samples_(n, 0.0) {}
    double push(double x)
    {
        samples_.push_back(x);
        const double out = samples_.front();
        samples_.pop_front();
        return out;
    }
    double mid() const { return samples_[samples_.size() / 2]; }
};

class Room {
    Point size_;
    std::array<Octaves, 6> walls_{};

  public:
    Room(Point size, const double *absorption) : size_(size)
    {
        for (size_t w = 0; w < 6; w++)
            for (size_t b = 0; b < 3; b++)
                walls_[w][b] = std::sqrt(1 - absorption[(w / 2) * 3 + b]);
    }
    std::vector<Echo> images(const Point &source, int order) const
    {
        std::vector<Echo> all{{source, {{1, 1, 1}}, 0}};
        size_t begin = 0;
        for (int o = 1; o <= order; o++) {
            const size_t end = all.size();
            for (size_t i = begin; i < end; i++)
                for (size_t w = 0; w < 6; w++) {
                    Echo next = all[i];
                    double Point::*axis = w < 2 ? &Point::x : w < 4 ? &Point::y : &Point::z;
                    const double plane = w % 2 ? size_.*axis : 0;
                    if ((next.from.*axis - plane) * (w % 2 ? 1 : -1) > 0)
                        continue;
                    next.from.*axis = 2 * plane - next.from.*axis;
                    next.gain *= walls_[w];
                    next.order = o;
                    all.push_back(next);
                }
            begin = end;
        }
        return all;
    }
};

static double clarity(const double *absorption, const double *position)
{
    const Room room({6, 5, 3}, absorption);
    const Point listener{position[0], position[1], 1.2};
    auto echoes = room.images({1.5, 2.0, 1.6}, 3);
    std::sort(echoes.begin(), echoes.end(),
              [&](const Echo &a, const Echo &b) { return a.from.distance(listener) < b.from.distance(listener); });
    Octaves early{}, late{};
    std::array<std::complex<double>, 3> sum{};
    for (const auto &e : echoes) {
        const double r = e.from.distance(listener);
        const Octaves p = (1 / r) * e.gain;
        for (size_t b = 0; b < 3; b++) {
            (e.order < 2 ? early : late)[b] += p[b] * p[b];
            sum[b] += std::polar(p[b], -0.5 * (1 << b) * r);
        }
    }
    double total = 0;
    for (size_t b = 0; b < 3; b++)
        total += 10 * std::log10(early[b] / late[b]) + std::norm(sum[b]);
    DelayLine line(5);
    double feedback = 0;
    for (int t = 0; t < 20; t++) {
        feedback = line.push((t == 0) * total + 0.7 * feedback + 0.1 * early[0]);
        total += 0.01 * feedback * line.mid();
    }
    return total;
}

int main()
{
    double absorption[9] = {0.1, 0.2, 0.3, 0.15, 0.12, 0.4, 0.5, 0.3, 0.2}, d[9] = {0}, position[2] = {4.2, 3.3}, dp[2] = {0};
    __enzyme_autodiff<void>((void *)clarity, enzyme_dup, absorption, d, enzyme_dup, position, dp);
    for (int i = 0; i < 9; i++)
        EXPECT_SLOPE("absorption", i, d[i], clarity(absorption, position), absorption[i], 1e-4, 1e-7);
    for (int i = 0; i < 2; i++)
        EXPECT_SLOPE("position", i, dp[i], clarity(absorption, position), position[i], 1e-5, 1e-6);
    for (int i = 0; i < 2; i++) {
        double none[9] = {0}, u[2] = {0};
        u[i] = 1;
        expect("forward", i, __enzyme_fwddiff<double>((void *)clarity, enzyme_dup, absorption, none, enzyme_dup, position, u),
               dp[i], 1e-9);
    }
    return verdict();
}
