/* Statistics: a table in text, read with strtok and strtod into growing records, and a robust fit. */
#include "../expect.h"
#include <stdlib.h>
#include <string.h>

static const char TABLE[] = "city,age,income,price\n"
                            "Ulm,31,41.5,1.25\nBonn,45,52.0,2.5\nKiel,28,33.25,0.75\n"
                            "Jena,61,47.5,2.0\n# a comment\nTrier,38,60.0,3.5\n";

struct row {
    char city[12];
    int age;
    float income;
    double price;
};

static struct row *read_rows(const char *text, size_t *count)
{
    size_t room = 2;
    struct row *rows = malloc(room * sizeof *rows);
    char *copy = malloc(strlen(text) + 1), *line, *rest;
    strcpy(copy, text);
    *count = 0;
    strtok_r(copy, "\n", &rest);
    while ((line = strtok_r(NULL, "\n", &rest)) != NULL) {
        char *inner;
        if (line[0] == '#')
            continue;
        if (*count == room)
            rows = realloc(rows, (room *= 2) * sizeof *rows);
        struct row *r = &rows[(*count)++];
        memset(r, 0, sizeof *r);
        strncpy(r->city, strtok_r(line, ",", &inner), sizeof r->city - 1);
        r->age = atoi(strtok_r(NULL, ",", &inner));
        r->income = strtof(strtok_r(NULL, ",", &inner), NULL);
        r->price = strtod(strtok_r(NULL, ",", &inner), NULL);
    }
    free(copy);
    return rows;
}

static double huber(double r) { return fabs(r) < 1 ? 0.5 * r * r : fabs(r) - 0.5; }

double loss(const double *w)
{
    size_t n;
    struct row *rows = read_rows(TABLE, &n);
    double sum = 0;
    for (size_t i = 0; i < n; i++) {
        const double guess = w[0] + w[1] * rows[i].age / 10 + w[2] * rows[i].income / 10;
        const double r = guess - rows[i].price;
        sum += huber(r) * (rows[i].city[0] == 'B' ? 2 : 1);
    }
    free(rows);
    return sum / n + 0.01 * (w[1] * w[1] + w[2] * w[2]);
}

int main(void)
{
    double w[3] = {-0.6, 0.2, 0.7}, dw[3] = {0};
    __enzyme_autodiff((void *)loss, w, dw);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("w", i, dw[i], loss(w), w[i], 1e-4, 1e-6);
    return verdict();
}
