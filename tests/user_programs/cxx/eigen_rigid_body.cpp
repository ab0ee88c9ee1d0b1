// robot arm kinematics + point cloud registration: quaternions, AngleAxis, Map, vector<Vector3d>
#include "../differences.h"
#include <Eigen/Dense>
#include <Eigen/Geometry>
#include <vector>
using namespace Eigen;
struct Joint { Vector3d axis, offset; };
struct Arm { std::vector<Joint> joints; Vector3d tool; };
double reach(const double *q, int n, const Arm *arm, const double *target) {
  Isometry3d T = Isometry3d::Identity();
  Map<const VectorXd> ang(q, n);
  Map<const Vector3d> goal(target);
  for (int i = 0; i < n; i++) {
    T.translate(arm->joints[i].offset);
    T.rotate(AngleAxisd(ang(i), arm->joints[i].axis.normalized()));
  }
  Vector3d tip = T * arm->tool;
  Quaterniond o(T.rotation());
  return (tip - goal).squaredNorm() + 0.1 * o.angularDistance(Quaterniond::Identity()) + 1e-2 * ang.array().pow(4).sum();
}
double registration(const double *pose, const std::vector<Vector3d> &src, const std::vector<Vector3d> &dst) {
  Quaterniond q = Map<const Quaterniond>(pose);
  q.normalize();
  Vector3d t = Map<const Vector3d>(pose + 4);
  double cost = 0;
  for (size_t i = 0; i < src.size(); i++) {
    Vector3d r = q * src[i] + t - dst[i];
    double s = r.squaredNorm();
    cost += s < 0.5 ? s : std::sqrt(2 * s) - 0.5;
  }
  Quaterniond mid = q.slerp(0.3, Quaterniond(AngleAxisd(0.4, Vector3d::UnitY())));
  Vector3d e = mid.toRotationMatrix().eulerAngles(2, 1, 0);
  return cost + e(0) + mid.conjugate().w() * e(1);
}
int main() {
  Arm arm;
  for (int i = 0; i < 5; i++) arm.joints.push_back({Vector3d(i % 2, 0.3 * i, 1.0), Vector3d(0.1 * i, 0.2, 0.5)});
  arm.tool = Vector3d(0.3, 0, 0.1);
  std::vector<double> q{0.3, -0.4, 0.8, 0.2, -0.6}, goal{0.5, 0.7, 1.2};
  std::vector<Vector3d> src, dst;
  for (int i = 0; i < 20; i++) { src.emplace_back(std::sin(i), std::cos(2 * i), 0.1 * i); dst.emplace_back(std::cos(i), 0.2 * std::sin(3 * i), 0.1 * i + 0.2); }
  std::vector<double> pose{0.1, 0.2, -0.15, 0.9, 0.3, -0.2, 0.1};
  double fq[5], ft, fp[7], fs;
  for (int i = 0; i < 5; i++) fq[i] = cd([&](double t) { auto z = q; z[i] += t; return reach(z.data(), 5, &arm, goal.data()); });
  ft = cd([&](double t) { Arm a = arm; a.joints[2].axis(1) += t; return reach(q.data(), 5, &a, goal.data()); });
  for (int i = 0; i < 7; i++) fp[i] = cd([&](double t) { auto z = pose; z[i] += t; return registration(z.data(), src, dst); }, 5e-4);
  fs = cd([&](double t) { auto z = src; z[6](2) += t; return registration(pose.data(), z, dst); }, 5e-4);
  Check c;
  std::vector<double> dq(5, 0.0), dpose(7, 0.0);
  Arm darm;
  for (int i = 0; i < 5; i++) darm.joints.push_back({Vector3d::Zero(), Vector3d::Zero()});
  darm.tool.setZero();
  __enzyme_autodiff<void>((void *)reach, enzyme_dup, q.data(), dq.data(), enzyme_const, 5, enzyme_dup, &arm, &darm, enzyme_const, goal.data());
  for (int i = 0; i < 5; i++) c.cmp("reach q", dq[i], fq[i]);
  c.cmp("reach axis", darm.joints[2].axis(1), ft);
  std::vector<Vector3d> dsrc(20, Vector3d::Zero());
  __enzyme_autodiff<void>((void *)registration, enzyme_dup, pose.data(), dpose.data(), enzyme_dup, &src, &dsrc, enzyme_const, &dst);
  for (int i = 0; i < 7; i++) c.cmp("pose", dpose[i], fp[i]);
  c.cmp("src", dsrc[6](2), fs);
  return c.done();
}
