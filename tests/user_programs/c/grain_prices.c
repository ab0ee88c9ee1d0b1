/* Trade: a text of offers parsed with strtok_r, strtod and sscanf, records sorted and searched by name, then a margin. */
#define _GNU_SOURCE
#include "../expect.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#define MAX 32
struct offer {
    char grain[12];
    double price, tons;
    int quality;
    const struct offer *better;
};

static const char market[] = "wheat 210.5 40 q3; rye 180 25 q2;barley 165.25 1e2 q1\n"
                             "oats\t150.75 60 q2; wheat 205 35 q1 ;maize 190 55.5 q3;rye 0x1.5p7 10 q3";

static int by_name(const void *a, const void *b)
{
    const struct offer *x = a, *y = b;
    const int c = strcmp(x->grain, y->grain);
    return c ? c : (x->price > y->price) - (x->price < y->price);
}
static int by_key(const void *key, const void *member) { return strcmp(key, ((const struct offer *)member)->grain); }

static int parse(const char *text, struct offer *out, double inflation)
{
    char *copy = strdup(text), *save = NULL;
    int n = 0;
    for (char *t = strtok_r(copy, ";\n", &save); t && n < MAX; t = strtok_r(NULL, ";\n", &save)) {
        while (isspace((unsigned char)*t))
            t++;
        char *end = t;
        while (*end && !isspace((unsigned char)*end))
            end++;
        const size_t len = (size_t)(end - t) < sizeof out->grain - 1 ? (size_t)(end - t) : sizeof out->grain - 1;
        struct offer *o = &out[n];
        memset(o, 0, sizeof *o);
        memcpy(o->grain, t, len);
        o->price = strtod(end, &end) * inflation;
        if (sscanf(end, " %lf q%d", &o->tons, &o->quality) != 2)
            continue;
        n++;
    }
    free(copy);
    return n;
}

static double margin(const double *p, const char *text)
{
    struct offer offers[MAX];
    const int n = parse(text, offers, p[0]);
    qsort(offers, (size_t)n, sizeof *offers, by_name);
    for (int i = 1; i < n; i++)
        if (!strcmp(offers[i].grain, offers[i - 1].grain))
            offers[i].better = &offers[i - 1];
    static const char *recipe[] = {"rye", "wheat", "oats", "spelt", "barley"};
    double sum = 0;
    for (size_t r = 0; r < sizeof recipe / sizeof *recipe; r++) {
        const struct offer *o = bsearch(recipe[r], offers, (size_t)n, sizeof *offers, by_key);
        if (!o) {
            sum += p[1];
            continue;
        }
        for (; o; o = o->better)
            sum += p[2] * o->tons * log(o->price) / (1 + exp(-p[1] * o->quality)) - p[3] * p[3] * o->price;
    }
    return sum;
}

int main(void)
{
    double p[4] = {1.03, 0.4, 0.8, 0.2}, d[4] = {0};
    __enzyme_autodiff((void *)margin, enzyme_dup, p, d, enzyme_const, market);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("parameter", i, d[i], margin(p, market), p[i], 1e-3, 1e-7);
    double v[4] = {0.5, 1, 0, -1};
    expect("forward", 0, __enzyme_fwddiff((void *)margin, enzyme_dup, p, v, enzyme_const, market), 0.5 * d[0] + d[1] - d[3], 1e-8);
    return verdict();
}
