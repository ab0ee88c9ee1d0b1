// Radio planning: terrain profiles with string_view tokens, optional knife edges, splines, moves, and a batch of receivers.
#include "../expect.h"
#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

class Spline {
    std::vector<double> x_, y_, m_;

  public:
    Spline() = default;
    Spline(std::vector<double> x, std::vector<double> y) : x_(std::move(x)), y_(std::move(y)), m_(x_.size())
    {
        const size_t n = x_.size();
        std::vector<double> c(n), d(n);
        for (size_t i = 1; i + 1 < n; i++) {
            const double a = x_[i] - x_[i - 1], b = x_[i + 1] - x_[i], p = 2 * (a + b) - a * c[i - 1];
            c[i] = b / p;
            d[i] = (6 * ((y_[i + 1] - y_[i]) / b - (y_[i] - y_[i - 1]) / a) - a * d[i - 1]) / p;
        }
        for (size_t i = n - 1; i-- > 1;)
            m_[i] = d[i] - c[i] * m_[i + 1];
    }
    double operator()(double t) const
    {
        const auto it = std::upper_bound(x_.begin() + 1, x_.end() - 1, t);
        const size_t i = it - x_.begin();
        const double h = x_[i] - x_[i - 1], a = (x_[i] - t) / h, b = 1 - a;
        return a * y_[i - 1] + b * y_[i] + ((a * a * a - a) * m_[i - 1] + (b * b * b - b) * m_[i]) * h * h / 6;
    }
};

static std::vector<std::string_view> split(std::string_view s, char by)
{
    std::vector<std::string_view> parts;
    for (size_t at = 0; at <= s.size();) {
        const size_t end = std::min(s.find(by, at), s.size());
        parts.push_back(s.substr(at, end - at));
        at = end + 1;
    }
    return parts;
}
static double number(std::string_view s)
{
    double value = 0;
    std::from_chars(s.data(), s.data() + s.size(), value);
    return value;
}

struct Edge {
    double at, height, clearance;
};
struct Link {
    double frequency, mast, receiver;
};

static std::optional<Edge> obstacle(const Spline &ground, const Link &l, double distance)
{
    std::optional<Edge> worst;
    const double start = ground(0) + l.mast, end = ground(distance) + l.receiver;
    for (double t = 0.25; t < distance; t += 0.25) {
        const double line = start + (end - start) * t / distance;
        const double bulge = t * (distance - t) / 17.0;
        const double clearance = ground(t) + bulge - line;
        if (!worst || clearance > worst->clearance)
            worst = Edge{t, ground(t), clearance};
    }
    if (worst && worst->clearance < -30)
        return std::nullopt;
    return worst;
}

static std::tuple<double, bool> attenuation(const Spline &ground, const Link &l, double distance)
{
    const double open = 32.4 + 20 * std::log10(distance * l.frequency);
    const auto edge = obstacle(ground, l, distance);
    if (!edge)
        return {open, false};
    const double v = edge->clearance * std::sqrt(2 * distance * l.frequency / (300 * edge->at * (distance - edge->at) * 1e3));
    if (v < -0.78)
        return {open, false};
    return {open + 6.9 + 20 * std::log10(std::sqrt((v - 0.1) * (v - 0.1) + 1) + v - 0.1), true};
}

static double coverage(const double *heights, const Link *link)
{
    constexpr std::string_view profile = "0:120;1.5:134;2.75:180;4:150;6:171;8.5:110;10:105";
    std::vector<double> x, y;
    int i = 0;
    for (const auto point : split(profile, ';')) {
        const auto parts = split(point, ':');
        x.push_back(number(parts[0]));
        y.push_back(number(parts[1]) * heights[i++]);
    }
    Spline ground, other(x, y);
    std::swap(ground, other);
    double sum = 0;
    for (double distance : {2.0, 4.5, 7.0, 9.5})
        if (auto [loss, hidden] = attenuation(ground, *link, distance); hidden)
            sum += 1.5 * loss;
        else
            sum += loss;
    return sum / 10;
}

struct Pair {
    double a, b;
};

int main()
{
    double heights[7] = {1, 1.1, 0.95, 1, 1.02, 0.9, 1}, d[7] = {0};
    Link link{450, 25, 3}, dl{};
    __enzyme_autodiff<void>((void *)coverage, enzyme_dup, heights, d, enzyme_dup, &link, &dl);
    for (int i = 0; i < 7; i++)
        EXPECT_SLOPE("height", i, d[i], coverage(heights, &link), heights[i], 1e-5, 1e-6);
    EXPECT_SLOPE("frequency", 0, dl.frequency, coverage(heights, &link), link.frequency, 1e-2, 1e-6);
    EXPECT_SLOPE("mast", 0, dl.mast, coverage(heights, &link), link.mast, 1e-4, 1e-6);
    EXPECT_SLOPE("receiver", 0, dl.receiver, coverage(heights, &link), link.receiver, 1e-4, 1e-6);
    Link u[2] = {{1, 0, 0}, {0, 1, 0}};
    double none[2][7] = {};
    const Pair both = __enzyme_fwddiff<Pair>((void *)coverage, enzyme_width, 2, enzyme_dup, heights, none[0], none[1], enzyme_dup,
                                             &link, &u[0], &u[1]);
    expect("lane", 0, both.a, dl.frequency, 1e-9);
    expect("lane", 1, both.b, dl.mast, 1e-9);
    return verdict();
}
