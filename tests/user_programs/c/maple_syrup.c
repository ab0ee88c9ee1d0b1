// A sugar house: a recipe in a text of settings is read with strtod and sscanf, with numbers that are
// replaced by those to be differentiated; sap is boiled in pans, one after the other.
#include "../expect.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#define MAX_PANS 6
#define NAME 16

typedef struct {
    char name[NAME];
    double area, depth, heat;
} pan;

typedef struct {
    pan pans[MAX_PANS];
    int count;
    double brix, flow, loss;
    char grade[8];
} sugar_house;

static const char recipe[] = "# first week of March\n"
                             "sap brix=2.1 flow=310.5\n"
                             "pan flue 1.9 0.045 88e3\n"
                             "pan middle 0.8 0.035 41e3   # rebuilt\n"
                             "\n"
                             "loss 0.17\n"
                             "pan syrup 0.55 3.0e-2 22.5e3\n"
                             "grade amber\n";

static const char *skip_blanks(const char *p)
{
    while (*p == ' ' || *p == '\t')
        p++;
    return p;
}

static int read_line(sugar_house *h, const char *line)
{
    line = skip_blanks(line);
    if (*line == '\0' || *line == '#')
        return 0;
    char word[NAME];
    size_t n = 0;
    while (isalpha((unsigned char)line[n]) && n < NAME - 1)
        n++;
    memcpy(word, line, n);
    word[n] = '\0';
    line = skip_blanks(line + n);
    if (strcmp(word, "sap") == 0)
        return sscanf(line, "brix=%lf flow=%lf", &h->brix, &h->flow) == 2 ? 0 : -1;
    if (strcmp(word, "loss") == 0) {
        h->loss = atof(line);
        return 0;
    }
    if (strcmp(word, "grade") == 0) {
        snprintf(h->grade, sizeof h->grade, "%s", line);
        return 0;
    }
    if (strcmp(word, "pan") == 0 && h->count < MAX_PANS) {
        pan *p = &h->pans[h->count++];
        n = strcspn(line, " ");
        snprintf(p->name, sizeof p->name, "%.*s", (int)n, line);
        char *end;
        p->area = strtod(line + n, &end);
        p->depth = strtod(end, &end);
        p->heat = strtod(end, &end);
        return end == line + n ? -1 : 0;
    }
    return -1;
}

static int read_recipe(sugar_house *h, const char *text)
{
    char line[80];
    memset(h, 0, sizeof *h);
    while (*text) {
        const size_t n = strcspn(text, "\n");
        if (n >= sizeof line)
            return -1;
        memcpy(line, text, n);
        line[n] = '\0';
        if (read_line(h, line))
            return -1;
        text += n + (text[n] == '\n');
    }
    return h->count;
}

static double boil(const pan *p, double *brix, double flow, double loss)
{
    const double rise = 0.025 * *brix + 2e-5 * *brix * *brix * *brix; /* of the boiling point */
    const double evaporated = p->heat * (1 - loss) * (1 - 0.004 * rise) * 3.6 / 2257.0 * p->area / (p->area + p->depth);
    const double out = flow - 0.5 * evaporated * tanh(flow / evaporated);
    *brix *= flow / out;
    return out;
}

/* What settings change against the recipe: factors of heat for each pan, and brix of the sap. */
double syrup(const double *settings)
{
    sugar_house h;
    if (read_recipe(&h, recipe) != 3)
        return -1;
    h.brix *= settings[0];
    for (int i = 0; i < h.count; i++)
        h.pans[i].heat *= settings[1 + i];
    double flow = h.flow, brix = h.brix;
    for (int i = 0; i < h.count; i++)
        flow = boil(&h.pans[i], &brix, flow, h.loss);
    const double price = strncmp(h.grade, "amber", 5) == 0 ? 1.3 : 1;
    return price * flow * brix / 66.9 + 0.01 * brix * brix;
}

int main(void)
{
    double s[4] = {1, 1, 1, 1}, d[4] = {0};
    __enzyme_autodiff((void *)syrup, enzyme_dup, s, d);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("setting", i, d[i], syrup(s), s[i], 1e-3, 1e-7);
    double t[4] = {0.2, -1, 0.5, 2}, want = 0;
    for (int i = 0; i < 4; i++)
        want += t[i] * d[i];
    expect("direction", 0, __enzyme_fwddiff((void *)syrup, enzyme_dup, s, t), want, 1e-10);
    return verdict();
}
