// Graphics: a soft rasteriser; templates of vectors and matrices, colours in unions, meshes out of indices, a z-buffer.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <memory>
#include <numeric>
#include <type_traits>
#include <vector>
#include "../expect.h"

template <class T, int n> struct Vec {
    T v[n]{};
    constexpr T &operator[](int i) { return v[i]; }
    constexpr const T &operator[](int i) const { return v[i]; }
    friend constexpr Vec operator+(const Vec &a, const Vec &b) { return zip(a, b, [](T x, T y) { return x + y; }); }
    friend constexpr Vec operator-(const Vec &a, const Vec &b) { return zip(a, b, [](T x, T y) { return x - y; }); }
    friend constexpr Vec operator*(T s, const Vec &a) { return zip(a, a, [s](T x, T) { return s * x; }); }
    template <class F> static constexpr Vec zip(const Vec &a, const Vec &b, F f)
    {
        Vec r;
        for (int i = 0; i < n; ++i)
            r.v[i] = f(a.v[i], b.v[i]);
        return r;
    }
    constexpr T dot(const Vec &o) const { return std::inner_product(v, v + n, o.v, T(0)); }
};
using Vec3 = Vec<float, 3>;
using Vec4 = Vec<float, 4>;

struct Matrix {
    Vec4 rows[4];
    static Matrix identity()
    {
        Matrix m;
        for (int i = 0; i < 4; ++i)
            m.rows[i][i] = 1;
        return m;
    }
    Vec4 operator*(const Vec4 &x) const
    {
        Vec4 y;
        for (int i = 0; i < 4; ++i)
            y[i] = rows[i].dot(x);
        return y;
    }
    Matrix operator*(const Matrix &o) const
    {
        Matrix r;
        for (int i = 0; i < 4; ++i)
            for (int j = 0; j < 4; ++j)
                for (int k = 0; k < 4; ++k)
                    r.rows[i][j] += rows[i][k] * o.rows[k][j];
        return r;
    }
};

union Colour {
    struct {
        float r, g, b, a;
    };
    float channel[4];
    static Colour unpack(std::uint32_t rgba)
    {
        Colour c;
        for (int i = 0; i < 4; ++i)
            c.channel[i] = float(rgba >> (24 - 8 * i) & 0xff) / 255.f;
        return c;
    }
};
static_assert(sizeof(Colour) == 16 && std::is_trivially_copyable_v<Colour>);

struct Mesh {
    std::vector<Vec3> points;
    std::vector<std::array<std::uint16_t, 3>> faces;
    std::vector<std::uint32_t> paint;
    static Mesh pyramid(float size)
    {
        return {{{{-size, -size, 0}}, {{size, -size, 0}}, {{size, size, 0}}, {{-size, size, 0}}, {{0, 0, 1.5f * size}}},
                {{0, 1, 4}, {1, 2, 4}, {2, 3, 4}, {3, 0, 4}},
                {0xff8040ff, 0x40ff80c0, 0x8040ffff, 0xffff40a0}};
    }
};

class Canvas
{
    int width_, height_;
    std::unique_ptr<Colour[]> pixels_;
    std::unique_ptr<float[]> depth_;

  public:
    Canvas(int w, int h) : width_(w), height_(h), pixels_(new Colour[w * h]), depth_(std::make_unique<float[]>(w * h))
    {
        std::fill_n(pixels_.get(), w * h, Colour::unpack(0x202030ff));
        std::fill_n(depth_.get(), w * h, 1e3f);
    }
    void triangle(const Vec4 (&p)[3], Colour c, float sharpness)
    {
        for (int y = 0; y < height_; ++y)
            for (int x = 0; x < width_; ++x) {
                const float px = 2 * (x + 0.5f) / width_ - 1, py = 2 * (y + 0.5f) / height_ - 1;
                float cover = 1, z = 0;
                for (int i = 0; i < 3; ++i) {
                    const Vec4 &a = p[i], &b = p[(i + 1) % 3];
                    const float side = (b[0] - a[0]) * (py - a[1]) - (b[1] - a[1]) * (px - a[0]);
                    cover *= 1 / (1 + std::exp(-sharpness * side));
                    z += a[2] / 3;
                }
                Colour &pixel = pixels_[y * width_ + x];
                float &near = depth_[y * width_ + x];
                const float front = 1 / (1 + std::exp(4 * (z - near)));
                const float w = cover * c.a * front;
                for (int k = 0; k < 3; ++k)
                    pixel.channel[k] += w * (c.channel[k] - pixel.channel[k]);
                near += w * (z - near);
            }
    }
    double compare(const std::vector<std::uint32_t> &image) const
    {
        double sum = 0;
        for (int i = 0; i < width_ * height_; ++i) {
            const Colour want = Colour::unpack(image[i % image.size()]);
            for (int k = 0; k < 3; ++k)
                sum += std::pow(double(pixels_[i].channel[k]) - want.channel[k], 2) * (k + 1);
        }
        return sum;
    }
};

struct Camera {
    float yaw, distance, focal, sharpness;
    Matrix view() const
    {
        Matrix turn = Matrix::identity(), move = Matrix::identity();
        turn.rows[0][0] = turn.rows[1][1] = std::cos(yaw);
        turn.rows[1][0] = -(turn.rows[0][1] = std::sin(yaw));
        move.rows[2][3] = distance;
        return move * turn;
    }
};

double mismatch(const Camera *camera, float size)
{
    const Mesh mesh = Mesh::pyramid(size);
    const Matrix view = camera->view();
    Canvas canvas(7, 5);
    std::vector<std::size_t> order(mesh.faces.size());
    std::iota(order.begin(), order.end(), 0);
    std::vector<Vec4> seen;
    std::transform(mesh.points.begin(), mesh.points.end(), std::back_inserter(seen), [&](const Vec3 &p) {
        Vec4 h{{p[0], p[1], p[2], 1}};
        h = view * h;
        return Vec4{{camera->focal * h[0] / h[2], camera->focal * h[1] / h[2], h[2], 1 / h[2]}};
    });
    const auto depth = [&](std::size_t f) {
        float z = 0;
        for (auto i : mesh.faces[f])
            z += seen[i][2];
        return z;
    };
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return depth(a) > depth(b) + 1e-4f; });
    for (const auto f : order) {
        Vec4 p[3];
        for (int i = 0; i < 3; ++i)
            p[i] = seen[mesh.faces[f][i]];
        canvas.triangle(p, Colour::unpack(mesh.paint[f]), camera->sharpness);
    }
    return canvas.compare({0xff0000ff, 0x00ff00ff, 0x808080ff, 0x3050ffff});
}

int main()
{
    Camera c{0.4f, 2.5f, 1.6f, 3}, d{};
    float size = 0.9f;
    const float ds = __enzyme_autodiff<float>((void *)mismatch, enzyme_dup, &c, &d, enzyme_out, size);
    EXPECT_SLOPE("yaw", 0, d.yaw, mismatch(&c, size), c.yaw, 0.03125, 1e-3);
    EXPECT_SLOPE("distance", 0, d.distance, mismatch(&c, size), c.distance, 0.03125, 1e-3);
    EXPECT_SLOPE("focal", 0, d.focal, mismatch(&c, size), c.focal, 0.03125, 1e-3);
    EXPECT_SLOPE("sharpness", 0, d.sharpness, mismatch(&c, size), c.sharpness, 0.03125, 1e-3);
    EXPECT_SLOPE("size", 0, ds, mismatch(&c, size), size, 0.03125, 1e-3);
    return verdict();
}
