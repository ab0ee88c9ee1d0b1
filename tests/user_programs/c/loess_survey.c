/* Statistics: local regression of a survey that is read from a file; lines of any length, qsort_r by hand. */
#define _GNU_SOURCE
#include "../expect.h"
#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    char *label;
    double x, y, weight, distance;
} Row;

typedef struct {
    Row *rows;
    size_t count, room;
    char error[80];
} Survey;

static int complain(Survey *s, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    vsnprintf(s->error, sizeof s->error, format, args);
    va_end(args);
    return -1;
}

static int survey_read(Survey *s, FILE *f)
{
    char *line = NULL;
    size_t size = 0;
    int number = 0;
    while (getline(&line, &size, f) >= 0) {
        number++;
        if (line[0] == '#' || line[0] == '\n')
            continue;
        if (s->count == s->room) {
            s->room = s->room ? 2 * s->room : 4;
            Row *more = realloc(s->rows, s->room * sizeof *more);
            if (!more)
                return complain(s, "line %d: %s", number, strerror(errno));
            s->rows = more;
        }
        Row *r = &s->rows[s->count];
        char *comma = strchr(line, ','), *end;
        if (!comma)
            return complain(s, "line %d: no comma", number);
        r->label = strndup(line, comma - line);
        r->x = strtod(comma + 1, &end);
        if (*end++ != ',')
            return complain(s, "line %d: after %g", number, r->x);
        r->y = strtod(end, &end);
        r->weight = *end == ',' ? strtod(end + 1, NULL) : 1;
        s->count++;
    }
    free(line);
    return 0;
}

static void survey_free(Survey *s)
{
    for (size_t i = 0; i < s->count; i++)
        free(s->rows[i].label);
    free(s->rows);
}

static int by_distance(const void *a, const void *b)
{
    const Row *p = a, *q = b;
    return (p->distance > q->distance) - (p->distance < q->distance);
}

static double local_line(Row *rows, size_t n, double at, double span, double ridge)
{
    for (size_t i = 0; i < n; i++)
        rows[i].distance = fabs(rows[i].x - at);
    qsort(rows, n, sizeof *rows, by_distance);
    const size_t used = (size_t)(0.7 * (double)n);
    const double reach = rows[used - 1].distance * span;
    double m[2][2] = {{ridge, 0}, {0, ridge}}, v[2] = {0, 0};
    for (size_t i = 0; i < used; i++) {
        const double u = rows[i].distance / reach, dx = rows[i].x - at;
        const double w = u < 1 ? rows[i].weight * pow(1 - u * u * u, 3) : 0;
        m[0][0] += w, m[0][1] += w * dx, m[1][1] += w * dx * dx;
        v[0] += w * rows[i].y, v[1] += w * dx * rows[i].y;
    }
    return (m[1][1] * v[0] - m[0][1] * v[1]) / (m[0][0] * m[1][1] - m[0][1] * m[0][1]);
}

static double scale_of(const char *label, const double *scales)
{
    static const char *const regions[] = {"north", "south", "coast"};
    for (int i = 0; i < 3; i++)
        if (!strcasecmp(label, regions[i]))
            return scales[i];
    return 1;
}

double roughness(const Survey *s, const double *scales, double span, double ridge)
{
    Row *copy = malloc(s->count * sizeof *copy);
    memcpy(copy, s->rows, s->count * sizeof *copy);
    for (size_t i = 0; i < s->count; i++)
        copy[i].y *= scale_of(copy[i].label, scales);
    double before = 0, sum = 0;
    for (int k = 0; k < 6; k++) {
        const double now = local_line(copy, s->count, 0.3 + 0.73 * k, span, ridge);
        sum += k ? pow(now - before, 2) : 0.1 * now;
        before = now;
    }
    free(copy);
    return sum;
}

int main(void)
{
    Survey s = {0};
    FILE *f = tmpfile();
    if (!f)
        return 2;
    fputs("# region, hours, income, weight\nnorth,0.1,1.2\nSouth,0.9,1.9,2\n\ncoast,1.4,2.5,0.5\n", f);
    fputs("north,2.2,2.1\nsouth,2.9,3.3\ninland,3.4,2.8,1.5\ncoast,3.9,3.6\nnorth,4.6,3.1,0.8\n", f);
    rewind(f);
    if (survey_read(&s, f) < 0) {
        fprintf(stderr, "%s\n", s.error);
        return 2;
    }
    fclose(f);
    double scales[3] = {1.1, 0.9, 1.05}, d[3] = {0}, span = 1.3, ridge = 0.01;
    Survey shadow = s;
    shadow.rows = malloc(s.count * sizeof *shadow.rows);
    memcpy(shadow.rows, s.rows, s.count * sizeof *shadow.rows);
    for (size_t i = 0; i < s.count; i++)
        shadow.rows[i].x = shadow.rows[i].y = shadow.rows[i].weight = shadow.rows[i].distance = 0;
    const double dspan = __enzyme_autodiff((void *)roughness, enzyme_dup, &s, &shadow, enzyme_dup, scales, d,
                                           enzyme_out, span, enzyme_const, ridge);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("scale", i, d[i], roughness(&s, scales, span, ridge), scales[i], 1e-3, 1e-6);
    EXPECT_SLOPE("span", 0, dspan, roughness(&s, scales, span, ridge), span, 1e-4, 1e-5);
    for (int i = 0; i < 8; i++) {
        EXPECT_SLOPE("x", i, shadow.rows[i].x, roughness(&s, scales, span, ridge), s.rows[i].x, 1e-4, 1e-5);
        EXPECT_SLOPE("y", i, shadow.rows[i].y, roughness(&s, scales, span, ridge), s.rows[i].y, 1e-3, 1e-6);
        EXPECT_SLOPE("w", i, shadow.rows[i].weight, roughness(&s, scales, span, ridge), s.rows[i].weight, 1e-3, 1e-6);
    }
    free(shadow.rows);
    survey_free(&s);
    return verdict();
}
