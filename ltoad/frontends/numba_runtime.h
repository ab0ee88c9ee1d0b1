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

