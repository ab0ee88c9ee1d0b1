// Building automation: sensors publish std::any over a bus to subscribers; multiple and virtual inheritance.
#include "../expect.h"
#include <any>
#include <bitset>
#include <functional>
#include <memory>
#include <queue>
#include <string>
#include <typeindex>
#include <unordered_map>
#include <vector>

struct Temperature { double value; int room; };
struct Window { bool open; float width; };

class Bus {
    struct Event {
        double time;
        std::any what;
        bool operator>(const Event &o) const { return time > o.time; }
    };
    std::priority_queue<Event, std::vector<Event>, std::greater<>> queue_;
    std::unordered_map<std::type_index, std::vector<std::function<void(const std::any &, double)>>> listeners_;

public:
    template <typename T> void publish(double time, T what) { queue_.push(Event{time, std::any(std::move(what))}); }
    template <typename T, typename F> void subscribe(F f)
    {
        listeners_[typeid(T)].push_back([f](const std::any &a, double t) { f(std::any_cast<const T &>(a), t); });
    }
    void run()
    {
        while (!queue_.empty()) {
            const Event e = queue_.top();
            queue_.pop();
            if (const auto found = listeners_.find(e.what.type()); found != listeners_.end())
                for (auto &f : found->second)
                    f(e.what, e.time);
        }
    }
};

struct Device {
    std::string name;
    double energy = 0;
    explicit Device(std::string n) : name(std::move(n)) {}
    virtual ~Device() = default;
};
struct Heater : virtual Device {
    double gain;
    explicit Heater(double g) : Device("heater"), gain(g) {}
    virtual double power(double error) { return gain * error; }
};
struct Fan : virtual Device {
    float speed = 0.5f;
    Fan() : Device("fan") {}
};
struct AirHandler : Heater, Fan {
    std::bitset<8> alarms;
    explicit AirHandler(double g) : Device("air handler in the cellar"), Heater(g) {}
    double power(double error) override
    {
        alarms.set(static_cast<std::size_t>(std::fabs(error)) % 8);
        return Heater::power(error) * (1 + speed) + 0.01 * alarms.count();
    }
};

static double energy(const double *readings, int n, double gain, double target)
{
    Bus bus;
    auto handler = std::make_shared<AirHandler>(gain);
    std::vector<double> rooms(3, 0.0);
    std::weak_ptr<Device> watched = handler;
    bus.subscribe<Temperature>([&rooms, target, handler](const Temperature &t, double time) {
        const double error = target - t.value + 0.2 * rooms[t.room];
        rooms[t.room] = 0.5 * rooms[t.room] + handler->power(error) * std::exp(-0.01 * time);
        handler->energy += rooms[t.room] * rooms[t.room];
    });
    bus.subscribe<Window>([handler](const Window &w, double) {
        if (w.open)
            handler->speed *= w.width;
    });
    for (int i = 0; i < n; i++) {
        bus.publish((i * 7) % n, Temperature{readings[i], i % 3});
        if (i % 4 == 1)
            bus.publish(i + 0.5, Window{i % 8 == 1, 0.75f});
        if (i == 3)
            bus.publish(2.25, std::string("a message that nobody listens to"));
    }
    bus.run();
    const auto device = watched.lock();
    return device->energy + rooms[0] * rooms[1] + 0.01 * device->name.size();
}

struct Two {
    double gain, target;
};

int main()
{
    double r[10], d[10] = {}, gain = 0.3, target = 21;
    for (int i = 0; i < 10; i++)
        r[i] = 18.3 + 1.37 * ((i * 3) % 5) - 0.21 * i;
    const auto g = __enzyme_autodiff<Two>((void *)energy, enzyme_dup, r, d, enzyme_const, 10, enzyme_out, gain,
                                          enzyme_out, target);
    for (int i = 0; i < 10; i++)
        EXPECT_SLOPE("reading", i, d[i], energy(r, 10, gain, target), r[i], 1e-4, 1e-6);
    EXPECT_SLOPE("gain", 0, g.gain, energy(r, 10, gain, target), gain, 1e-4, 1e-6);
    EXPECT_SLOPE("target", 0, g.target, energy(r, 10, gain, target), target, 1e-4, 1e-6);
    return verdict();
}
