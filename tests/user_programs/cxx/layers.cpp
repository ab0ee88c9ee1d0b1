// Neural nets: a network of polymorphic layers in a vector of unique_ptr, a cross entropy.
#include "../expect.h"
#include <algorithm>
#include <memory>
#include <numeric>
#include <vector>

using Vector = std::vector<double>;
class Layer {
public:
    virtual ~Layer() = default;
    virtual Vector forward(const Vector &x) = 0;
    virtual size_t parameters() const { return 0; }
    virtual void load(const double *) {}
};
class Dense final : public Layer {
    size_t in_, out_;
    Vector w_;

public:
    Dense(size_t in, size_t out) : in_(in), out_(out), w_((in + 1) * out) {}
    size_t parameters() const override { return w_.size(); }
    void load(const double *w) override { w_.assign(w, w + w_.size()); }
    Vector forward(const Vector &x) override
    {
        Vector y(out_);
        for (size_t o = 0; o < out_; o++)
            y[o] = std::inner_product(x.begin(), x.end(), w_.begin() + o * (in_ + 1), w_[o * (in_ + 1) + in_]);
        return y;
    }
};
class Activation final : public Layer {
    enum class Kind { relu, sigmoid } kind_;

public:
    explicit Activation(bool smooth) : kind_(smooth ? Kind::sigmoid : Kind::relu) {}
    Vector forward(const Vector &x) override
    {
        Vector y(x);
        std::transform(y.begin(), y.end(), y.begin(), [this](double v) {
            return kind_ == Kind::relu ? std::max(v, 0.1 * v) : 1 / (1 + std::exp(-v));
        });
        return y;
    }
};
class Softmax final : public Layer {
public:
    Vector forward(const Vector &x) override
    {
        const double top = *std::max_element(x.begin(), x.end());
        Vector y;
        y.reserve(x.size());
        for (double v : x)
            y.push_back(std::exp(v - top));
        const double sum = std::accumulate(y.begin(), y.end(), 0.0);
        for (double &v : y)
            v /= sum;
        return y;
    }
};

class Network {
    std::vector<std::unique_ptr<Layer>> layers_;

public:
    template <class L, class... A> Network &add(A... a)
    {
        layers_.push_back(std::make_unique<L>(a...));
        return *this;
    }
    void load(const double *w)
    {
        for (auto &l : layers_) {
            l->load(w);
            w += l->parameters();
        }
    }
    Vector operator()(Vector x)
    {
        for (auto &l : layers_)
            x = l->forward(x);
        return x;
    }
};

static double cross_entropy(const double *w, const double *x, int label)
{
    Network net;
    net.add<Dense>(3, 4).add<Activation>(false).add<Dense>(4, 3).add<Activation>(true).add<Dense>(3, 3).add<Softmax>();
    net.load(w);
    return -std::log(net(Vector(x, x + 3))[label]);
}

int main()
{
    constexpr int n = 16 + 15 + 12;
    double w[n], d[n] = {}, x[3] = {0.5, -1.2, 0.8}, dx[3] = {};
    for (int i = 0; i < n; i++)
        w[i] = std::sin(1 + 3.0 * i);
    __enzyme_autodiff<double>((void *)cross_entropy, enzyme_dup, w, d, enzyme_dup, x, dx, enzyme_const, 2);
    for (int i = 0; i < n; i++)
        EXPECT_SLOPE("w", i, d[i], cross_entropy(w, x, 2), w[i], 1e-4, 1e-6);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("x", i, dx[i], cross_entropy(w, x, 2), x[i], 1e-4, 1e-6);
    return verdict();
}
