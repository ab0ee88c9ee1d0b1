/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Objects as Fortran's runtime makes, assigns and frees them: arrays and scalars that are allocatable
   or pointers, and all that have a derived type.

   scripts/fortran-bodies.sh compiles this into fortran_objects.ll.  What is done to an object of a
   derived type is written for each program (see fortran_components.h). */

#include "fortran_components.h"
#include "fortran_characters.h"

enum { BASE_NULL = 1, BASE_NOT_NULL = 2 };

#define UNUSED(...) (void)sizeof(__VA_ARGS__)

/* One element, of which nothing is there yet where it is put. */
INLINE void put(char *to, const char *from, const array *described)
{
    if (described->type == DERIVED)
        fortran_copy(type_of(described), to, from);
    else
        copy(to, from, described);
}

SMALL void _FortranALtoadCopyObject(char *to, const char *from, const array *described)
{
    fortran_copy(type_of(described), to, from);
}

/* An element moves with all that it holds. */
INLINE void keep(char *to, const char *from, const array *made)
{
    if (made->type == DERIVED)
        fortran_move(type_of(made), to, from);
    else
        copy(to, from, made);
}

#define REQUIRE_KNOWN(a) \
    if ((a)->type != DERIVED) \
        REQUIRE_PLAIN(a)

#define EACH_OF(a, act) \
    if ((a)->type == DERIVED && (a)->base) { \
        SHAPE(a); \
        EACH act(type_of(a), (a)->base + OFFSET); \
    }

/* A finaliser of scalars is not for arrays. */
#define FINALISE(a) \
    if ((a)->rank == 0 && (a)->type == DERIVED && (a)->base) \
        fortran_finalise_one(type_of(a), (a)->base); \
    else \
        EACH_OF(a, fortran_finalise)

INLINE _Bool same_extents(const array *to, const array *from)
{
    _Bool same = 1;
    EACH_DIMENSION(MOST, same &= dimension(to, d)->extent == dimension(from, d)->extent);
    return same;
}

SMALL void _FortranAInitialize(const array *a, const char *file, int line)
{
    EACH_OF(a, fortran_initialise);
}

SMALL void _FortranAFinalize(const array *a, const char *file, int line)
{
    FINALISE(a);
}

SMALL void _FortranADestroyWithoutFinalization(const array *a)
{
    const char *file = 0;
    const int line = 0;
    EACH_OF(a, fortran_destroy);
}

SMALL void _FortranADestroy(const array *a)
{
    const char *file = 0;
    const int line = 0;
    FINALISE(a);
    EACH_OF(a, fortran_destroy);
}

/* What is known of an object before it gets other memory, but for its type, that is of what is
   described. */
struct former {
    char *base;
    size element;
    index count;
    const struct type *type;
    int rank;
};

INLINE struct former former(const array *a, const struct type *type, int rank)
{
    const index count = a->base ? elements(a, rank) : 0;
    return (struct former){a->base, a->element, count, type, rank};
}

INLINE void give_back(struct former was, _Bool derived)
{
    if (!was.base)
        return;
    if (derived) {
        if (was.rank)
            FOR(i, was.count) fortran_finalise(was.type, was.base + i * (index)was.element);
        else
            fortran_finalise_one(was.type, was.base);
        FOR(i, was.count) fortran_destroy(was.type, was.base + i * (index)was.element);
    }
    free(was.base);
}

/* Both sides of an assignment.  What is assigned is described where this is done, and the target
   often where it was declared: so types and ranks are taken from the former as far as possible. */
struct sides {
    array *to;
    const array *from;
    int ranks;
    _Bool polymorphic;
};

#define OFFSET_FROM offset_in(sides.from, HERE)

INLINE const struct type *former_type(struct sides sides)
{
    return sides.polymorphic ? type_of(sides.to) : type_of(sides.from);
}

INLINE struct range {
    const char *first, *last;
} range(const array *a, int ranks)
{
    struct range found = {a->base, a->base};
    EACH_DIMENSION(ranks, {
        const index reach = (a->dimensions[d].extent - 1) * a->dimensions[d].stride;
        if (reach < 0)
            found.first += reach;
        else
            found.last += reach;
    });
    return found;
}

/* Whether an element may be overwritten before it is read, as in x = x(n:1:-1). */
INLINE _Bool collides(struct sides sides)
{
    const array *to = sides.to, *from = sides.from;
    _Bool alike = to->base == from->base;
    EACH_DIMENSION(from->rank, alike &= to->dimensions[d].stride == from->dimensions[d].stride);
    const struct range a = range(to, sides.ranks), b = range(from, from->rank);
    return !alike && a.first <= b.last && b.first <= a.last;
}

/* A variable of any type becomes one of the type that is assigned. */
INLINE void take_type(array *to, const array *from, int rank)
{
    to->type = from->type;
    if (from->extra & 1)
        *addendum_behind(to, rank) = *addendum((array *)from);
    else if (to->extra & 1)
        addendum_behind(to, rank)->type = 0;
}

/* New memory, and in it copies of all elements; only then the old ones go, which may be among
   those that are assigned. */
INLINE void reallocate(struct sides sides, const char *file, int line)
{
    array *to = sides.to;
    const array *from = sides.from;
    const _Bool objects = sides.polymorphic ? to->type == DERIVED : from->type == DERIVED;
    const struct former was = former(to, objects ? former_type(sides) : 0, from->rank);
    reshape_to(to, from, from->rank);
    if (sides.polymorphic)
        take_type(to, from, from->rank);
    SHAPE_OF(to, from->rank);
    EACH put(to->base + OFFSET, from->base + OFFSET_FROM, from);
    give_back(was, objects);
}

INLINE void assign_objects(struct sides sides, const char *file, int line)
{
    const struct type *type = type_of(sides.from);
    if (sides.to->base == sides.from->base)
        return;
    SHAPE_OF(sides.to, sides.ranks);
    if (sides.ranks)
        EACH fortran_finalise(type, sides.to->base + OFFSET);
    else
        fortran_finalise_one(type, sides.to->base);
    EACH fortran_assign(type, sides.to->base + OFFSET, sides.from->base + OFFSET_FROM);
}

/* The same between arrays that share memory: by way of a copy. */
INLINE void assign_shared_objects(struct sides sides, const char *file, int line)
{
    const struct type *type = type_of(sides.from);
    const index width = (index)sides.from->element;
    SHAPE_OF(sides.to, sides.ranks);
    char *aside = malloc((size)(SIZE * width));
    EACH fortran_copy(type, aside + PLACE * width, sides.from->base + OFFSET_FROM);
    EACH fortran_finalise(type, sides.to->base + OFFSET);
    EACH fortran_assign(type, sides.to->base + OFFSET, aside + PLACE * width);
    EACH fortran_destroy(type, aside + PLACE * width);
    free(aside);
}

INLINE void assign_in_place(struct sides sides, const char *file, int line)
{
    array *to = sides.to;
    const array *from = sides.from;
    const index width = (index)from->element;
    const _Bool collide = collides(sides);
    SHAPE_OF(to, sides.ranks);
    if (from->type == DERIVED) {
        if (collide && sides.ranks)
            assign_shared_objects(sides, file, line);
        else
            assign_objects(sides, file, line);
    } else if (collide) {
        char *aside = malloc((size)(SIZE * width));
        EACH copy(aside + PLACE * width, from->base + OFFSET_FROM, from);
        EACH copy(to->base + OFFSET, aside + PLACE * width, from);
        free(aside);
    } else
        EACH copy(to->base + OFFSET, from->base + OFFSET_FROM, from);
}

/* An element of text is cut off, or gets blanks behind it. */
INLINE void fit_text(char *to, size length, const char *from, size given)
{
    const size kept = given < length ? given : length;
    write_text(to, 0, from, kept, length - kept);
}

INLINE void assign_texts(struct sides sides, const char *file, int line)
{
    const array *to = sides.to, *from = sides.from;
    const size width = from->element, length = to->element;
    SHAPE_OF(to, sides.ranks);
    if (collides(sides)) {
        char *aside = malloc((size)SIZE * width);
        EACH copy(aside + PLACE * (index)width, from->base + OFFSET_FROM, from);
        EACH fit_text(to->base + OFFSET, length, aside + PLACE * (index)width, width);
        free(aside);
    } else
        EACH fit_text(to->base + OFFSET, length, from->base + OFFSET_FROM, width);
}

INLINE _Bool same_types(const array *a, const array *b)
{
    return a->type == b->type && (a->type != DERIVED || type_of(a) == type_of(b));
}

/* What is `polymorphic` may become an object of another type, and what is of `any` type a number, a
   text or an object.  That these are two keeps each test of a type where LLVM sees what follows. */
struct dynamic {
    _Bool polymorphic, any;
};

INLINE void assign(array *to, const array *from, struct dynamic may, const char *file, int line)
{
    REQUIRE_KNOWN(from);
    const _Bool scalar = from->rank == 0, taken = may.any || (may.polymorphic && from->type == DERIVED);
    const struct sides sides = {to, from, scalar ? to->rank : from->rank, taken};
    const _Bool same = scalar || same_shape(to, from, from->rank);
    const _Bool fit = same && to->element == from->element
                   && (!taken || (may.any ? same_types(to, from) : type_of(to) == type_of(from)));
    require(to->rank == from->rank || scalar, "ranks differ in an assignment", file, line);
    if (to->attribute == ALLOCATABLE && (!to->base || !fit)) {
        require(may.polymorphic || may.any || to->type == from->type, "arrays of different types", file, line);
        reallocate(sides, file, line);
        return;
    }
    const _Bool texts = to->type == CHARACTER && from->type == CHARACTER;
    require(to->type == from->type && (texts || to->element == from->element),
            "arrays of different types", file, line);
    require(to->base == 0 || same, "shapes differ in an assignment", file, line);
    if (texts && to->element != from->element)
        assign_texts(sides, file, line);
    else
        assign_in_place(sides, file, line);
}

SMALL void _FortranAAssign(array *to, const array *from, const char *file, int line)
{
    assign(to, from, (struct dynamic){0, 0}, file, line);
}

SMALL void _FortranAAssignPolymorphic(array *to, const array *from, const char *file, int line)
{
    assign(to, from, (struct dynamic){1, 1}, file, line);
}

/* To allocatable text of a length that is declared. */
SMALL void _FortranAAssignExplicitLengthCharacter(array *to, const array *from, const char *file,
                                                  int line)
{
    require(to->type == CHARACTER && from->type == CHARACTER, "arrays of different types", file, line);
    const _Bool scalar = from->rank == 0;
    require(scalar || to->rank == from->rank, "ranks differ in an assignment", file, line);
    require(to->base || to->rank == from->rank, "an array without shape is assigned", file, line);
    char *old = 0;
    if (!to->base || (!scalar && !same_shape(to, from, from->rank))) {
        old = to->base;
        reshape_elements(to, from, from->rank, to->element);
    }
    assign_texts((struct sides){to, from, scalar ? to->rank : from->rank, 0}, file, line);
    free(old);
}

INLINE _Bool same_place(const array *a, const array *b)
{
    _Bool same = a->base == b->base && a->rank == b->rank;
    EACH_DIMENSION(a->rank, {
        same &= a->dimensions[d].extent == b->dimensions[d].extent;
        same &= a->dimensions[d].stride == b->dimensions[d].stride;
    });
    return same;
}

/* Into a temporary object, which is made first if it is there.  The first thread of a region copies its
   own variable to itself for copyin, while others copy it. */
SMALL void _FortranAAssignTemporary(array *to, const array *from, const char *file, int line)
{
    if (from->type != DERIVED && same_place(to, from))
        return;
    if (from->type == DERIVED)
        EACH_OF(to, fortran_initialise);
    assign(to, from, (struct dynamic){from->type == DERIVED, to->type != from->type}, file, line);
}

INLINE void copy_shape(array *to, const array *from)
{
    fortran_copy_descriptor(to, from, from->rank, from->extra & 1);
}

/* Actual arguments that do not lie side by side, and the way back. */
SMALL void _FortranACopyInAssign(array *temporary, const array *variable, const char *file, int line)
{
    REQUIRE_KNOWN(variable);
    copy_shape(temporary, variable);
    temporary->attribute = ALLOCATABLE;
    reshape_to(temporary, variable, variable->rank);
    SHAPE(temporary);
    EACH keep(temporary->base + OFFSET, variable->base + offset_in(variable, HERE),
              variable);
}

SMALL void _FortranACopyOutAssign(const array *variable, array *temporary, const char *file,
                                  int line)
{
    REQUIRE_KNOWN(temporary);
    SHAPE(temporary);
    if (variable)
        EACH keep(variable->base + offset_in(variable, HERE), temporary->base + OFFSET,
                  temporary);
    char *old = temporary->base;
    temporary->base = 0;
    free(old);
}

/* Elements stay where they are; what was in the target is given back. */
SMALL int _FortranAMoveAlloc(array *to, array *from, const struct type *derived, _Bool has_status,
                             const array *message, const char *file, int line)
{
    UNUSED(has_status), UNUSED(message);
    const struct former was = former(to, type_of(to), to->rank);
    const _Bool objects = to->type == DERIVED;
    if (was.base)
        REQUIRE_KNOWN(to);
    require(from->rank <= RANKS, TOO_DEEP, file, line);
    to->element = from->element;
    to->type = from->type;
    EACH_DIMENSION(from->rank, to->dimensions[d] = from->dimensions[d]);
    if (to->extra & 1 && from->extra & 1)
        *addendum(to) = *addendum(from);
    to->base = from->base;
    from->base = 0;
    if (derived && from->extra & 1)
        addendum(from)->type = derived;
    give_back(was, objects);
    return 0;
}

/* Bounds come first, and memory for them then. */
#define SET_BOUNDS(Kind) \
    SMALL void _FortranA##Kind##SetBounds(array *a, int dim, index lower, index upper) \
    { \
        const index extent = upper < lower ? 0 : upper - lower + 1; \
        const struct dimension *before = dim ? &a->dimensions[dim - 1] : 0; \
        const index stride = before ? before->stride * before->extent : (index)a->element; \
        a->dimensions[dim] = (struct dimension){lower, extent, stride}; \
    }

SET_BOUNDS(Allocatable)
SET_BOUNDS(Pointer)

SMALL void _FortranAAllocatableInitDerivedForAllocate(array *a, const struct type *type, int rank,
                                                      int corank)
{
    UNUSED(corank);
    if (!a->base)
        fortran_establish(a, type->bytes, rank, DERIVED, ALLOCATABLE, type);
}

SMALL void _FortranAAllocatableInitDerived(array *a, const struct type *type, int rank, int corank)
{
    UNUSED(corank);
    fortran_establish(a, type->bytes, rank, DERIVED, ALLOCATABLE, type);
}

SMALL void _FortranAPointerNullifyDerived(array *a, const struct type *type, int rank, int corank)
{
    UNUSED(corank);
    fortran_establish(a, type->bytes, rank, DERIVED, POINTER, type);
}

/* As another object, without its memory. */
INLINE void mold(array *a, const array *as, int rank, int attribute)
{
    a->base = 0;
    a->element = as->element;
    a->version = as->version;
    a->rank = (unsigned char)rank;
    a->type = as->type;
    a->attribute = (unsigned char)attribute;
    require_known_rank(rank);
    if (rank == as->rank)
        EACH_DIMENSION(rank, a->dimensions[d] = as->dimensions[d]);
    if (a->extra & 1 && as->extra & 1)
        *addendum(a) = *addendum((array *)as);
}

SMALL void _FortranAAllocatableApplyMold(array *a, const array *as, int rank)
{
    if (!a->base)
        mold(a, as, rank, ALLOCATABLE);
}

SMALL void _FortranAPointerApplyMold(array *a, const array *as, int rank)
{
    mold(a, as, rank, POINTER);
}

INLINE int allocate_allocatable(array *a, _Bool has_status, const char *file, int line)
{
    REQUIRE_KNOWN(a);
    if (a->base && has_status)
        return BASE_NOT_NULL;
    require(!a->base, "ALLOCATE of what is allocated", file, line);
    const index bytes = elements(a, a->rank) * (index)a->element;
    a->base = malloc(bytes > 0 ? (size)bytes : 1);
    EACH_OF(a, fortran_initialise);
    return 0;
}

/* Fortran's own DEALLOCATE looks for a word behind what a pointer leads to. */
static __attribute__((noinline)) void sign(char *memory, size bytes)
{
    *(size *)(memory + bytes) = ~(size)memory;
}

INLINE int allocate_pointer(array *a, _Bool has_status, const char *file, int line)
{
    UNUSED(has_status);
    REQUIRE_KNOWN(a);
    const index bytes = elements(a, a->rank) * (index)a->element;
    const size room = (bytes > 0 ? (size)bytes + sizeof(size) - 1 : 0) / sizeof(size) * sizeof(size);
    char *memory = malloc(room + sizeof(size));
    sign(memory, room);
    a->base = memory;
    EACH_OF(a, fortran_initialise);
    return 0;
}

#define ALLOCATE(Kind, allocate) \
    SMALL int _FortranA##Kind##Allocate(array *a, _Bool has_status, const array *message, \
                                        const char *file, int line) \
    { \
        UNUSED(message); \
        return allocate(a, has_status, file, line); \
    }

ALLOCATE(Allocatable, allocate_allocatable)
ALLOCATE(Pointer, allocate_pointer)

/* In memory that was allocated for it just now. */
INLINE void copy_source(array *a, const array *source, const char *file, int line)
{
    REQUIRE_KNOWN(source);
    SHAPE(a);
    if (source->type == DERIVED)
        EACH fortran_assign(type_of(source), a->base + OFFSET,
                            source->base + offset_in(source, HERE));
    else
        EACH copy(a->base + OFFSET, source->base + offset_in(source, HERE), source);
}

SMALL int _FortranAAllocatableAllocateSource(array *a, const array *source, _Bool has_status,
                                             const array *message, const char *file, int line)
{
    UNUSED(message);
    const int status = allocate_allocatable(a, has_status, file, line);
    if (!status)
        copy_source(a, source, file, line);
    return status;
}

SMALL int _FortranAPointerAllocateSource(array *a, const array *source, _Bool has_status,
                                         const array *message, const char *file, int line)
{
    UNUSED(message);
    const int status = allocate_pointer(a, has_status, file, line);
    if (!status)
        copy_source(a, source, file, line);
    return status;
}

INLINE int deallocate(array *a, _Bool has_status, const char *file, int line)
{
    REQUIRE_KNOWN(a);
    if (!a->base && has_status)
        return BASE_NULL;
    require(a->base != 0, "DEALLOCATE of what is not allocated", file, line);
    FINALISE(a);
    EACH_OF(a, fortran_destroy);
    char *old = a->base;
    a->base = 0;
    free(old);
    return 0;
}

#define DEALLOCATE(Kind) \
    SMALL int _FortranA##Kind##Deallocate(array *a, _Bool has_status, const array *message, \
                                          const char *file, int line) \
    { \
        UNUSED(message); \
        return deallocate(a, has_status, file, line); \
    } \
    SMALL int _FortranA##Kind##DeallocatePolymorphic(array *a, const struct type *type, \
                                                     _Bool has_status, const array *message, \
                                                     const char *file, int line) \
    { \
        UNUSED(message); \
        const int status = deallocate(a, has_status, file, line); \
        if (!status && type && a->extra & 1) \
            addendum(a)->type = type; \
        return status; \
    }

DEALLOCATE(Allocatable)
DEALLOCATE(Pointer)

SMALL void _FortranAPointerAssociate(array *pointer, const array *target)
{
    copy_shape(pointer, target);
    pointer->attribute = POINTER;
}

SMALL void _FortranAPointerAssociateScalar(array *pointer, char *target)
{
    pointer->base = target;
}

/* Elements in their order, with other bounds: pairs of a lower and an upper one. */
SMALL void _FortranAPointerAssociateRemapping(array *pointer, const array *target,
                                              const array *bounds, const char *file, int line)
{
    const int rank = (int)bounds->dimensions[1].extent;
    require(rank <= RANKS, TOO_DEEP, file, line);
    pointer->base = target->base;
    pointer->element = target->element;
    pointer->version = target->version;
    pointer->rank = (unsigned char)rank;
    pointer->type = target->type;
    pointer->attribute = POINTER;
    index stride = target->rank ? target->dimensions[0].stride : (index)target->element;
    EACH_DIMENSION(rank, {
        const index step = bounds->dimensions[1].stride * d;
        const index lower = integer(bounds, step);
        const index upper = integer(bounds, step + bounds->dimensions[0].stride);
        const index extent = upper < lower ? 0 : upper - lower + 1;
        pointer->dimensions[d].lower = lower;
        pointer->dimensions[d].extent = extent;
        pointer->dimensions[d].stride = stride;
        stride *= extent;
    });
    if (target->extra & 1)
        addendum(pointer)->type = type_of(target);
}

SMALL void _FortranAPointerAssociateLowerBounds(array *pointer, const array *target,
                                                const array *lower)
{
    copy_shape(pointer, target);
    pointer->attribute = POINTER;
    EACH_DIMENSION(target->rank,
                   pointer->dimensions[d].lower = integer(lower, lower->dimensions[0].stride * d));
}

SMALL _Bool _FortranAPointerIsAssociated(const array *pointer)
{
    return pointer->base != 0;
}

SMALL _Bool _FortranAPointerIsAssociatedWith(const array *pointer, const array *target)
{
    if (!target)
        return pointer->base != 0;
    require_known_rank(pointer->rank);
    if (!target->base || pointer->base != target->base || pointer->rank != target->rank
        || !same_extents(pointer, target))
        return 0;
    _Bool same = 1;
    EACH_DIMENSION(pointer->rank, {
        same &= pointer->dimensions[d].extent <= 1
             || pointer->dimensions[d].stride == target->dimensions[d].stride;
    });
    return same;
}

SMALL _Bool _FortranAIsContiguous(const array *a)
{
    index stride = (index)a->element;
    _Bool contiguous = 1;
    require_known_rank(a->rank);
    EACH_DIMENSION(a->rank, {
        contiguous &= a->dimensions[d].extent <= 1 || a->dimensions[d].stride == stride;
        stride *= a->dimensions[d].extent;
    });
    return contiguous;
}

/* Whether one type is the other one or extends it: of the types alone. */
struct parent {
    char before[56];
    const struct type *type;
};

static __attribute__((noinline)) _Bool descends(const struct type *type, const struct type *from)
{
    while (type) {
        if (type == from)
            return 1;
        const char *const table = (const char *)type;
        type = table[428] ? (*(const struct parent *const *)(table + 232))->type : 0;
    }
    return 0;
}

SMALL _Bool _FortranAClassIs(const array *a, const struct type *type)
{
    return a->type == DERIVED && descends(type_of(a), type);
}

SMALL _Bool _FortranASameTypeAs(const array *a, const array *b)
{
    return a->type == b->type && type_of(a) == type_of(b);
}

SMALL _Bool _FortranAExtendsTypeOf(const array *a, const array *mold)
{
    return a->type == DERIVED && descends(type_of(a), type_of(mold));
}

/* [a, b, (c(i), i = 1, n)]: a vector that grows, unless it is allocated in full at first. */
struct constructor {
    array *made;
    index filled, room;
    const char *file;
    int line;
    _Bool grows;
};

SMALL void _FortranAInitArrayConstructorVector(struct constructor *vector, array *made,
                                               _Bool has_lengths, int size_of_vector,
                                               const char *file, int line)
{
    (void)has_lengths;
    (void)size_of_vector;
    REQUIRE_KNOWN(made);
    if (!made->base)
        made->dimensions[0] = (struct dimension){1, 0, (index)made->element};
    *vector = (struct constructor){made, 0, made->dimensions[0].extent, file, line, !made->base};
}

INLINE void make_room(struct constructor *vector, index more)
{
    array *made = vector->made;
    const index width = (index)made->element, needed = vector->filled + more;
    if (vector->grows)
        made->dimensions[0].extent = needed;
    if (!made->base || needed > vector->room) {
        char *old = made->base;
        vector->room = needed > 2 * vector->room ? needed : 2 * vector->room;
        char *larger = malloc((size)(vector->room ? vector->room * width : 1));
        FOR(i, vector->filled) keep(larger + i * width, old + i * width, made);
        made->base = larger;
        free(old);
    }
}

SMALL void _FortranAPushArrayConstructorValue(struct constructor *vector, const array *from)
{
    const char *file = vector->file;
    const int line = vector->line;
    SHAPE(from);
    make_room(vector, SIZE);
    array *made = vector->made;
    char *end = made->base + vector->filled * (index)made->element;
    EACH put(end + PLACE * (index)made->element, from->base + OFFSET, made);
    vector->filled += SIZE;
}

SMALL void _FortranAPushArrayConstructorSimpleScalar(struct constructor *vector, const char *from)
{
    make_room(vector, 1);
    array *made = vector->made;
    put(made->base + vector->filled * (index)made->element, from, made);
    vector->filled++;
}
