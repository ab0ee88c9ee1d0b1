// Furnace wall: 2-D heat conduction with expression templates (CRTP) and stencil
// proxies; misfit against thermocouples, gradient wrt conductivities and flux.
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <vector>

extern int enzyme_const, enzyme_dup;
template <typename R, typename... A> R __enzyme_autodiff(void*, A...);

template <class E> struct Expr {
    const E& self() const { return static_cast<const E&>(*this); }
    double operator[](std::size_t i) const { return self()[i]; }
    std::size_t size() const { return self().size(); }
};

class Field : public Expr<Field> {
    std::vector<double> v_;
    std::size_t nx_;
public:
    Field(std::size_t nx, std::size_t ny, double init = 0) : v_(nx * ny, init), nx_(nx) {}
    Field(const Field&) = default;
    Field(Field&&) noexcept = default;
    Field& operator=(Field&&) noexcept = default;
    template <class E> Field& operator=(const Expr<E>& e) {
        for (std::size_t i = 0; i < v_.size(); ++i) v_[i] = e[i];
        return *this;
    }
    template <class E> Field& operator+=(const Expr<E>& e) {
        for (std::size_t i = 0; i < v_.size(); ++i) v_[i] += e[i];
        return *this;
    }
    double operator[](std::size_t i) const { return v_[i]; }
    double& operator[](std::size_t i) { return v_[i]; }
    double& operator()(std::size_t i, std::size_t j) { return v_[j * nx_ + i]; }
    double operator()(std::size_t i, std::size_t j) const { return v_[j * nx_ + i]; }
    std::size_t size() const { return v_.size(); }
    std::size_t nx() const { return nx_; }
    std::size_t ny() const { return v_.size() / nx_; }
};

template <class A, class B, class Op> class Bin : public Expr<Bin<A, B, Op>> {
    const A& a_; const B& b_;
public:
    Bin(const A& a, const B& b) : a_(a), b_(b) {}
    double operator[](std::size_t i) const { return Op::apply(a_[i], b_[i]); }
    std::size_t size() const { return a_.size(); }
};
template <class A> class Scaled : public Expr<Scaled<A>> {
    double s_; const A& a_;
public:
    Scaled(double s, const A& a) : s_(s), a_(a) {}
    double operator[](std::size_t i) const { return s_ * a_[i]; }
    std::size_t size() const { return a_.size(); }
};
struct Plus { static double apply(double a, double b) { return a + b; } };
struct Times { static double apply(double a, double b) { return a * b; } };
template <class A, class B> Bin<A, B, Plus> operator+(const Expr<A>& a, const Expr<B>& b) { return {a.self(), b.self()}; }
template <class A, class B> Bin<A, B, Times> operator*(const Expr<A>& a, const Expr<B>& b) { return {a.self(), b.self()}; }
template <class A> Scaled<A> operator*(double s, const Expr<A>& a) { return {s, a.self()}; }

class Diffusion : public Expr<Diffusion> {
    const Field& t_; const Field& k_;
public:
    Diffusion(const Field& t, const Field& k) : t_(t), k_(k) {}
    double operator[](std::size_t n) const {
        std::size_t nx = t_.nx(), ny = t_.ny(), i = n % nx, j = n / nx;
        double out = 0;
        auto face = [&](std::size_t m) {
            double km = 2 * k_[n] * k_[m] / (k_[n] + k_[m]);
            out += km * (t_[m] - t_[n]);
        };
        if (i > 0) face(n - 1);
        if (i + 1 < nx) face(n + 1);
        if (j > 0) face(n - nx);
        if (j + 1 < ny) face(n + nx);
        return out;
    }
    std::size_t size() const { return t_.size(); }
};

struct WallDesign {
    std::array<double, 3> conductivity;  // brick, insulation, steel
    double flux, ambient, emissivity;
};

double misfit(const WallDesign* w, const double* gauge, int ngauge, int steps) {
    Field T(12, 6, 20.0), K(12, 6), C(12, 6), src(12, 6);
    for (std::size_t j = 0; j < 6; ++j)
        for (std::size_t i = 0; i < 12; ++i) {
            K(i, j) = w->conductivity[i / 4] * (1 + 0.02 * j);
            C(i, j) = i < 4 ? 0.9 : 1.1;
        }
    for (int s = 0; s < steps; ++s) {
        src = 0.0 * T;
        for (std::size_t j = 0; j < 6; ++j) {
            src(0, j) = w->flux * (1 + 0.1 * std::sin(0.3 * s + j));
            double t = T(11, j) / 100;
            src(11, j) = -0.4 * (T(11, j) - w->ambient) - w->emissivity * (std::pow(t + 2.73, 4) - std::pow(w->ambient / 100 + 2.73, 4));
        }
        Field rate(12, 6);
        rate = C * (Diffusion(T, K) + src);
        T += 0.1 * rate;
    }
    double e = 0;
    for (int g = 0; g < ngauge; ++g) e += std::pow(T(1 + 3 * g, 2 + g % 3) - gauge[g], 2);
    return e / ngauge;
}

int main() {
    WallDesign w{{0.9, 0.25, 1.6}, 12.0, 15.0, 0.02}, g{};
    double gauge[4] = {220, 140, 60, 25};
    std::printf("misfit %.12f\n", misfit(&w, gauge, 4, 120));
    __enzyme_autodiff<void>((void*)misfit, enzyme_dup, &w, &g, enzyme_const, gauge, 4, 120);
    int bad = 0;
    auto* x = reinterpret_cast<double*>(&w); auto* d = reinterpret_cast<double*>(&g);
    for (int i = 0; i < 6; ++i) {
        double h = 1e-5 * std::abs(x[i]), k = x[i];
        x[i] = k + h; double up = misfit(&w, gauge, 4, 120);
        x[i] = k - h; double dn = misfit(&w, gauge, 4, 120);
        x[i] = k;
        double fd = (up - dn) / (2 * h);
        std::printf("%d ad=%.10g fd=%.10g\n", i, d[i], fd);
        if (!(std::abs(d[i] - fd) <= 1e-5 * std::abs(fd) + 1e-7)) { std::printf("MISMATCH %d got %.10g expected %.10g\n", i, d[i], fd); bad = 1; }
    }
    return bad;
}
