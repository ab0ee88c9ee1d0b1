/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What functions of Numba take from its runtime: memory with a count of who holds it.  Arrays that are
   passed in have none, so all counts are of one thread. */
#include <complex.h>
#include <stdint.h>
#include <stdlib.h>
#undef I /* which is a name like others in Python */

struct ltoad_memory {
    int64_t count;
    void *destructor, *information;
    char *data;
    int64_t size;
    void *allocator;
};

struct ltoad_memory *NRT_MemInfo_alloc(int64_t size)
{
    struct ltoad_memory *made = malloc(sizeof *made);
    made->count = 1;
    made->data = malloc(size > 0 ? size : 1);
    made->size = size;
    made->information = 0;
    return made;
}

struct ltoad_memory *NRT_MemInfo_alloc_aligned(int64_t size, int32_t align)
{
    (void)align;
    return NRT_MemInfo_alloc(size);
}

void NRT_incref(struct ltoad_memory *held)
{
    if (held)
        held->count++;
}

void NRT_decref(struct ltoad_memory *held)
{
    if (held && --held->count == 0) {
        if (held->information)
            ((void (*)(void *))held->information)(held->data);
        free(held->data);
        free(held);
    }
}

/* Memory for a while, as for copies of operands that may overlap with a result. */
void *NRT_Allocate(size_t size)
{
    return malloc(size > 0 ? size : 1);
}

void NRT_Free(void *memory)
{
    free(memory);
}

/* Lists: what they hold lies in a block that grows, and is let go of by a function. */
struct ltoad_memory *NRT_MemInfo_new_varsize(int64_t size)
{
    return NRT_MemInfo_alloc(size);
}

struct ltoad_memory *NRT_MemInfo_new_varsize_dtor(int64_t size, void *letting_go)
{
    struct ltoad_memory *made = NRT_MemInfo_alloc(size);
    made->information = letting_go;
    return made;
}

void *NRT_MemInfo_varsize_alloc(struct ltoad_memory *held, int64_t size)
{
    held->size = size;
    return held->data = malloc(size > 0 ? size : 1);
}

void *NRT_MemInfo_varsize_realloc(struct ltoad_memory *held, int64_t size)
{
    held->size = size;
    return held->data = realloc(held->data, size > 0 ? size : 1);
}

void NRT_MemInfo_varsize_free(struct ltoad_memory *held, void *memory)
{
    free(memory);
    if (held->data == memory)
        held->data = 0;
}

/* Whether an array can be seen in another shape without a copy, and by which strides: neighbouring axes
   that lie one behind the other are one, and are parted anew.  As NumPy decides it. */
int numba_attempt_nocopy_reshape(int64_t rank, const int64_t *shape, const int64_t *strides, int64_t new_rank,
                                 const int64_t *new_shape, int64_t *new_strides, int64_t size, int by_columns)
{
    int64_t old[64], step[64], count = 1, new_count = 1;
    int kept = 0;
    for (int64_t i = 0; i < rank; i++)
        if (shape[i] != 1) {
            old[kept] = shape[i];
            step[kept++] = strides[i];
            count *= shape[i];
        }
    for (int64_t i = 0; i < new_rank; i++)
        new_count *= new_shape[i];
    if (count != new_count)
        return 0;
    if (count == 0) {
        for (int64_t i = 0; i < new_rank; i++)
            new_strides[i] = size;
        return 1;
    }
    int64_t from = 0, into = 0;
    while (into < new_rank && from < kept) {
        int64_t next = from + 1, new_next = into + 1, had = old[from], wanted = new_shape[into];
        while (had != wanted)
            if (wanted < had)
                wanted *= new_shape[new_next++];
            else
                had *= old[next++];
        for (int64_t i = from; i + 1 < next; i++)
            if (by_columns ? step[i + 1] != old[i] * step[i] : step[i] != old[i + 1] * step[i + 1])
                return 0;
        if (by_columns) {
            new_strides[into] = step[from];
            for (int64_t i = into + 1; i < new_next; i++)
                new_strides[i] = new_strides[i - 1] * new_shape[i - 1];
        } else {
            new_strides[new_next - 1] = step[next - 1];
            for (int64_t i = new_next - 1; i > into; i--)
                new_strides[i - 1] = new_strides[i] * new_shape[i];
        }
        from = next;
        into = new_next;
    }
    int64_t last = into > 0 ? new_strides[into - 1] * (by_columns ? new_shape[into - 1] : 1) : size;
    for (; into < new_rank; into++)
        new_strides[into] = last;
    return 1;
}

/* What linear algebra calls where its own arguments are wrong. */
void numba_fatal_error(void)
{
    abort();
}
