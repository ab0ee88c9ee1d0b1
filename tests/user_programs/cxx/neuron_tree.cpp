// Neuroscience: a neuron of compartments in a tree with channels in a std::variant, an intrusive list of synapses,
// spikes in a deque, staggered steps, and Hines' elimination from the leaves.
#include "../expect.h"
#include <deque>
#include <list>
#include <memory>
#include <variant>
#include <vector>

struct Leak {
    double g, e;
};
struct Sodium {
    double g;
    double m = 0.05, h = 0.6;
};
struct Potassium {
    double g;
    double n = 0.32;
    int delayed = 1;
};
using Channel = std::variant<Leak, Sodium, Potassium>;

static double rate(double x, double scale) { return std::fabs(x) < 1e-6 ? scale : x / (1 - std::exp(-x / scale)); }

struct Advance {
    double v, dt;
    static double relax(double y, double a, double b, double dt)
    {
        const double k = a + b;
        return a / k + (y - a / k) * std::exp(-k * dt);
    }
    void operator()(Leak &) const {}
    void operator()(Sodium &s) const
    {
        s.m = relax(s.m, 0.1 * rate(v + 40, 10), 4 * std::exp(-(v + 65) / 18), dt);
        s.h = relax(s.h, 0.07 * std::exp(-(v + 65) / 20), 1 / (1 + std::exp(-(v + 35) / 10)), dt);
    }
    void operator()(Potassium &k) const { k.n = relax(k.n, 0.01 * rate(v + 55, 10), 0.125 * std::exp(-(v + 65) / 80), dt); }
};

struct Current {
    double &conductance, &drive;
    void add(double g, double e) const
    {
        conductance += g;
        drive += g * e;
    }
    void operator()(const Leak &l) const { add(l.g, l.e); }
    void operator()(const Sodium &s) const { add(s.g * s.m * s.m * s.m * s.h, 50); }
    void operator()(const Potassium &k) const { add(k.g * (k.delayed ? std::pow(k.n, 4) : k.n), -77); }
};

struct Synapse {
    double weight, delay, level = 0;
    Synapse *next = nullptr;
};

class Compartment {
    Compartment *parent_;
    std::vector<Channel> channels_;
    Synapse *synapses_ = nullptr;

public:
    double v = -65, area, coupling;
    double diagonal = 0, rhs = 0;

    Compartment(Compartment *parent, double area_, double coupling_) : parent_(parent), area(area_), coupling(coupling_) {}
    void insert(Channel c) { channels_.push_back(std::move(c)); }
    void link(Synapse &s)
    {
        s.next = synapses_;
        synapses_ = &s;
    }
    void assemble(double t, double dt, const std::deque<double> &spikes)
    {
        double g = 0, drive = 0;
        for (auto &c : channels_) {
            std::visit(Advance{v, dt}, c);
            std::visit(Current{g, drive}, c);
        }
        for (Synapse *s = synapses_; s; s = s->next) {
            s->level *= std::exp(-dt / 3);
            for (double at : spikes)
                if (at + s->delay <= t && t < at + s->delay + dt)
                    s->level += s->weight;
            g += s->level;
        }
        diagonal = area / dt + g * area;
        rhs = area * v / dt + drive * area;
        if (parent_) {
            diagonal += coupling;
            parent_->diagonal += coupling;
        }
    }
    void eliminate()
    {
        if (parent_) {
            const double f = coupling / diagonal;
            parent_->diagonal -= f * coupling;
            parent_->rhs += f * rhs;
        }
    }
    void substitute() { v = (rhs + (parent_ ? coupling * parent_->v : 0)) / diagonal; }
};

class Neuron {
    std::vector<std::unique_ptr<Compartment>> parts_; // parents first
    std::list<Synapse> synapses_;
    std::deque<double> spikes_;

public:
    Compartment &grow(Compartment *parent, double area, double coupling)
    {
        return *parts_.emplace_back(std::make_unique<Compartment>(parent, area, coupling));
    }
    void connect(Compartment &to, double weight, double delay) { to.link(synapses_.emplace_back(Synapse{weight, delay})); }
    void arrive(double t)
    {
        spikes_.push_back(t);
        if (spikes_.size() > 3)
            spikes_.pop_front();
    }
    void step(double t, double dt)
    {
        while (!spikes_.empty() && spikes_.front() + 10 < t)
            spikes_.pop_front();
        for (auto it = parts_.rbegin(); it != parts_.rend(); ++it)
            (*it)->diagonal = 0;
        for (auto &p : parts_)
            p->assemble(t, dt, spikes_);
        for (auto it = parts_.rbegin(); it != parts_.rend(); ++it)
            (*it)->eliminate();
        for (auto &p : parts_)
            p->substitute();
    }
    double soma() const { return parts_.front()->v; }
};

double response(const double *g, const double *w)
{
    Neuron cell;
    Compartment &soma = cell.grow(nullptr, 1.0, 0);
    soma.insert(Leak{g[0], -54.4});
    soma.insert(Sodium{g[1]});
    soma.insert(Potassium{g[2]});
    Compartment *tip = &soma;
    for (int i = 0; i < 4; i++) {
        tip = &cell.grow(i == 2 ? &soma : tip, 0.5 - 0.05 * i, g[3]);
        tip->insert(Leak{g[0] * 0.8, -60});
        if (i % 2)
            tip->insert(Potassium{0.1 * g[2], 0.3, 0});
        cell.connect(*tip, w[i], 0.4 + 0.3 * i);
    }
    double area = 0;
    const double dt = 0.05;
    for (int k = 0; k < 160; k++) {
        if (k == 10 || k == 50 || k == 70 || k == 75)
            cell.arrive(k * dt);
        cell.step(k * dt, dt);
        area += std::log1p(std::exp(0.2 * (cell.soma() + 55))) * dt;
    }
    return area + 0.01 * cell.soma();
}

int main()
{
    double g[4] = {0.3, 120, 36, 2.5}, w[4] = {0.3, 0.8, 0.2, 0.6}, dg[4] = {}, dw[4] = {};
    __enzyme_autodiff<void>((void *)response, enzyme_dup, g, dg, enzyme_dup, w, dw);
    for (int i = 0; i < 4; i++) {
        EXPECT_SLOPE("g", i, dg[i], response(g, w), g[i], 1e-4 * g[i], 1e-6);
        EXPECT_SLOPE("w", i, dw[i], response(g, w), w[i], 1e-4, 1e-6);
    }
    return verdict();
}
