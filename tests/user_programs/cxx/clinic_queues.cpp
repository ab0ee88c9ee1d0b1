// Queueing: event-driven simulation of a clinic (reception, doctors, lab) with a
// priority_queue; arrival and service draws are fixed uniforms transformed by
// the rates, so mean time in system is piecewise smooth in the rates.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <queue>
#include <random>
#include <string>
#include <vector>

extern int enzyme_const, enzyme_dup, enzyme_out;
double __enzyme_autodiff(void*, ...);

enum class EventType { Arrive, Finish };

struct Event {
    double time;
    EventType type;
    int patient;
    std::string station;
    bool operator>(const Event& o) const { return time > o.time; }
};

struct Station {
    int servers = 1;
    double mean_service = 1;
    std::deque<int> waiting;
    int busy = 0;
};

struct Rates {
    double interarrival;
    double reception, doctor, lab;
    double late_speedup;
};

class Clinic {
    std::map<std::string, Station> stations_;
    std::priority_queue<Event, std::vector<Event>, std::greater<>> agenda_;
    std::vector<double> arrived_, left_;
    const std::vector<double>& draws_;
    size_t next_ = 0;
    const Rates& rates_;

    double draw_exponential(double mean) {
        double u = draws_[next_++ % draws_.size()];
        return -mean * std::log1p(-u);
    }
    void start(const std::string& name, int patient, double now) {
        Station& s = stations_.at(name);
        ++s.busy;
        double mean = s.mean_service;
        if (now > 10.0) mean *= rates_.late_speedup;
        agenda_.push({now + draw_exponential(mean), EventType::Finish, patient, name});
    }
    void enter(const std::string& name, int patient, double now) {
        Station& s = stations_[name];
        if (s.busy < s.servers) start(name, patient, now);
        else s.waiting.push_back(patient);
    }
    std::optional<std::string> route(const std::string& from, int patient) const {
        if (from == "reception") return "doctor";
        if (from == "doctor" && patient % 3 == 0) return "lab";
        return std::nullopt;
    }

public:
    Clinic(const Rates& r, const std::vector<double>& draws) : draws_(draws), rates_(r) {
        stations_["reception"] = {1, r.reception, {}, 0};
        stations_["doctor"] = {2, r.doctor, {}, 0};
        stations_["lab"] = {1, r.lab, {}, 0};
    }
    double run(int patients) {
        arrived_.assign(patients, 0.0);
        left_.assign(patients, 0.0);
        double t = 0;
        for (int p = 0; p < patients; ++p) {
            t += draw_exponential(rates_.interarrival);
            arrived_[p] = t;
            agenda_.push({t, EventType::Arrive, p, "reception"});
        }
        while (!agenda_.empty()) {
            Event e = agenda_.top();
            agenda_.pop();
            if (e.type == EventType::Arrive) { enter(e.station, e.patient, e.time); continue; }
            Station& s = stations_.at(e.station);
            --s.busy;
            if (!s.waiting.empty()) {
                int p = s.waiting.front();
                s.waiting.pop_front();
                start(e.station, p, e.time);
            }
            if (auto to = route(e.station, e.patient)) enter(*to, e.patient, e.time);
            else left_[e.patient] = e.time;
        }
        double cost = 0;
        for (int p = 0; p < patients; ++p) {
            double stay = left_[p] - arrived_[p];
            cost += stay + 0.05 * stay * stay;
        }
        return cost / patients;
    }
};

double mean_cost(const Rates* r, const std::vector<double>* draws, int patients) {
    Clinic c(*r, *draws);
    return c.run(patients);
}

int main() {
    std::mt19937 gen(2024);
    std::vector<double> draws(160);
    for (auto& d : draws) d = std::uniform_real_distribution<double>(0.01, 0.99)(gen);
    Rates r{1.0, 0.7, 1.6, 1.9, 0.85}, g{};
    std::printf("cost %.12f\n", mean_cost(&r, &draws, 40));
    __enzyme_autodiff((void*)mean_cost, enzyme_dup, &r, &g, enzyme_const, &draws, 40);
    int bad = 0;
    double* x = &r.interarrival; const double* d = &g.interarrival;
    for (int i = 0; i < 5; ++i) {
        double h = 1e-6, k = x[i];
        x[i] = k + h; double up = mean_cost(&r, &draws, 40);
        x[i] = k - h; double dn = mean_cost(&r, &draws, 40);
        x[i] = k;
        double fd = (up - dn) / (2 * h);
        std::printf("rate %d ad=%.10g fd=%.10g\n", i, d[i], fd);
        if (!(std::abs(d[i] - fd) <= 1e-5 * std::abs(fd) + 1e-8)) { std::printf("MISMATCH rate %d got %.10g expected %.10g\n", i, d[i], fd); bad = 1; }
    }
    return bad;
}
