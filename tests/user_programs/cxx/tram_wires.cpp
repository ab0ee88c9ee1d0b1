// Wires of a tram: segments are named by strings from a memory resource, in a hash map from the same one.
#include "../expect.h"
#include <array>
#include <cstddef>
#include <memory_resource>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

struct Segment {
    double length, resistance;
    int poles;
};

class Network {
    std::pmr::memory_resource *memory_;
    std::pmr::unordered_map<std::pmr::string, Segment> segments_;
    std::pmr::vector<std::pmr::string> order_;

public:
    explicit Network(std::pmr::memory_resource *memory) : memory_(memory), segments_(memory), order_(memory) {}
    void add(std::string_view name, double length, double resistance)
    {
        std::pmr::string key(name, memory_);
        key += " line";
        order_.push_back(key);
        segments_.insert_or_assign(std::move(key), Segment{length, resistance, static_cast<int>(length / 40)});
    }
    double drop(double amperes) const
    {
        double volts = 0;
        for (const auto &name : order_) {
            const auto &s = segments_.at(name);
            amperes *= 1 - 0.001 * s.poles;
            volts += amperes * s.length * s.resistance;
        }
        return volts;
    }
    double heat(double amperes) const
    {
        double sum = 0;
        for (const auto &[name, s] : segments_)
            sum += s.resistance * s.length * amperes * amperes * (name.starts_with("market") ? 1.2 : 1);
        return sum;
    }
};

double losses(const double *resistances, double amperes)
{
    std::array<std::byte, 1024> first;
    std::pmr::monotonic_buffer_resource memory(first.data(), first.size());
    Network n(&memory);
    n.add("market square to the river", 410, resistances[0]);
    n.add("bridge", 120, resistances[1]);
    n.add("depot", 230.5, resistances[2]);
    return n.drop(amperes) + 1e-3 * n.heat(amperes);
}

int main()
{
    double resistances[3] = {2e-3, 1.5e-3, 3e-3}, d[3] = {}, amperes = 60;
    const double da = __enzyme_autodiff<double>((void *)losses, enzyme_dup, resistances, d, enzyme_out, amperes);
    EXPECT_SLOPE("amperes", 0, da, losses(resistances, amperes), amperes, 1e-2, 1e-7);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("resistance", i, d[i], losses(resistances, amperes), resistances[i], 1e-5, 1e-7);
    return verdict();
}
