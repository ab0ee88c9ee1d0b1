// Robotics: a map from channel names to variants of readings, visited to make an estimate.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <variant>
#include <vector>

struct Scalar {
    double value, sigma;
};
struct Planar {
    std::array<double, 3> at;
    int satellites;
};
struct Missing {
    std::string reason;
};
using Series = std::vector<double>;
using Reading = std::variant<Scalar, Planar, Missing, Series>;

class Hub {
    std::map<std::string, Reading> latest_;
    std::map<std::string, double> trust_;

public:
    void put(const std::string &name, Reading r) { latest_[name] = std::move(r); }
    void trust(const std::string &name, double t) { trust_.insert_or_assign(name, t); }
    double trust(const std::string &name) const
    {
        auto at = trust_.find(name);
        return at == trust_.end() ? 0.5 : at->second;
    }
    double estimate() const
    {
        double sum = 0, weight = 0;
        for (const auto &[name, reading] : latest_) {
            const double t = trust(name);
            std::visit(
                [&](const auto &r) {
                    using R = std::decay_t<decltype(r)>;
                    if constexpr (std::is_same_v<R, Scalar>) {
                        sum += t * r.value / (r.sigma * r.sigma);
                        weight += t / (r.sigma * r.sigma);
                    } else if constexpr (std::is_same_v<R, Planar>) {
                        sum += t * r.satellites * std::sqrt(r.at[0] * r.at[0] + r.at[1] * r.at[1] + r.at[2]);
                        weight += t * r.satellites;
                    } else if constexpr (std::is_same_v<R, Series>) {
                        auto sorted = r;
                        std::sort(sorted.begin(), sorted.end());
                        sum += t * sorted[sorted.size() / 2];
                        weight += t;
                    } else {
                        weight += 0.01 * r.reason.size();
                    }
                },
                reading);
        }
        return sum / weight;
    }
    int forget(const std::string &prefix)
    {
        int n = 0;
        for (auto at = latest_.begin(); at != latest_.end();)
            if (at->first.compare(0, prefix.size(), prefix) == 0) {
                at = latest_.erase(at);
                n++;
            } else {
                ++at;
            }
        return n;
    }
};

static double fuse(const double *x, int n)
{
    Hub hub;
    hub.put("barometer", Scalar{x[0], x[1]});
    hub.put("gnss/primary receiver", Planar{{x[2], x[3], x[4]}, 7});
    hub.put("gnss/backup", Planar{{x[3], x[2], x[4]}, 4});
    hub.put("lidar", Series(x, x + n));
    hub.put("ultrasonic sensor on the left", Missing{"out of range, as always"});
    hub.trust("lidar", x[1]);
    hub.trust("gnss/backup", 1 / (1 + x[4] * x[4]));
    const double first = hub.estimate();
    hub.put("barometer", Missing{"icing"});
    const int lost = hub.forget("gnss/");
    hub.put("lidar", Scalar{x[5], x[2]});
    return first * hub.estimate() + lost * x[0];
}

int main()
{
    double x[6] = {3.1, 0.7, 1.3, 2.2, 0.4, 1.9}, d[6] = {};
    __enzyme_autodiff<double>((void *)fuse, enzyme_dup, x, d, enzyme_const, 6);
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("x", i, d[i], fuse(x, 6), x[i], 1e-4, 1e-7);
    return verdict();
}
