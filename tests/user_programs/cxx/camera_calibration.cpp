// Photogrammetry: fixed-size matrices as templates, rotations by Rodrigues, distortion, Gauss-Newton steps; gradients in split mode.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <initializer_list>
#include <vector>

template <class T, int R, int C> class Mat {
    std::array<T, R * C> v_{};

  public:
    Mat() = default;
    Mat(std::initializer_list<T> l) { std::copy(l.begin(), l.end(), v_.begin()); }
    static Mat identity()
    {
        Mat m;
        for (int i = 0; i < R && i < C; i++)
            m(i, i) = 1;
        return m;
    }
    T &operator()(int r, int c = 0) { return v_[r * C + c]; }
    const T &operator()(int r, int c = 0) const { return v_[r * C + c]; }
    template <int K> friend Mat<T, R, K> operator*(const Mat &a, const Mat<T, C, K> &b)
    {
        Mat<T, R, K> m;
        for (int i = 0; i < R; i++)
            for (int j = 0; j < K; j++)
                for (int k = 0; k < C; k++)
                    m(i, j) += a(i, k) * b(k, j);
        return m;
    }
    friend Mat operator+(Mat a, const Mat &b)
    {
        std::transform(a.v_.begin(), a.v_.end(), b.v_.begin(), a.v_.begin(), [](T x, T y) { return x + y; });
        return a;
    }
    friend Mat operator*(T k, Mat a)
    {
        for (T &x : a.v_)
            x *= k;
        return a;
    }
};
using Vec3 = Mat<double, 3, 1>;
using Mat3 = Mat<double, 3, 3>;

static Mat3 rodrigues(const Vec3 &w)
{
    const double t2 = w(0) * w(0) + w(1) * w(1) + w(2) * w(2), t = std::sqrt(t2);
    const Mat3 k{0, -w(2), w(1), w(2), 0, -w(0), -w(1), w(0), 0};
    if (t < 1e-8)
        return Mat3::identity() + k;
    return Mat3::identity() + std::sin(t) / t * k + (1 - std::cos(t)) / t2 * (k * k);
}

struct Camera {
    double focal, cx, cy, k1, k2;
    Vec3 rotation, position;
};
struct Observation {
    int point;
    float u, v;
    bool bad;
};

static std::pair<double, double> project(const Camera &c, const Vec3 &p)
{
    const Vec3 q = rodrigues(c.rotation) * p + c.position;
    const double x = q(0) / q(2), y = q(1) / q(2), r2 = x * x + y * y;
    const double bend = 1 + r2 * (c.k1 + r2 * c.k2);
    return {c.focal * bend * x + c.cx, c.focal * bend * y + c.cy};
}

static double reprojection(const Camera *c, const std::vector<Vec3> *points, const std::vector<Observation> *seen)
{
    std::vector<double> residuals;
    for (const Observation &o : *seen) {
        if (o.bad)
            continue;
        const auto [u, v] = project(*c, (*points)[o.point]);
        residuals.push_back(std::hypot(u - o.u, v - o.v));
    }
    std::nth_element(residuals.begin(), residuals.begin() + residuals.size() / 2, residuals.end());
    const double median = residuals[residuals.size() / 2];
    double sum = 0;
    for (double r : residuals)
        sum += r < 2 * median ? r * r : 2 * median * (2 * r - 2 * median);
    return std::sqrt(sum / residuals.size());
}

template <typename... T> void *__enzyme_augmentfwd(void *, T...);
template <typename... T> void __enzyme_reverse(void *, T...);

int main()
{
    Camera c{8.0, 3.2, 2.4, -0.1, 0.02, {0.1, -0.2, 0.05}, {0.3, -0.1, 5}}, d{};
    std::vector<Vec3> points, dpoints(12);
    std::vector<Observation> seen;
    Camera truth = c;
    truth.focal = 8.2;
    truth.rotation(1) = -0.23;
    truth.position(0) = 0.25;
    for (int i = 0; i < 12; i++) {
        points.push_back({std::sin(i * 1.7), std::cos(i * 0.9), 0.3 * std::sin(3.0 * i)});
        const auto [u, v] = project(truth, points.back());
        seen.push_back({i, float(u + 0.02 * std::sin(7.0 * i)), float(v + 0.03 * std::cos(5.0 * i)), i == 4});
    }
    void *tape = __enzyme_augmentfwd((void *)reprojection, enzyme_dup, &c, &d, enzyme_dup, &points, &dpoints, enzyme_const, &seen);
    __enzyme_reverse((void *)reprojection, enzyme_dup, &c, &d, enzyme_dup, &points, &dpoints, enzyme_const, &seen, 1.0, tape);
    double *in = &c.focal, *out = &d.focal;
    for (int i = 0; i < 11; i++)
        EXPECT_SLOPE("camera", i, out[i], reprojection(&c, &points, &seen), in[i], 1e-5, 1e-6);
    for (int i = 0; i < 12; i++)
        EXPECT_SLOPE("point", i, dpoints[i](1), reprojection(&c, &points, &seen), points[i](1), 1e-5, 1e-6);
    return verdict();
}
