// Parallel loops over vectors, members, lambdas and objects of classes.
#include <algorithm>
#include <memory>
#include <numeric>

#include "../programs/cxx/check.hpp"

struct Particle {
    double position[3], charge;
    int kind;
};

class Cloud {
  public:
    Cloud(const double *x, int n) : particles(n / 4)
    {
        for (int i = 0; i < n / 4; i++)
            particles[i] = {{x[4 * i], x[4 * i + 1], x[4 * i + 2]}, x[4 * i + 3], i % 2};
    }
    double energy() const
    {
        double sum = 0.0;
        const int n = static_cast<int>(particles.size());
#pragma omp parallel for reduction(+ : sum) schedule(monotonic : dynamic)
        for (int i = 0; i < n; i++)
            for (int j = 0; j < i; j++)
                sum += between(particles[i], particles[j]);
        return sum;
    }
    void move(double step)
    {
        const int n = static_cast<int>(particles.size());
        std::vector<double> forces(3 * n);
#pragma omp parallel for
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                if (i != j)
                    for (int k = 0; k < 3; k++)
                        forces[3 * i + k] += between(particles[i], particles[j]) *
                                             (particles[i].position[k] - particles[j].position[k]);
#pragma omp parallel for
        for (int i = 0; i < n; i++)
            for (int k = 0; k < 3; k++)
                particles[i].position[k] += step * forces[3 * i + k];
    }

  private:
    static double between(const Particle &a, const Particle &b)
    {
        double square = 0.1;
        for (int k = 0; k < 3; k++)
            square += (a.position[k] - b.position[k]) * (a.position[k] - b.position[k]);
        return a.charge * b.charge / std::sqrt(square) * (a.kind == b.kind ? 1.0 : -0.5);
    }
    std::vector<Particle> particles;
};

static double of_a_cloud(const double *x, int n)
{
    Cloud cloud(x, n);
    cloud.move(0.05);
    cloud.move(0.02);
    return cloud.energy();
}

template <class F> static void for_each(int n, F body)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        body(i);
}

static double of_lambdas(const double *x, int n)
{
    std::vector<double> y(n), z(n);
    for_each(n, [&](int i) { y[i] = std::sin(x[i]) * x[(i + 1) % n]; });
    for_each(n, [&, scale = x[0]](int i) { z[i] = scale * y[i] * y[(i + 3) % n]; });
    return std::accumulate(z.begin(), z.end(), 0.0);
}

struct Layer {
    virtual ~Layer() = default;
    virtual double apply(double x) const = 0;
};
struct Scaled : Layer {
    double factor;
    explicit Scaled(double f) : factor(f) {}
    double apply(double x) const override { return factor * x; }
};
struct Curved : Layer {
    double bend;
    explicit Curved(double b) : bend(b) {}
    double apply(double x) const override { return std::tanh(bend * x); }
};

static double of_layers(const double *x, int n)
{
    std::vector<std::unique_ptr<Layer>> layers;
    for (int i = 0; i < 4; i++)
        if (i % 2)
            layers.push_back(std::make_unique<Scaled>(x[i]));
        else
            layers.push_back(std::make_unique<Curved>(x[i]));
    double sum = 0.0;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 4; i < n; i++) {
        double value = x[i];
        for (const auto &layer : layers)
            value = layer->apply(value) + 0.1 * x[i];
        sum += value * value;
    }
    return sum;
}

// A matrix by blocks, with a buffer for each thread.
static double of_blocks(const double *x, int n)
{
    const int size = 4;
    std::vector<std::vector<double>> rows(size, std::vector<double>(size));
#pragma omp parallel
    {
        std::vector<double> buffer(size);
#pragma omp for
        for (int i = 0; i < size; i++) {
            std::copy(x + (i * size) % (n - size), x + (i * size) % (n - size) + size,
                      buffer.begin());
            for (int j = 0; j < size; j++)
                rows[i][j] = buffer[j] * buffer[(j + i) % size];
        }
    }
    double sum = 0.0;
    for (int i = 0; i < size; i++)
        for (int j = 0; j < size; j++)
            sum += rows[i][j] * rows[j][i];
    return sum;
}

int main()
{
    check_gradient("of_a_cloud", of_a_cloud, 24);
    check_gradient("of_lambdas", of_lambdas, 13);
    check_gradient("of_layers", of_layers, 19);
    check_gradient("of_blocks", of_blocks, 20);
    return check_result();
}
