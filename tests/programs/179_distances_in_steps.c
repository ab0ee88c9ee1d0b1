/* Distances that are calculated in steps: (count - begin) + end is a number, and no address, though
   two addresses are in it.  Lengths of trimmed text are calculated so, and lie where addresses lie
   as well. */
#include <stdint.h>
#include <string.h>

#include "check.h"

typedef union {
    const char *text;
    double *numbers;
    uintptr_t length;
} Slot;

__attribute__((noinline)) static uintptr_t trimmed(const char *begin, uintptr_t skipped)
{
    const char *end = begin + strlen(begin);
    while (end > begin + skipped && end[-1] == ' ')
        end--;
    uintptr_t from = skipped - (uintptr_t)begin;
    __asm__("" : "+r"(from)); /* in two steps, as it is written */
    return from + (uintptr_t)end;
}

__attribute__((noinline)) static void fill(Slot *slots, double *x, int count)
{
    static const char *const names[] = {"..width  ", "..height   ", "..depth"};
    for (int i = 0; i < count; i++) {
        slots[3 * i].text = names[i % 3];
        slots[3 * i + 1].numbers = x + i;
        slots[3 * i + 2].length = trimmed(names[i % 3], 2);
    }
}

__attribute__((noinline)) static double entry(Slot *slot)
{
    double value = slot[1].numbers[0];
    return value * value * (double)slot[2].length + slot[0].text[0];
}

static double weighted(double *x, int count)
{
    Slot slots[12];
    double sum = 0;
    fill(slots, x, count);
    for (int i = 0; i < count; i++)
        sum += entry(slots + 3 * i);
    return sum;
}

int main(void)
{
    double x[3] = {0.5, -1.5, 2}, dx[3] = {0};
    static const double lengths[] = {9, 10, 9};
    __enzyme_autodiff((void *)weighted, enzyme_dup, x, dx, enzyme_const, 3);
    for (int i = 0; i < 3; i++)
        check("by a value", dx[i], 2 * x[i] * lengths[i]);
    return check_result();
}
