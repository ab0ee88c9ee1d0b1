// Ropeways: the sag of a ski lift's rope over its towers, solved by Newton's method; the program has dual numbers of
// its own for the Jacobian, matrices that throw, and towers that are read from a table.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

template <int N> struct Dual {
    double v = 0;
    std::array<double, N> d{};
    Dual() = default;
    Dual(double value) : v(value) {}
    static Dual variable(double value, int i)
    {
        Dual x(value);
        x.d[i] = 1;
        return x;
    }
    template <class F> Dual chain(double value, F slope) const
    {
        Dual r(value);
        for (int i = 0; i < N; i++)
            r.d[i] = slope * d[i];
        return r;
    }
    friend Dual operator+(Dual a, const Dual &b)
    {
        a.v += b.v;
        for (int i = 0; i < N; i++)
            a.d[i] += b.d[i];
        return a;
    }
    friend Dual operator-(const Dual &a) { return a.chain(-a.v, -1.0); }
    friend Dual operator-(const Dual &a, const Dual &b) { return a + (-b); }
    friend Dual operator*(const Dual &a, const Dual &b)
    {
        Dual r(a.v * b.v);
        for (int i = 0; i < N; i++)
            r.d[i] = a.d[i] * b.v + a.v * b.d[i];
        return r;
    }
    friend Dual operator/(const Dual &a, const Dual &b) { return a * b.chain(1 / b.v, -1 / (b.v * b.v)); }
    friend Dual cosh(const Dual &a) { return a.chain(std::cosh(a.v), std::sinh(a.v)); }
    friend Dual sinh(const Dual &a) { return a.chain(std::sinh(a.v), std::cosh(a.v)); }
    friend Dual sqrt(const Dual &a) { return a.chain(std::sqrt(a.v), 0.5 / std::sqrt(a.v)); }
    friend Dual asinh(const Dual &a) { return a.chain(std::asinh(a.v), 1 / std::sqrt(1 + a.v * a.v)); }
};

class Singular : public std::domain_error {
public:
    int column;
    explicit Singular(int c) : std::domain_error("singular matrix"), column(c) {}
};

template <int N> std::array<double, N> solve(std::array<std::array<double, N>, N> a, std::array<double, N> b)
{
    for (int k = 0; k < N; k++) {
        const auto pivot = std::max_element(a.begin() + k, a.end(), [k](const auto &x, const auto &y) { return std::abs(x[k]) < std::abs(y[k]); });
        if (std::abs((*pivot)[k]) < 1e-14)
            throw Singular(k);
        const auto row = static_cast<std::size_t>(pivot - a.begin());
        std::swap(a[row], a[k]);
        std::swap(b[row], b[k]);
        for (int i = k + 1; i < N; i++) {
            const double f = a[i][k] / a[k][k];
            for (int j = k; j < N; j++)
                a[i][j] -= f * a[k][j];
            b[i] -= f * b[k];
        }
    }
    for (int i = N - 1; i >= 0; i--) {
        for (int j = i + 1; j < N; j++)
            b[i] -= a[i][j] * b[j];
        b[i] /= a[i][i];
    }
    return b;
}

struct Tower {
    std::string name;
    double x, height;
    enum class Head : unsigned char { Roller, Saddle, Anchor } head;
};

static std::vector<Tower> read_towers(std::string_view text)
{
    std::vector<Tower> towers;
    while (!text.empty()) {
        const auto end = text.find(';');
        std::string_view item = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        std::array<std::string, 4> fields;
        for (auto &f : fields) {
            const auto comma = item.find(',');
            f = item.substr(0, comma);
            item.remove_prefix(comma == std::string_view::npos ? item.size() : comma + 1);
        }
        Tower t{fields[0], std::strtod(fields[1].c_str(), nullptr), std::stod(fields[2]), Tower::Head::Roller};
        if (fields[3] == "saddle")
            t.head = Tower::Head::Saddle;
        else if (fields[3] == "anchor")
            t.head = Tower::Head::Anchor;
        towers.push_back(t);
    }
    return towers;
}

constexpr int SPANS = 3;

// Lengths of the spans between towers; unknowns are the horizontal tensions.
template <class T> std::array<T, SPANS> misfit(const std::array<T, SPANS> &tension, const std::vector<Tower> &towers, double weight, const double *length)
{
    std::array<T, SPANS> out;
    for (int i = 0; i < SPANS; i++) {
        const double l = towers[i + 1].x - towers[i].x, rise = towers[i + 1].height - towers[i].height;
        const T c = tension[i] / T(weight);
        const T arc = T(2) * c * sinh(T(l) / (T(2) * c));
        out[i] = sqrt(arc * arc + T(rise * rise)) - T(length[i]);
        if (towers[i].head == Tower::Head::Roller && i > 0)
            out[i] = out[i] + T(1e-4) * asinh(tension[i] - tension[i - 1]);
    }
    return out;
}

double clearance(const double *length, double weight, double ice)
{
    auto towers = read_towers("valley,0,4.5,anchor;first,60,21,roller;second,130,44,saddle;top,180,60.5,anchor");
    std::array<double, SPANS> tension{40, 50, 45};
    for (auto &t : towers)
        if (t.head != Tower::Head::Anchor)
            t.height -= 0.05 * ice;
    const double w = weight * (1 + 0.2 * ice);
    try {
        for (int step = 0; step < 30; step++) {
            std::array<Dual<SPANS>, SPANS> x;
            for (int i = 0; i < SPANS; i++)
                x[i] = Dual<SPANS>::variable(tension[i], i);
            const auto f = misfit(x, towers, w, length);
            std::array<std::array<double, SPANS>, SPANS> jacobian;
            std::array<double, SPANS> rhs;
            double worst = 0;
            for (int i = 0; i < SPANS; i++) {
                jacobian[i] = f[i].d;
                rhs[i] = -f[i].v;
                worst = std::max(worst, std::abs(f[i].v));
            }
            const auto move = solve<SPANS>(jacobian, rhs);
            for (int i = 0; i < SPANS; i++)
                tension[i] += std::clamp(move[i], -0.5 * tension[i], tension[i]);
            if (worst < 1e-13)
                break;
        }
    } catch (const Singular &s) {
        return -100 - s.column;
    }
    double least = 1e9, sum = 0;
    for (int i = 0; i < SPANS; i++) {
        const double c = tension[i] / w, l = towers[i + 1].x - towers[i].x;
        const double sag = c * (std::cosh(l / (2 * c)) - 1);
        const double middle = 0.5 * (towers[i].height + towers[i + 1].height) - sag;
        least = std::min(least, middle - 4);
        sum += tension[i];
    }
    return least + 0.01 * sum;
}

struct Load {
    double weight, ice;
};

int main()
{
    double length[3] = {63.2, 74.9, 53.4}, d[3] = {}, weight = 0.8, ice = 0.3;
    const auto by = __enzyme_autodiff<Load>((void *)clearance, enzyme_dup, length, d, weight, ice);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("length", i, d[i], clearance(length, weight, ice), length[i], 1e-3, 1e-6);
    EXPECT_SLOPE("weight", 0, by.weight, clearance(length, weight, ice), weight, 1e-3, 1e-6);
    EXPECT_SLOPE("ice", 0, by.ice, clearance(length, weight, ice), ice, 1e-3, 1e-6);
    return verdict();
}
