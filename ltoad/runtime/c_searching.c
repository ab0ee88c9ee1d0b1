/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sorting and searching of the C library with callbacks, as bodies that can be differentiated.

   What is found is an address in the caller's array, and its shadow one in the array's shadow.
   qsort is none of these: it has a rule (sorting.ll), which needs no second array of addresses.
   scripts/library-bodies.sh compiles this into c_searching.ll. */

typedef __SIZE_TYPE__ size;
typedef int compare(const void *, const void *);
typedef int compare_with(const void *, const void *, void *);

void *malloc(size);
void free(void *);

void *bsearch(const void *key, const void *base, size n, size width, compare *order)
{
    const char *first = base;
    while (n) {
        const char *middle = first + n / 2 * width;
        const int found = order(key, middle);
        if (!found)
            return (void *)middle;
        if (found > 0) {
            first = middle + width;
            n -= n / 2 + 1;
        } else {
            n /= 2;
        }
    }
    return 0;
}

void *lfind(const void *key, const void *base, size *n, size width, compare *order)
{
    const char *element = base;
    for (size i = 0; i < *n; i++, element += width)
        if (!order(key, element))
            return (void *)element;
    return 0;
}

void *lsearch(const void *key, void *base, size *n, size width, compare *order)
{
    char *element = base;
    for (size i = 0; i < *n; i++, element += width)
        if (!order(key, element))
            return element;
    __builtin_memcpy(element, key, width);
    ++*n;
    return element;
}

/* The addresses of elements in order, by merging; one of equals that comes first stays first. */
static void sort_addresses(char **row, char **spare, size n, compare_with *order, void *context)
{
    for (size run = 1; run < n; run *= 2) {
        for (size start = 0; start < n; start += 2 * run) {
            const size middle = start + run < n ? start + run : n;
            const size end = middle + run < n ? middle + run : n;
            size left = start, right = middle;
            for (size k = start; k < end; k++) {
                const int take_left =
                    left < middle && (right >= end || order(row[left], row[right], context) <= 0);
                spare[k] = take_left ? row[left++] : row[right++];
            }
        }
        for (size k = 0; k < n; k++)
            row[k] = spare[k];
    }
}

void qsort_r(void *base, size n, size width, compare_with *order, void *context)
{
    if (n < 2)
        return;
    char **row = malloc(2 * n * sizeof *row), *moved = malloc(n * width);
    for (size i = 0; i < n; i++)
        row[i] = (char *)base + i * width;
    sort_addresses(row, row + n, n, order, context);
    for (size i = 0; i < n; i++)
        __builtin_memcpy(moved + i * width, row[i], width);
    __builtin_memcpy(base, moved, n * width);
    free(moved);
    free(row);
}
