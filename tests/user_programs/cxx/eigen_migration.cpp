// Demography: migration Markov model. Stationary distribution by QR, spectral
// gap of the reversible part by SelfAdjointEigenSolver, first-passage times by
// PartialPivLU, matrix exponential by scaling and squaring.
#include <Eigen/Dense>
#include <cmath>
#include <iostream>
#include <string>
#include <unordered_map>
#include <vector>

extern int enzyme_const;
extern int enzyme_dup;
double __enzyme_autodiff(void*, ...);

using Eigen::MatrixXd;
using Eigen::VectorXd;
using RowMajor = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

struct Region { std::string name; double lon, lat, population; };

static MatrixXd generator(const std::vector<Region>& r, const double* x) {
    const int n = r.size();
    MatrixXd Q = MatrixXd::Zero(n, n);
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < n; ++j)
            if (i != j) {
                double d = std::hypot(r[i].lon - r[j].lon, r[i].lat - r[j].lat);
                Q(i, j) = x[0] * std::pow(r[j].population, x[1]) * std::exp(-x[2] * d);
            }
    Q.diagonal() = -Q.rowwise().sum();
    return Q;
}

static MatrixXd expm(const MatrixXd& A) {
    const int s = 4;
    MatrixXd B = A / std::pow(2.0, s), term = MatrixXd::Identity(A.rows(), A.cols()), E = term;
    for (int k = 1; k < 10; ++k) {
        term = term * B / k;
        E += term;
    }
    for (int k = 0; k < s; ++k) E = (E * E).eval();
    return E;
}

double indicator(const std::vector<Region>* r, const double* x, int target) {
    MatrixXd Q = generator(*r, x);
    const int n = Q.rows();
    // stationary distribution: least squares with normalisation row
    MatrixXd M(n + 1, n);
    M.topRows(n) = Q.transpose();
    M.row(n).setOnes();
    VectorXd b = VectorXd::Zero(n + 1);
    b[n] = 1;
    VectorXd pi = M.householderQr().solve(b);
    double entropy = -(pi.array() * pi.array().log()).sum();
    // first passage to target
    RowMajor sub(n - 1, n - 1);
    for (int i = 0, a = 0; i < n; ++i) {
        if (i == target) continue;
        for (int j = 0, c = 0; j < n; ++j)
            if (j != target) sub(a, c++) = -Q(i, j);
        ++a;
    }
    VectorXd passage = sub.partialPivLu().solve(VectorXd::Ones(n - 1));
    // relaxation: symmetric part under pi
    VectorXd s = pi.cwiseSqrt();
    MatrixXd S = s.asDiagonal() * Q * s.cwiseInverse().asDiagonal();
    Eigen::SelfAdjointEigenSolver<MatrixXd> eig(0.5 * (S + S.transpose()));
    double gap = -eig.eigenvalues()[n - 2];
    MatrixXd P = expm(Q * x[3]);
    return entropy + 0.05 * passage.mean() + gap + P.trace() / n + 0.1 * std::log(P.determinant() + 1);
}

int main() {
    std::vector<Region> r{{"North", 0, 3, 1.2}, {"Delta", 1, 0.2, 4.1}, {"Hills", 2.6, 2.1, 0.7}, {"Port", 3.3, -0.8, 2.9}, {"Plain", 1.7, 1.1, 1.8}, {"Isle", 4.4, 0.6, 0.4}};
    std::unordered_map<std::string, int> at;
    for (size_t i = 0; i < r.size(); ++i) at[r[i].name] = i;
    double x[4] = {0.4, 0.7, 0.6, 0.8}, g[4] = {};
    std::cout.precision(12);
    std::cout << "indicator " << indicator(&r, x, at["Port"]) << "\n";
    __enzyme_autodiff((void*)indicator, enzyme_const, &r, enzyme_dup, x, g, enzyme_const, at["Port"]);
    int bad = 0;
    for (int i = 0; i < 4; ++i) {
        double h = 1e-5, k = x[i];
        x[i] = k + h; double up = indicator(&r, x, at["Port"]);
        x[i] = k - h; double dn = indicator(&r, x, at["Port"]);
        x[i] = k;
        double fd = (up - dn) / (2 * h);
        std::cout << i << " ad=" << g[i] << " fd=" << fd << "\n";
        if (!(std::abs(g[i] - fd) <= 1e-5 * std::abs(fd) + 1e-8)) { std::cout << "MISMATCH " << i << " got " << g[i] << " expected " << fd << "\n"; bad = 1; }
    }
    return bad;
}
