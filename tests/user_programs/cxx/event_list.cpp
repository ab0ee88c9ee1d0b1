// Queueing: a discrete-event simulation with a std::list of customers and a multimap of events.
#include "../expect.h"
#include <list>
#include <map>

struct Customer {
    int id;
    double arrival, service;
    bool urgent;
};
enum class Kind : unsigned char { arrival, departure };
struct Event {
    Kind kind;
    Customer who;
};

static double total_wait(const double *service, int n, double gap)
{
    std::multimap<double, Event> agenda;
    std::list<Customer> line;
    double wait = 0, busy_until = 0;
    bool busy = false;
    for (int i = 0; i < n; i++) {
        const Customer c{i, gap * i * (1 + 0.13 * (i % 3)), service[i], i % 4 == 3};
        agenda.emplace(c.arrival, Event{Kind::arrival, c});
    }
    auto serve = [&](double now, const Customer &c) {
        busy = true;
        busy_until = now + c.service * (c.urgent ? 0.5 : 1);
        wait += now - c.arrival;
        agenda.insert({busy_until, Event{Kind::departure, c}});
    };
    while (!agenda.empty()) {
        auto first = agenda.begin();
        const double now = first->first;
        const Event event = first->second;
        agenda.erase(first);
        if (event.kind == Kind::arrival) {
            if (!busy) {
                serve(now, event.who);
                continue;
            }
            auto at = line.end();
            if (event.who.urgent)
                at = line.begin();
            line.insert(at, event.who);
        } else {
            busy = false;
            line.remove_if([&](const Customer &c) { return now - c.arrival > 6.05; });
            if (!line.empty()) {
                const Customer next = line.front();
                line.pop_front();
                serve(now, next);
            }
        }
    }
    return wait + 0.1 * busy_until;
}

int main()
{
    double s[12], d[12] = {}, gap = 1.0137;
    for (int i = 0; i < 12; i++)
        s[i] = 1.3 + 0.7 * std::sin(5.0 * i);
    const double dg = __enzyme_autodiff<double>((void *)total_wait, enzyme_dup, s, d, enzyme_const, 12, enzyme_out, gap);
    for (int i = 0; i < 12; i++)
        EXPECT_SLOPE("service", i, d[i], total_wait(s, 12, gap), s[i], 1e-5, 1e-6);
    EXPECT_SLOPE("gap", 0, dg, total_wait(s, 12, gap), gap, 1e-5, 1e-6);
    return verdict();
}
