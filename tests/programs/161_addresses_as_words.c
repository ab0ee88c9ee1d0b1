/* Addresses that are moved as integers: by words whose metadata say long, one by one, as marked
 * links, and as bytes beside characters. Their shadows follow. */
#include "check.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define NOINLINE __attribute__((noinline))

enum { size = 3 };

NOINLINE static void copy_words(void *to, const void *from, size_t bytes)
{
    unsigned long *t = to;
    const unsigned long *f = from;
    for (size_t i = 0; i < bytes / sizeof *t; i++)
        t[i] = f[i];
}

NOINLINE static void copy_bytes(void *to, const void *from, size_t bytes)
{
    char *t = to;
    const char *f = from;
    for (size_t i = 0; i < bytes; i++)
        t[i] = f[i];
}

NOINLINE static void swap_words(void *a, void *b)
{
    long *x = a, *y = b;
    const long t = *x;
    *x = *y;
    *y = t;
}

static double *numbers(const double *x, int backwards)
{
    double *made = malloc(size * sizeof *made);
    for (int i = 0; i < size; i++)
        made[i] = x[backwards ? size - 1 - i : i];
    return made;
}

/* Structs of nothing but addresses and lengths. */
struct span {
    double *p;
    long count;
    double *q;
};

NOINLINE static double of_span(const struct span *s)
{
    double sum = 0;
    for (long i = 0; i < s->count; i++)
        sum += s->p[i] * s->p[i] * s->q[i];
    return sum;
}

NOINLINE static double copied(double *x)
{
    struct span a = {numbers(x, 0), size, numbers(x, 1)}, b;
    copy_words(&b, &a, sizeof a);
    const double sum = of_span(&b);
    free(a.p);
    free(a.q);
    return sum;
}

NOINLINE static double swapped(double *x)
{
    struct span a = {numbers(x, 0), size, numbers(x, 1)};
    a.q[1] *= x[0];
    swap_words(&a.p, &a.q);
    const double sum = of_span(&a);
    free(a.p);
    free(a.q);
    return sum;
}

/* Links with a mark in the lowest bit, which one function sets and another one takes away. */
struct node {
    uintptr_t next;
    double value;
};

NOINLINE static void push(struct node *head, struct node *n, int mark)
{
    n->next = head->next;
    head->next = (uintptr_t)n | (unsigned)mark;
}

NOINLINE static void unmark(struct node *n)
{
    n->next = n->next & ~(uintptr_t)1;
}

static double walk(const struct node *head)
{
    double sum = 0;
    int turn = 1;
    for (struct node *n = (struct node *)(head->next & ~(uintptr_t)1); n;
         n = (struct node *)(n->next & ~(uintptr_t)1))
        sum += n->value * n->value * turn++;
    return sum;
}

NOINLINE static double marked(double *x)
{
    struct node head = {0, 0}, *made[size];
    for (int i = 0; i < size; i++) {
        made[i] = malloc(sizeof *made[i]);
        made[i]->value = x[i] * x[0];
        push(&head, made[i], i & 1);
    }
    unmark(&head);
    unmark(made[2]);
    const double sum = walk(&head);
    for (int i = 0; i < size; i++)
        free(made[i]);
    return sum;
}

/* Addresses among characters, lengths and numbers, moved as words and then as bytes. */
struct item {
    char letter;
    double weight;
    double *place;
    long count;
    double value;
};

NOINLINE static double of_items(const struct item *items)
{
    double sum = 0;
    for (int i = 0; i < size; i++)
        for (long k = 0; k < items[i].count; k++)
            sum += items[i].place[k] * items[i].weight * items[i].value * (items[i].letter - 'a' + i);
    return sum;
}

NOINLINE static double mixed(double *x)
{
    struct item a[size], b[size], c[size];
    memset(a, 0, sizeof a);
    for (int i = 0; i < size; i++) {
        a[i].letter = (char)('a' + i);
        a[i].weight = 1 + x[i];
        a[i].place = numbers(x, i & 1);
        a[i].count = i + 1;
        a[i].value = x[size - 1 - i];
    }
    for (int i = 0; i < size; i++)
        copy_words(&b[(i + 1) % size], &a[i], sizeof *a);
    copy_bytes(c, b, sizeof b);
    const double sum = of_items(c);
    for (int i = 0; i < size; i++)
        free(a[i].place);
    return sum;
}

int main(void)
{
    double (*const functions[])(double *) = {copied, swapped, marked, mixed};
    const char *const names[] = {"copied", "swapped", "marked", "mixed"};
    double x[size] = {1.5, 2.5, 3.5}, d[4][size] = {{0}};
    __enzyme_autodiff_void((void *)copied, enzyme_dup, x, d[0]);
    __enzyme_autodiff_void((void *)swapped, enzyme_dup, x, d[1]);
    __enzyme_autodiff_void((void *)marked, enzyme_dup, x, d[2]);
    __enzyme_autodiff_void((void *)mixed, enzyme_dup, x, d[3]);
    for (int i = 0; i < 4; i++)
        check_gradient(names[i], functions[i], size, x, d[i]);
    return check_result();
}
