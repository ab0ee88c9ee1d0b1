#include "input.h"

#include <stdlib.h>

FILE *opened(const char *path)
{
    FILE *file = fopen(path, "r");
    if (!file) {
        perror(path);
        exit(1);
    }
    return file;
}

void broken(const char *path)
{
    fprintf(stderr, "%s: not of the expected format, or truncated\n", path);
    exit(1);
}

void read_integers(FILE *file, size_t count, int *out)
{
    for (size_t i = 0; i < count; i++) {
        if (fscanf(file, "%d", &out[i]) != 1)
            broken("the input");
    }
}

void read_doubles(FILE *file, size_t count, double *out)
{
    for (size_t i = 0; i < count; i++) {
        if (fscanf(file, "%lf", &out[i]) != 1)
            broken("the input");
    }
}
