// Roof truss: stiffness matrix assembly with Eigen, LDLT solve, compliance and
// stress penalty; gradient wrt bar areas and node positions.
#include <Eigen/Dense>
#include <cmath>
#include <iostream>
#include <map>
#include <string>
#include <vector>

extern int enzyme_const, enzyme_dup;
template <class R, class... A> R __enzyme_autodiff(void*, A...);

struct Bar { int a, b; std::string grade; };

struct Truss {
    std::vector<Bar> bars;
    std::vector<int> fixed;      // dof numbers
    std::map<int, double> loads; // dof -> force
    std::map<std::string, double> modulus{{"S235", 210.0}, {"GL24", 11.0}};
};

double weight_cost(const Truss* t, const Eigen::VectorXd* area, const Eigen::Matrix2Xd* node) {
    const int nd = 2 * static_cast<int>(node->cols());
    Eigen::MatrixXd K = Eigen::MatrixXd::Zero(nd, nd);
    Eigen::VectorXd len(t->bars.size());
    for (size_t k = 0; k < t->bars.size(); ++k) {
        const Bar& b = t->bars[k];
        Eigen::Vector2d d = node->col(b.b) - node->col(b.a);
        len[k] = d.norm();
        Eigen::Vector2d c = d / len[k];
        Eigen::Matrix2d k2 = t->modulus.at(b.grade) * (*area)[k] / len[k] * c * c.transpose();
        K.block<2, 2>(2 * b.a, 2 * b.a) += k2;
        K.block<2, 2>(2 * b.b, 2 * b.b) += k2;
        K.block<2, 2>(2 * b.a, 2 * b.b) -= k2;
        K.block<2, 2>(2 * b.b, 2 * b.a) -= k2;
    }
    Eigen::VectorXd f = Eigen::VectorXd::Zero(nd);
    for (auto [dof, p] : t->loads) f[dof] = p;
    for (int dof : t->fixed) {
        K.row(dof).setZero();
        K.col(dof).setZero();
        K(dof, dof) = 1;
        f[dof] = 0;
    }
    Eigen::LDLT<Eigen::MatrixXd> ldlt(K);
    Eigen::VectorXd u = ldlt.solve(f);
    double penalty = 0;
    for (size_t k = 0; k < t->bars.size(); ++k) {
        const Bar& b = t->bars[k];
        Eigen::Vector2d d = (node->col(b.b) - node->col(b.a)) / len[k];
        double strain = d.dot(u.segment<2>(2 * b.b) - u.segment<2>(2 * b.a)) / len[k];
        penalty += std::pow(strain * 100, 4);
    }
    return area->dot(len) + 5 * f.dot(u) + penalty;
}

int main() {
    Truss t;
    const char* g[] = {"S235", "S235", "GL24", "S235", "GL24", "S235", "S235", "S235", "S235"};
    int con[9][2] = {{0, 1}, {1, 2}, {0, 3}, {3, 1}, {1, 4}, {4, 2}, {3, 4}, {0, 4}, {3, 2}};
    for (int i = 0; i < 9; ++i) t.bars.push_back({con[i][0], con[i][1], g[i]});
    t.fixed = {0, 1, 5};
    t.loads = {{7, -1.2}, {9, -0.8}, {3, -0.5}, {8, 0.3}};
    Eigen::VectorXd area = Eigen::VectorXd::LinSpaced(9, 0.8, 1.6), da = Eigen::VectorXd::Zero(9);
    Eigen::Matrix2Xd node(2, 5), dn = Eigen::Matrix2Xd::Zero(2, 5);
    node << 0, 4, 8, 2, 6, 0, 0.2, 0, 2.4, 2.1;
    std::cout.precision(12);
    std::cout << "cost " << weight_cost(&t, &area, &node) << "\n";
    __enzyme_autodiff<void>((void*)weight_cost, enzyme_const, &t, enzyme_dup, &area, &da, enzyme_dup, &node, &dn);
    int bad = 0;
    for (int i = 0; i < 19; ++i) {
        double& x = i < 9 ? area[i] : node(((i - 9) % 2), (i - 9) / 2);
        double ad = i < 9 ? da[i] : dn((i - 9) % 2, (i - 9) / 2), h = 1e-5, k = x;
        x = k + h; double up = weight_cost(&t, &area, &node);
        x = k - h; double lo = weight_cost(&t, &area, &node);
        x = k;
        double fd = (up - lo) / (2 * h);
        std::cout << i << " ad=" << ad << " fd=" << fd << "\n";
        if (!(std::abs(ad - fd) <= 1e-5 * std::abs(fd) + 1e-7)) { std::cout << "MISMATCH " << i << " got " << ad << " expected " << fd << "\n"; bad = 1; }
    }
    return bad;
}
