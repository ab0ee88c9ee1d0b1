// A position from satellites: NMEA-like sentences with checksums, a small matrix class, Gauss and Newton by Cholesky.
#include "../expect.h"
#include <array>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

template <int R, int C = 1> struct Mat {
    std::array<double, R * C> v{};
    double &operator()(int i, int j = 0) { return v[i * C + j]; }
    const double &operator()(int i, int j = 0) const { return v[i * C + j]; }
    template <int K> Mat<R, K> operator*(const Mat<C, K> &o) const
    {
        Mat<R, K> r;
        for (int i = 0; i < R; i++)
            for (int j = 0; j < K; j++)
                for (int k = 0; k < C; k++)
                    r(i, j) += (*this)(i, k) * o(k, j);
        return r;
    }
    Mat &operator+=(const Mat &o)
    {
        for (int i = 0; i < R * C; i++)
            v[i] += o.v[i];
        return *this;
    }
    Mat<C, R> transposed() const
    {
        Mat<C, R> t;
        for (int i = 0; i < R; i++)
            for (int j = 0; j < C; j++)
                t(j, i) = (*this)(i, j);
        return t;
    }
};

template <int N> std::optional<Mat<N>> cholesky_solve(Mat<N, N> a, Mat<N> b)
{
    for (int j = 0; j < N; j++) {
        for (int k = 0; k < j; k++)
            a(j, j) -= a(j, k) * a(j, k);
        if (a(j, j) <= 0)
            return std::nullopt;
        a(j, j) = std::sqrt(a(j, j));
        for (int i = j + 1; i < N; i++) {
            for (int k = 0; k < j; k++)
                a(i, j) -= a(i, k) * a(j, k);
            a(i, j) /= a(j, j);
        }
    }
    for (int i = 0; i < N; i++) {
        for (int k = 0; k < i; k++)
            b(i) -= a(i, k) * b(k);
        b(i) /= a(i, i);
    }
    for (int i = N; i-- > 0;) {
        for (int k = i + 1; k < N; k++)
            b(i) -= a(k, i) * b(k);
        b(i) /= a(i, i);
    }
    return b;
}

struct Satellite {
    char id[4];
    Mat<3> place;
    double range;
    float elevation;
};

static std::optional<Satellite> parse(std::string_view line)
{
    if (line.size() < 4 || line[0] != '$')
        return {};
    const auto star = line.rfind('*');
    if (star == line.npos)
        return {};
    unsigned char sum = 0;
    for (char c : line.substr(1, star - 1))
        sum ^= static_cast<unsigned char>(c);
    if (sum != std::strtoul(std::string(line.substr(star + 1)).c_str(), nullptr, 16))
        return {};
    Satellite s{};
    const std::string body(line.substr(1, star - 1));
    if (std::sscanf(body.c_str(), "%3[A-Z0-9],%lf,%lf,%lf,%lf,%f", s.id, &s.place(0), &s.place(1), &s.place(2), &s.range,
                    &s.elevation) != 6)
        return {};
    return s;
}

static std::string sentence(const std::string &body)
{
    unsigned char sum = 0;
    for (char c : body)
        sum ^= static_cast<unsigned char>(c);
    char end[8];
    std::snprintf(end, sizeof end, "*%02X", sum);
    return "$" + body + end;
}

double position_error(const double *noise, int n, double floor)
{
    std::vector<Satellite> sky;
    const char *const bodies[] = {"G01,15600,7540,20140,21110.2,52", "G07,18760,2750,18610,20300.1,61",
                                  "G11,17610,14630,13480,21010.9,33", "G19,19170,610,18390,20120.5,71",
                                  "broken", "G23,5600,17540,18140,24600.3,20.5"};
    for (const char *b : bodies)
        if (auto s = parse(sentence(b)))
            sky.push_back(*s);
    if (static_cast<int>(sky.size()) != n)
        return -1;
    for (int i = 0; i < n; i++)
        sky[i].range += noise[i];
    Mat<4> x;
    x(0) = 3000;
    for (int iteration = 0; iteration < 8; iteration++) {
        Mat<4, 4> normal;
        Mat<4> right;
        for (const auto &s : sky) {
            Mat<1, 4> row;
            double d = 0;
            for (int k = 0; k < 3; k++) {
                const double diff = x(k) - s.place(k);
                d += diff * diff;
            }
            d = std::sqrt(d);
            for (int k = 0; k < 3; k++)
                row(0, k) = (x(k) - s.place(k)) / d;
            row(0, 3) = 1;
            const double weight = floor + std::pow(std::sin(s.elevation * M_PI / 180), 2), r = s.range - d - x(3);
            Mat<4> t = row.transposed();
            for (double &e : t.v)
                e *= weight;
            normal += t * row;
            for (double &e : t.v)
                e *= r;
            right += t;
        }
        const auto step = cholesky_solve(normal, right);
        if (!step)
            return -2;
        x += *step;
    }
    return std::sqrt(x(0) * x(0) + x(1) * x(1) + x(2) * x(2)) / 1000 + 0.001 * x(3);
}

int main()
{
    double noise[5] = {0.5, -1, 0.25, 2, -0.125}, d[5] = {}, floor = 0.1;
    if (position_error(noise, 5, floor) < 0)
        return 3;
    const double df = __enzyme_autodiff<double>((void *)position_error, enzyme_dup, noise, d, enzyme_const, 5, enzyme_out, floor);
    EXPECT_SLOPE("floor", 0, df, position_error(noise, 5, floor), floor, 1e-3, 1e-6);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("noise", i, d[i], position_error(noise, 5, floor), noise[i], 1e-2, 1e-6);
    return verdict();
}
