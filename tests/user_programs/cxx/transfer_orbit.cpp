// Satellite orbit propagation: templated Vec3 with operators, force models with
// virtual functions, RK4; gradient of miss distance wrt state, and state
// transition matrix by forward mode, width 2.
#include <array>
#include <cmath>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

extern int enzyme_const, enzyme_dup, enzyme_width;
template <typename R, typename... A> R __enzyme_autodiff(void*, A...);
template <typename R, typename... A> R __enzyme_fwddiff(void*, A...);

template <class T> struct Vec3 {
    T x{}, y{}, z{};
    friend Vec3 operator+(Vec3 a, const Vec3& b) { return a += b; }
    friend Vec3 operator-(const Vec3& a, const Vec3& b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
    friend Vec3 operator*(T s, const Vec3& a) { return {s * a.x, s * a.y, s * a.z}; }
    Vec3& operator+=(const Vec3& b) { x += b.x; y += b.y; z += b.z; return *this; }
    T dot(const Vec3& b) const { return x * b.x + y * b.y + z * b.z; }
    T norm() const { return std::sqrt(dot(*this)); }
    Vec3 cross(const Vec3& b) const { return {y * b.z - z * b.y, z * b.x - x * b.z, x * b.y - y * b.x}; }
};
using V = Vec3<double>;

struct State { V r, v; };
inline State operator+(const State& a, const State& b) { return {a.r + b.r, a.v + b.v}; }
inline State operator*(double s, const State& a) { return {s * a.r, s * a.v}; }

class Force {
public:
    virtual ~Force() = default;
    virtual V acceleration(double t, const State& s) const = 0;
    virtual std::string name() const { return "force"; }
};

class Gravity : public Force {
    double mu_;
public:
    explicit Gravity(double mu) : mu_(mu) {}
    V acceleration(double, const State& s) const override { return (-mu_ / std::pow(s.r.norm(), 3)) * s.r; }
};

class Oblateness final : public Force {
    double mu_, j2_, re_;
public:
    Oblateness(double mu, double j2, double re) : mu_(mu), j2_(j2), re_(re) {}
    V acceleration(double, const State& s) const override {
        double r2 = s.r.dot(s.r), r = std::sqrt(r2), k = -1.5 * j2_ * mu_ * re_ * re_ / (r2 * r2 * r);
        double z2 = 5 * s.r.z * s.r.z / r2;
        return {k * s.r.x * (1 - z2), k * s.r.y * (1 - z2), k * s.r.z * (3 - z2)};
    }
    std::string name() const override { return "J2"; }
};

class Drag : public Force {
    double bc_, rho0_, h_;
public:
    Drag(double bc, double rho0, double h) : bc_(bc), rho0_(rho0), h_(h) {}
    V acceleration(double, const State& s) const override {
        V w{0, 0, 0.05};
        V vr = s.v - w.cross(s.r);
        double rho = rho0_ * std::exp(-(s.r.norm() - 1.0) / h_);
        return (-0.5 * rho * bc_ * vr.norm()) * vr;
    }
    std::string name() const override { return "drag"; }
};

class Burn : public Force {
    double start_, stop_;
    V dir_;
public:
    Burn(double a, double b, V d) : start_(a), stop_(b), dir_(d) {}
    V acceleration(double t, const State&) const override { return t >= start_ && t < stop_ ? dir_ : V{}; }
};

class Propagator {
    std::vector<std::unique_ptr<Force>> forces_;
public:
    template <class F, class... A> void add(A&&... a) { forces_.push_back(std::make_unique<F>(std::forward<A>(a)...)); }
    State deriv(double t, const State& s) const {
        State d{s.v, {}};
        for (const auto& f : forces_) d.v += f->acceleration(t, s);
        return d;
    }
    State run(State s, double dt, int n) const {
        double t = 0;
        for (int i = 0; i < n; ++i, t += dt) {
            auto k1 = deriv(t, s);
            auto k2 = deriv(t + dt / 2, s + (dt / 2) * k1);
            auto k3 = deriv(t + dt / 2, s + (dt / 2) * k2);
            auto k4 = deriv(t + dt, s + dt * k3);
            s = s + (dt / 6) * (k1 + 2 * k2 + 2 * k3 + k4);
        }
        return s;
    }
    size_t count() const { return forces_.size(); }
};

double miss(const Propagator* p, const State* s0) {
    State end = p->run(*s0, 0.05, 80);
    return (end.r - V{-0.9, 0.7, 0.1}).norm() + 0.1 * end.v.dot(end.v);
}
void propagate(const Propagator* p, const std::array<double, 6>* x, std::array<double, 6>* out) {
    const auto& a = *x;
    State e = p->run({{a[0], a[1], a[2]}, {a[3], a[4], a[5]}}, 0.05, 40);
    *out = {e.r.x, e.r.y, e.r.z, e.v.x, e.v.y, e.v.z};
}

int main() {
    Propagator p;
    p.add<Gravity>(1.0);
    p.add<Oblateness>(1.0, 1.08e-2, 1.0);
    p.add<Drag>(0.02, 0.5, 0.1);
    p.add<Burn>(0.975, 1.525, V{0.01, -0.02, 0.03});
    State s{{1.15, 0.05, -0.1}, {0.02, 0.93, 0.25}}, g{};
    std::printf("%zu forces, miss %.12f\n", p.count(), miss(&p, &s));
    __enzyme_autodiff<void>((void*)miss, enzyme_const, &p, enzyme_dup, &s, &g);
    int bad = 0;
    double* x = &s.r.x; double* dg = &g.r.x;
    const double h = 1e-5;
    for (int i = 0; i < 6; ++i) {
        double k = x[i];
        x[i] = k + h; double up = miss(&p, &s);
        x[i] = k - h; double dn = miss(&p, &s);
        x[i] = k;
        double fd = (up - dn) / (2 * h);
        std::printf("%d ad=%.10g fd=%.10g\n", i, dg[i], fd);
        if (!(std::abs(dg[i] - fd) <= 1e-5 * std::abs(fd) + 1e-9)) { std::printf("MISMATCH reverse %d got %.10g expected %.10g\n", i, dg[i], fd); bad = 1; }
    }
    std::array<double, 6> a{1.15, 0.05, -0.1, 0.02, 0.93, 0.25}, o{};
    for (int c = 0; c < 6; c += 2) {
        std::array<double, 6> s0{}, s1{}, t0{}, t1{};
        s0[c] = 1; s1[c + 1] = 1;
        __enzyme_fwddiff<void>((void*)propagate, enzyme_width, 2, enzyme_const, &p, enzyme_dup, &a, &s0, &s1, enzyme_dup, &o, &t0, &t1);
        for (int l = 0; l < 2; ++l) {
            auto u = a, d = a; std::array<double, 6> fu, fdn;
            u[c + l] += h; d[c + l] -= h;
            propagate(&p, &u, &fu); propagate(&p, &d, &fdn);
            for (int i = 0; i < 6; ++i) {
                double fd = (fu[i] - fdn[i]) / (2 * h), ad = (l ? t1 : t0)[i];
                if (!(std::abs(ad - fd) <= 1e-5 * std::abs(fd) + 1e-8)) { std::printf("MISMATCH stm %d,%d got %.10g expected %.10g\n", i, c + l, ad, fd); bad = 1; }
            }
        }
    }
    return bad;
}
