// A tiny tensor library: shared storage, strided views, broadcasting operators, shapes in
// initializer lists.
#include <array>
#include <cassert>
#include <cmath>
#include <initializer_list>
#include <memory>
#include <numeric>
#include <stdexcept>
#include <vector>
#include "../expect.h"
class Tensor
{
    std::shared_ptr<std::vector<double>> data_;
    std::vector<std::size_t> shape_, stride_;
    std::size_t offset_ = 0;

  public:
    explicit Tensor(std::vector<std::size_t> shape)
        : shape_(std::move(shape)), stride_(shape_.size())
    {
        std::size_t n = 1;
        for (std::size_t i = shape_.size(); i-- > 0;)
            stride_[i] = n, n *= shape_[i];
        data_ = std::make_shared<std::vector<double>>(n, 0.0);
    }
    double &at(std::initializer_list<std::size_t> index) const
    {
        if (index.size() != shape_.size())
            throw std::invalid_argument("rank");
        std::size_t at = offset_, k = 0;
        for (auto i : index)
            at += (shape_[k] == 1 ? 0 : i) * stride_[k], ++k;
        return (*data_)[at];
    }
    Tensor transposed() const
    {
        Tensor t = *this;
        std::swap(t.shape_[0], t.shape_[1]);
        std::swap(t.stride_[0], t.stride_[1]);
        return t;
    }
    Tensor row(std::size_t i) const
    {
        Tensor t = *this;
        t.offset_ += i * stride_[0];
        t.shape_[0] = 1;
        return t;
    }
    std::size_t extent(int k) const
    {
        return shape_[k];
    }
};
static Tensor matmul(const Tensor &a, const Tensor &b)
{
    Tensor c({a.extent(0), b.extent(1)});
    for (std::size_t i = 0; i < c.extent(0); ++i)
        for (std::size_t j = 0; j < c.extent(1); ++j)
            for (std::size_t k = 0; k < a.extent(1); ++k)
                c.at({i, j}) += a.at({i, k}) * b.at({k, j});
    return c;
}
template <class F> static Tensor zip(const Tensor &a, const Tensor &b, F f)
{
    Tensor c({std::max(a.extent(0), b.extent(0)), std::max(a.extent(1), b.extent(1))});
    for (std::size_t i = 0; i < c.extent(0); ++i)
        for (std::size_t j = 0; j < c.extent(1); ++j)
            c.at({i, j}) = f(a.at({i, j}), b.at({i, j}));
    return c;
}
static double attention(const double *w, int n)
{
    Tensor q({3, 2}), bias({1, 3});
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < 2; ++j)
            q.at({i, j}) = w[(2 * i + j) % n] * (i + 1);
    for (std::size_t j = 0; j < 3; ++j)
        bias.at({0, j}) = w[j];
    Tensor scores = zip(matmul(q, q.transposed()), bias,
                        [](double s, double b) { return std::exp(0.3 * s + b); });
    double loss = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        Tensor r = scores.row(i);
        double total = 0;
        for (std::size_t j = 0; j < 3; ++j)
            total += r.at({0, j});
        for (std::size_t j = 0; j < 3; ++j)
            r.at({0, j}) /= total;
        loss -= std::log(scores.at({i, i}));
    }
    return loss;
}
int main()
{
    double w[6] = {0.3, -0.2, 0.7, 0.5, -0.9, 0.4}, d[6] = {};
    __enzyme_autodiff<void>((void *)attention, enzyme_dup, w, d, enzyme_const, 6);
    for (int i = 0; i < 6; ++i)
        EXPECT_SLOPE("loss", i, d[i], attention(w, 6), w[i], 1e-4, 1e-6);
    return verdict();
}
