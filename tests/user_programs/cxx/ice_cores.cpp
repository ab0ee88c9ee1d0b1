// Cores of ice: a class behind a pointer to its implementation, over a buffer with all five special members.
#include "../expect.h"
#include <algorithm>
#include <cstring>
#include <memory>
#include <stdexcept>
#include <utility>

class Buffer {
    double *data_ = nullptr;
    std::size_t size_ = 0;

public:
    Buffer() = default;
    explicit Buffer(std::size_t n) : data_(new double[n]()), size_(n) {}
    Buffer(const Buffer &o) : data_(new double[o.size_]), size_(o.size_) { std::copy_n(o.data_, size_, data_); }
    Buffer(Buffer &&o) noexcept : data_(std::exchange(o.data_, nullptr)), size_(std::exchange(o.size_, 0)) {}
    Buffer &operator=(Buffer o) noexcept
    {
        swap(o);
        return *this;
    }
    ~Buffer() { delete[] data_; }
    void swap(Buffer &o) noexcept
    {
        std::swap(data_, o.data_);
        std::swap(size_, o.size_);
    }
    double &operator[](std::size_t i) { return data_[i]; }
    const double &operator[](std::size_t i) const { return data_[i]; }
    std::size_t size() const { return size_; }
    double *begin() { return data_; }
    double *end() { return data_ + size_; }
};

class Core {
public:
    Core(int metres, double surface);
    ~Core();
    Core(Core &&) noexcept;
    Core(const Core &);
    void diffuse(double years, double kappa);
    void compress(double rate);
    double isotope(double depth) const;
    Core merged(const Core &other) const;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

struct Core::Impl {
    Buffer delta, thickness;
    char drill[16] = "D-12";
    double bottom = -50;
    std::unique_ptr<Buffer> scratch;

    Buffer &workspace()
    {
        if (!scratch || scratch->size() != delta.size())
            scratch = std::make_unique<Buffer>(delta.size());
        return *scratch;
    }
    Impl(std::size_t n) : delta(n), thickness(n) {}
    Impl(const Impl &o) : delta(o.delta), thickness(o.thickness), bottom(o.bottom) { std::memcpy(drill, o.drill, sizeof drill); }
};

Core::Core(int metres, double surface) : impl_(std::make_unique<Impl>(metres))
{
    for (int i = 0; i < metres; ++i) {
        impl_->delta[i] = surface + 3 * std::sin(0.7 * i) - 0.1 * i;
        impl_->thickness[i] = 1;
    }
}
Core::~Core() = default;
Core::Core(Core &&) noexcept = default;
Core::Core(const Core &o) : impl_(std::make_unique<Impl>(*o.impl_)) {}

void Core::diffuse(double years, double kappa)
{
    auto &d = impl_->delta;
    auto &next = impl_->workspace();
    const int steps = static_cast<int>(years / 10);
    for (int s = 0; s < steps; ++s) {
        for (std::size_t i = 0; i < d.size(); ++i) {
            const double up = i ? d[i - 1] : d[i], down = i + 1 < d.size() ? d[i + 1] : impl_->bottom;
            next[i] = d[i] + kappa * (up - 2 * d[i] + down) / (impl_->thickness[i] * impl_->thickness[i]);
        }
        next.swap(d);
    }
}

void Core::compress(double rate)
{
    double load = 0;
    for (double &t : impl_->thickness) {
        t *= std::exp(-rate * load);
        load += 0.9 * t;
    }
}

double Core::isotope(double depth) const
{
    double z = 0;
    for (std::size_t i = 0; i < impl_->delta.size(); ++i) {
        const double t = impl_->thickness[i];
        if (z + t > depth)
            return i + 1 < impl_->delta.size()
                       ? impl_->delta[i] + (depth - z) / t * (impl_->delta[i + 1] - impl_->delta[i])
                       : impl_->delta[i];
        z += t;
    }
    throw std::out_of_range("below the core");
}

Core Core::merged(const Core &other) const
{
    Core result(*this);
    const std::size_t n = std::min(impl_->delta.size(), other.impl_->delta.size());
    for (std::size_t i = 0; i < n; ++i)
        result.impl_->delta[i] = 0.5 * (impl_->delta[i] + other.impl_->delta[i]);
    result.impl_->bottom = std::max(impl_->bottom, other.impl_->bottom);
    return result;
}

double misfit(double surface, double kappa, double rate)
{
    Core a(20, surface), b(24, 0.9 * surface);
    a.diffuse(100, kappa);
    b.compress(rate);
    b.diffuse(60, 0.5 * kappa);
    Core c = a.merged(b);
    c.compress(2 * rate);
    Core d = std::move(c);
    double sum = 0;
    for (int i = 0; i < 30; ++i) {
        try {
            const double e = d.isotope(0.61 * i + 0.05) + 36;
            sum += e * e;
        } catch (const std::out_of_range &) {
            break;
        }
    }
    return sum;
}

struct Slopes {
    double surface, kappa, rate;
};

int main()
{
    double surface = -34, kappa = 0.1, rate = 0.004;
    const auto g = __enzyme_autodiff<Slopes>((void *)misfit, enzyme_out, surface, enzyme_out, kappa, enzyme_out, rate);
    EXPECT_SLOPE("surface", 0, g.surface, misfit(surface, kappa, rate), surface, 1e-3, 1e-7);
    EXPECT_SLOPE("kappa", 0, g.kappa, misfit(surface, kappa, rate), kappa, 1e-4, 1e-7);
    EXPECT_SLOPE("rate", 0, g.rate, misfit(surface, kappa, rate), rate, 1e-6, 1e-5);
    return verdict();
}
