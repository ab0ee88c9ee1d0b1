/* A hash table in one block: rows of keys and numbers, and behind them a row of control bytes. */
#include <stdlib.h>
#include <string.h>

#include "check.h"

extern int enzyme_dup;
void __enzyme_autodiff_void(void *, ...);

enum { N = 7, BUCKET = 16 };

static unsigned *key(char *table, size_t at)
{
    return (unsigned *)(table + BUCKET * at);
}

static double *value(char *table, size_t at)
{
    return (double *)(table + BUCKET * at + 8);
}

static char *used(char *table, size_t room, size_t at)
{
    return table + BUCKET * room + at;
}

static size_t find(char *table, size_t room, unsigned wanted)
{
    size_t at = wanted * 2654435761u % room;
    while (*used(table, room, at) && *key(table, at) != wanted)
        at = (at + 1) % room;
    return at;
}

/* Buckets move as blocks when the table grows. */
static char *grown(char *table, size_t room)
{
    char *larger = calloc(2 * room, BUCKET + 1);
    for (size_t i = 0; i < room; i++) {
        if (!*used(table, room, i))
            continue;
        const size_t at = find(larger, 2 * room, *key(table, i));
        memcpy(larger + BUCKET * at, table + BUCKET * i, BUCKET);
        *used(larger, 2 * room, at) = 1;
    }
    free(table);
    return larger;
}

static double sums(double *x)
{
    size_t room = 4, filled = 0;
    char *table = calloc(room, BUCKET + 1);
    for (int i = 0; i < 4 * N; i++) {
        const unsigned wanted = i % 9;
        if (2 * filled >= room) {
            table = grown(table, room);
            room *= 2;
        }
        const size_t at = find(table, room, wanted);
        if (!*used(table, room, at)) {
            *used(table, room, at) = 1;
            *key(table, at) = wanted;
            *value(table, at) = 0;
            filled++;
        }
        *value(table, at) += x[i % N] * (1 + 0.1 * i);
    }
    double sum = 0;
    for (size_t i = 0; i < room; i++)
        if (*used(table, room, i))
            sum += *value(table, i) * *value(table, i) * (*key(table, i) + 1);
    free(table);
    return sum;
}

int main(void)
{
    double x[N] = {0.7, -0.4, 1.1, 0.35, -0.8, 0.52, 0.93};
    CHECK_REQUEST("sums", sums, N, x, 1, 1e-6);
    return check_result();
}
