/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The stacks of temporaries that FORALL keeps values and places on until all have been computed, as bodies
   that can be differentiated; see fortran_arrays.c. */

#include "fortran_copies.h"

/* It is among what is done with objects (fortran_objects.c). */
void _FortranADestroyWithoutFinalization(const array *a);

/* What has been pushed: an array whose elements lie side by side.  They are in a block with others, of
   which the first one `owns` it. */
struct item {
    char *data;
    size element;
    index extents[MOST];
    _Bool owns;
};

/* `free` is where the next value goes, and `left` how many bytes there are. */
struct values {
    struct item *items;
    char *free;
    index count, room, left, block;
    int type, rank, attribute, extra;
    const struct type *derived;
};

/* A loop that fills a stack becomes no longer than it has to. */
#define APART __attribute__((noinline))

APART void *_FortranACreateValueStack(const char *file, int line)
{
    (void)file;
    (void)line;
    struct values *stack = malloc(sizeof *stack);
    *stack = (struct values){.items = 0};
    return stack;
}

enum { FIRST_ROOM = 16 };

INLINE struct item *next_item(struct values *stack)
{
    if (stack->count == stack->room) {
        struct item *old = stack->items;
        stack->room = stack->room ? 2 * stack->room : FIRST_ROOM;
        stack->items = malloc((size)stack->room * sizeof *old);
        FOR(i, stack->count) stack->items[i] = old[i];
        free(old);
    }
    return &stack->items[stack->count++];
}

/* A value begins where its elements may lie as they may in a block of its own. */
enum { ALIGNED = 16 };

INLINE void take_room(struct values *stack, struct item *item, index bytes)
{
    const index whole = (bytes + ALIGNED - 1) / ALIGNED * ALIGNED;
    item->owns = stack->left < whole || !stack->free;
    if (item->owns) {
        stack->block = stack->block ? 2 * stack->block : FIRST_ROOM * ALIGNED;
        if (stack->block < whole)
            stack->block = whole;
        stack->free = malloc((size)stack->block);
        stack->left = stack->block;
    }
    item->data = stack->free;
    stack->free += whole;
    stack->left -= whole;
}

/* Where the elements of a value are to go; their types are known where they are put there. */
static APART char *place_on(struct values *stack, const array *value)
{
    stack->type = value->type;
    stack->rank = value->rank;
    stack->attribute = value->attribute;
    stack->extra = value->extra;
    stack->derived = type_of(value);
    struct item *item = next_item(stack);
    item->element = value->element;
    FOR(d, MOST) item->extents[d] = dimension(value, (int)d)->extent;
    take_room(stack, item, elements_of(value) * (index)value->element);
    return item->data;
}

SMALL void _FortranAPushValue(struct values *stack, const array *value)
{
    const char *file = __FILE__;
    const int line = 0;
    if (value->type != DERIVED)
        REQUIRE_PLAIN(value);
    SHAPE(value);
    char *data = place_on(stack, value);
    EACH put(data + PLACE * (index)value->element, value->base + OFFSET, value);
}

INLINE void describe(array *value, const struct values *stack, const struct item *item)
{
    value->base = item->data;
    value->element = item->element;
    value->version = VERSION;
    value->rank = (unsigned char)stack->rank;
    value->type = (unsigned char)stack->type;
    value->attribute = (unsigned char)stack->attribute;
    value->extra = (unsigned char)stack->extra;
    index stride = (index)item->element;
    EACH_DIMENSION(stack->rank, {
        value->dimensions[d] = (struct dimension){1, item->extents[d], stride};
        stride *= item->extents[d];
    });
    if (stack->derived)
        *addendum_behind(value, stack->rank) = (struct addendum){.type = stack->derived};
}

APART void _FortranAValueAt(const struct values *stack, index at, array *value)
{
    require(at >= 0 && at < stack->count, "no such value on a stack", __FILE__, 0);
    describe(value, stack, &stack->items[at]);
}

/* Room for a descriptor, with what lies behind its dimensions. */
union place {
    array described;
    char room[sizeof(array) + MOST * sizeof(struct dimension) + sizeof(struct addendum)];
};

APART void _FortranADestroyValueStack(struct values *stack)
{
    if (stack->derived)
        FOR(i, stack->count) {
            union place value;
            describe(&value.described, stack, &stack->items[i]);
            _FortranADestroyWithoutFinalization(&value.described);
        }
    FOR(i, stack->count) if (stack->items[i].owns) free(stack->items[i].data);
    free(stack->items);
    free(stack);
}

/* Places that are assigned to later on. */
struct places {
    union place *items;
    index count, room;
};

APART void *_FortranACreateDescriptorStack(const char *file, int line)
{
    (void)file;
    (void)line;
    struct places *stack = malloc(sizeof *stack);
    *stack = (struct places){0, 0, 0};
    return stack;
}

INLINE void copy_whole_descriptor(array *to, const array *from)
{
    copy_descriptor(to, from, from->rank, from->extra & 1);
}

APART void _FortranAPushDescriptor(struct places *stack, const array *place)
{
    require(place->rank <= RANKS, TOO_DEEP, __FILE__, 0);
    if (stack->count == stack->room) {
        union place *old = stack->items;
        stack->room = stack->room ? 2 * stack->room : FIRST_ROOM;
        stack->items = malloc((size)stack->room * sizeof *old);
        FOR(i, stack->count) copy_whole_descriptor(&stack->items[i].described, &old[i].described);
        free(old);
    }
    copy_whole_descriptor(&stack->items[stack->count++].described, place);
}

APART void _FortranADescriptorAt(const struct places *stack, index at, array *place)
{
    require(at >= 0 && at < stack->count, "no such place on a stack", __FILE__, 0);
    copy_whole_descriptor(place, &stack->items[at].described);
}

APART void _FortranADestroyDescriptorStack(struct places *stack)
{
    free(stack->items);
    free(stack);
}
