/* 3D printing: G-code with sticky words, a planner's ring buffer of moves, junction speeds, heaters by callbacks. */
#define _GNU_SOURCE
#include "../expect.h"
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define RING 8u

typedef struct {
    double x, y, e, feed;
} Axes;

typedef struct {
    Axes to;
    double dx, dy, length, entry, cruise;
    bool extruding;
} Move;

struct machine;
typedef void (*Handler)(struct machine *, const double *words, unsigned given);

typedef struct machine {
    Move ring[RING];
    unsigned head, tail;
    Axes now;
    double acceleration, jerk, time, filament, temperature, target;
    Handler handlers[2][128];
    void (*on_move)(const Move *, double seconds, void *);
    void *context;
} Machine;

#define WORD(c) (1u << ((c) - 'A'))

static void finish(Machine *m)
{
    Move *move = &m->ring[m->tail % RING];
    const double exit = m->head - m->tail > 1 ? m->ring[(m->tail + 1) % RING].entry : 0;
    const double top = fmin(move->cruise, sqrt(m->acceleration * move->length +
                                               (move->entry * move->entry + exit * exit) / 2));
    const double up = (top - move->entry) / m->acceleration, down = (top - exit) / m->acceleration;
    const double rest = move->length - (top * top - move->entry * move->entry) / (2 * m->acceleration) -
                        (top * top - exit * exit) / (2 * m->acceleration);
    const double seconds = fabs(up) + fabs(down) + fmax(rest, 0) / top;
    m->time += seconds;
    m->temperature += (m->target - m->temperature) * (1 - exp(-seconds / 20));
    if (m->on_move)
        m->on_move(move, seconds, m->context);
    m->tail++;
}

static void linear(Machine *m, const double *w, unsigned given)
{
    if (m->head - m->tail == RING)
        finish(m);
    Move *move = &m->ring[m->head % RING];
    move->to = m->now;
    if (given & WORD('X'))
        move->to.x = w['X' - 'A'];
    if (given & WORD('Y'))
        move->to.y = w['Y' - 'A'];
    if (given & WORD('E'))
        move->to.e += w['E' - 'A'];
    if (given & WORD('F'))
        move->to.feed = w['F' - 'A'] / 60;
    move->extruding = (given & WORD('E')) != 0;
    move->dx = move->to.x - m->now.x, move->dy = move->to.y - m->now.y;
    move->length = hypot(move->dx, move->dy);
    move->cruise = move->to.feed;
    move->entry = m->jerk;
    if (m->head != m->tail) {
        const Move *last = &m->ring[(m->head - 1) % RING];
        const double c = (move->dx * last->dx + move->dy * last->dy) / (move->length * last->length);
        move->entry = fmin(fmin(move->cruise, last->cruise), m->jerk / sqrt(2.02 - 2 * c));
    }
    m->now = move->to;
    m->head++;
}

static void heat(Machine *m, const double *w, unsigned given)
{
    if (given & WORD('S'))
        m->target = w['S' - 'A'];
}

static void dwell(Machine *m, const double *w, unsigned given)
{
    while (m->tail != m->head)
        finish(m);
    const double t = given & WORD('P') ? w['P' - 'A'] / 1000 : 0;
    m->time += t;
    m->temperature += (m->target - m->temperature) * (1 - exp(-t / 20));
}

static void execute(Machine *m, const char *program, const double *scale)
{
    double words[26] = {0};
    for (const char *line = program; *line;) {
        unsigned given = 0;
        int code = -1, group = 0;
        const char *end = strchrnul(line, '\n');
        while (line < end) {
            const char letter = *line++;
            if (letter < 'A' || letter > 'Z')
                continue;
            char *after;
            const double value = strtod(line, &after);
            line = after;
            if (letter == 'G' || letter == 'M')
                code = (int)value, group = letter == 'M';
            else {
                words[letter - 'A'] = value * (letter == 'X' ? scale[0] : letter == 'Y' ? scale[1] : letter == 'E' ? scale[2] : letter == 'F' ? scale[3] : 1);
                given |= WORD(letter);
            }
        }
        if (code >= 0 && m->handlers[group][code])
            m->handlers[group][code](m, words, given);
        line = end + (*end != 0);
    }
    while (m->tail != m->head)
        finish(m);
}

struct quality {
    double sum, before;
};

static void judge(const Move *move, double seconds, void *context)
{
    struct quality *q = context;
    const double flow = move->extruding ? move->to.e / seconds : 0;
    q->sum += (flow - q->before) * (flow - q->before) + 0.01 * move->length / seconds;
    q->before = flow;
}

static const char cube[] = "M104 S210\nG4 P1500\nG1 X20 Y0 E0.9 F1800 ; first side\nG1 Y20 E1.1\nG1 X0 E0.8\n"
                           "G0 X10 Y10 F3600\nG1 X15 Y4 E0.4 F1200\nG1 X2 E0.6\nG1 Y1 E0.2\nG1 X6 Y7 E.3\n"
                           "G1 X11 Y16 E.5\nG1 X1 E0.4\nM104 S180\nG4 P500\nM84\n";

double print_cost(const double *scale, double acceleration, double jerk)
{
    Machine *m = calloc(1, sizeof *m);
    struct quality q = {0, 0.1};
    m->handlers[0][0] = m->handlers[0][1] = linear;
    m->handlers[0][4] = dwell;
    m->handlers[1][104] = heat;
    m->acceleration = acceleration, m->jerk = jerk, m->temperature = 25;
    m->now.feed = 20;
    m->on_move = judge, m->context = &q;
    execute(m, cube, scale);
    const double cost = m->time + q.sum + 0.01 * fabs(m->temperature - 190);
    free(m);
    return cost;
}

int main(void)
{
    double scale[4] = {1.05, 0.95, 1.1, 0.9}, d[4] = {0};
    double acceleration = 900, jerk = 6;
    struct {
        double a, j;
    } out;
    extern struct two { double a, j; } __enzyme_autodiff_two(void *, ...);
    struct two g = __enzyme_autodiff_two((void *)print_cost, enzyme_dup, scale, d, enzyme_out, acceleration, enzyme_out, jerk);
    out.a = g.a, out.j = g.j;
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("scale", i, d[i], print_cost(scale, acceleration, jerk), scale[i], 1e-4, 1e-6);
    EXPECT_SLOPE("acceleration", 0, out.a, print_cost(scale, acceleration, jerk), acceleration, 1e-1, 1e-6);
    EXPECT_SLOPE("jerk", 0, out.j, print_cost(scale, acceleration, jerk), jerk, 1e-3, 1e-6);
    return verdict();
}
