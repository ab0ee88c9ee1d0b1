/* Telemetry of a rocket: packed records of several kinds with bit fields, one after another in bytes. */
#include "../expect.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#pragma pack(push, 1)
typedef struct {
    uint8_t kind : 3;
    uint8_t stage : 2;
    uint8_t valid : 1;
    uint8_t spare : 2;
    uint16_t length;
} header;
typedef struct {
    header head;
    uint8_t engine;
    double thrust;
    float flow;
} burn_record;
typedef struct {
    header head;
    char name[5];
    double dry_mass;
} stage_record;
#pragma pack(pop)

enum { BURN = 1, STAGE = 2, COMMENT = 3 };

typedef struct {
    uint8_t *bytes;
    size_t used, room;
} stream;

static void append(stream *s, const void *what, size_t n)
{
    while (s->used + n > s->room) {
        s->room = s->room ? 2 * s->room : 32;
        s->bytes = realloc(s->bytes, s->room);
    }
    memcpy(s->bytes + s->used, what, n);
    s->used += n;
}

static void write_burn(stream *s, int stage, int engine, double thrust, double flow)
{
    burn_record r = {.head = {BURN, stage, 1, 0, sizeof r}, .engine = engine, .thrust = thrust, .flow = (float)flow};
    append(s, &r, sizeof r);
}

static void write_stage(stream *s, int stage, const char *name, double dry)
{
    stage_record r;
    memset(&r, 0, sizeof r);
    r.head = (header){STAGE, stage, stage != 2, 0, sizeof r};
    memcpy(r.name, name, strlen(name) < 5 ? strlen(name) : 5);
    r.dry_mass = dry;
    append(s, &r, sizeof r);
}

static void write_comment(stream *s, const char *text)
{
    header h = {COMMENT, 0, 1, 0, sizeof h + strlen(text)};
    append(s, &h, sizeof h);
    append(s, text, strlen(text));
}

static double velocity(const stream *s)
{
    double mass = 1, speed = 0;
    for (size_t at = 0; at < s->used;) {
        header h;
        memcpy(&h, s->bytes + at, sizeof h);
        if (h.valid && h.kind == BURN) {
            const burn_record *r = (const burn_record *)(s->bytes + at);
            speed += r->thrust / r->flow * log((mass + r->flow * (1 + 0.1 * r->engine)) / mass);
        } else if (h.valid && h.kind == STAGE) {
            stage_record r;
            memcpy(&r, s->bytes + at, sizeof r);
            mass += r.dry_mass * (r.name[0] == 'S' ? 1 : 1.5);
        }
        at += h.length;
    }
    return speed;
}

double final_speed(const double *thrust, const double *flow, double dry)
{
    stream s = {0};
    write_comment(&s, "launch of the third rocket; nominal");
    for (int i = 0; i < 4; i++) {
        if (i % 2 == 0)
            write_stage(&s, i, i ? "S-two" : "booster", dry + 0.1 * i);
        write_burn(&s, i, i + 1, thrust[i], flow[i]);
    }
    double v = velocity(&s);
    free(s.bytes);
    return v;
}

int main(void)
{
    double thrust[4] = {30, 25, 12, 6}, flow[4] = {1.5, 1.25, 0.75, 0.5}, dt[4] = {0}, df[4] = {0}, dry = 2.5;
    double dd = __enzyme_autodiff((void *)final_speed, enzyme_dup, thrust, dt, enzyme_dup, flow, df, enzyme_out, dry);
    for (int i = 0; i < 4; i++) {
        EXPECT_SLOPE("thrust", i, dt[i], final_speed(thrust, flow, dry), thrust[i], 1e-2, 1e-7);
        EXPECT_SLOPE("flow", i, df[i], final_speed(thrust, flow, dry), flow[i], 0.0078125, 1e-4);
    }
    EXPECT_SLOPE("dry", 0, dd, final_speed(thrust, flow, dry), dry, 1e-3, 1e-7);
    return verdict();
}
