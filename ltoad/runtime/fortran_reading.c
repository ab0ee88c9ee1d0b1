/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What is read into variables in functions of Fortran that are differentiated.

   scripts/fortran-bodies.sh compiles this into fortran_reading.ll.  What is read from a file or from
   text does not depend on anything: variables that it is put into lose their derivatives.  Functions
   with an asm label are those of Fortran's runtime itself. */

#include "fortran_components.h"

/* Numbers that are read: into a variable of their own, which shows whether they were. */
#define UNREAD64 0x7ff4a5c3969d11e7
#define UNREAD32 0x7fa5c396

#define INPUT(real, number, word, UNREAD) \
    _Bool native_##real(void *, real *) __asm__("native._FortranAioInputReal" #number); \
    static __attribute__((noinline)) _Bool read_##real(void *statement, real *value, _Bool *read) \
    { \
        union { word bits; real value; } given = {UNREAD}; \
        const _Bool good = native_##real(statement, &given.value); \
        *value = given.value; \
        *read = given.bits != UNREAD; \
        return good; \
    } \
    INLINE _Bool input_##real(void *statement, real *to) \
    { \
        real value; \
        _Bool read; \
        const _Bool good = read_##real(statement, &value, &read); \
        if (read) \
            *to = value; \
        return good; \
    } \
    SMALL _Bool _FortranAioInputReal##number(void *statement, real *to) \
    { \
        return input_##real(statement, to); \
    }

INPUT(double, 64, __UINT64_TYPE__, UNREAD64)
INPUT(float, 32, __UINT32_TYPE__, UNREAD32)

/* Words of other types hold no number with a derivative, and are read where they lie. */
_Bool native_ascii(void *, char *, size) __asm__("native._FortranAioInputAscii");
_Bool native_integer(void *, index *, int) __asm__("native._FortranAioInputInteger");
_Bool native_logical(void *, _Bool *) __asm__("native._FortranAioInputLogical");
_Bool native_array(void *, const array *) __asm__("native._FortranAioInputDescriptor");

static __attribute__((noinline)) _Bool read_ascii(void *statement, char *text, size length)
{
    return native_ascii(statement, text, length);
}

static __attribute__((noinline)) _Bool read_integer(void *statement, index *to, int kind)
{
    return native_integer(statement, to, kind);
}

static __attribute__((noinline)) _Bool read_logical(void *statement, _Bool *to)
{
    return native_logical(statement, to);
}

static __attribute__((noinline)) _Bool read_array(void *statement, const array *a)
{
    return native_array(statement, a);
}

SMALL _Bool _FortranAioInputAscii(void *statement, char *text, size length)
{
    return read_ascii(statement, text, length);
}

SMALL _Bool _FortranAioInputInteger(void *statement, index *to, int kind)
{
    return read_integer(statement, to, kind);
}

SMALL _Bool _FortranAioInputLogical(void *statement, _Bool *to)
{
    return read_logical(statement, to);
}

/* Numbers that are read by descriptors: unformatted statements take nothing else, and lists have both parts
   of a complex number in brackets.  Each element is read by a descriptor of its own. */
#define ELEMENTS(real, word, UNREAD) \
    static __attribute__((noinline)) _Bool read_##real##s(void *statement, int type, real *value, \
                                                          _Bool *read) \
    { \
        union { word bits; real value; } given[2] = {{UNREAD}, {UNREAD}}; \
        const size parts = type == DOUBLE || type == FLOAT ? 1 : 2; \
        array one; \
        fortran_establish(&one, parts * sizeof *value, 0, type, 0, 0); \
        one.base = (char *)given; \
        const _Bool good = native_array(statement, &one); \
        for (size i = 0; i < 2; i++) { \
            value[i] = given[i].value; \
            read[i] = given[i].bits != UNREAD; \
        } \
        return good; \
    } \
    INLINE _Bool input_##real##s(void *statement, int type, real *to) \
    { \
        real value[2]; \
        _Bool read[2]; \
        const _Bool good = read_##real##s(statement, type, value, read); \
        if (read[0]) \
            to[0] = value[0]; \
        if (read[1]) \
            to[1] = value[1]; \
        return good; \
    }

ELEMENTS(double, __UINT64_TYPE__, UNREAD64)
ELEMENTS(float, __UINT32_TYPE__, UNREAD32)

SMALL _Bool _FortranAioInputComplex64(void *statement, double *to)
{
    return input_doubles(statement, DOUBLE_COMPLEX, to);
}

SMALL _Bool _FortranAioInputComplex32(void *statement, float *to)
{
    return input_floats(statement, FLOAT_COMPLEX, to);
}

/* A namelist may leave out what it likes, and text may end before an object is read: each number is put aside, and comes back if it was not read. */
#define ASIDE(real, word, UNREAD) \
    static __attribute__((noinline)) _Bool read_as_##real(const real *at, real *value) \
    { \
        union { real value; word bits; } given = {*at}; \
        *value = given.value; \
        return given.bits != UNREAD; \
    } \
    INLINE void set_aside_##real(real *aside, real *numbers) \
    { \
        const union { word bits; real value; } unread = {UNREAD}; \
        *aside = *numbers; \
        *numbers = unread.value; \
    } \
    INLINE void take_back_##real(const real *aside, real *numbers) \
    { \
        real value; \
        *numbers = read_as_##real(numbers, &value) ? value : *aside; \
    }

ASIDE(double, __UINT64_TYPE__, UNREAD64)
ASIDE(float, __UINT32_TYPE__, UNREAD32)

/* The numbers in objects, which lie at the same places in what is put aside: for a component, and for a
   whole object, which is written for each derived type of a program. */
void fortran_put_aside(const struct type *, char *, char *);
void fortran_take_back(const struct type *, char *, char *);

#define EACH_REAL(real, parts, act) \
    FOR(i, parts * count) act##_##real((real *)aside + i, (real *)numbers + i)
#define REALS(act) \
    if (type == DOUBLE) \
        EACH_REAL(double, 1, act); \
    else if (type == FLOAT) \
        EACH_REAL(float, 1, act); \
    else if (type == DOUBLE_COMPLEX) \
        EACH_REAL(double, 2, act); \
    else if (type == FLOAT_COMPLEX) \
        EACH_REAL(float, 2, act)

SMALL void fortran_put_values_aside(char *numbers, char *aside, index count, int type)
{
    REALS(set_aside);
}

SMALL void fortran_take_values_back(char *numbers, char *aside, index count, int type)
{
    REALS(take_back);
}

SMALL void fortran_unreadable(void)
{
    _FortranAReportFatalUserError("an object with allocatable components, pointers or input of its own "
                                  "cannot be read as a whole in a function that is differentiated: "
                                  "read its components one by one", __FILE__, 0);
}

/* Procedures of the program for the input and output of its types, beside those that types have bound. */
struct procedures {
    size count;
};

INLINE void require_no_procedures(const struct procedures *own)
{
    if (own && own->count)
        fortran_unreadable();
}

INLINE size bytes_in(const array *a)
{
    size bytes = a->element;
    EACH_DIMENSION(a->rank, bytes *= (size)a->dimensions[d].extent);
    return bytes ? bytes : 1;
}

#define EACH_OBJECT(a, aside, act) \
    EACH fortran_##act(type_of(a), (a)->base + OFFSET, (aside) + PLACE * (index)(a)->element)

_Bool native_object(void *, const array *, const struct procedures *)
    __asm__("native._FortranAioInputDerivedType");

static __attribute__((noinline)) _Bool read_object(void *statement, const array *a,
                                                   const struct procedures *own)
{
    return native_object(statement, a, own);
}

INLINE _Bool input_objects(void *statement, const array *a, const struct procedures *own,
                           _Bool read(void *, const array *, const struct procedures *))
{
    const char *file = __FILE__;
    const int line = 0;
    SHAPE(a);
    char *aside = malloc(bytes_in(a));
    EACH_OBJECT(a, aside, put_aside);
    const _Bool good = read(statement, a, own);
    EACH_OBJECT(a, aside, take_back);
    free(aside);
    return good;
}

SMALL _Bool _FortranAioInputDerivedType(void *statement, const array *a, const struct procedures *own)
{
    require_no_procedures(own);
    return input_objects(statement, a, own, read_object);
}

static __attribute__((noinline)) _Bool read_objects(void *statement, const array *a,
                                                    const struct procedures *own)
{
    (void)own;
    return native_array(statement, a);
}

SMALL _Bool _FortranAioInputDescriptor(void *statement, const array *a)
{
    const char *file = __FILE__;
    const int line = 0;
    _Bool good = 1;
    SHAPE(a);
    if (a->type == DOUBLE || a->type == DOUBLE_COMPLEX)
        EACH good = good && input_doubles(statement, a->type, (double *)(a->base + OFFSET));
    else if (a->type == FLOAT || a->type == FLOAT_COMPLEX)
        EACH good = good && input_floats(statement, a->type, (float *)(a->base + OFFSET));
    else if (a->type == DERIVED)
        good = input_objects(statement, a, 0, read_objects);
    else {
        require(a->type <= LAST_INTEGER || a->type == LOGICAL || a->type == CHARACTER,
                "this cannot be read as a whole in a function that is differentiated: read its "
                "numbers one by one", file, line);
        good = read_array(statement, a);
    }
    return good;
}

/* As flang describes a namelist: its variables, by descriptors. */
struct group {
    const char *name;
    size count;
    const struct member {
        const char *name;
        const array *variable;
    } *members;
    const struct procedures *procedures;
};

_Bool native_namelist(void *, const struct group *) __asm__("native._FortranAioInputNamelist");

static __attribute__((noinline)) _Bool read_namelist(void *statement, const struct group *group)
{
    return native_namelist(statement, group);
}

#define FLOATS(a) \
    ((a)->type == DOUBLE || (a)->type == DOUBLE_COMPLEX || (a)->type == FLOAT \
     || (a)->type == FLOAT_COMPLEX)
/* Does it to each number of a variable, and to its place in what is put aside. */
#define EACH_NUMBER(a, aside, act, of_objects) \
    do { \
        SHAPE(a); \
        if ((a)->type == DOUBLE) \
            EACH act##_double((double *)(aside) + PLACE, (double *)((a)->base + OFFSET)); \
        else if ((a)->type == FLOAT) \
            EACH act##_float((float *)(aside) + PLACE, (float *)((a)->base + OFFSET)); \
        else if ((a)->type == DOUBLE_COMPLEX) \
            EACH FOR(part, 2) act##_double((double *)(aside) + 2 * PLACE + part, \
                                           (double *)((a)->base + OFFSET) + part); \
        else if ((a)->type == FLOAT_COMPLEX) \
            EACH FOR(part, 2) act##_float((float *)(aside) + 2 * PLACE + part, \
                                          (float *)((a)->base + OFFSET) + part); \
        else if ((a)->type == DERIVED) \
            EACH_OBJECT(a, aside, of_objects); \
    } while (0)

SMALL _Bool _FortranAioInputNamelist(void *statement, const struct group *group)
{
    const char *file = __FILE__;
    const int line = 0;
    require_no_procedures(group->procedures);
    char **aside = malloc(group->count * sizeof *aside);
    for (size i = 0; i < group->count; i++) {
        const array *a = group->members[i].variable;
        require(a->type <= LAST_INTEGER || a->type == LOGICAL || a->type == CHARACTER
                    || a->type == DERIVED || FLOATS(a),
                "a namelist with variables of this type cannot be read in a function that is "
                "differentiated: read its numbers one by one", file, line);
        aside[i] = malloc(FLOATS(a) || a->type == DERIVED ? bytes_in(a) : 1);
        EACH_NUMBER(a, aside[i], set_aside, put_aside);
    }
    const _Bool good = read_namelist(statement, group);
    for (size i = 0; i < group->count; i++) {
        EACH_NUMBER(group->members[i].variable, aside[i], take_back, take_back);
        free(aside[i]);
    }
    free(aside);
    return good;
}
