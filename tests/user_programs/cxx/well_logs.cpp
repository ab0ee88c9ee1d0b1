// Geology: logs of a well are read from text, layers are found, and a porosity model is fitted.
#include "../expect.h"
#include <algorithm>
#include <map>
#include <numeric>
#include <sstream>
#include <string>
#include <vector>

struct Sample {
    double depth, gamma, density;
};
struct Layer {
    std::string name;
    double top = 0, bottom = 0;
    std::vector<Sample> samples;
    double mean(double Sample::*member) const
    {
        return std::accumulate(samples.begin(), samples.end(), 0.0, [&](double s, const Sample &x) { return s + x.*member; }) / samples.size();
    }
};
class WellLog {
    std::vector<Sample> samples_;
    std::map<std::string, std::string> header_;

public:
    explicit WellLog(const std::string &text)
    {
        std::istringstream in(text);
        std::string line;
        while (std::getline(in, line)) {
            if (line.empty())
                continue;
            if (auto colon = line.find(':'); colon != std::string::npos) {
                header_[line.substr(0, colon)] = line.substr(colon + 1);
                continue;
            }
            std::istringstream row(line);
            Sample s;
            row >> s.depth >> s.gamma >> s.density;
            samples_.push_back(s);
        }
    }
    std::vector<Layer> layers(double cutoff, double shift) const
    {
        std::vector<Layer> found;
        for (const auto &s : samples_) {
            const bool shale = s.gamma > cutoff;
            const std::string name = shale ? "shale" : "sand";
            if (found.empty() || found.back().name != name) {
                found.emplace_back();
                found.back().name = name;
                found.back().top = s.depth + shift;
            }
            found.back().bottom = s.depth + shift;
            found.back().samples.push_back({s.depth + shift, s.gamma, s.density * (1 + 0.01 * shift)});
        }
        return found;
    }
    const std::string &field() const { return header_.at("FIELD"); }
};

static double porosity(const double *p)
{
    static const WellLog log("FIELD:north\n\n1000 40 2.31\n1001 45 2.29\n1002 95 2.51\n1003 99 2.55\n1004 91 2.47\n1005 33 2.2\n1006 38 2.25\n");
    std::map<std::string, double> by_rock;
    double total = 0;
    for (const Layer &layer : log.layers(70, p[2])) {
        const double rho = layer.mean(&Sample::density), g = layer.mean(&Sample::gamma);
        const double phi = (p[0] - rho) / (p[0] - p[1]);
        const double vsh = std::pow(g / 120, p[3]);
        by_rock[layer.name] += phi * (1 - vsh) * (layer.bottom - layer.top + 1);
        total += std::sqrt(phi * phi + 0.1) * layer.samples.size();
    }
    for (auto &[rock, value] : by_rock)
        total += rock == "sand" ? 2 * value : value * value;
    return total + log.field().size();
}

int main()
{
    double p[4] = {2.65, 1.05, 0.3, 1.6}, d[4] = {};
    __enzyme_autodiff<void>((void *)porosity, enzyme_dup, p, d);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("p", i, d[i], porosity(p), p[i], 1e-4, 1e-7);
    return verdict();
}
