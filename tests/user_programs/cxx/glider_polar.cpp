// A glider's polar: rows of a flight log are variants of numbers and words, filled by from_chars and visited.
#include "../expect.h"
#include <array>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

using Field = std::variant<std::monostate, std::int64_t, double, std::string>;

struct Sample {
    double speed = 0, sink = 0;
    std::optional<double> ballast;
    std::string pilot;
};

Field parse(std::string_view text)
{
    if (text.empty())
        return {};
    std::int64_t whole = 0;
    auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), whole);
    if (error == std::errc() && end == text.data() + text.size())
        return whole;
    double number = 0;
    auto other = std::from_chars(text.data(), text.data() + text.size(), number);
    if (other.ec == std::errc() && other.ptr == text.data() + text.size())
        return number;
    return std::string(text);
}

std::vector<Field> split(std::string_view line)
{
    std::vector<Field> fields;
    for (std::size_t start = 0; start <= line.size();) {
        const auto end = line.find('|', start);
        fields.push_back(parse(line.substr(start, end - start)));
        if (end == std::string_view::npos)
            break;
        start = end + 1;
    }
    return fields;
}

struct AsNumber {
    double operator()(std::monostate) const { return 0; }
    double operator()(std::int64_t whole) const { return static_cast<double>(whole); }
    double operator()(double number) const { return number; }
    double operator()(const std::string &text) const { return text == "max" ? 99.5 : -1; }
};

std::vector<Sample> read_log(double wet)
{
    static constexpr std::array<std::string_view, 6> lines = {"90|0.62|Ida", "120|0.95|Juho the elder of the two|max", "150|1.6|Ida|80",
                                                              "75.5|0.6||12.5", "180|2.55|Juho the elder of the two", "200|3.4|Ida|"};
    std::vector<Sample> log;
    for (const auto line : lines) {
        auto fields = split(line);
        Sample s;
        s.speed = std::visit(AsNumber{}, fields[0]);
        s.sink = std::visit(AsNumber{}, fields[1]) * wet;
        if (auto *name = std::get_if<std::string>(&fields[2]))
            s.pilot = std::move(*name);
        if (fields.size() > 3 && !std::holds_alternative<std::monostate>(fields[3]))
            s.ballast = std::visit(AsNumber{}, fields[3]) * wet;
        log.push_back(std::move(s));
    }
    return log;
}

double misfit(const double *polar, double wet)
{
    double sum = 0;
    for (const auto &s : read_log(wet)) {
        const double v = s.speed / 100 / std::sqrt(1 + s.ballast.value_or(0) / 400);
        const double e = polar[0] * v * v + polar[1] * v + polar[2] - s.sink;
        sum += e * e * (s.pilot.size() > 10 ? 2 : s.pilot.empty() ? 0.5 : 1);
    }
    return sum;
}

int main()
{
    double polar[3] = {1.1, -1.5, 1.2}, d[3] = {}, wet = 1.05;
    const double dw = __enzyme_autodiff<double>((void *)misfit, enzyme_dup, polar, d, enzyme_out, wet);
    EXPECT_SLOPE("wet", 0, dw, misfit(polar, wet), wet, 1e-3, 1e-7);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("polar", i, d[i], misfit(polar, wet), polar[i], 1e-3, 1e-7);
    return verdict();
}
