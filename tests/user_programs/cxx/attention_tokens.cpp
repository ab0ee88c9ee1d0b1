// Language models: tensors with shared storage (shared_ptr<float[]>) and strided views, modules behind unique_ptr in an
// ordered list, attention with a causal mask, layer norm, tokens by a trie of maps; the loss in double.
#include "../expect.h"
#include <algorithm>
#include <initializer_list>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

class Tensor {
    std::shared_ptr<float[]> data_;
    int rows_, columns_, stride_, offset_;

    Tensor(std::shared_ptr<float[]> d, int r, int c, int s, int o) : data_(std::move(d)), rows_(r), columns_(c), stride_(s), offset_(o) {}

public:
    Tensor(int r, int c) : data_(new float[static_cast<std::size_t>(r * c)]()), rows_(r), columns_(c), stride_(c), offset_(0) {}
    Tensor(int r, int c, const float *&from) : Tensor(r, c)
    {
        std::copy_n(from, r * c, data_.get());
        from += r * c;
    }
    [[nodiscard]] int rows() const { return rows_; }
    [[nodiscard]] int columns() const { return columns_; }
    float &operator()(int i, int j) const
    {
        if (i >= rows_ || j >= columns_)
            throw std::out_of_range("tensor");
        return data_[offset_ + i * stride_ + j];
    }
    [[nodiscard]] Tensor slice(int from, int count) const { return {data_, rows_, count, stride_, offset_ + from}; }
    [[nodiscard]] Tensor row(int i) const { return {data_, 1, columns_, stride_, offset_ + i * stride_}; }
    [[nodiscard]] Tensor times(const Tensor &o, bool transposed = false) const
    {
        Tensor out(rows_, transposed ? o.rows_ : o.columns_);
        for (int i = 0; i < rows_; ++i)
            for (int j = 0; j < out.columns_; ++j)
                for (int k = 0; k < columns_; ++k)
                    out(i, j) += (*this)(i, k) * (transposed ? o(j, k) : o(k, j));
        return out;
    }
    Tensor &operator+=(const Tensor &o)
    {
        for (int i = 0; i < rows_; ++i)
            for (int j = 0; j < columns_; ++j)
                (*this)(i, j) += o(o.rows_ == 1 ? 0 : i, j);
        return *this;
    }
    [[nodiscard]] Tensor clone() const
    {
        Tensor t(rows_, columns_);
        return t += *this;
    }
};

struct Module {
    virtual ~Module() = default;
    virtual Tensor forward(Tensor x) const = 0;
};

class Attention : public Module {
    Tensor q_, k_, v_;
    int heads_;

public:
    Attention(int width, int heads, const float *&w) : q_(width, width, w), k_(width, width, w), v_(width, width, w), heads_(heads) {}
    [[nodiscard]] Tensor forward(Tensor x) const override
    {
        const Tensor q = x.times(q_), k = x.times(k_), v = x.times(v_);
        const int size = x.columns() / heads_;
        for (int h = 0; h < heads_; ++h) {
            Tensor scores = q.slice(h * size, size).times(k.slice(h * size, size), true);
            for (int i = 0; i < scores.rows(); ++i) {
                float top = -1e9f, sum = 0;
                for (int j = 0; j <= i; ++j)
                    top = std::max(top, scores(i, j));
                for (int j = 0; j < scores.columns(); ++j) {
                    scores(i, j) = j > i ? 0.0f : std::exp((scores(i, j) - top) / std::sqrt(float(size)));
                    sum += scores(i, j);
                }
                for (int j = 0; j <= i; ++j)
                    scores(i, j) /= sum;
            }
            Tensor part = x.slice(h * size, size);
            part += scores.times(v.slice(h * size, size));
        }
        return x;
    }
};

class Norm : public Module {
    Tensor gain_;

public:
    Norm(int width, const float *&w) : gain_(1, width, w) {}
    [[nodiscard]] Tensor forward(Tensor x) const override
    {
        for (int i = 0; i < x.rows(); ++i) {
            float mean = 0, spread = 1e-5f;
            for (int j = 0; j < x.columns(); ++j)
                mean += x(i, j) / float(x.columns());
            for (int j = 0; j < x.columns(); ++j)
                spread += (x(i, j) - mean) * (x(i, j) - mean) / float(x.columns());
            for (int j = 0; j < x.columns(); ++j)
                x(i, j) = gain_(0, j) * (x(i, j) - mean) / std::sqrt(spread);
        }
        return x;
    }
};

class Trie {
    struct Node {
        std::map<char, std::unique_ptr<Node>> next;
        int token = -1;
    } root_;

public:
    Trie(std::initializer_list<std::string_view> words)
    {
        int id = 0;
        for (const auto w : words) {
            Node *n = &root_;
            for (const char c : w) {
                auto &child = n->next[c];
                if (!child)
                    child = std::make_unique<Node>();
                n = child.get();
            }
            n->token = id++;
        }
    }
    [[nodiscard]] std::vector<int> encode(std::string_view text) const
    {
        std::vector<int> out;
        while (!text.empty()) {
            const Node *n = &root_;
            std::size_t used = 1, i = 0;
            int best = 0;
            for (; i < text.size(); ++i) {
                const auto it = n->next.find(text[i]);
                if (it == n->next.end())
                    break;
                n = it->second.get();
                if (n->token >= 0) {
                    best = n->token;
                    used = i + 1;
                }
            }
            out.push_back(best);
            text.remove_prefix(used);
        }
        return out;
    }
};

static double loss(const float *weights, const char *text)
{
    static const Trie trie{"?", "the ", "cat ", "ca", "t", "sat "};
    const auto tokens = trie.encode(text);
    const Tensor embedding(6, 4, weights);
    std::vector<std::unique_ptr<Module>> layers;
    layers.push_back(std::make_unique<Norm>(4, weights));
    layers.push_back(std::make_unique<Attention>(4, 2, weights));
    layers.emplace_back(new Norm(4, weights));
    Tensor x(static_cast<int>(tokens.size()) - 1, 4);
    for (int i = 0; i < x.rows(); ++i) {
        Tensor row = x.row(i);
        row += embedding.row(tokens[static_cast<std::size_t>(i)]);
        row(0, 0) += 0.1f * float(i);
    }
    for (const auto &layer : layers)
        x = layer->forward(x.clone());
    const Tensor logits = x.times(embedding, true);
    double sum = 0;
    for (int i = 0; i < logits.rows(); ++i) {
        double z = 0;
        for (int j = 0; j < logits.columns(); ++j)
            z += std::exp(double(logits(i, j)));
        sum += std::log(z) - logits(i, tokens[static_cast<std::size_t>(i) + 1]);
    }
    return sum / logits.rows();
}

int main()
{
    constexpr int n = 24 + 4 + 48 + 4;
    std::vector<float> w(n), d(n);
    for (std::size_t i = 0; i < n; i++)
        w[i] = (i >= 24 && i < 28) || i >= 76 ? 1.0f + 0.1f * float(i % 3) : 0.6f * std::sin(2.7f * float(i));
    const char *text = "the cat sat the catt";
    __enzyme_autodiff<void>((void *)loss, enzyme_dup, w.data(), d.data(), enzyme_const, text);
    for (std::size_t i = 0; i < n; i += 7)
        EXPECT_SLOPE("weight", int(i), d[i], loss(w.data(), text), w[i], 4e-3f, 2e-3);
    std::vector<float> v(n);
    double along = 0;
    for (std::size_t i = 0; i < n; i++) {
        v[i] = float(i % 5) - 2;
        along += double(v[i]) * d[i];
    }
    expect("forward", 0, __enzyme_fwddiff<double>((void *)loss, enzyme_dup, w.data(), v.data(), enzyme_const, text), along, 1e-4);
    return verdict();
}
