// Robotics: quaternions, a kinematic tree of links by name with weak_ptr parents, a pose error.
#include "../expect.h"
#include <map>
#include <memory>
#include <string>
#include <vector>

struct Quaternion {
    double w = 1, x = 0, y = 0, z = 0;
    Quaternion operator*(const Quaternion &o) const
    {
        return {w * o.w - x * o.x - y * o.y - z * o.z, w * o.x + x * o.w + y * o.z - z * o.y,
                w * o.y - x * o.z + y * o.w + z * o.x, w * o.z + x * o.y - y * o.x + z * o.w};
    }
    Quaternion conjugate() const { return {w, -x, -y, -z}; }
};
struct Transform {
    Quaternion q;
    double p[3] = {0, 0, 0};
    Transform operator*(const Transform &o) const
    {
        Transform r;
        r.q = q * o.q;
        const Quaternion v = q * Quaternion{0, o.p[0], o.p[1], o.p[2]} * q.conjugate();
        r.p[0] = p[0] + v.x;
        r.p[1] = p[1] + v.y;
        r.p[2] = p[2] + v.z;
        return r;
    }
};

class Link {
public:
    Link(std::string name, double length, int axis, std::weak_ptr<Link> parent)
        : name_(std::move(name)), length_(length), axis_(axis), parent_(std::move(parent)) {}
    void turn(double angle) { angle_ += angle; }
    Transform pose() const
    {
        Transform own;
        own.q.w = std::cos(angle_ / 2);
        (axis_ == 0 ? own.q.x : axis_ == 1 ? own.q.y : own.q.z) = std::sin(angle_ / 2);
        Transform arm;
        arm.p[0] = length_;
        own = own * arm;
        if (auto up = parent_.lock())
            return up->pose() * own;
        return own;
    }

private:
    std::string name_;
    double length_, angle_ = 0;
    int axis_;
    std::weak_ptr<Link> parent_;
};

static double hand_error(const double *angles, const double *lengths, int n)
{
    std::map<std::string, std::shared_ptr<Link>> robot;
    std::shared_ptr<Link> last;
    for (int i = 0; i < n; i++) {
        auto link = std::make_shared<Link>("link " + std::to_string(i), lengths[i], (i * 2 + 1) % 3, last);
        link->turn(angles[i]);
        robot.emplace("link " + std::to_string(i), link);
        last = link;
    }
    robot.at("link 1")->turn(0.1 * angles[n - 1]);
    const Transform t = last->pose(), elbow = robot["link 2"]->pose();
    return (t.p[0] - 1) * (t.p[0] - 1) + t.p[1] * t.p[1] + t.q.w + elbow.p[2] * t.p[2];
}

int main()
{
    double a[5] = {0.3, -0.5, 0.9, 0.2, -0.7}, da[5] = {}, l[5] = {0.5, 0.8, 0.6, 0.4, 0.2}, dl[5] = {};
    __enzyme_autodiff<double>((void *)hand_error, enzyme_dup, a, da, enzyme_dup, l, dl, enzyme_const, 5);
    for (int i = 0; i < 5; i++) {
        EXPECT_SLOPE("angle", i, da[i], hand_error(a, l, 5), a[i], 1e-3, 1e-7);
        EXPECT_SLOPE("length", i, dl[i], hand_error(a, l, 5), l[i], 1e-3, 1e-7);
    }
    return verdict();
}
