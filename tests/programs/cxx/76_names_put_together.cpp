#include "check.hpp"

#include <string>
#include <utility>
#include <vector>

// Members of std::string that the library has as machine code give the text another block, and
// return the string; what moves from there takes the block along.
struct Probe {
    std::string name;
    double gain;
    std::vector<double> taps;
};

static Probe probe(const double *x, int n, int i)
{
    Probe p;
    p.name = std::move(std::to_string(i).insert(0, "probe number "));
    p.gain = x[i] * x[i];
    p.taps = {x[i], x[(i + 1) % n]};
    std::string longer = std::move(p.name.append(" of the second row").replace(0, 5, "sensor"));
    p.name = std::move(longer);
    p.name += p.name.size() > 20 ? ", with a name that is long" : "";
    return p;
}

static double answer(const std::vector<Probe> &probes)
{
    double sum = 0.0;
    for (const Probe &p : probes)
        for (double tap : p.taps)
            sum += p.gain * tap * static_cast<double>(p.name.size());
    return sum;
}

double f(double *x, int n)
{
    std::vector<Probe> probes;
    for (int i = 0; i < n; i++)
        probes.push_back(probe(x, n, i));
    return answer(probes);
}
CHECK_GRADIENT(f, 4)
