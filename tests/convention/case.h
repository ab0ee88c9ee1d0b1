/* What the programs of this folder share: markers, and a comparison that counts. */
#ifndef CASE_H
#define CASE_H
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef __cplusplus
extern "C" {
#endif
extern int enzyme_const, enzyme_dup, enzyme_dupnoneed, enzyme_out, enzyme_dupv, enzyme_width;
extern int enzyme_vector, enzyme_scalar, enzyme_buffer, enzyme_tape, enzyme_allocated;
extern int enzyme_nofree, enzyme_noret, enzyme_primal_return, enzyme_runtime_activity;
extern int enzyme_strong_zero, enzyme_const_return, enzyme_active_return;
#ifdef __cplusplus
}
#endif
static int seen, wrong;
static inline void eq(const char *what, int line, double got, double want)
{
    seen++;
    if (fabs(got - want) <= 1e-9 * (1 + fabs(want)))
        return;
    wrong++;
    printf("line %d: %s is %.12g instead of %.12g\n", line, what, got, want);
}
#define EQ(got, want) eq(#got, __LINE__, got, want)
static inline int end(void) { return wrong > 0 || seen == 0; }
#endif
