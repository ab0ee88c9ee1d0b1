/* A car in a double lane change: tyre formulas chosen from a table, snapshots by memcpy, flags in bit fields. */
#include "../expect.h"
#include <assert.h>
#include <string.h>

typedef struct {
    float b, c, d, e;
} magic;

typedef double (*tyre_law)(double slip, double load, const magic *m);

typedef enum { LINEAR, MAGIC, BRUSH, LAWS } law_kind;

typedef struct {
    unsigned sliding : 1;
    unsigned law : 2;
    unsigned resets : 5;
    double vy, yaw_rate, heading, y;
    double speed;
} car;

typedef struct {
    double mass, inertia, front, rear;
    magic tyres[2];
} vehicle;

static double linear(double slip, double load, const magic *m) { return load * m->b * m->c * m->d * slip; }

static double pacejka(double slip, double load, const magic *m)
{
    double x = m->b * slip;
    return load * m->d * sin(m->c * atan(x - m->e * (x - atan(x))));
}

static double brush(double slip, double load, const magic *m)
{
    const double k = m->b * m->c * m->d * load, mu = m->d * load, limit = 3 * mu / k;
    if (fabs(slip) >= limit)
        return copysign(mu, slip);
    return k * slip - k * k * fabs(slip) * slip / (3 * mu) + k * k * k * slip * slip * slip / (27 * mu * mu);
}

static const tyre_law laws[LAWS] = {[LINEAR] = linear, [MAGIC] = pacejka, [BRUSH] = brush};

static void advance(car *c, const vehicle *v, double steer, double h)
{
    const double load_f = v->mass * 9.81 * v->rear / (v->front + v->rear), load_r = v->mass * 9.81 - load_f;
    const double af = steer - atan2(c->vy + v->front * c->yaw_rate, c->speed);
    const double ar = -atan2(c->vy - v->rear * c->yaw_rate, c->speed);
    const double ff = laws[c->law](af, load_f, &v->tyres[0]), fr = laws[c->law](ar, load_r, &v->tyres[1]);
    c->vy += h * ((ff * cos(steer) + fr) / v->mass - c->speed * c->yaw_rate);
    c->yaw_rate += h * (v->front * ff * cos(steer) - v->rear * fr) / v->inertia;
    c->heading += h * c->yaw_rate;
    c->y += h * (c->speed * sin(c->heading) + c->vy * cos(c->heading));
    c->sliding = fabs(c->vy) > 0.7;
}

double lane_change(const vehicle *v, const double steer[4], int law)
{
    car c = {.law = (unsigned)law, .speed = 22}, saved;
    unsigned char box[sizeof(car)];
    double cost = 0;
    memcpy(box, &c, sizeof c);
    for (int i = 0; i < 80; i++) {
        if (i % 20 == 0)
            memcpy(box, &c, sizeof c);
        const double t = i * 0.02, s = steer[i / 20] * sin(M_PI * (i % 20 + 1) / 20.);
        advance(&c, v, s, 0.02);
        if (c.sliding && c.resets < 2) { /* the test driver lifts: back to the snapshot, slower */
            unsigned resets = c.resets + 1;
            memcpy(&saved, box, sizeof saved);
            c = saved;
            c.resets = resets;
            c.speed *= 0.9;
        }
        const double target = 1.5 * (1 + tanh(4 * (t - 0.8)));
        cost += (c.y - target) * (c.y - target) * 0.02;
    }
    assert(c.law == (unsigned)law);
    return cost + 0.01 * c.yaw_rate * c.yaw_rate + c.resets;
}

int main(void)
{
    vehicle v = {1400, 2300, 1.2, 1.5, {{10, 1.3f, 0.95f, -0.5f}, {12, 1.3f, 1.0f, -0.25f}}}, d;
    double steer[4] = {0.05, 0.02, -0.03, -0.04}, ds[4];
    for (int law = 0; law < LAWS; law++) {
        memset(&d, 0, sizeof d);
        memset(ds, 0, sizeof ds);
        __enzyme_autodiff((void *)lane_change, enzyme_dup, &v, &d, enzyme_dup, steer, ds, enzyme_const, law);
        EXPECT_SLOPE("mass", law, d.mass, lane_change(&v, steer, law), v.mass, 0.1, 1e-6);
        EXPECT_SLOPE("front", law, d.front, lane_change(&v, steer, law), v.front, 1e-4, 1e-6);
        EXPECT_SLOPE("b", law, d.tyres[0].b, lane_change(&v, steer, law), v.tyres[0].b, 0.03125, 1e-4);
        EXPECT_SLOPE("d", law, d.tyres[1].d, lane_change(&v, steer, law), v.tyres[1].d, 0.00390625, 1e-4);
        for (int i = 0; i < 4; i++)
            EXPECT_SLOPE("steer", law * 10 + i, ds[i], lane_change(&v, steer, law), steer[i], 1e-5, 1e-5);
    }
    return verdict();
}
