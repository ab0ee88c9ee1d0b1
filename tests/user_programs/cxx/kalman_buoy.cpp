// Ship navigation: extended Kalman filter with a small dynamic matrix library,
// measurement rejection by exception; innovation likelihood, gradient and
// Hessian (forward over reverse) wrt log noise levels.
#include <cmath>
#include <cstdio>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

extern int enzyme_const, enzyme_dup;
template <class R, class... A> R __enzyme_autodiff(void*, A...);
template <class R, class... A> R __enzyme_fwddiff(void*, A...);

class Matrix {
    int r_ = 0, c_ = 0;
    double* d_ = nullptr;
public:
    Matrix() = default;
    Matrix(int r, int c) : r_(r), c_(c), d_(new double[r * c]()) {}
    Matrix(std::initializer_list<std::initializer_list<double>> l) : Matrix(l.size(), l.begin()->size()) {
        double* p = d_;
        for (auto& row : l) for (double v : row) *p++ = v;
    }
    Matrix(const Matrix& o) : Matrix(o.r_, o.c_) { for (int i = 0; i < r_ * c_; ++i) d_[i] = o.d_[i]; }
    Matrix(Matrix&& o) noexcept : r_(o.r_), c_(o.c_), d_(std::exchange(o.d_, nullptr)) {}
    Matrix& operator=(Matrix o) noexcept { std::swap(r_, o.r_); std::swap(c_, o.c_); std::swap(d_, o.d_); return *this; }
    ~Matrix() { delete[] d_; }
    static Matrix identity(int n) { Matrix m(n, n); for (int i = 0; i < n; ++i) m(i, i) = 1; return m; }
    double& operator()(int i, int j) { return d_[i * c_ + j]; }
    double operator()(int i, int j) const { return d_[i * c_ + j]; }
    int rows() const { return r_; }
    int cols() const { return c_; }
    Matrix t() const { Matrix m(c_, r_); for (int i = 0; i < r_; ++i) for (int j = 0; j < c_; ++j) m(j, i) = (*this)(i, j); return m; }
    friend Matrix operator*(const Matrix& a, const Matrix& b) {
        if (a.c_ != b.r_) throw std::invalid_argument("shape " + std::to_string(a.c_));
        Matrix m(a.r_, b.c_);
        for (int i = 0; i < a.r_; ++i) for (int k = 0; k < a.c_; ++k) for (int j = 0; j < b.c_; ++j) m(i, j) += a(i, k) * b(k, j);
        return m;
    }
    friend Matrix operator+(Matrix a, const Matrix& b) { for (int i = 0; i < a.r_ * a.c_; ++i) a.d_[i] += b.d_[i]; return a; }
    friend Matrix operator-(Matrix a, const Matrix& b) { for (int i = 0; i < a.r_ * a.c_; ++i) a.d_[i] -= b.d_[i]; return a; }
    Matrix inverse2(double& det) const {
        det = (*this)(0, 0) * (*this)(1, 1) - (*this)(0, 1) * (*this)(1, 0);
        if (det <= 0) throw std::domain_error("not positive");
        return Matrix{{(*this)(1, 1) / det, -(*this)(0, 1) / det}, {-(*this)(1, 0) / det, (*this)(0, 0) / det}};
    }
};

struct Fix { double range, bearing; int beacon; };
struct Outlier : std::exception { int at; explicit Outlier(int a) : at(a) {} const char* what() const noexcept override { return "outlier"; } };

static const double BEACON[2][2] = {{0, 0}, {30, -10}};

class Filter {
    Matrix x_, P_;
    double q_, rr_, rb_;
public:
    int rejected = 0;
    Filter(double q, double rr, double rb) : x_{{10}, {12}, {1.0}, {0.3}}, P_(Matrix::identity(4)), q_(q), rr_(rr), rb_(rb) {}
    void predict(double dt) {
        Matrix F = Matrix::identity(4);
        F(0, 2) = F(1, 3) = dt;
        Matrix Q(4, 4);
        for (int i = 0; i < 2; ++i) { Q(i, i) = q_ * dt * dt * dt / 3; Q(i, i + 2) = Q(i + 2, i) = q_ * dt * dt / 2; Q(i + 2, i + 2) = q_ * dt; }
        x_ = F * x_;
        P_ = F * P_ * F.t() + Q;
    }
    double update(const Fix& z, int index) {
        double dx = x_(0, 0) - BEACON[z.beacon][0], dy = x_(1, 0) - BEACON[z.beacon][1], r2 = dx * dx + dy * dy, r = std::sqrt(r2);
        Matrix H{{dx / r, dy / r, 0, 0}, {-dy / r2, dx / r2, 0, 0}};
        Matrix R{{rr_, 0}, {0, rb_}}, nu{{z.range - r}, {std::remainder(z.bearing - std::atan2(dy, dx), 2 * M_PI)}};
        Matrix S = H * P_ * H.t() + R;
        double det;
        Matrix Si = S.inverse2(det);
        double m = (nu.t() * Si * nu)(0, 0);
        if (m > 400) throw Outlier(index);
        Matrix K = P_ * H.t() * Si;
        x_ = x_ + K * nu;
        P_ = (Matrix::identity(4) - K * H) * P_;
        return 0.5 * (m + std::log(det));
    }
};

double nll(const double* lognoise, const std::vector<Fix>* fixes) {
    Filter f(std::exp(lognoise[0]), std::exp(lognoise[1]), std::exp(lognoise[2]));
    double total = 0;
    int k = 0;
    for (const auto& z : *fixes) {
        f.predict(0.8);
        try {
            total += f.update(z, k++);
        } catch (const Outlier& o) {
            ++f.rejected;
            total += 1.5;
        }
    }
    return total + f.rejected;
}

void gradient(const double* p, double* g, const std::vector<Fix>* fixes) {
    for (int i = 0; i < 3; ++i) g[i] = 0;
    __enzyme_autodiff<void>((void*)nll, enzyme_dup, p, g, enzyme_const, fixes);
}

int main() {
    std::vector<Fix> fixes;
    double x = 10, y = 12;
    for (int i = 0; i < 16; ++i) {
        x += 0.8 * (1 + 0.1 * std::sin(i)); y += 0.8 * 0.3;
        int b = i % 2;
        double r = std::hypot(x - BEACON[b][0], y - BEACON[b][1]) + 0.2 * std::sin(7.0 * i), th = std::atan2(y - BEACON[b][1], x - BEACON[b][0]) + 0.01 * std::cos(5.0 * i);
        fixes.push_back({i == 9 ? r + 40 : r, th, b});
    }
    double p[3] = {-3, -2.5, -7}, g[3], hess[3][3] = {};
    std::printf("nll %.12f\n", nll(p, &fixes));
    gradient(p, g, &fixes);
    int bad = 0;
    for (int i = 0; i < 3; ++i) {
        double seed[3] = {}, gp[3], gm[3], h = 1e-5, k = p[i];
        seed[i] = 1;
        double gg[3];
        __enzyme_fwddiff<void>((void*)gradient, enzyme_dup, p, seed, enzyme_dup, gg, hess[i], enzyme_const, &fixes);
        p[i] = k + h; double up = nll(p, &fixes); gradient(p, gp, &fixes);
        p[i] = k - h; double dn = nll(p, &fixes); gradient(p, gm, &fixes);
        p[i] = k;
        double fd = (up - dn) / (2 * h);
        std::printf("%d ad=%.10g fd=%.10g\n", i, g[i], fd);
        if (!(std::abs(g[i] - fd) <= 1e-5 * std::abs(fd) + 1e-7)) { std::printf("MISMATCH grad %d got %.10g expected %.10g\n", i, g[i], fd); bad = 1; }
        for (int j = 0; j < 3; ++j) {
            double f2 = (gp[j] - gm[j]) / (2 * h);
            std::printf("  H%d%d %.10g vs %.10g\n", i, j, hess[i][j], f2);
            if (!(std::abs(hess[i][j] - f2) <= 1e-5 * std::abs(f2) + 1e-6)) { std::printf("MISMATCH hess %d%d got %.10g expected %.10g\n", i, j, hess[i][j], f2); bad = 1; }
        }
    }
    return bad;
}
