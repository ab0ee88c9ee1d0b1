/* The C library's allocators with a counter in front.  A definition in the program comes before
 * the library's, so that derivatives, libm and the C++ run time are counted as well.  glibc keeps
 * its own allocators under a second name for such use. */
#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

#include "memory.h"

void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);

static atomic_ullong count;

unsigned long long allocation_count(void)
{
    return atomic_load_explicit(&count, memory_order_relaxed);
}

static void count_one(void)
{
    atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
}

void *malloc(size_t size)
{
    count_one();
    return __libc_malloc(size);
}

void *calloc(size_t n, size_t size)
{
    count_one();
    return __libc_calloc(n, size);
}

void *realloc(void *block, size_t size)
{
    count_one();
    return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size)
{
    count_one();
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size)
{
    count_one();
    *block = __libc_memalign(alignment, size);
    return *block ? 0 : ENOMEM;
}
