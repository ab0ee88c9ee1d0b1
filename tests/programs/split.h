/* Declarations of requests in split mode. */
#ifndef SPLIT_H
#define SPLIT_H

#include <stddef.h>

struct tape_and_result {
    void *tape;
    double result;
};

extern int enzyme_tape, enzyme_allocated, enzyme_primal_return, enzyme_nofree, enzyme_noret;
void *__enzyme_augmentfwd(void *, ...);
struct tape_and_result __enzyme_augmentfwd_result(void *, ...);
void __enzyme_augmentfwd_void(void *, ...);
size_t __enzyme_augmentsize(void *, ...);
void __enzyme_reverse(void *, ...);
double __enzyme_reverse_scalar(void *, ...);
double __enzyme_fwdsplit(void *, ...);
void __enzyme_fwdsplit_void(void *, ...);

#endif
