// Ocean temperature: Gaussian-process log marginal likelihood with Eigen LLT,
// array expressions and noalias products; hyperparameter gradient.
#include <Eigen/Dense>
#include <cmath>
#include <cstdio>
#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

extern int enzyme_const, enzyme_dup;
template <class R, class... A> R __enzyme_autodiff(void*, A...);
template <class R, class... A> R __enzyme_fwddiff(void*, A...);

using Eigen::MatrixXd;
using Eigen::VectorXd;
using Theta = Eigen::Matrix<double, 6, 1>;

struct Data { MatrixXd X; VectorXd y; std::vector<std::string> ship; };

class Kernel {
public:
    virtual ~Kernel() = default;
    virtual double operator()(const Eigen::Vector2d& a, const Eigen::Vector2d& b) const = 0;
};
class Rbf : public Kernel {
    double var_; Eigen::Vector2d inv_;
public:
    Rbf(double v, double lx, double ly) : var_(v), inv_(1 / lx, 1 / ly) {}
    double operator()(const Eigen::Vector2d& a, const Eigen::Vector2d& b) const override {
        return var_ * std::exp(-0.5 * (a - b).cwiseProduct(inv_).squaredNorm());
    }
};
class Periodic : public Kernel {
    double var_, period_;
public:
    Periodic(double v, double p) : var_(v), period_(p) {}
    double operator()(const Eigen::Vector2d& a, const Eigen::Vector2d& b) const override {
        double s = std::sin(M_PI * (a[0] - b[0]) / period_);
        return var_ * std::exp(-2 * s * s);
    }
};

double nlml(const Theta* th, const Data* d) {
    Eigen::Array<double, 6, 1> p = th->array().exp();
    Rbf rbf(p[0], p[1], p[2]);
    Periodic per(p[3], p[4]);
    const Kernel* parts[] = {&rbf, &per};
    const Eigen::Index n = d->X.rows();
    MatrixXd K(n, n);
    for (Eigen::Index i = 0; i < n; ++i)
        for (Eigen::Index j = 0; j <= i; ++j) {
            double k = 0;
            for (auto* q : parts) k += (*q)(d->X.row(i).transpose(), d->X.row(j).transpose());
            if (d->ship[i] == d->ship[j]) k += 0.05;
            K(i, j) = K(j, i) = k;
        }
    K.diagonal().array() += p[5];
    Eigen::LLT<MatrixXd> llt(K);
    if (llt.info() != Eigen::Success) throw std::runtime_error("not positive definite");
    VectorXd alpha = llt.solve(d->y);
    double logdet = llt.matrixL().toDenseMatrix().diagonal().array().log().sum();
    VectorXd fit(n);
    fit.noalias() = K * alpha;
    return 0.5 * d->y.dot(alpha) + logdet + 1e-3 * (fit - d->y).squaredNorm() + 0.5 * n * std::log(2 * M_PI);
}

int main() {
    const int n = 24;
    Data d{MatrixXd(n, 2), VectorXd(n), {}};
    for (int i = 0; i < n; ++i) {
        d.X(i, 0) = 0.37 * i + 0.2 * std::sin(3.0 * i);
        d.X(i, 1) = std::cos(1.7 * i) * 2;
        d.y[i] = std::sin(d.X(i, 0)) + 0.3 * d.X(i, 1) + 0.1 * std::sin(17.0 * i);
        d.ship.push_back(i % 5 == 0 ? "Polarstern" : "Meteor " + std::to_string(i % 3));
    }
    Theta th, g = Theta::Zero();
    th << -0.2, 0.4, 0.7, -1.1, 1.6, -2.5;
    std::printf("nlml %.10f\n", nlml(&th, &d));
    __enzyme_autodiff<void>((void*)nlml, enzyme_dup, &th, &g, enzyme_const, &d);
    int bad = 0;
    for (int i = 0; i < 6; ++i) {
        double h = 1e-5, k = th[i];
        th[i] = k + h; double up = nlml(&th, &d);
        th[i] = k - h; double dn = nlml(&th, &d);
        th[i] = k;
        Theta seed = Theta::Unit(i);
        double fw = __enzyme_fwddiff<double>((void*)nlml, enzyme_dup, &th, &seed, enzyme_const, &d);
        double fd = (up - dn) / (2 * h);
        std::printf("%d ad=%.10g fwd=%.10g fd=%.10g\n", i, g[i], fw, fd);
        if (!(std::abs(g[i] - fd) <= 1e-5 * std::abs(fd) + 1e-7)) { std::printf("MISMATCH reverse %d got %.10g expected %.10g\n", i, g[i], fd); bad = 1; }
        if (!(std::abs(fw - fd) <= 1e-5 * std::abs(fd) + 1e-7)) { std::printf("MISMATCH forward %d got %.10g expected %.10g\n", i, fw, fd); bad = 1; }
    }
    return bad;
}
