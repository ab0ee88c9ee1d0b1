// Internet of things: sensors write to ring buffers; observers are called back; a report is made on a stream per channel.
#include "../expect.h"
#include <algorithm>
#include <any>
#include <array>
#include <cstdint>
#include <functional>
#include <iomanip>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <sstream>
#include <string>
#include <type_traits>
#include <vector>

template <class T, std::size_t N> class Ring {
    std::array<T, N> data_{};
    std::size_t head_ = 0, count_ = 0;

public:
    void push(const T &x)
    {
        data_[head_] = x;
        head_ = (head_ + 1) % N;
        count_ = std::min(count_ + 1, N);
    }
    std::optional<T> at(std::size_t back) const
    {
        if (back >= count_)
            return std::nullopt;
        return data_[(head_ + N - 1 - back) % N];
    }
    std::size_t size() const { return count_; }
};

enum class Kind : std::uint8_t { temperature, pressure, flow };

struct Reading {
    Kind kind;
    bool valid;
    std::uint16_t sequence;
    double value;
    float quality;
};

class Channel {
    Ring<Reading, 4> ring_;
    std::vector<std::function<void(const Reading &)>> observers_;
    std::stringstream report_;
    double drift_;
    Kind kind_;

public:
    Channel(Kind kind, double drift) : drift_(drift), kind_(kind) {}
    void observe(std::function<void(const Reading &)> f) { observers_.push_back(std::move(f)); }
    void feed(double raw, std::uint16_t sequence)
    {
        Reading r{kind_, sequence % 3 != 2, sequence, raw + drift_ * sequence, (float)(1.0 / (1 + drift_ * drift_))};
        ring_.push(r);
        report_ << std::hex << sequence << std::dec << ':' << std::setprecision(4) << r.value << (r.valid ? "" : "!") << '\n';
        for (auto &f : observers_)
            f(r);
    }
    double smooth() const
    {
        double s = 0, w = 0;
        for (std::size_t k = 0; k < ring_.size(); k++)
            if (auto r = ring_.at(k); r && r->valid) {
                s += r->value * r->quality / (k + 1);
                w += 1.0 / (k + 1);
            }
        return w > 0 ? s / w : 0;
    }
    int lines()
    {
        int n = 0;
        for (std::string line; std::getline(report_, line);)
            n += !line.empty() && line.back() != '!';
        report_.clear();
        return n;
    }
};

class Hub {
    std::map<std::string, std::unique_ptr<Channel>> channels_;
    std::map<std::string, std::any> results_;
    double alarm_ = 0;

public:
    Hub(const double *drift)
    {
        channels_["boiler temperature"] = std::make_unique<Channel>(Kind::temperature, drift[0]);
        channels_["p"] = std::make_unique<Channel>(Kind::pressure, drift[1]);
        for (auto &[name, c] : channels_)
            c->observe([this, length = name.size()](const Reading &r) {
                if (r.value > 2)
                    alarm_ += (r.value - 2) * (r.value - 2) * length;
            });
    }
    double run(const double *raw, int n)
    {
        for (int i = 0; i < n; i++)
            for (auto &[name, c] : channels_)
                c->feed(raw[i] * (name.size() > 3 ? 1.0 : 0.5), i);
        for (auto &[name, c] : channels_) {
            results_[name] = c->smooth();
            results_[name + ".lines"] = c->lines();
        }
        double total = alarm_;
        for (const auto &[name, r] : results_) {
            if (const double *v = std::any_cast<double>(&r))
                total += *v * *v;
            else if (const int *k = std::any_cast<int>(&r))
                total += 0.1 * *k;
        }
        return total;
    }
};

static double score(const double *raw, int n, const double *drift)
{
    Hub hub(drift);
    return hub.run(raw, n);
}

int main()
{
    double x[6] = {1.2, 2.4, 3.1, 0.4, 2.9, 1.1}, dx[6] = {}, q[2] = {0.1, 0.2}, dq[2] = {};
    __enzyme_autodiff<void>((void *)score, enzyme_dup, x, dx, enzyme_const, 6, enzyme_dup, q, dq);
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("raw", i, dx[i], score(x, 6, q), x[i], 1e-3, 1e-5);
    for (int i = 0; i < 2; i++)
        EXPECT_SLOPE("drift", i, dq[i], score(x, 6, q), q[i], 1e-2, 1e-3);
    return verdict();
}
