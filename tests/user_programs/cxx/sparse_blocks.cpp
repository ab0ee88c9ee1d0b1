// Block sparse matrix with std::map<pair<int,int>, array>, templated scalar, expression with
// operator overloads, iterators of its own.
#include <array>
#include <cmath>
#include <iterator>
#include <map>
#include <numeric>
#include <vector>
#include "../expect.h"
template <class T, int N> struct Block {
    std::array<T, N * N> a{};
    T &operator()(int i, int j)
    {
        return a[i * N + j];
    }
    const T &operator()(int i, int j) const
    {
        return a[i * N + j];
    }
    Block &operator+=(const Block &o)
    {
        for (int i = 0; i < N * N; ++i)
            a[i] += o.a[i];
        return *this;
    }
};
template <class T, int N> class Sparse
{
    std::map<std::pair<int, int>, Block<T, N>> blocks_;

  public:
    struct Entry {
        int row, col;
        const T *value;
    };
    class iterator
    {
        typename std::map<std::pair<int, int>, Block<T, N>>::const_iterator it_;
        int k_ = 0;

      public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = Entry;
        using difference_type = std::ptrdiff_t;
        using pointer = const Entry *;
        using reference = Entry;
        iterator(decltype(it_) it) : it_(it)
        {
        }
        Entry operator*() const
        {
            return {it_->first.first * N + k_ / N, it_->first.second * N + k_ % N,
                    &it_->second.a[k_]};
        }
        iterator &operator++()
        {
            if (++k_ == N * N)
                k_ = 0, ++it_;
            return *this;
        }
        bool operator!=(const iterator &o) const
        {
            return it_ != o.it_ || k_ != o.k_;
        }
    };
    Block<T, N> &at(int i, int j)
    {
        return blocks_[{i, j}];
    }
    iterator begin() const
    {
        return blocks_.begin();
    }
    iterator end() const
    {
        return blocks_.end();
    }
    std::vector<T> operator*(const std::vector<T> &x) const
    {
        std::vector<T> y(x.size());
        for (auto e : *this)
            y[e.row] += *e.value * x[e.col];
        return y;
    }
};
template <class T> static T flow(const T *k, int n)
{
    Sparse<T, 2> a;
    for (int e = 0; e + 1 < n; ++e) {
        Block<T, 2> b;
        b(0, 0) = k[e] + 1;
        b(1, 1) = 2 * k[e];
        b(0, 1) = b(1, 0) = -T(0.1) * k[e] * k[e + 1];
        a.at(e, e) += b;
        a.at(e + 1, e + 1) += b;
        for (auto &v : b.a)
            v = -v * T(0.3);
        a.at(e, e + 1) += b;
        a.at(e + 1, e) += b;
    }
    std::vector<T> x(2 * n, T(0.1)), r(2 * n, T(1)), p = r;
    T rr = std::inner_product(r.begin(), r.end(), r.begin(), T(0));
    for (int it = 0; it < 5; ++it) {
        auto ap = a * p;
        T alpha = rr / std::inner_product(p.begin(), p.end(), ap.begin(), T(0)), old = rr;
        for (size_t i = 0; i < x.size(); ++i)
            x[i] += alpha * p[i], r[i] -= alpha * ap[i];
        rr = std::inner_product(r.begin(), r.end(), r.begin(), T(0));
        for (size_t i = 0; i < x.size(); ++i)
            p[i] = r[i] + rr / old * p[i];
    }
    return std::accumulate(x.begin(), x.end(), T(0));
}
static double run(const double *k, int n)
{
    return flow<double>(k, n);
}
static float runf(const float *k, int n)
{
    return flow<float>(k, n);
}
int main()
{
    double k[4] = {1.0, 1.5, 0.8, 1.2}, d[4] = {};
    float f[4] = {1.0f, 1.5f, 0.8f, 1.2f}, df[4] = {};
    __enzyme_autodiff<void>((void *)run, enzyme_dup, k, d, enzyme_const, 4);
    __enzyme_autodiff<void>((void *)runf, enzyme_dup, f, df, enzyme_const, 4);
    for (int i = 0; i < 4; ++i)
        EXPECT_SLOPE("k", i, d[i], run(k, 4), k[i], 1e-4, 1e-6);
    for (int i = 0; i < 4; ++i)
        expect("float", i, df[i], d[i], 1e-3);
    return verdict();
}
