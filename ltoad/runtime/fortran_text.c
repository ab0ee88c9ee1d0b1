/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Characters, and what is read into variables, in functions of Fortran that are differentiated.

   scripts/fortran-bodies.sh compiles this into fortran_text.ll.  Text has no derivative; but it lies
   beside numbers in objects, and calls that make it allocate memory.  What is read from a file or
   from text does not depend on anything: variables that it is put into lose their derivatives.
   Functions with an asm label are those of Fortran's runtime itself. */

#include "fortran_components.h"

/* The bytes of text are written here alone; fortran-bodies.sh declares these inactive. */
static __attribute__((noinline)) size length_trimmed(const char *text, size length)
{
    while (length && text[length - 1] == ' ')
        length--;
    return length;
}

static __attribute__((noinline)) size leading_blanks(const char *text, size length)
{
    size blanks = 0;
    while (blanks < length && text[blanks] == ' ')
        blanks++;
    return blanks;
}

static __attribute__((noinline)) void write_text(char *to, size before, const char *from,
                                                 size length, size behind)
{
    __builtin_memset(to, ' ', before);
    __builtin_memmove(to + before, from, length);
    __builtin_memset(to + before + length, ' ', behind);
}

#define REQUIRE_TEXT(a) \
    require((a)->type == CHARACTER && (a)->rank == 0, \
            "arrays of characters cannot be made here in a function that is differentiated", file, \
            line)

INLINE char *made_text(array *result, size length)
{
    fortran_establish(result, length, 0, CHARACTER, ALLOCATABLE, 0);
    char *text = malloc(length ? length : 1);
    result->base = text;
    return text;
}

SMALL void _FortranATrim(array *result, const array *a, const char *file, int line)
{
    REQUIRE_TEXT(a);
    const size length = length_trimmed(a->base, a->element);
    write_text(made_text(result, length), 0, a->base, length, 0);
}

SMALL void _FortranAAdjustl(array *result, const array *a, const char *file, int line)
{
    REQUIRE_TEXT(a);
    const size blanks = leading_blanks(a->base, a->element);
    write_text(made_text(result, a->element), 0, a->base + blanks, a->element - blanks, blanks);
}

SMALL void _FortranAAdjustr(array *result, const array *a, const char *file, int line)
{
    REQUIRE_TEXT(a);
    const size length = length_trimmed(a->base, a->element);
    write_text(made_text(result, a->element), a->element - length, a->base, length, 0);
}

SMALL void _FortranARepeat(array *result, const array *a, index copies, const char *file, int line)
{
    REQUIRE_TEXT(a);
    const size n = copies > 0 ? (size)copies : 0;
    char *text = made_text(result, a->element * n);
    for (size i = 0; i < n; i++)
        write_text(text + i * a->element, 0, a->base, a->element, 0);
}

SMALL void _FortranACharacterConcatenate(array *accumulator, const array *a, const char *file,
                                         int line)
{
    REQUIRE_TEXT(accumulator);
    REQUIRE_TEXT(a);
    char *old = accumulator->base;
    const size before = old ? accumulator->element : 0;
    char *text = made_text(accumulator, before + a->element);
    write_text(text, 0, old, before, 0);
    write_text(text + before, 0, a->base, a->element, 0);
    free(old);
}

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
    else {
        require(a->type <= LAST_INTEGER || a->type == LOGICAL || a->type == CHARACTER,
                "this cannot be read as a whole in a function that is differentiated: read its "
                "numbers one by one", file, line);
        good = read_array(statement, a);
    }
    return good;
}

SMALL _Bool _FortranAioInputDerivedType(void *statement, const array *a, const void *procedures)
{
    (void)statement, (void)a, (void)procedures;
    _FortranAReportFatalUserError("an object cannot be read as a whole in a function that is "
                                  "differentiated: read its components one by one", __FILE__, 0);
}

/* As flang describes a namelist: its variables, by descriptors. */
struct group {
    const char *name;
    size count;
    const struct member {
        const char *name;
        const array *variable;
    } *members;
    const void *procedures;
};

_Bool native_namelist(void *, const struct group *) __asm__("native._FortranAioInputNamelist");

static __attribute__((noinline)) _Bool read_namelist(void *statement, const struct group *group)
{
    return native_namelist(statement, group);
}

/* A namelist may leave out what it likes: each number is put aside, and comes back if it was not read. */
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

#define FLOATS(a) \
    ((a)->type == DOUBLE || (a)->type == DOUBLE_COMPLEX || (a)->type == FLOAT \
     || (a)->type == FLOAT_COMPLEX)
/* Does it to each number of a variable, and to its place in what is put aside. */
#define EACH_NUMBER(a, aside, act) \
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
    } while (0)

INLINE size bytes_in(const array *a)
{
    size bytes = a->element;
    EACH_DIMENSION(a->rank, bytes *= (size)a->dimensions[d].extent);
    return bytes ? bytes : 1;
}

SMALL _Bool _FortranAioInputNamelist(void *statement, const struct group *group)
{
    const char *file = __FILE__;
    const int line = 0;
    char **aside = malloc(group->count * sizeof *aside);
    for (size i = 0; i < group->count; i++) {
        const array *a = group->members[i].variable;
        require(a->type <= LAST_INTEGER || a->type == LOGICAL || a->type == CHARACTER || FLOATS(a),
                "a namelist with objects of derived types cannot be read in a function that is "
                "differentiated: read its numbers one by one", file, line);
        aside[i] = malloc(FLOATS(a) ? bytes_in(a) : 1);
        EACH_NUMBER(a, aside[i], set_aside);
    }
    const _Bool good = read_namelist(statement, group);
    for (size i = 0; i < group->count; i++) {
        EACH_NUMBER(group->members[i].variable, aside[i], take_back);
        free(aside[i]);
    }
    free(aside);
    return good;
}
