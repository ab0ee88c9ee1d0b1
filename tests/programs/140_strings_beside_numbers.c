/* Strings are written by the C library into objects that hold active numbers, too: the characters are
 * no float, and the numbers beside them keep their derivatives. */
#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>

#include "check.h"

enum { count = 5 };

struct entry {
    char name[16];
    int used;
    double weight;
    char unit[4];
};

static double copied(double *x)
{
    struct entry *all = calloc(count, sizeof *all);
    double sum = 0.0;
    for (int i = 0; i < count; i++) {
        struct entry *e = &all[(3 * i) % count];
        strncpy(e->name, i % 2 ? "odd" : "even", sizeof e->name - 1);
        strcpy(e->unit, i % 2 ? "kg" : "m");
        e->weight = x[i] * x[i];
        e->used += i;
        strncat(e->name, "!", 2);
    }
    for (int i = 0; i < count; i++)
        sum += all[i].weight * all[i].used * (double)strlen(all[i].name) + all[i].unit[0];
    free(all);
    return sum;
}

static double printed(double *x)
{
    struct entry e = {"", 0, 1.0, ""};
    double sum = 0.0;
    for (int i = 0; i < count; i++) {
        e.weight *= x[i];
        e.used = snprintf(e.name, sizeof e.name, "entry %d", i * i * i);
        sprintf(e.unit, "%d", i);
        sum += e.weight * e.used * strtol(e.unit, NULL, 10);
    }
    return sum;
}

union scratch {
    double number;
    char text[24];
};

/* A float that is overwritten by characters is gone, and so is its derivative. */
static double overwritten(double *x)
{
    union scratch s[count];
    double sum = 0.0;
    for (int i = 0; i < count; i++)
        s[i].number = x[i];
    for (int i = 0; i < count; i++) {
        sum += s[i].number * s[i].number * s[i].number;
        strcpy(s[i].text, "now this is a text");
        sum += (double)(stpcpy(s[i].text, "short") - s[i].text) * x[0];
        if (i % 2)
            s[i].number = x[i] * x[0];
    }
    for (int i = 1; i < count; i += 2)
        sum += s[i].number * i;
    return sum;
}

int main(void)
{
    double x[count];
    for (int i = 0; i < count; i++)
        x[i] = 0.7 + 0.2 * cos(1.3 * i);
    CHECK_REQUEST("copied", copied, count, x, 1, 1e-8);
    CHECK_REQUEST("printed", printed, count, x, 1, 1e-8);
    CHECK_REQUEST("overwritten", overwritten, count, x, 1, 1e-8);
    return check_result();
}
