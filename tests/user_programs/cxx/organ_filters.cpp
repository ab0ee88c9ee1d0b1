// A chain of audio filters: shared pointers to a hierarchy, ring buffers as templates, two tangents at once.
#include "../differences.h"
#include <array>
#include <cassert>
#include <complex>
#include <memory>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

template <class T, std::size_t N> class Ring {
    std::array<T, N> items_{};
    std::size_t at_ = 0;

public:
    void push(T value)
    {
        items_[at_] = value;
        at_ = (at_ + 1) % N;
    }
    T operator[](std::size_t back) const { return items_[(at_ + N - 1 - back) % N]; }
    static constexpr std::size_t size() { return N; }
};

class Filter {
    std::string name_;

public:
    explicit Filter(std::string name) : name_(std::move(name)) {}
    virtual ~Filter() = default;
    virtual double process(double x) = 0;
    virtual std::complex<double> response(double) const { return 1; }
    const std::string &name() const { return name_; }
};

class Biquad : public Filter {
    std::array<double, 5> c_;
    Ring<double, 2> in_, out_;

public:
    Biquad(double frequency, double q, bool high) : Filter("biquad")
    {
        const double w = 2 * M_PI * frequency, alpha = std::sin(w) / (2 * q), a0 = 1 + alpha, s = high ? 1 : -1;
        const double b = (1 + s * std::cos(w)) / 2;
        c_ = {b / a0, (high ? -2 : 2) * b / a0, b / a0, -2 * std::cos(w) / a0, (1 - alpha) / a0};
    }
    double process(double x) override
    {
        const double y = c_[0] * x + c_[1] * in_[0] + c_[2] * in_[1] - c_[3] * out_[0] - c_[4] * out_[1];
        in_.push(x);
        out_.push(y);
        return y;
    }
    std::complex<double> response(double w) const override
    {
        const auto z = std::polar(1.0, -w);
        return (c_[0] + c_[1] * z + c_[2] * z * z) / (1.0 + c_[3] * z + c_[4] * z * z);
    }
};

template <std::size_t N> class Comb : public Filter {
    Ring<float, N> line_;
    double feedback_;
    float damp_, last_ = 0;

public:
    Comb(double feedback, float damp) : Filter("comb"), feedback_(feedback), damp_(damp) {}
    double process(double x) override
    {
        const float old = line_[N - 1];
        last_ = old * (1 - damp_) + last_ * damp_;
        line_.push(static_cast<float>(x + feedback_ * last_));
        return old;
    }
};

class Parallel : public Filter {
    std::vector<std::pair<double, std::shared_ptr<Filter>>> parts_;

public:
    Parallel() : Filter("parallel") {}
    Parallel &add(double gain, std::shared_ptr<Filter> f)
    {
        parts_.emplace_back(gain, std::move(f));
        return *this;
    }
    double process(double x) override
    {
        double sum = 0;
        for (auto &[gain, f] : parts_)
            sum += gain * f->process(x);
        return sum;
    }
    std::complex<double> response(double w) const override
    {
        std::complex<double> sum = 0;
        for (const auto &[gain, f] : parts_)
            sum += gain * f->response(w);
        return sum;
    }
};

struct Settings {
    double cutoff, q, feedback, wet;
    float damp;
};

double energy(const Settings *s, const double *signal, int n)
{
    auto bass = std::make_shared<Biquad>(s->cutoff, s->q, false);
    auto room = std::make_shared<Parallel>();
    room->add(1 - s->wet, bass).add(0.5 * s->wet, std::make_shared<Comb<7>>(s->feedback, s->damp));
    room->add(0.5 * s->wet, std::make_shared<Comb<11>>(s->feedback * 0.9, s->damp));
    std::vector<std::shared_ptr<Filter>> chain{std::make_shared<Biquad>(0.02, 0.7, true), room};
    std::unordered_map<std::string, int> kinds;
    for (const auto &f : chain)
        kinds[f->name()]++;
    assert(bass.use_count() == 2);
    double sum = 0;
    for (int i = 0; i < n; i++) {
        double x = signal[i];
        for (auto &f : chain)
            x = f->process(x);
        sum += x * x * kinds.at("parallel");
    }
    for (double w : {0.1, 0.5})
        sum += std::norm(room->response(w)) + std::arg(room->response(w));
    return sum;
}

struct Lanes {
    double a, b;
};

int main()
{
    Check check;
    std::array<double, 40> signal{}, ds{};
    for (int i = 0; i < 40; i++)
        signal[i] = std::sin(0.3 * i) + (i == 3) * 2;
    Settings s{0.12, 0.9, 0.7, 0.4, 0.25f}, d{};
    __enzyme_autodiff<void>((void *)energy, enzyme_dup, &s, &d, enzyme_dup, signal.data(), ds.data(), enzyme_const, 40);
    auto slope = [&](auto member, double h = 1e-3) {
        return cd([&](double t) {
            Settings moved = s;
            moved.*member += t;
            return energy(&moved, signal.data(), 40);
        }, h);
    };
    check.cmp("cutoff", d.cutoff, slope(&Settings::cutoff));
    check.cmp("q", d.q, slope(&Settings::q));
    check.cmp("feedback", d.feedback, slope(&Settings::feedback, 0.01), 1e-3);
    check.cmp("wet", d.wet, slope(&Settings::wet));
    check.cmp("damp", d.damp, slope(&Settings::damp, 0.015625), 1e-3);
    for (int i = 0; i < 40; i += 3)
        check.cmp("signal", ds[i], cd([&](double t) {
                      auto moved = signal;
                      moved[i] += t;
                      return energy(&s, moved.data(), 40);
                  }, 0.25), 1e-4);
    Settings along{1, 0, 0, 0.5, 0}, across{0, 1, 1, 0, 0.5f};
    std::array<double, 40> none{};
    const Lanes t = __enzyme_fwddiff<Lanes>((void *)energy, enzyme_width, 2, enzyme_dup, &s, &along, &across, enzyme_dup,
                                            signal.data(), none.data(), none.data(), enzyme_const, 40);
    check.cmp("along", t.a, d.cutoff + 0.5 * d.wet);
    check.cmp("across", t.b, d.q + d.feedback + 0.5 * d.damp);
    return check.done();
}
