// An auction of tea: lots are read from lines in several ways, wrong ones are exceptions with a line number.
#include "../expect.h"
#include <charconv>
#include <cstring>
#include <exception>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

class ParseError : public std::exception {
    std::string text_;
    int line_;

public:
    ParseError(int line, const std::string &why) : text_("line " + std::to_string(line) + ": " + why), line_(line) {}
    const char *what() const noexcept override { return text_.c_str(); }
    int line() const { return line_; }
};

struct Lot {
    std::string garden;
    int chests = 0;
    double grade = 0, reserve = 0;
    float moisture = 0;
};

Lot from_stream(const std::string &line, int number)
{
    std::istringstream in(line);
    Lot lot;
    char bar;
    if (!(in >> lot.garden >> bar >> lot.chests >> bar >> lot.grade >> bar >> lot.reserve))
        throw ParseError(number, "too few fields in '" + line + "'");
    if (!(in >> bar >> lot.moisture))
        lot.moisture = 0.0625f;
    return lot;
}

Lot from_fields(std::string_view line, int number)
{
    std::vector<std::string> fields;
    std::size_t start = 0;
    while (start <= line.size()) {
        const auto end = std::min(line.find(';', start), line.size());
        fields.emplace_back(line.substr(start, end - start));
        start = end + 1;
    }
    if (fields.size() != 4)
        throw ParseError(number, std::to_string(fields.size()) + " fields");
    Lot lot;
    lot.garden = fields[0];
    try {
        lot.chests = std::stoi(fields[1]);
        lot.grade = std::stod(fields[2]);
    } catch (const std::invalid_argument &) {
        throw ParseError(number, "no number: " + fields[2]);
    }
    const auto [end, error] = std::from_chars(fields[3].data(), fields[3].data() + fields[3].size(), lot.reserve);
    if (error != std::errc{})
        throw ParseError(number, "no price");
    lot.moisture = 0.03125f * static_cast<float>(fields[0].length() % 4);
    return lot;
}

Lot from_c(const char *line, int number)
{
    char garden[32];
    Lot lot;
    if (std::sscanf(line, "%31[^:]:%d:%lf:%lf", garden, &lot.chests, &lot.grade, &lot.reserve) != 4)
        throw ParseError(number, "sscanf");
    lot.garden = garden;
    return lot;
}

std::vector<Lot> read(const std::string &text, int &errors)
{
    std::vector<Lot> lots;
    std::istringstream in(text);
    std::string line;
    for (int number = 1; std::getline(in, line); ++number) {
        try {
            if (line.find(';') != std::string::npos)
                lots.push_back(from_fields(line, number));
            else if (line.find(':') != std::string::npos)
                lots.push_back(from_c(line.c_str(), number));
            else
                lots.push_back(from_stream(line, number));
        } catch (const ParseError &e) {
            errors += e.line() * static_cast<int>(std::strlen(e.what()) > 5);
        }
    }
    return lots;
}

const char *const catalogue = "Margaret | 20 | 3.5 | 410 | 0.05\n"
                              "Lingia;15;4.25;520\n"
                              "Castleton:8:4.75:800.5\n"
                              "Unknown | many\n"
                              "Jungpana the Upper;12;4.0;610.25\n"
                              "Broken;1;x;3\n"
                              "Thurbo | 30 | 2.75 | 300\n";

double proceeds(const double *demand, double patience)
{
    int errors = 0;
    auto lots = read(catalogue, errors);
    double stock = 1, sum = 0;
    for (std::size_t i = 0; i < lots.size(); ++i) {
        Lot &lot = lots[i];
        lot.grade *= demand[i % 2];
        lot.reserve *= 1 + 0.1 * demand[2] * lot.grade - lot.moisture;
        const double sold = 1 / (1 + std::exp((lot.reserve / 500 - patience) * 2));
        sum += stock * sold * lot.chests * lot.reserve;
        stock *= 1 - 0.1 * sold;
    }
    return errors == 10 ? sum / 1000 : -errors;
}

int main()
{
    double demand[3] = {1.1, 0.95, 0.3}, d[3] = {}, patience = 1.2;
    const double dp = __enzyme_autodiff<double>((void *)proceeds, enzyme_dup, demand, d, enzyme_out, patience);
    EXPECT_SLOPE("patience", 0, dp, proceeds(demand, patience), patience, 1e-3, 1e-8);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("demand", i, d[i], proceeds(demand, patience), demand[i], 1e-3, 1e-8);
    return verdict();
}
