/* The kernels by name, with data and requests. */
#ifndef INSTANCES_H
#define INSTANCES_H

#include "random.h"
#include "scalar.h"

typedef struct {
    const char *name;
    void (*open)(random_t *random, scalar_t *out);
} instance_t;

extern const instance_t instances[]; /* ended by one without a name */

#endif
