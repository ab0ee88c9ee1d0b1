/* Sea water and membranes; called from Fortran. */
#include <math.h>
#include <stdlib.h>

struct stream {
    double flow, salt, pressure;
    int stage;
};

struct membrane {
    double water, leak;
    const double *fouling;
    int elements;
};

double osmotic_pressure(double salt, double kelvin)
{
    return 0.0026 * kelvin * salt * (1.0 - 0.002 * salt + 4e-5 * salt * salt) / 1.0;
}

/* Element after element; each is fed by what the one before rejects. */
void pass_membrane(struct stream feed, const struct membrane *sheet, struct stream *permeate, struct stream *brine)
{
    struct stream through = {0.0, 0.0, 0.0, feed.stage};
    for (int i = 0; i < sheet->elements; i++) {
        double net = feed.pressure - osmotic_pressure(feed.salt, 298.0);
        if (net <= 0.0)
            break;
        double area = 1.0 / (1.0 + sheet->fouling[i]);
        double water = sheet->water * area * net;
        double salt = sheet->leak * area * feed.salt;
        through.salt += salt * water;
        through.flow += water;
        feed.salt = (feed.salt * feed.flow - salt * water) / (feed.flow - water);
        feed.flow -= water;
        feed.pressure -= 0.02 * feed.flow * feed.flow * 0.1;
    }
    through.salt = through.flow > 0.0 ? through.salt / through.flow : 0.0;
    *permeate = through;
    *brine = feed;
}

/* Newton's method with slopes by secants, kept between two ends. */
double find_root(double (*f)(double, void *), void *context, double low, double high)
{
    double a = low, b = high, fa = f(a, context), fb = f(b, context), at = a;
    for (int i = 0; i < 60; i++) {
        at = b - fb * (b - a) / (fb - fa);
        if (at < low || at > high)
            at = 0.5 * (low + high);
        double value = f(at, context);
        a = b;
        fa = fb;
        b = at;
        fb = value;
        if (fabs(value) < 1e-13 || a == b)
            break;
    }
    return at;
}

struct log {
    int count, room;
    double *values;
};

struct log *open_log(int lines)
{
    struct log *log = malloc(sizeof *log);
    log->count = 0;
    log->room = lines;
    log->values = malloc(sizeof(double) * lines);
    return log;
}

void write_log(struct log *log, double value)
{
    if (log->count == log->room) {
        log->room *= 2;
        log->values = realloc(log->values, sizeof(double) * log->room);
    }
    log->values[log->count++] = value;
}

void read_log(struct log *log, double **values, int *count)
{
    *values = log->values;
    *count = log->count;
}

void close_log(struct log *log)
{
    free(log->values);
    free(log);
}
