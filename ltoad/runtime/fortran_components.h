/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Objects of derived types: what is done with one of their components.

   What is done with an object as a whole is written for each derived type of a program when it is
   linked, from the tables that flang describes the type with (ltoad/extract/derived_bodies.py).
   That code consists of calls of the functions here, with constants, which are inlined into it:
   so it is known in a differentiated program what lies where in an object. */

#include "fortran_descriptors.h"

/* These choose by the type, or do nothing where no type of the program needs it. */
void fortran_initialise(const struct type *, char *);
void fortran_assign(const struct type *, char *, const char *);
void fortran_copy(const struct type *, char *, const char *);
void fortran_move(const struct type *, char *, const char *);
void fortran_destroy(const struct type *, char *);
void fortran_finalise(const struct type *, char *);
void fortran_finalise_one(const struct type *, char *);

typedef void on_one(const struct type *, char *);
typedef void on_two(const struct type *, char *, const char *);

SMALL void fortran_unknown(void)
{
    _FortranAReportFatalUserError("an object of a derived type that is not part of what was linked "
                                  "as bitcode cannot be differentiated", __FILE__, 0);
}

SMALL void fortran_unsupported(void)
{
    _FortranAReportFatalUserError("an object of a derived type with length parameters, or or a "
                                  "component with a defined assignment or a finaliser of arrays, cannot be "
                                  "differentiated", __FILE__, 0);
}

/* An object that is not there yet, or an array of them: of size 0 as long as it has no bounds. */
SMALL void fortran_establish(array *a, size element, int rank, int type, int attribute,
                             const struct type *derived)
{
    a->base = 0;
    a->element = element;
    a->version = VERSION;
    a->rank = (unsigned char)rank;
    a->type = (unsigned char)type;
    a->attribute = (unsigned char)attribute;
    a->extra = type == DERIVED;
    EACH_DIMENSION(rank, a->dimensions[d] = (struct dimension){.lower = 1});
    if (type == DERIVED)
        *addendum_behind(a, rank) = (struct addendum){.type = derived};
}

SMALL void fortran_copy_descriptor(array *to, const array *from, int rank, int has_type)
{
    copy_descriptor(to, from, rank, has_type);
}

SMALL void fortran_copy_address(void **to, void *const *from)
{
    *to = *from;
}

#define ALL(real) FOR(i, count) ((real *)to)[i] = ((const real *)from)[i]

/* Numbers, logicals or characters: `count` elements of `bytes` bytes, side by side. */
SMALL void fortran_copy_values(char *to, const char *from, index count, size bytes, int type)
{
    if (type == DOUBLE)
        ALL(double);
    else if (type == FLOAT)
        ALL(float);
    else if (type == DOUBLE_COMPLEX)
        FOR(i, 2 * count) ((double *)to)[i] = ((const double *)from)[i];
    else if (type == FLOAT_COMPLEX)
        FOR(i, 2 * count) ((float *)to)[i] = ((const float *)from)[i];
    else if (type != CHARACTER && bytes == 4)
        ALL(int);
    else if (type <= LAST_INTEGER || bytes == 1)
        FOR(i, count) copy_word(to + i * (index)bytes, from + i * (index)bytes, (index)bytes);
    else
        copy_inactive(to, from, (size)count * bytes);
}

SMALL void fortran_each(const struct type *type, char *objects, index count, size bytes,
                        on_one *act)
{
    FOR(i, count) act(type, objects + i * (index)bytes);
}

SMALL void fortran_each_pair(const struct type *type, char *to, const char *from, index count,
                             size bytes, on_two *act)
{
    FOR(i, count) act(type, to + i * (index)bytes, from + i * (index)bytes);
}

INLINE index elements(const array *a, int rank)
{
    require(rank <= RANKS, TOO_DEEP, __FILE__, 0);
    index count = 1;
    EACH_DIMENSION(rank, count *= a->dimensions[d].extent);
    return count;
}

INLINE const struct type *type_behind(const array *a, int rank)
{
    return addendum_behind((array *)a, rank)->type;
}

INLINE void each_element(const array *a, int rank, on_one *act)
{
    fortran_each(type_behind(a, rank), a->base, elements(a, rank), a->element, act);
}

/* Elements of an allocatable component lie side by side. */
SMALL void fortran_free_component(array *a, int derived, int rank, on_one *destroy)
{
    char *old = a->base;
    if (!old)
        return;
    if (derived && destroy)
        each_element(a, rank, destroy);
    a->base = 0;
    free(old);
}

SMALL void fortran_finalise_component(array *a, int rank, on_one *finalise)
{
    if (a->base)
        each_element(a, rank, finalise);
}

INLINE _Bool same_shape(const array *to, const array *from, int rank)
{
    _Bool same = 1;
    EACH_DIMENSION(rank, same &= to->dimensions[d].extent == from->dimensions[d].extent);
    return same;
}

/* An allocatable object takes on the shape of what is assigned. */
INLINE void reshape_elements(array *to, const array *from, int rank, size element)
{
    size stride = element;
    EACH_DIMENSION(rank, {
        to->dimensions[d].lower = from->dimensions[d].lower;
        to->dimensions[d].extent = from->dimensions[d].extent;
        to->dimensions[d].stride = (index)stride;
        stride *= (size)from->dimensions[d].extent;
    });
    to->element = element;
    to->base = malloc(stride ? stride : 1);
}

INLINE void reshape_to(array *to, const array *from, int rank)
{
    reshape_elements(to, from, rank, from->element);
}

INLINE _Bool fits(const array *to, const array *from, int type, int rank)
{
    return to->base && same_shape(to, from, rank) && to->element == from->element
        && (type != DERIVED || type_behind(to, rank) == type_behind(from, rank));
}

/* The component of an object that is assigned to another one: a copy of all that it holds. */
SMALL void fortran_assign_component(array *to, const array *from, int type, int rank,
                                    on_one *initialise, on_two *assign, on_one *destroy)
{
    if (!from->base || !fits(to, from, type, rank))
        fortran_free_component(to, type == DERIVED, rank, destroy);
    if (!from->base)
        return;
    if (!to->base) {
        reshape_to(to, from, rank);
        if (type == DERIVED)
            *addendum_behind(to, rank) = *addendum_behind((array *)from, rank);
        if (type == DERIVED && initialise)
            each_element(to, rank, initialise);
    }
    const index count = elements(from, rank);
    if (type == DERIVED)
        fortran_each_pair(type_behind(from, rank), to->base, from->base, count, from->element,
                          assign);
    else
        fortran_copy_values(to->base, from->base, count, from->element, type);
}

/* A component of any type (class(*)): what its descriptor says of what it holds, as the run does. */
SMALL void fortran_free_any(array *a, int rank, on_one *destroy)
{
    fortran_free_component(a, a->type == DERIVED, rank, destroy);
}

SMALL void fortran_finalise_any(array *a, int rank, on_one *finalise)
{
    if (a->type == DERIVED)
        fortran_finalise_component(a, rank, finalise);
}

SMALL void fortran_assign_any(array *to, const array *from, int rank, on_two *copied,
                              on_one *destroy)
{
    if (to == from)
        return;
    fortran_free_any(to, rank, destroy);
    if (!from->base)
        return;
    to->type = from->type;
    *addendum_behind(to, rank) = *addendum_behind((array *)from, rank);
    reshape_to(to, from, rank);
    const index count = elements(from, rank), bytes = (index)from->element;
    if (from->type == DERIVED)
        fortran_each_pair(type_behind(from, rank), to->base, from->base, count, (size)bytes, copied);
    else
        FOR(i, count) copy(to->base + i * bytes, from->base + i * bytes, from);
}
