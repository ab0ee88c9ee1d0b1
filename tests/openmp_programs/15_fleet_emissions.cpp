// Emissions of a fleet by random trips: generators of each thread's own, an object that is threadprivate, loops
// that may be cancelled, atomic captures, std::function and lambdas that are called in a region.
#include <cmath>
#include <functional>
#include <numeric>
#include <omp.h>
#include <random>
#include <vector>
#include "verify.h"

struct Vehicle {
    double mass, drag;
    int trips;
    double power(double speed) const { return mass * 0.1 * speed + drag * speed * speed * speed; }
};

class Odometer {
  public:
    void drive(double d) { distance += d; trips++; }
    void reset() { distance = 0; trips = 0; }
    double distance = 0;
    int trips = 0;
};
static Odometer odometer;
#pragma omp threadprivate(odometer)

static double trip(const Vehicle &v, std::mt19937 &random, const std::function<double(double)> &engine)
{
    std::uniform_real_distribution<double> speeds(0.5, 1.5);
    double fuel = 0;
    for (int leg = 0; leg < v.trips; leg++) {
        double s = speeds(random);
        fuel += engine(v.power(s)) / s;
        odometer.drive(s * v.mass);
    }
    return fuel;
}

static double emissions(const double *x, int n)
{
    std::vector<Vehicle> fleet;
    for (int i = 0; i < 11; i++)
        fleet.push_back({1 + x[i % n], 0.2 * x[(i + 2) % n], 1 + i % 3});
    const double idle = 0.1 * x[0];
    std::function<double(double)> petrol = [idle](double p) { return idle + std::sqrt(1 + p * p); };
    std::function<double(double)> diesel = [&](double p) { return 0.8 * p + x[1] * std::log1p(p); };
    std::vector<double> burnt(fleet.size());
    double driven = 0, fuel = 0, heaviest = 0;
    int slot = 0;
    std::vector<double> log(fleet.size());
#pragma omp parallel
    {
        odometer.reset();
#pragma omp for schedule(dynamic, 3)
        for (std::size_t i = 0; i < fleet.size(); i++) {
            std::mt19937 random(unsigned(17 * i + 3));
            burnt[i] = trip(fleet[i], random, i % 2 ? petrol : diesel);
            int place;
#pragma omp atomic capture
            place = slot++;
            log[place] = burnt[i] * burnt[i];
        }
#pragma omp atomic
        driven += odometer.distance;
#pragma omp for simd reduction(+ : fuel)
        for (std::size_t i = 0; i < fleet.size(); i++)
            fuel += burnt[i] * fleet[i].drag;
#pragma omp for reduction(max : heaviest)
        for (std::size_t i = 0; i < fleet.size(); i++) {
            heaviest = std::max(heaviest, fleet[i].mass * burnt[i]);
#pragma omp cancel for if (burnt[i] > 1e6)
        }
    }
    auto taxed = [&](double rate) {
        double sum = 0;
#pragma omp parallel for reduction(+ : sum)
        for (std::size_t i = 0; i < burnt.size(); i++)
            sum += burnt[i] > rate ? rate * burnt[i] : burnt[i] * burnt[i];
        return sum;
    };
    return fuel + 0.1 * driven + heaviest + taxed(0.5 + x[2]) + 0.01 * std::accumulate(log.begin(), log.end(), 0.0);
}

int main()
{
    for (int threads = 1; threads <= 4; threads++) {
        omp_set_num_threads(threads);
        VERIFY(emissions, 4, 0.7 + 0.15 * i);
    }
    return verdict();
}
