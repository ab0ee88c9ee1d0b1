/* Chemistry: a reaction network read with sscanf from a table of text, species by name, rates of Arrhenius. */
#include "../expect.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX = 16 };

typedef struct { char name[8]; double amount; } species;
typedef struct {
    int in[2], out[2];
    double rate, energy;
} reaction;
typedef struct {
    species *list;
    size_t count, room;
    reaction reactions[MAX];
    int steps;
} network;

static const char table[] = "A + B -> C        2.0  1.5\n"
                            "C -> A + B        0.3  2.5\n"
                            "# catalysed\n"
                            "C + D -> E + D    1.1  0.7\n"
                            "\n"
                            "E -> A            0.2  3.0\n";

static int find(network *n, const char *name)
{
    for (size_t i = 0; i < n->count; i++)
        if (!strcmp(n->list[i].name, name))
            return (int)i;
    if (n->count == n->room) {
        n->room = n->room ? 2 * n->room : 2;
        n->list = realloc(n->list, n->room * sizeof *n->list);
    }
    species *s = &n->list[n->count];
    snprintf(s->name, sizeof s->name, "%s", name);
    s->amount = 0;
    return (int)n->count++;
}

static int side(network *n, char *text, int *found)
{
    int k = 0;
    found[0] = found[1] = -1;
    for (char *word = strtok(text, " +"); word && k < 2; word = strtok(NULL, " +"))
        found[k++] = find(n, word);
    return k;
}

static void parse(network *n, const char *text, const double *factor)
{
    char line[80];
    while (*text) {
        const size_t length = strcspn(text, "\n");
        memcpy(line, text, length);
        line[length] = 0;
        text += length + (text[length] == '\n');
        char *arrow = strstr(line, "->");
        if (line[0] == '#' || !arrow)
            continue;
        *arrow = 0;
        char *numbers = arrow + 2 + strspn(arrow + 2, " ABCDE+");
        reaction *r = &n->reactions[n->steps];
        if (sscanf(numbers, "%lf %lf", &r->rate, &r->energy) != 2)
            continue;
        numbers[-1] = 0;
        side(n, line, r->in);
        side(n, arrow + 2, r->out);
        r->rate *= factor[n->steps % 2];
        n->steps++;
    }
}

static void rates(const network *n, double temperature, const double *y, double *dy)
{
    for (size_t i = 0; i < n->count; i++)
        dy[i] = 0;
    for (int k = 0; k < n->steps; k++) {
        const reaction *r = &n->reactions[k];
        double flow = r->rate * exp(-r->energy / temperature);
        for (int i = 0; i < 2; i++)
            if (r->in[i] >= 0)
                flow *= y[r->in[i]];
        for (int i = 0; i < 2; i++) {
            if (r->in[i] >= 0)
                dy[r->in[i]] -= flow;
            if (r->out[i] >= 0)
                dy[r->out[i]] += flow;
        }
    }
}

static double yield(const double *factor, double temperature)
{
    network n = {0};
    parse(&n, table, factor);
    n.list[find(&n, "A")].amount = 1;
    n.list[find(&n, "B")].amount = 0.8;
    n.list[find(&n, "D")].amount = 0.1 * factor[0];
    double y[MAX], k1[MAX], k2[MAX], mid[MAX];
    for (size_t i = 0; i < n.count; i++)
        y[i] = n.list[i].amount;
    for (int t = 0; t < 40; t++) {
        rates(&n, temperature, y, k1);
        for (size_t i = 0; i < n.count; i++)
            mid[i] = y[i] + 0.05 * k1[i];
        rates(&n, temperature, mid, k2);
        for (size_t i = 0; i < n.count; i++)
            n.list[i].amount = y[i] += 0.1 * k2[i];
    }
    const double result = n.list[find(&n, "E")].amount * 10 + n.list[find(&n, "C")].amount;
    free(n.list);
    return result;
}

int main(void)
{
    double f[2] = {1.2, 0.9}, d[2] = {0}, temperature = 1.4;
    const double dt = __enzyme_autodiff((void *)yield, enzyme_dup, f, d, enzyme_out, temperature);
    for (int i = 0; i < 2; i++)
        EXPECT_SLOPE("factor", i, d[i], yield(f, temperature), f[i], 1e-3, 1e-7);
    EXPECT_SLOPE("temperature", 0, dt, yield(f, temperature), temperature, 1e-3, 1e-7);
    return verdict();
}
