// Libraries: an own buffer with the rule of five, moved through functions and containers.
#include "../expect.h"
#include <cstddef>
#include <cstring>
#include <utility>
#include <vector>

class Buffer {
    double *data_ = nullptr;
    std::size_t size_ = 0;
    static int alive_;

public:
    Buffer() = default;
    explicit Buffer(std::size_t n, double fill = 0) : data_(new double[n]), size_(n)
    {
        alive_++;
        for (std::size_t i = 0; i < n; i++)
            data_[i] = fill;
    }
    Buffer(const Buffer &o) : data_(new double[o.size_]), size_(o.size_)
    {
        alive_++;
        std::memcpy(data_, o.data_, size_ * sizeof *data_);
    }
    Buffer(Buffer &&o) noexcept : data_(std::exchange(o.data_, nullptr)), size_(std::exchange(o.size_, 0)) {}
    Buffer &operator=(Buffer o) noexcept
    {
        std::swap(data_, o.data_);
        std::swap(size_, o.size_);
        return *this;
    }
    ~Buffer()
    {
        if (data_)
            alive_--;
        delete[] data_;
    }
    double &operator[](std::size_t i) { return data_[i]; }
    double operator[](std::size_t i) const { return data_[i]; }
    std::size_t size() const { return size_; }
    static int alive() { return alive_; }
};
int Buffer::alive_ = 0;

static Buffer convolve(const Buffer &a, const Buffer &b)
{
    Buffer r(a.size() + b.size() - 1);
    for (std::size_t i = 0; i < a.size(); i++)
        for (std::size_t j = 0; j < b.size(); j++)
            r[i + j] += a[i] * b[j];
    return r;
}

static double objective(const double *x, int n)
{
    std::vector<Buffer> stages;
    Buffer kernel(3, 0.25), signal(n);
    kernel[1] = 0.5;
    for (int i = 0; i < n; i++)
        signal[i] = x[i] * x[i];
    for (int k = 0; k < 4; k++) {
        signal = convolve(signal, kernel);
        stages.push_back(signal);
        kernel = Buffer(kernel);
        kernel[0] += 0.1 * signal[k];
    }
    stages.erase(stages.begin() + 1);
    stages.insert(stages.begin(), std::move(kernel));
    double sum = 0;
    for (const Buffer &b : stages)
        for (std::size_t i = 0; i < b.size(); i++)
            sum += b[i] * b[i] / (1 + i);
    return sum + 0 * Buffer::alive();
}

int main()
{
    double x[6] = {0.4, -0.8, 1.2, 0.3, 0.9, -0.5}, d[6] = {};
    __enzyme_autodiff<double>((void *)objective, enzyme_dup, x, d, enzyme_const, 6);
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("x", i, d[i], objective(x, 6), x[i], 1e-3, 1e-7);
    return verdict();
}
