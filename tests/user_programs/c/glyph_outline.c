/* Typography: outlines of glyphs out of packed commands, flattened and weighed for a variable font. */
#include "../expect.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* op in the upper two bits, then number of points; coordinates as zigzag varints */
static const uint8_t letter_o[] = {0x01, 200, 1, 0, 0x82, 100, 0, 200, 1, 200, 1, 0x82, 0, 200, 1,
                                   199, 1, 200, 1, 0x82, 99, 0, 199, 1, 199, 1, 0x82, 0, 199, 1,
                                   200, 1, 199, 1, 0xc0};
static const uint8_t letter_l[] = {0x01, 40, 0, 0x41, 0, 160, 3, 0x41, 60, 0, 0x41, 0, 159, 3, 0xc0};

typedef struct {
    float x, y;
} Point;

typedef struct outline {
    size_t used, room;
    Point *points;
    struct outline *next;
} Outline;

typedef struct {
    const uint8_t *at, *end;
} Reader;

static int32_t read_varint(Reader *r)
{
    uint32_t value = 0;
    for (int shift = 0; r->at < r->end; shift += 7) {
        const uint8_t byte = *r->at++;
        value |= (uint32_t)(byte & 0x7f) << shift;
        if (!(byte & 0x80))
            break;
    }
    return (int32_t)(value >> 1) ^ -(int32_t)(value & 1);
}

static void push(Outline *o, Point p)
{
    if (o->used == o->room) {
        o->room = o->room ? 2 * o->room : 4;
        o->points = realloc(o->points, o->room * sizeof *o->points);
        if (!o->points)
            abort();
    }
    o->points[o->used++] = p;
}

static Point between(Point a, Point b, float t)
{
    return (Point){a.x + t * (b.x - a.x), a.y + t * (b.y - a.y)};
}

static void quadratic(Outline *o, Point a, Point b, Point c, int depth)
{
    if (!depth) {
        push(o, c);
        return;
    }
    const Point ab = between(a, b, 0.5f), bc = between(b, c, 0.5f), middle = between(ab, bc, 0.5f);
    quadratic(o, a, ab, middle, depth - 1);
    quadratic(o, middle, bc, c, depth - 1);
}

typedef struct {
    float weight, width, slant, serif;
} Axes;

static Point place(Point p, const Axes *axes)
{
    const float y = p.y * (1 + 0.02f * axes->serif);
    return (Point){p.x * axes->width + axes->slant * y, y + axes->weight * sinf(0.02f * p.x)};
}

static Outline *decode(const uint8_t *code, size_t size, const Axes *axes)
{
    Reader r = {code, code + size};
    Outline *first = NULL, **last = &first;
    Point pen = {0, 0};
    while (r.at < r.end) {
        const uint8_t head = *r.at++;
        Point p[4];
        for (int i = 0; i < (head & 0x3f); i++) {
            const float dx = (float)read_varint(&r), dy = (float)read_varint(&r);
            pen.x += dx, pen.y += dy;
            p[i] = place(pen, axes);
        }
        switch (head >> 6) {
        case 0:
            *last = calloc(1, sizeof **last);
            push(*last, p[0]);
            break;
        case 1: push(*last, p[0]); break;
        case 2: quadratic(*last, (*last)->points[(*last)->used - 1], p[0], p[1], 3); break;
        case 3: last = &(*last)->next; break;
        }
    }
    return first;
}

static float ink(const Outline *o)
{
    double twice = 0, length = 0;
    for (size_t i = 0; i < o->used; i++) {
        const Point *a = &o->points[i], *b = &o->points[(i + 1) % o->used];
        twice += (double)a->x * b->y - (double)a->y * b->x;
        length += hypot(b->x - a->x, b->y - a->y);
    }
    return (float)(fabs(twice) / 2e4 + length / 1e3);
}

double darkness(const Axes *axes)
{
    static const struct {
        const uint8_t *code;
        size_t size;
    } font[] = {{letter_o, sizeof letter_o}, {letter_l, sizeof letter_l}};
    double sum = 0;
    for (int k = 0; k < 2; k++)
        for (Outline *o = decode(font[k].code, font[k].size, axes), *next; o; o = next) {
            next = o->next;
            sum += (k + 1) * ink(o);
            free(o->points);
            free(o);
        }
    return sum;
}

int main(void)
{
    Axes axes = {3, 1.1f, 0.2f, 0.5f}, d = {0, 0, 0, 0};
    __enzyme_autodiff((void *)darkness, enzyme_dup, &axes, &d);
    EXPECT_SLOPE("weight", 0, d.weight, darkness(&axes), axes.weight, 0.5, 5e-3);
    EXPECT_SLOPE("width", 0, d.width, darkness(&axes), axes.width, 0.125, 5e-3);
    EXPECT_SLOPE("slant", 0, d.slant, darkness(&axes), axes.slant, 0.0625, 5e-3);
    EXPECT_SLOPE("serif", 0, d.serif, darkness(&axes), axes.serif, 0.5, 5e-3);
    return verdict();
}
