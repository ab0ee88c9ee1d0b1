// Life of rolling bearings in a gearbox: kinds of bearings in a tagged union, load cases in bitfields,
// and a table of functions for factors.
#include "../expect.h"
#include <stdlib.h>
#include <string.h>

enum kind { BALL, ROLLER, TAPER, KINDS };

struct bearing {
    enum kind kind;
    unsigned sealed : 1;
    unsigned grease : 3;
    unsigned rows : 2;
    double capacity;
    union {
        struct { double contact_angle; int balls; } ball;
        struct { double length, crown; } roller;
        struct { double cup, factor_y; } taper;
    } u;
};

struct load_case {
    float share; /* of time */
    short rpm;
    unsigned shock : 4;
    double radial, axial;
};

static double equivalent_ball(const struct bearing *b, double fr, double fa)
{
    const double e = 0.22 + 0.6 * sin(b->u.ball.contact_angle);
    if (fa / fr <= e)
        return fr;
    return 0.56 * fr + (1.9 - e) * fa + 0.001 * b->u.ball.balls * fa;
}

static double equivalent_roller(const struct bearing *b, double fr, double fa)
{
    const double tilt = fa / (b->u.roller.length * 1e3);
    return fr * (1 + b->u.roller.crown * tilt * tilt);
}

static double equivalent_taper(const struct bearing *b, double fr, double fa)
{
    return fmax(fr, 0.4 * fr + b->u.taper.factor_y * fa) + 2 * b->u.taper.cup;
}

typedef double (*equivalent_fn)(const struct bearing *, double, double);
static const struct {
    const char *name;
    equivalent_fn equivalent;
    double exponent;
} kinds[KINDS] = {
    {"ball", equivalent_ball, 3},
    {"roller", equivalent_roller, 10.0 / 3},
    {"taper", equivalent_taper, 10.0 / 3},
};

/* Hours until one in ten of the bearings has failed, over all load cases (Palmgren and Miner). */
static double life_hours(const struct bearing *b, const struct load_case *cases, int n)
{
    double damage = 0;
    for (int i = 0; i < n; i++) {
        const struct load_case *c = &cases[i];
        double p = kinds[b->kind].equivalent(b, c->radial, c->axial);
        p *= 1 + 0.1 * c->shock;
        if (b->sealed)
            p *= 1.02;
        const double turns = 1e6 * pow(b->capacity / p, kinds[b->kind].exponent);
        damage += c->share * c->rpm * 60.0 / turns;
    }
    const double grease[] = {1.0, 1.1, 0.9, 0.7};
    return grease[b->grease & 3] / damage;
}

/* The life of the whole box: a Weibull product of those of its bearings. */
double gearbox(const struct bearing *bearings, int n, const struct load_case *cases, int m)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += pow(life_hours(&bearings[i], cases, m) * 1e-4, -1.5);
    return pow(sum, -1 / 1.5);
}

int main(void)
{
    struct bearing b[3], db[3];
    memset(b, 0, sizeof b);
    memset(db, 0, sizeof db);
    b[0] = (struct bearing){.kind = BALL, .sealed = 1, .grease = 1, .rows = 1, .capacity = 33e3};
    b[0].u.ball.contact_angle = 0.3;
    b[0].u.ball.balls = 9;
    b[1] = (struct bearing){.kind = ROLLER, .grease = 2, .rows = 2, .capacity = 48e3};
    b[1].u.roller.length = 1.8;
    b[1].u.roller.crown = 0.7;
    b[2] = (struct bearing){.kind = TAPER, .grease = 3, .rows = 1, .capacity = 52e3};
    b[2].u.taper.cup = 110;
    b[2].u.taper.factor_y = 1.6;
    struct load_case c[2] = {{0.7f, 1450, 1, 4200, 900}, {0.3f, 720, 3, 6100, 3900}}, dc[2] = {{0}};

    __enzyme_autodiff((void *)gearbox, enzyme_dup, b, db, enzyme_const, 3, enzyme_dup, c, dc, enzyme_const, 2);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("capacity", i, db[i].capacity, gearbox(b, 3, c, 2), b[i].capacity, 5.0, 1e-7);
    EXPECT_SLOPE("angle", 0, db[0].u.ball.contact_angle, gearbox(b, 3, c, 2), b[0].u.ball.contact_angle, 1e-4, 1e-6);
    EXPECT_SLOPE("length", 1, db[1].u.roller.length, gearbox(b, 3, c, 2), b[1].u.roller.length, 1e-4, 1e-6);
    EXPECT_SLOPE("crown", 1, db[1].u.roller.crown, gearbox(b, 3, c, 2), b[1].u.roller.crown, 1e-4, 1e-6);
    EXPECT_SLOPE("cup", 2, db[2].u.taper.cup, gearbox(b, 3, c, 2), b[2].u.taper.cup, 1e-2, 1e-6);
    EXPECT_SLOPE("y", 2, db[2].u.taper.factor_y, gearbox(b, 3, c, 2), b[2].u.taper.factor_y, 1e-4, 1e-6);
    for (int i = 0; i < 2; i++) {
        EXPECT_SLOPE("radial", i, dc[i].radial, gearbox(b, 3, c, 2), c[i].radial, 1.0, 1e-6);
        EXPECT_SLOPE("axial", i, dc[i].axial, gearbox(b, 3, c, 2), c[i].axial, 1.0, 1e-6);
        const float kept = c[i].share, h = 0x1p-10f;
        c[i].share = kept + h;
        double up = gearbox(b, 3, c, 2);
        c[i].share = kept - h;
        double down = gearbox(b, 3, c, 2);
        c[i].share = kept;
        expect("share", i, dc[i].share, (up - down) / (2.0 * h), 1e-4);
    }
    return verdict();
}
