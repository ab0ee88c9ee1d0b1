/* Chemistry: equilibrium of a mixture by minimisation; species from text, scratch from a workspace, error codes. */
#ifndef CHEM_H
#define CHEM_H
#include <stddef.h>
#include <stdint.h>

enum { MAX_ELEMENTS = 3, MAX_SPECIES = 8 };

typedef enum { CHEM_OK, CHEM_SYNTAX, CHEM_MEMORY, CHEM_DIVERGED } chem_error;

typedef struct {
    char name[8];
    uint8_t atoms[MAX_ELEMENTS];
    unsigned gas : 1, measured : 1, flags : 6;
    double a[3]; /* potential: a0 + a1 t + a2 t log t */
} species;

typedef struct {
    size_t count;
    species list[MAX_SPECIES];
} mechanism;

typedef struct workspace workspace;
workspace *workspace_new(size_t bytes);
void *workspace_take(workspace *, size_t count, size_t size);
void workspace_reset(workspace *);
void workspace_free(workspace *);

chem_error chem_parse(mechanism *, const char *text);
chem_error chem_equilibrium(const mechanism *, double t, double log_p, const double elements[MAX_ELEMENTS], workspace *,
                            double *moles);
#endif
