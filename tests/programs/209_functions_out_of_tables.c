/* Functions that are looked up by name in a table of structs, and kept in objects of another layout: they are called
   through the address of an object, at a distance at which the table has other functions. */
#define TOLERANCE 1e-7
#include "check.h"
#include <stdlib.h>
#include <string.h>

typedef double curve(double, double);

static double slow(double a, double b) { return a * b; }
static double steep(double a, double b) { return a * a / b; }
static double bent(double a, double b) { return sqrt(a) + b; }
static double waved(double a, double b) { return sin(a) * b; }

static const struct {
    char code[4];
    curve *time;
} curves[] = {{"SL", slow}, {"ST", steep}, {"BE", bent}, {"WA", waved}};

typedef struct relay {
    char name[40];
    curve *time;
    double pickup;
    struct relay *backup, *next;
} relay;

static curve *find(const char *code)
{
    for (size_t i = 0; i < sizeof curves / sizeof curves[0]; i++)
        if (!strcmp(curves[i].code, code))
            return curves[i].time;
    return NULL;
}

enum { N = 6 };

static double graded(double *x)
{
    static const char *const codes[] = {"BE", "SL", "WA", "ST", "SL"};
    relay *first = NULL;
    double sum = 0;
    for (int i = 0; i < N; i++) {
        relay *r = calloc(1, sizeof *r);
        strcpy(r->name, codes[i % 5]);
        r->time = find(r->name);
        r->pickup = x[i];
        r->backup = r->next = first;
        first = r;
    }
    for (relay *r = first; r; r = r->next) {
        const double own = r->time(r->pickup, 1.5);
        sum += own * own;
        if (r->backup)
            sum += own * r->backup->time(r->backup->pickup, r->pickup);
    }
    while (first) {
        relay *next = first->next;
        free(first);
        first = next;
    }
    return sum;
}

int main(void)
{
    double x[N] = {1.3, 0.7, 1.1, 0.9, 1.6, 1.2}, dx[N] = {0};
    __enzyme_autodiff((void *)graded, x, dx);
    check_gradient("graded", graded, N, x, dx);
    return check_result();
}
