/* A register of shares: written to a temporary file, read line by line, sorted, and searched by symbol. */
#include "../expect.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#define MAX_FIELDS 8

struct holding {
    char symbol[8];
    int count;
    double price, beta, dividend;
    unsigned flags;
};

struct book {
    struct holding *rows;
    size_t used, room;
};

enum { PAYS = 1u, FOREIGN = 2u, LOCKED = 4u };

static int split_fields(char *line, char *fields[MAX_FIELDS])
{
    int n = 0;
    for (char *token = strtok(line, ",\n"); token && n < MAX_FIELDS; token = strtok(NULL, ",\n")) {
        while (isspace((unsigned char)*token))
            token++;
        fields[n++] = token;
    }
    return n;
}

static struct holding *append(struct book *b)
{
    if (b->used == b->room) {
        b->room = b->room ? 2 * b->room : 4;
        b->rows = realloc(b->rows, b->room * sizeof *b->rows);
        if (!b->rows)
            abort();
    }
    struct holding *h = &b->rows[b->used++];
    memset(h, 0, sizeof *h);
    return h;
}

static int parse_line(struct book *b, char *line)
{
    char *fields[MAX_FIELDS], *end;
    int n = split_fields(line, fields);
    if (n == 0 || fields[0][0] == '#')
        return 0;
    if (n < 4)
        return -1;
    struct holding *h = append(b);
    snprintf(h->symbol, sizeof h->symbol, "%s", fields[0]);
    h->count = (int)strtol(fields[1], NULL, 10);
    h->price = strtod(fields[2], &end);
    if (end == fields[2] || sscanf(fields[3], "%lf", &h->beta) != 1) {
        b->used--;
        return -1;
    }
    if (n > 4) {
        h->dividend = atof(fields[4]);
        h->flags |= PAYS;
    }
    if (n > 5)
        h->flags |= strchr(fields[5], 'F') ? FOREIGN : LOCKED;
    return 1;
}

static int by_symbol(const void *a, const void *b)
{
    return strcmp(((const struct holding *)a)->symbol, ((const struct holding *)b)->symbol);
}

static int by_weight(const void *a, const void *b)
{
    const struct holding *x = a, *y = b;
    const double wx = x->price * x->count, wy = y->price * y->count;
    return (wx < wy) - (wx > wy);
}

static void write_register(FILE *f)
{
    static const char *const lines[] = {
        "# symbol, count, price, beta, dividend, flags", "ZINC, 120, 14.50, 1.3",       "OATS, 300, 3.25, 0.4, 0.12",
        "HULL, 40, 88.125, 0.9, 2.5, F",                 "broken line",                  "RAIL, 75, 41.75, 0.7, 1.1, L",
        "SALT, 500, 1.05, 0.2",                          "MINT, 10, 410.0, 1.9, 3.3, F", "BAD1, 4, x, 1",
    };
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        fprintf(f, "%s\n", lines[i]);
}

double worth(const char *path, const double *market, double rate)
{
    FILE *f = fopen(path, "r");
    if (!f)
        return -1;
    struct book b = {0};
    char line[128];
    int bad = 0;
    while (fgets(line, sizeof line, f))
        if (parse_line(&b, line) < 0)
            bad++;
    fclose(f);
    for (size_t i = 0; i < b.used; i++) {
        struct holding *h = &b.rows[i];
        h->price *= exp(h->beta * market[0] + (h->flags & FOREIGN ? market[1] : 0));
        if (h->flags & LOCKED)
            h->price *= 1 - market[2];
    }
    qsort(b.rows, b.used, sizeof *b.rows, by_symbol);
    struct holding key = {.symbol = "RAIL"};
    struct holding *rail = bsearch(&key, b.rows, b.used, sizeof *b.rows, by_symbol);
    double total = rail ? 0.25 * rail->price * rail->price / 40 : -1e6;
    qsort(b.rows, b.used, sizeof *b.rows, by_weight);
    double discount = 1;
    for (size_t i = 0; i < b.used; i++) {
        const struct holding *h = b.rows + i;
        total += discount * h->count * (h->price + h->dividend / rate);
        discount /= 1 + rate;
    }
    printf("%zu holdings, %d bad lines, largest %s\n", b.used, bad, b.rows[0].symbol);
    free(b.rows);
    return bad == 2 ? total : -1;
}

int main(void)
{
    char path[] = "/tmp/share_register_XXXXXX";
    int handle = mkstemp(path);
    FILE *f = handle < 0 ? NULL : fdopen(handle, "w");
    if (!f)
        return 2;
    write_register(f);
    fclose(f);
    double market[3] = {0.05, -0.02, 0.1}, d_market[3] = {0}, rate = 0.06;
    double d_rate = __enzyme_autodiff((void *)worth, enzyme_const, path, enzyme_dup, market, d_market, enzyme_out, rate);
    EXPECT_SLOPE("rate", 0, d_rate, worth(path, market, rate), rate, 1e-4, 1e-6);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("market", i, d_market[i], worth(path, market, rate), market[i], 1e-4, 1e-6);
    remove(path);
    return verdict();
}
