// Records are written to a string of bytes, text among them, and read back.
#include "check.hpp"

#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <vector>

class Writer {
    std::string bytes_;

public:
    template <typename T> Writer &operator<<(const T &v)
    {
        static_assert(std::is_trivially_copyable_v<T>);
        bytes_.append(reinterpret_cast<const char *>(&v), sizeof v);
        return *this;
    }
    Writer &operator<<(const std::string &s)
    {
        *this << (std::uint32_t)s.size();
        bytes_ += s;
        return *this;
    }
    const std::string &str() const { return bytes_; }
};
class Reader {
    const std::string &bytes_;
    std::size_t at_ = 0;

public:
    explicit Reader(const std::string &b) : bytes_(b) {}
    template <typename T> Reader &operator>>(T &v)
    {
        if (at_ + sizeof v > bytes_.size())
            throw std::runtime_error("end of archive");
        std::memcpy(&v, bytes_.data() + at_, sizeof v);
        at_ += sizeof v;
        return *this;
    }
    Reader &operator>>(std::string &s)
    {
        std::uint32_t n;
        *this >> n;
        s = bytes_.substr(at_, n);
        at_ += n;
        return *this;
    }
};

struct Stat {
    double value;
    float weight;
    std::int16_t level;
};

static std::string save(const double *x, int n)
{
    Writer w;
    w << std::string("save game of somebody") << n;
    for (int i = 0; i < n; i++) {
        if (i % 2)
            w << 's' << Stat{x[i] * x[i], 1.5f, (std::int16_t)i};
        else
            w << 'd' << x[i];
    }
    return w.str();
}

static double load(const std::string &bytes)
{
    Reader r(bytes);
    std::string title;
    int n;
    r >> title >> n;
    double sum = 0.01 * title.size();
    try {
        for (int i = 0; i < n + 1; i++) {
            char kind;
            r >> kind;
            if (kind == 's') {
                Stat s;
                r >> s;
                sum += s.value * s.weight * s.level;
            } else {
                double v;
                r >> v;
                sum += std::exp(v);
            }
        }
    } catch (const std::runtime_error &) {
        sum *= 2;
    }
    return sum;
}

double round_trip(double *x, int n)
{
    return load(save(x, n));
}
CHECK_GRADIENT(round_trip, 5)
