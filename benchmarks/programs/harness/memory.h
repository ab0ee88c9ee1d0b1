/* Memory: blocks for instances, and how much the program has asked for so far. */
#ifndef MEMORY_H
#define MEMORY_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* `count` zeroed objects of `size` bytes, or doubles; exits with a message if there is no memory.
 */
void *allocated(size_t count, size_t size);
double *numbers(size_t count);
void release(void *block);

/* Calls of malloc, calloc, realloc and their aligned relatives so far, from everywhere in the
 * process. */
unsigned long long allocation_count(void);

/* The largest resident set of the process so far, in bytes; 0 where there is no /proc. */
size_t peak_resident_bytes(void);

#ifdef __cplusplus
}
#endif
#endif
