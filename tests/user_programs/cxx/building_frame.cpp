// Building energy: rooms, radiators, heat pumps and windows built with multiple
// and virtual inheritance; thermostat control; running cost gradient.
#include <cmath>
#include <cstdio>
#include <initializer_list>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

extern int enzyme_const, enzyme_out, enzyme_dup;
double __enzyme_autodiff(void*, ...);

struct Tariff { double peak, night, carbon; };

class Named {
    std::string name_;
public:
    explicit Named(std::string n = "?") : name_(std::move(n)) {}
    virtual ~Named() = default;
    const std::string& name() const { return name_; }
};

class HeatSource : public virtual Named {
protected:
    double delivered_ = 0;
public:
    virtual double power(double room, double outside, double hour) = 0;
    double delivered() const { return delivered_; }
};

class Metered : public virtual Named {
protected:
    double cost_ = 0;
    const Tariff* tariff_;
public:
    explicit Metered(const Tariff* t) : tariff_(t) {}
    void meter(double kw, double hour, double dt) {
        double w = 0.5 * (1 + std::tanh(3 * std::cos((hour - 14) / 24 * 2 * M_PI)));
        cost_ += kw * dt * (w * tariff_->peak + (1 - w) * tariff_->night + tariff_->carbon);
    }
    virtual double bill() const { return cost_; }
};

class Radiator : public HeatSource, public Metered {
    double cap_, gain_, setpoint_;
public:
    Radiator(std::string n, const Tariff* t, double cap, double gain, double sp)
        : Named(std::move(n)), Metered(t), cap_(cap), gain_(gain), setpoint_(sp) {}
    double power(double room, double, double hour) override {
        double p = cap_ / (1 + std::exp(-gain_ * (setpoint_ - room)));
        meter(p, hour, 0.25);
        delivered_ += p * 0.25;
        return p;
    }
};

class HeatPump : public Radiator {
    double eta_;
public:
    HeatPump(std::string n, const Tariff* t, double cap, double sp, double eta)
        : Named(std::move(n)), Radiator("ignored", t, cap, 1.2, sp), eta_(eta) {}
    double power(double room, double outside, double hour) override {
        double before = cost_;
        double p = Radiator::power(room, outside, hour);
        double cop = eta_ * (308.15) / (308.15 - (273.15 + outside));
        cost_ = before + (cost_ - before) / cop;
        return p;
    }
    double bill() const override { return Metered::bill() * 1.05; }
};

class Sun : public HeatSource {
    double area_;
public:
    explicit Sun(double area) : Named("sun"), area_(area) {}
    double power(double, double, double hour) override {
        double s = std::sin((hour - 6) / 24 * 2 * M_PI);
        return s > 0 ? area_ * 0.4 * s : 0;
    }
};

struct Room { double temp = 17, capacity, loss; std::vector<std::shared_ptr<HeatSource>> sources; };

class House {
    std::unordered_map<std::string, Room> rooms_;
    std::vector<std::pair<std::string, std::string>> doors_;
    std::set<Metered*> meters_;
public:
    Room& room(const std::string& n, double cap, double loss) {
        auto [it, fresh] = rooms_.try_emplace(n, Room{17, cap, loss, {}});
        (void)fresh;
        return it->second;
    }
    void door(std::string a, std::string b) { doors_.emplace_back(std::move(a), std::move(b)); }
    double simulate(int quarters) {
        double discomfort = 0;
        for (int q = 0; q < quarters; ++q) {
            double hour = 0.25 * q, outside = 3 + 4 * std::sin((hour - 9) / 24 * 2 * M_PI);
            std::unordered_map<std::string, double> flux;
            for (auto& [n, r] : rooms_) {
                flux[n] -= r.loss * (r.temp - outside);
                for (auto& s : r.sources) {
                    flux[n] += s->power(r.temp, outside, hour);
                    if (auto* m = dynamic_cast<Metered*>(s.get())) meters_.insert(m);
                }
            }
            for (auto& [a, b] : doors_) {
                double f = 0.12 * (rooms_.at(a).temp - rooms_.at(b).temp);
                flux[a] -= f; flux[b] += f;
            }
            for (auto& [n, r] : rooms_) {
                r.temp += 0.25 * flux[n] / r.capacity;
                discomfort += 0.01 * std::pow(r.temp - 20.5, 2);
            }
        }
        double bill = 0;
        for (auto* m : meters_) bill += m->bill();
        return bill + discomfort;
    }
};

double cost(const Tariff* t, const double* design) {
    House h;
    auto& living = h.room("living", 2.0, 0.11);
    living.sources.push_back(std::make_shared<HeatPump>("pump", t, design[0], design[2], design[3]));
    living.sources.push_back(std::make_shared<Sun>(design[4]));
    auto& bed = h.room("bedroom", 1.2, 0.07);
    bed.sources.emplace_back(new Radiator("panel", t, design[1], 2.0, design[2] - 1.5));
    h.room("hall", 0.6, 0.05);
    h.door("living", "hall");
    h.door("hall", "bedroom");
    return h.simulate(150);
}

int main() {
    Tariff t{0.34, 0.19, 0.03}, dt{};
    double x[5] = {3.1, 1.4, 20.8, 0.42, 4.5}, g[5] = {};
    std::printf("cost %.12f\n", cost(&t, x));
    __enzyme_autodiff((void*)cost, enzyme_dup, &t, &dt, enzyme_dup, x, g);
    int bad = 0;
    for (int i = 0; i < 8; ++i) {
        double* p = i < 5 ? &x[i] : &t.peak + (i - 5);
        double ad = i < 5 ? g[i] : (&dt.peak)[i - 5], h = 1e-5, k = *p;
        *p = k + h; double up = cost(&t, x);
        *p = k - h; double dn = cost(&t, x);
        *p = k;
        double fd = (up - dn) / (2 * h);
        std::printf("%d ad=%.10g fd=%.10g\n", i, ad, fd);
        if (!(std::abs(ad - fd) <= 1e-5 * std::abs(fd) + 1e-8)) { std::printf("MISMATCH %d got %.10g expected %.10g\n", i, ad, fd); bad = 1; }
    }
    return bad;
}
