/* Malting: a kiln's layers as objects in C (tables of functions, base structs embedded, container_of), with a log by varargs. */
#include "../expect.h"
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#define container_of(ptr, type, member) ((type *)((char *)(ptr) - offsetof(type, member)))

struct bed;
struct bed_class {
    const char *name;
    void (*dry)(struct bed *self, double air, double seconds);
    double (*colour)(const struct bed *self);
    void (*destroy)(struct bed *self);
};
struct bed {
    const struct bed_class *class;
    struct bed *above;
    double moisture, temperature;
    unsigned short turns;
};

struct log {
    char *text;
    size_t length, room;
    int lines;
};

static void note(struct log *log, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    char line[96];
    const int n = vsnprintf(line, sizeof line, format, list);
    va_end(list);
    if (log->length + n + 1 > log->room) {
        log->room = 2 * (log->room + n + 1);
        log->text = realloc(log->text, log->room);
    }
    memcpy(log->text + log->length, line, n + 1);
    log->length += n;
    log->lines++;
}

struct barley {
    struct bed base;
    double enzyme, amber;
    char variety[12];
};
static void barley_dry(struct bed *self, double air, double seconds)
{
    struct barley *b = container_of(self, struct barley, base);
    const double rate = 0.02 * (air - self->temperature) / 40 * self->moisture;
    self->temperature += 0.01 * seconds * (air - self->temperature) * (1 - self->moisture);
    self->moisture -= rate * seconds * 0.1;
    b->enzyme *= exp(-1e-3 * seconds * exp((self->temperature - 70) / 12) * self->moisture);
    b->amber += 1e-3 * seconds * exp((self->temperature - 80) / 15);
}
static double barley_colour(const struct bed *self)
{
    const struct barley *b = container_of(self, const struct barley, base);
    return 2 + 8 * b->amber + (b->variety[0] == 'M' ? 0.5 : 0) * b->enzyme;
}
static void barley_free(struct bed *self) { free(container_of(self, struct barley, base)); }
static const struct bed_class barley_class = {"barley", barley_dry, barley_colour, barley_free};

struct smoked {
    double phenol;
    struct bed base; /* not the first one */
    float peat;
};
static void smoked_dry(struct bed *self, double air, double seconds)
{
    struct smoked *s = container_of(self, struct smoked, base);
    self->temperature += 0.008 * seconds * (air - self->temperature);
    self->moisture *= exp(-2e-4 * seconds * air);
    s->phenol += s->peat * self->moisture * seconds * 0.02;
}
static double smoked_colour(const struct bed *self) { return 3 * log1p(container_of(self, const struct smoked, base)->phenol); }
static void smoked_free(struct bed *self) { free(container_of(self, struct smoked, base)); }
static const struct bed_class smoked_class = {"smoked", smoked_dry, smoked_colour, smoked_free};

static struct bed *make_barley(const char *variety, double moisture)
{
    struct barley *b = calloc(1, sizeof *b);
    *b = (struct barley){.base = {&barley_class, NULL, moisture, 25, 0}, .enzyme = 1};
    strncpy(b->variety, variety, sizeof b->variety - 1);
    return &b->base;
}
static struct bed *make_smoked(float peat, double moisture)
{
    struct smoked *s = malloc(sizeof *s);
    memset(s, 0, sizeof *s);
    s->base.class = &smoked_class;
    s->base.moisture = moisture;
    s->base.temperature = 22;
    s->peat = peat;
    return &s->base;
}

static double kiln(const double *p, int hours)
{
    struct log log = {0};
    struct bed *bottom = make_barley("Maris Otter", p[0]);
    bottom->above = make_smoked(0.8f, p[0] * 0.9);
    bottom->above->above = make_barley("Chevallier", p[0] * 1.1);
    for (int h = 0; h < hours; h++) {
        double air = p[1] + (h > hours / 2 ? p[2] : 0);
        for (struct bed *b = bottom; b; b = b->above) {
            b->class->dry(b, air, 8.0);
            air -= 4 * b->moisture + 0.05 * (air - b->temperature);
            if (h % 7 == 3) {
                b->turns++;
                note(&log, "%s turned at %d h, %.3f moist, air %5.1f\n", b->class->name, h, b->moisture, air);
            }
        }
    }
    double colour = 0, moist = 0;
    int turns = 0;
    for (struct bed *b = bottom, *next; b; b = next) {
        next = b->above;
        colour += b->class->colour(b);
        moist += b->moisture * b->moisture;
        turns += b->turns;
        b->class->destroy(b);
    }
    const int good = log.lines == turns && strstr(log.text, "smoked turned") != NULL;
    free(log.text);
    return good ? colour + 10 * moist : -1;
}

int main(void)
{
    double p[3] = {0.42, 55, 25}, d[3] = {0};
    __enzyme_autodiff((void *)kiln, enzyme_dup, p, d, enzyme_const, 24);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("p", i, d[i], kiln(p, 24), p[i], 1e-3, 1e-6);
    return verdict();
}
