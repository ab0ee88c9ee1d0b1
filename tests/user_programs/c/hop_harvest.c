/* Hops: a small table of cells, each a count, a number or a text, is filled from text and evaluated column by column. */
#include "../expect.h"
#include <ctype.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum type { EMPTY, WHOLE, REAL, TEXT };

typedef struct {
    enum type type;
    union {
        int64_t whole;
        double real;
        char *text;
    } as;
} cell;

typedef struct {
    int rows, columns;
    cell *cells;
    char *names[8];
} sheet;

static char *copy_text(const char *s, size_t n)
{
    char *c = malloc(n + 1);
    memcpy(c, s, n);
    c[n] = '\0';
    return c;
}

static cell parse_cell(const char *s, size_t n)
{
    char *end, buffer[32];
    if (n == 0 || n >= sizeof buffer)
        return (cell){.type = EMPTY};
    memcpy(buffer, s, n);
    buffer[n] = 0;
    long long whole = strtoll(buffer, &end, 10);
    if (*end == 0)
        return (cell){.type = WHOLE, .as.whole = whole};
    double real = strtod(buffer, &end);
    if (*end == 0)
        return (cell){.type = REAL, .as.real = real};
    return (cell){.type = TEXT, .as.text = copy_text(s, n)};
}

static sheet *read_sheet(const char *text)
{
    sheet *s = calloc(1, sizeof *s);
    const char *line = text;
    while (*line) {
        const char *stop = strchr(line, '\n');
        int column = 0;
        if (s->columns)
            s->cells = realloc(s->cells, (size_t)(s->rows + 1) * (size_t)s->columns * sizeof(cell));
        for (const char *p = line; p <= stop; column++) {
            const char *next = p;
            while (*next != ',' && next != stop)
                next++;
            if (s->rows == 0 && !s->cells)
                s->names[s->columns++] = copy_text(p, (size_t)(next - p));
            else
                s->cells[s->rows * s->columns + column] = parse_cell(p, (size_t)(next - p));
            p = next + 1;
        }
        if (s->cells)
            s->rows++;
        else
            s->cells = malloc(sizeof(cell));
        line = stop + 1;
    }
    return s;
}

static int column_of(const sheet *s, const char *name)
{
    for (int i = 0; i < s->columns; i++)
        if (!strcmp(s->names[i], name))
            return i;
    return -1;
}

static cell *at(sheet *s, int row, const char *name)
{
    return &s->cells[row * s->columns + column_of(s, name)];
}

static double number(const cell *c)
{
    switch (c->type) {
    case WHOLE: return (double)c->as.whole;
    case REAL: return c->as.real;
    case TEXT: return c->as.text[0] == '~' ? 0.5 : 0;
    default: return 0;
    }
}

static void free_sheet(sheet *s)
{
    for (int i = 0; i < s->rows * s->columns; i++)
        if (s->cells[i].type == TEXT)
            free(s->cells[i].as.text);
    for (int i = 0; i < s->columns; i++)
        free(s->names[i]);
    free(s->cells);
    free(s);
}

static const char table[] = "field,plants,alpha,moisture,remark\n"
                            "north,120,8.5,72.25,late\n"
                            "slope,80,11,,~windy\n"
                            "river,200,6.75,78,\n"
                            "old yard,45,~some,69.5,12\n";

double bitterness(const double *weather, double boil)
{
    sheet *s = read_sheet(table);
    double sum = 0;
    for (int i = 0; i < s->rows; i++) {
        cell *alpha = at(s, i, "alpha"), *moisture = at(s, i, "moisture");
        if (moisture->type == EMPTY)
            *moisture = (cell){.type = REAL, .as.real = 70 + 5 * weather[1]};
        if (alpha->type == TEXT) {
            free(alpha->as.text);
            alpha->type = REAL;
            alpha->as.real = 9 * weather[0];
        } else
            *alpha = (cell){.type = REAL, .as.real = number(alpha) * (1 + 0.1 * weather[0] * weather[2])};
        if (at(s, i, "remark")->type == WHOLE)
            at(s, i, "plants")->as.whole += at(s, i, "remark")->as.whole;
    }
    for (int i = 0; i < s->rows; i++) {
        const double dry = 1 - number(at(s, i, "moisture")) / 100;
        const double yield = number(at(s, i, "plants")) * dry * (1 + 0.2 * weather[1]) + number(at(s, i, "remark"));
        sum += yield * number(at(s, i, "alpha")) * (1 - exp(-0.04 * boil)) / 4.15;
    }
    free_sheet(s);
    return sum;
}

int main(void)
{
    double weather[3] = {0.9, 0.4, -0.3}, d[3] = {0}, boil = 45;
    double d_boil = __enzyme_autodiff((void *)bitterness, enzyme_dup, weather, d, enzyme_out, boil);
    EXPECT_SLOPE("boil", 0, d_boil, bitterness(weather, boil), boil, 0.1, 1e-7);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("weather", i, d[i], bitterness(weather, boil), weather[i], 1e-3, 1e-7);
    return verdict();
}
