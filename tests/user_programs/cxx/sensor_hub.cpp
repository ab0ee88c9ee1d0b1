// Sensors of several kinds report through an abstract queue; records are copied raw into a byte log
// and replayed.
#include <array>
#include <cmath>
#include <cstddef>
#include <cstring>
#include <memory>
#include <queue>
#include <span>
#include <vector>
#include "../expect.h"
struct Header {
    std::uint8_t kind;
    std::uint8_t length;
    std::uint16_t id;
};
struct Temperature {
    float celsius;
};
struct Position {
    double x, y;
    std::int32_t satellites;
};
struct Flags {
    std::uint32_t bits;
};
class Log
{
    std::vector<std::byte> bytes_;

  public:
    template <class T> void append(std::uint16_t id, const T &t)
    {
        Header h{std::uint8_t(sizeof(T) % 7), std::uint8_t(sizeof(T)), id};
        auto add = [this](std::span<const std::byte> s) {
            bytes_.insert(bytes_.end(), s.begin(), s.end());
        };
        add(std::as_bytes(std::span(&h, 1)));
        add(std::as_bytes(std::span(&t, 1)));
    }
    template <class F> void replay(F f) const
    {
        for (std::size_t at = 0; at < bytes_.size();) {
            Header h;
            std::memcpy(&h, &bytes_[at], sizeof h);
            f(h, std::span(bytes_).subspan(at + sizeof h, h.length));
            at += sizeof h + h.length;
        }
    }
};
template <class T> static T as(std::span<const std::byte> s)
{
    T t;
    std::memcpy(&t, s.data(), sizeof t);
    return t;
}
static double fuse(const double *x, const float *c, int n)
{
    Log log;
    std::queue<int> order;
    for (int i = 0; i < n; ++i)
        order.push((i * 3) % n);
    while (!order.empty()) {
        const int i = order.front();
        order.pop();
        if (i % 3 == 0)
            log.append(i, Temperature{c[i] * 1.5f});
        else if (i % 3 == 1)
            log.append(i, Position{x[i], x[i] * x[0], i});
        else
            log.append(i, Flags{0xf0u + i});
    }
    double sum = 0, lastx = 0;
    float warm = 0;
    log.replay([&](Header h, std::span<const std::byte> s) {
        switch (h.id % 3) {
        case 0: {
            float t = as<Temperature>(s).celsius;
            warm = 0.5f * warm + t;
            sum += warm * lastx;
            break;
        }
        case 1: {
            auto p = as<Position>(s);
            sum += std::hypot(p.x, p.y) * p.satellites;
            lastx = p.x;
            break;
        }
        default:
            sum += as<Flags>(s).bits & 7;
        }
    });
    return sum;
}
int main()
{
    double x[7], dx[7] = {};
    float c[7], dc[7] = {};
    for (int i = 0; i < 7; ++i)
        x[i] = 0.5 + 0.3 * i, c[i] = 10 + i;
    __enzyme_autodiff<void>((void *)fuse, enzyme_dup, x, dx, enzyme_dup, c, dc, enzyme_const, 7);
    for (int i = 0; i < 7; ++i)
        EXPECT_SLOPE("x", i, dx[i], fuse(x, c, 7), x[i], 1e-4, 1e-6);
    for (int i = 0; i < 7; ++i) {
        float k = c[i];
        c[i] = k + 0.5f;
        double a = fuse(x, c, 7);
        c[i] = k - 0.5f;
        double b = fuse(x, c, 7);
        c[i] = k;
        expect("c", i, dc[i], a - b, 1e-4);
    }
    return verdict();
}
