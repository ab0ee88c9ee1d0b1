// Photogrammetry: reprojection residuals with Eigen quaternions and transforms;
// Jacobian columns by vector forward mode (width 4), robust cost by reverse.
#include <Eigen/Dense>
#include <Eigen/Geometry>
#include <array>
#include <cmath>
#include <cstdio>
#include <optional>
#include <vector>

extern int enzyme_const, enzyme_dup, enzyme_width;
template <class R, class... A> R __enzyme_autodiff(void*, A...);
template <class R, class... A> R __enzyme_fwddiff(void*, A...);

using Pose = std::array<double, 8>;  // rotation vector, translation, focal, distortion

struct Observation { Eigen::Vector3d world; Eigen::Vector2d pixel; };

static std::optional<Eigen::Vector2d> project(const Pose& p, const Eigen::Vector3d& w) {
    Eigen::Vector3d rv(p[0], p[1], p[2]);
    double angle = rv.norm();
    Eigen::Quaterniond q(Eigen::AngleAxisd(angle, rv / angle));
    Eigen::Isometry3d T = Eigen::Isometry3d::Identity();
    T.rotate(q);
    T.pretranslate(Eigen::Vector3d(p[3], p[4], p[5]));
    Eigen::Vector3d c = T * w;
    if (c.z() < 0.1) return std::nullopt;
    Eigen::Vector2d n = c.head<2>() / c.z();
    double r2 = n.squaredNorm();
    return Eigen::Vector2d(p[6] * (1 + p[7] * r2 + 0.01 * r2 * r2) * n + Eigen::Vector2d(320, 240));
}

void residuals(const Pose* p, const std::vector<Observation>* obs, Eigen::VectorXd* r) {
    for (size_t i = 0; i < obs->size(); ++i) {
        auto px = project(*p, (*obs)[i].world);
        if (px) r->segment<2>(2 * i) = *px - (*obs)[i].pixel;
        else r->segment<2>(2 * i).setConstant(50.0);
    }
}

double robust_cost(const Pose* p, const std::vector<Observation>* obs) {
    Eigen::VectorXd r(2 * obs->size());
    residuals(p, obs, &r);
    Eigen::ArrayXd s = r.array().square();
    return (100.0 * (1.0 + s / 100.0).log()).sum();
}

int main() {
    std::vector<Observation> obs;
    for (int i = 0; i < 12; ++i) {
        Eigen::Vector3d w(std::sin(1.3 * i) * 2, std::cos(0.9 * i) * 1.5, 4 + (i % 4) * 0.7);
        if (i == 7) w.z() = -9;
        obs.push_back({w, Eigen::Vector2d(320 + 120 * w.x(), 240 + 125 * w.y() + i)});
    }
    Pose p{0.1, -0.2, 0.15, 0.3, -0.1, 0.6, 510, -0.08}, g{};
    std::printf("cost %.10f\n", robust_cost(&p, &obs));
    __enzyme_autodiff<void>((void*)robust_cost, enzyme_dup, &p, &g, enzyme_const, &obs);
    int bad = 0;
    for (int i = 0; i < 8; ++i) {
        double h = 1e-6 * (i == 6 ? 100 : 1), k = p[i];
        p[i] = k + h; double up = robust_cost(&p, &obs);
        p[i] = k - h; double dn = robust_cost(&p, &obs);
        p[i] = k;
        double fd = (up - dn) / (2 * h);
        std::printf("%d ad=%.10g fd=%.10g\n", i, g[i], fd);
        if (!(std::abs(g[i] - fd) <= 1e-5 * std::abs(fd) + 1e-6)) { std::printf("MISMATCH reverse %d got %.10g expected %.10g\n", i, g[i], fd); bad = 1; }
    }
    for (int c = 0; c < 8; c += 4) {
        Pose s[4] = {};
        Eigen::VectorXd r = Eigen::VectorXd::Zero(24), t[4];
        for (int l = 0; l < 4; ++l) { s[l][c + l] = 1; t[l] = Eigen::VectorXd::Zero(24); }
        __enzyme_fwddiff<void>((void*)residuals, enzyme_width, 4, enzyme_dup, &p, &s[0], &s[1], &s[2], &s[3],
                               enzyme_const, &obs, enzyme_dup, &r, &t[0], &t[1], &t[2], &t[3]);
        for (int l = 0; l < 4; ++l) {
            Pose u = p, d = p; Eigen::VectorXd ru(24), rd(24);
            double h = 1e-6 * (c + l == 6 ? 100 : 1);
            u[c + l] += h; d[c + l] -= h;
            residuals(&u, &obs, &ru); residuals(&d, &obs, &rd);
            Eigen::VectorXd fd = (ru - rd) / (2 * h);
            double err = (fd - t[l]).norm() / (1e-6 + fd.norm());
            if (!(err <= 1e-5)) { std::printf("MISMATCH column %d relative error %g got %.10g expected %.10g\n", c + l, err, t[l][0], fd[0]); bad = 1; }
        }
    }
    return bad;
}
