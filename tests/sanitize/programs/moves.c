/* Derivatives go through integers, bytes, blocks and lists; all of them are right. */
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
void *__enzyme_augmentfwd(void *, ...);
double __enzyme_reverse(void *, ...);
extern int enzyme_dup, enzyme_const, enzyme_out;

struct node {
    double value;
    struct node *next;
    int tag;
};

static int larger(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double through_everything(struct node *list, double scale)
{
    double parts[4], *heap = malloc(sizeof parts), sum = 0;
    int count = 0;
    for (struct node *n = list; n; n = n->next)
        parts[count++] = sin(n->value) * scale + n->tag;
    memcpy(heap, parts, sizeof(double) * count);
    qsort(heap, count, sizeof *heap, larger);
    for (int i = 0; i < count; i++)
        sum += heap[i] * heap[(i + 1) % count] * (i + 1);
    free(heap);
    list->value = sum * sum;
    return sum;
}

int main(void)
{
    struct node second = {2, 0, 4}, first = {1, &second, 3};
    struct node other = {0, 0, 0}, shadow = {0, &other, 0};
    __enzyme_autodiff((void *)through_everything, enzyme_dup, &first, &shadow, enzyme_out, 2.0);
    first.value = 1, shadow.value = 0.5;
    void *tape = __enzyme_augmentfwd((void *)through_everything, enzyme_dup, &first, &shadow,
                                     enzyme_out, 2.0);
    shadow.value = -1;
    __enzyme_reverse((void *)through_everything, enzyme_dup, &first, &shadow, enzyme_out, 2.0, 1.5,
                     tape);
    first.value = 1, shadow.value = 1, other.value = 2;
    __enzyme_fwddiff((void *)through_everything, enzyme_dup, &first, &shadow, enzyme_dup, 2.0, 0.7);
    return 0;
}
