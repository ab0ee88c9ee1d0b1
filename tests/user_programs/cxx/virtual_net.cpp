// Learning: a network of virtual layers built from a description, weights in one vector, momentum by steps of gradient.
#include "../expect.h"
#include <algorithm>
#include <memory>
#include <numeric>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

using Vector = std::vector<double>;

class Layer {
  public:
    virtual ~Layer() = default;
    virtual std::size_t weights() const { return 0; }
    virtual Vector forward(const Vector &in, const double *w) = 0;
    virtual std::string_view name() const noexcept = 0;
};

class Dense final : public Layer {
    std::size_t in_, out_;

  public:
    Dense(std::size_t in, std::size_t out) : in_(in), out_(out) {}
    std::size_t weights() const override { return (in_ + 1) * out_; }
    Vector forward(const Vector &in, const double *w) override
    {
        Vector out(out_);
        for (std::size_t j = 0; j < out_; j++, w += in_ + 1)
            out[j] = std::inner_product(in.begin(), in.end(), w, w[in_]);
        return out;
    }
    std::string_view name() const noexcept override { return "dense"; }
};

template <double (*F)(double)> class Pointwise : public Layer {
  public:
    Vector forward(const Vector &in, const double *) override
    {
        Vector out;
        out.reserve(in.size());
        for (double v : in)
            out.push_back(F(v));
        return out;
    }
    std::string_view name() const noexcept override { return "pointwise"; }
};

static double softplus(double v) { return std::log1p(std::exp(v)); }
static double tanh_(double v) { return std::tanh(v); }

class Normalise : public Layer {
    double seen_ = 0;

  public:
    std::size_t weights() const override { return 2; }
    Vector forward(const Vector &in, const double *w) override
    {
        const double mean = std::accumulate(in.begin(), in.end(), 0.0) / in.size();
        double variance = 1e-3;
        for (auto v : in)
            variance += (v - mean) * (v - mean) / in.size();
        seen_ = 0.9 * seen_ + 0.1 * mean;
        Vector out = in;
        std::transform(out.begin(), out.end(), out.begin(), [&](double v) { return w[0] * (v - mean) / std::sqrt(variance) + w[1] + 0.01 * seen_; });
        return out;
    }
    std::string_view name() const noexcept override { return "normalise"; }
};

class Skip : public Layer {
    std::vector<std::unique_ptr<Layer>> inner_;

  public:
    explicit Skip(std::vector<std::unique_ptr<Layer>> inner) : inner_(std::move(inner)) {}
    std::size_t weights() const override
    {
        return std::accumulate(inner_.begin(), inner_.end(), std::size_t{0}, [](std::size_t n, const auto &l) { return n + l->weights(); });
    }
    Vector forward(const Vector &in, const double *w) override
    {
        Vector out = in;
        for (auto &layer : inner_) {
            out = layer->forward(out, w);
            w += layer->weights();
        }
        for (std::size_t i = 0; i < out.size(); i++)
            out[i] += in.at(i);
        return out;
    }
    std::string_view name() const noexcept override { return "skip"; }
};

static std::vector<std::unique_ptr<Layer>> build(const std::string &text)
{
    std::vector<std::unique_ptr<Layer>> net;
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        if (word == "tanh")
            net.push_back(std::make_unique<Pointwise<tanh_>>());
        else if (word == "softplus")
            net.push_back(std::make_unique<Pointwise<softplus>>());
        else if (word == "norm")
            net.emplace_back(new Normalise);
        else if (auto x = word.find('x'); x != std::string::npos)
            net.push_back(std::make_unique<Dense>(std::stoul(word.substr(0, x)), std::stoul(word.substr(x + 1))));
        else if (word == "skip") {
            std::vector<std::unique_ptr<Layer>> inner;
            inner.push_back(std::move(net.back()));
            net.pop_back();
            net.push_back(std::make_unique<Skip>(std::move(inner)));
        } else
            throw std::invalid_argument(word);
    }
    return net;
}

static double loss(const double *w, int count, const char *text)
{
    auto net = build(text);
    double sum = 0;
    for (int i = 0; i < 4; i++) {
        Vector v{std::sin(i), std::cos(2.0 * i)};
        const double *at = w;
        for (const auto &layer : net) {
            v = layer->forward(v, at);
            at += layer->weights();
        }
        if (at - w != count)
            return -1;
        sum += (v[0] - 0.5 * i) * (v[0] - 0.5 * i) / 4;
    }
    return sum;
}

int main()
{
    const char *text = "2x3 tanh 3x3 skip norm softplus 3x1";
    constexpr int count = 9 + 12 + 2 + 4;
    double w[count], d[count] = {};
    for (int i = 0; i < count; i++)
        w[i] = std::sin(3.0 * i + 1) * 0.7;
    __enzyme_autodiff<void>((void *)loss, enzyme_dup, w, d, enzyme_const, count, enzyme_const, text);
    for (int i = 0; i < count; i++)
        EXPECT_SLOPE("w", i, d[i], loss(w, count, text), w[i], 1e-3, 1e-7);
    return verdict();
}
