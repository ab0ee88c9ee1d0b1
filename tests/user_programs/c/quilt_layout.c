/* Quilting: blocks, borders and cloth; vectors and maps that macros declare for each type, a string builder whose text
 * is read back, enums by X-macros, and a cutting plan by dynamic programming over strips. */
#include "../expect.h"
#include <assert.h>
#include <float.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DECLARE_VECTOR(name, type)                                                     \
    typedef struct {                                                                   \
        type *at;                                                                      \
        size_t count, room;                                                            \
    } name;                                                                            \
    static inline type *name##_push(name *v, type item)                                \
    {                                                                                  \
        if (v->count == v->room) {                                                     \
            v->room = v->room ? v->room + v->room / 2 : 4;                             \
            v->at = realloc(v->at, v->room * sizeof(type));                            \
            assert(v->at);                                                             \
        }                                                                              \
        v->at[v->count] = item;                                                        \
        return &v->at[v->count++];                                                     \
    }                                                                                  \
    static inline void name##_free(name *v)                                            \
    {                                                                                  \
        free(v->at);                                                                   \
        *v = (name){0};                                                                \
    }
#define EACH(type, item, vector) for (type *item = (vector).at; item != (vector).at + (vector).count; item++)
#define MAX(a, b)                  \
    ({                             \
        __typeof__(a) a_ = (a);    \
        __typeof__(b) b_ = (b);    \
        a_ > b_ ? a_ : b_;         \
    })

#define SHAPES(X) X(SQUARE, 1.0) X(HALF, 0.5) X(FLYING_GEESE, 1.5) X(STAR, 2.25)
typedef enum {
#define X(name, area) name,
    SHAPES(X)
#undef X
} shape;
static const double AREAS[] = {
#define X(name, area) area,
    SHAPES(X)
#undef X
};
static const char *const SHAPE_NAMES[] = {
#define X(name, area) #name,
    SHAPES(X)
#undef X
};

typedef struct {
    shape kind;
    double side, seam;
    struct {
        uint8_t r, g, b;
        float fade;
    } cloth;
} patch;

typedef struct {
    char key[20];
    double metres;
    int uses;
} stock;

DECLARE_VECTOR(patches, patch)
DECLARE_VECTOR(stocks, stock)
DECLARE_VECTOR(numbers, double)

typedef struct {
    char *text;
    size_t length, room;
} builder;

static void append(builder *b, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    va_list again;
    va_copy(again, list);
    const int need = vsnprintf(NULL, 0, format, list);
    va_end(list);
    if (b->length + (size_t)need + 1 > b->room) {
        b->room = 2 * (b->length + (size_t)need + 1);
        b->text = realloc(b->text, b->room);
        assert(b->text);
    }
    vsnprintf(b->text + b->length, b->room - b->length, format, again);
    va_end(again);
    b->length += (size_t)need;
}

static stock *stock_of(stocks *all, const char *key)
{
    EACH(stock, s, *all)
    if (strcmp(s->key, key) == 0)
        return s;
    stock fresh = {.metres = 0};
    strncpy(fresh.key, key, sizeof fresh.key - 1);
    return stocks_push(all, fresh);
}

/* The least waste of cutting strips out of widths of cloth, softly. */
static double cut(const numbers *strips, double width)
{
    const size_t n = strips->count;
    double best[n + 1];
    best[n] = 0;
    for (size_t i = n; i-- > 0;) {
        double soft = 0, used = 0;
        for (size_t j = i; j < n && used + strips->at[j] <= width; j++) {
            used += strips->at[j];
            const double waste = (width - used) * (width - used);
            soft += exp(-2 * (waste + best[j + 1]));
        }
        best[i] = -0.5 * log(MAX(soft, 1e-30));
    }
    return best[0];
}

static double cost(const double *side, int n, double seam, double width)
{
    patches all = {0};
    stocks shelf = {0};
    numbers strips = {0};
    builder note = {0};
    for (int i = 0; i < n; i++)
        patches_push(&all, (patch){.kind = (shape)(i % 4), .side = side[i], .seam = seam * (1 + i % 2), .cloth = {(uint8_t)(40 * i), 80, 120, 0.9f + 0.01f * (float)i}});
    EACH(patch, p, all)
    {
        const double edge = p->side + 2 * p->seam, area = AREAS[p->kind] * edge * edge * p->cloth.fade;
        stock *s = stock_of(&shelf, SHAPE_NAMES[p->kind]);
        s->metres += area / width;
        s->uses++;
        numbers_push(&strips, edge);
        append(&note, "%s %d\n", SHAPE_NAMES[p->kind], s->uses);
    }
    double sum = 0;
    int lines = 0;
    for (char *line = note.text, *end; line && *line; line = end + 1, lines++) {
        char name[16];
        int uses;
        end = strchr(line, '\n');
        if (sscanf(line, "%15s %d", name, &uses) == 2)
            sum += 0.01 * uses * stock_of(&shelf, name)->metres;
    }
    EACH(stock, s, shelf)
    sum += s->metres * s->metres * s->uses;
    sum += cut(&strips, width) + 1e-3 * lines;
    free(note.text);
    patches_free(&all);
    stocks_free(&shelf);
    numbers_free(&strips);
    return sum;
}

struct two {
    double seam, width;
};
extern struct two __enzyme_autodiff_two(void *, ...);

int main(void)
{
    double side[6] = {0.5, 0.8, 0.65, 0.4, 0.9, 0.55}, d[6] = {0}, seam = 0.05, width = 2.1;
    struct two by = __enzyme_autodiff_two((void *)cost, enzyme_dup, side, d, enzyme_const, 6, seam, width);
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("side", i, d[i], cost(side, 6, seam, width), side[i], 1e-5, 1e-6);
    EXPECT_SLOPE("seam", 0, by.seam, cost(side, 6, seam, width), seam, 1e-6, 1e-6);
    EXPECT_SLOPE("width", 0, by.width, cost(side, 6, seam, width), width, 1e-5, 1e-6);
    return verdict();
}
