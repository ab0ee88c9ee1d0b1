// A small neural network: batches in parallel, a gradient buffer per thread, lambdas, templates,
// exceptions that stay inside, std::function layers, class with a static threadprivate workspace.
#include <cmath>
#include <memory>
#include <omp.h>
#include <random>
#include <stdexcept>
#include <vector>
#include "verify.h"

template <typename T> struct Matrix {
    int rows, columns;
    std::vector<T> data;
    Matrix(int r, int c) : rows(r), columns(c), data(std::size_t(r) * c) {}
    T &operator()(int i, int j) { return data[std::size_t(i) * columns + j]; }
    const T &operator()(int i, int j) const { return data[std::size_t(i) * columns + j]; }
};

template <typename T> Matrix<T> multiply(const Matrix<T> &a, const Matrix<T> &b)
{
    if (a.columns != b.rows)
        throw std::invalid_argument("shapes differ");
    Matrix<T> c(a.rows, b.columns);
#pragma omp parallel for collapse(2)
    for (int i = 0; i < a.rows; i++)
        for (int j = 0; j < b.columns; j++) {
            T s = 0;
            for (int k = 0; k < a.columns; k++)
                s += a(i, k) * b(k, j);
            c(i, j) = s;
        }
    return c;
}

class Layer {
  public:
    virtual ~Layer() = default;
    virtual Matrix<double> forward(const Matrix<double> &in) const = 0;
};

class Dense : public Layer {
  public:
    Dense(const double *p, int rows, int columns) : w(rows, columns), bias(p + rows * columns, p + rows * columns + columns)
    {
        std::copy(p, p + rows * columns, w.data.begin());
    }
    Matrix<double> forward(const Matrix<double> &in) const override
    {
        auto out = multiply(in, w);
#pragma omp parallel for
        for (int i = 0; i < out.rows; i++)
            for (int j = 0; j < out.columns; j++)
                out(i, j) += bias[j];
        return out;
    }

  private:
    Matrix<double> w;
    std::vector<double> bias;
};

class Tanh : public Layer {
  public:
    Matrix<double> forward(const Matrix<double> &in) const override
    {
        Matrix<double> out = in;
        auto activate = [](double v) { return std::tanh(v); };
#pragma omp parallel for schedule(guided)
        for (std::size_t i = 0; i < out.data.size(); i++)
            out.data[i] = activate(out.data[i]);
        return out;
    }
};

static double loss(const double *x, int)
{
    std::vector<std::unique_ptr<Layer>> net;
    net.push_back(std::make_unique<Dense>(x, 2, 3));
    net.push_back(std::make_unique<Tanh>());
    net.push_back(std::make_unique<Dense>(x + 9, 3, 1));
    Matrix<double> batch(8, 2);
    for (int i = 0; i < batch.rows; i++)
        for (int j = 0; j < 2; j++)
            batch(i, j) = std::sin(2.0 * i + 3 * j);
    for (const auto &layer : net)
        batch = layer->forward(batch);
    double sum = 0;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < batch.rows; i++) {
        double d = batch(i, 0) - 0.1 * i;
        sum += d * d;
    }
    double penalty = 0;
    auto square = [](double v) { return v * v; };
#pragma omp parallel
    {
        double own = 0;
#pragma omp for nowait
        for (int i = 0; i < 13; i++)
            own += square(x[i]);
#pragma omp atomic update
        penalty += own;
    }
    return sum / batch.rows + 0.01 * penalty;
}

class Pool {
  public:
    explicit Pool(int n) : parts(omp_get_max_threads(), std::vector<double>(n, 0.0)) {}
    std::vector<double> &own() { return parts[omp_get_thread_num()]; }
    std::vector<double> sum() const
    {
        std::vector<double> s(parts[0].size(), 0.0);
        for (const auto &p : parts)
            for (std::size_t i = 0; i < s.size(); i++)
                s[i] += p[i];
        return s;
    }

  private:
    std::vector<std::vector<double>> parts;
};

// Each thread has a vector to add to.
static double scattered(const double *x, int n)
{
    Pool pool(5);
#pragma omp parallel for schedule(static)
    for (int i = 0; i < 40; i++) {
        auto &mine = pool.own();
        mine[(i * 3) % 5] += x[i % n] * x[(i + 1) % n];
        mine[i % 5] += std::sqrt(x[i % n]);
    }
    double r = 0;
    for (double v : pool.sum())
        r += v * v;
    return r;
}

// Local objects of each iteration, which grow
static double neighbours(const double *x, int n)
{
    double total = 0;
#pragma omp parallel for reduction(+ : total) schedule(dynamic)
    for (int i = 0; i < 12; i++) {
        std::vector<double> near;
        for (int j = 0; j < 12; j++)
            if ((i * j) % 5 < 2)
                near.push_back(x[j % n] * std::exp(-0.1 * std::abs(i - j) * x[i % n]));
        double s = 0;
        for (double v : near)
            s += v;
        total += s * s / near.size();
    }
    return total;
}

int main()
{
    VERIFY(loss, 13, 0.3 * std::cos(i + 1.0));
    VERIFY(scattered, 4, 0.7 + 0.1 * i);
    VERIFY(neighbours, 4, 0.7 + 0.1 * i);
    VERIFY_SPLIT(loss, 13, 0.3 * std::cos(i + 1.0));
    return verdict();
}
