/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What exceptions need that are values: a block with a header, and the object behind it.

   The header has the object's type, and for an exception that code has thrown which is not
   differentiated, the language's own one.  Types are compared as the personality routine does it
   by the Itanium ABI for C++.  scripts/library-bodies.sh compiles this into exceptions.ll. */

typedef __SIZE_TYPE__ size;

struct type_info {
    const void *const *table;
    const char *name;
};
struct one_base {
    struct type_info type;
    const struct type_info *base;
};
struct several_bases {
    struct type_info type;
    unsigned flags, count;
    struct {
        const struct type_info *type;
        long offset_and_flags;
    } bases[];
};
struct pointer_type {
    struct type_info type;
    unsigned flags;
    const struct type_info *pointee;
};
enum { VIRTUAL = 1, PUBLIC = 2, SHIFT = 8 };

struct block {
    const struct type_info *type;
    void *foreign;
    unsigned size, count;
    void (*destroy)(void *);
    long place, unused;
    char object[];
};

struct exception_pointer {
    void *object;
    void *returned_in_memory[3];
};

extern const void *const one_base_table[] __asm__("_ZTVN10__cxxabiv120__si_class_type_infoE");
extern const void *const several_bases_table[] __asm__("_ZTVN10__cxxabiv121__vmi_class_type_infoE");
extern const void *const pointer_table[] __asm__("_ZTVN10__cxxabiv119__pointer_type_infoE");
extern const struct type_info system_error __asm__("_ZTISt12system_error");
extern const struct type_info runtime_error __asm__("_ZTISt13runtime_error");
extern const struct type_info logic_error __asm__("_ZTISt11logic_error");
extern const struct type_info any_void __asm__("_ZTIv");

struct exception_pointer current_exception(void) __asm__("_ZSt17current_exceptionv");
void rethrow_exception(void **)
    __asm__("_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE");
void release_exception(void **) __asm__("_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv");
void *__cxa_allocate_exception(size);
void __cxa_throw(void *, const void *, void (*)(void *));
void *__cxa_begin_catch(void *);
const struct type_info *__cxa_current_exception_type(void);
void __cxa_end_catch(void);
int strcmp(const char *, const char *);
void *memcpy(void *, const void *, size);
void *memset(void *, int, size);
long write(int, const void *, size);
void abort(void);

static int is_of(const struct type_info *type, const void *const *table)
{
    return type->table == table + 2;
}

static int same(const struct type_info *a, const struct type_info *b)
{
    return a == b || a->name == b->name || (*a->name != '*' && !strcmp(a->name, b->name));
}

/* Whether one class is another, or has it as a public base: then `place` is where, in an object. */
static int find(const struct type_info *type, const struct type_info *wanted, const char *object,
                long *place)
{
    *place = 0;
    if (same(type, wanted))
        return 1;
    if (is_of(type, one_base_table))
        return find(((const struct one_base *)type)->base, wanted, object, place);
    if (!is_of(type, several_bases_table))
        return 0;
    const struct several_bases *class = (const struct several_bases *)type;
    for (unsigned i = 0; i < class->count; i++) {
        const long flags = class->bases[i].offset_and_flags;
        long offset = flags >> SHIFT;
        if (!(flags & PUBLIC))
            continue;
        if (flags & VIRTUAL)
            offset = object ? *(const long *)(*(const char *const *)object + offset) : 0;
        if (find(class->bases[i].type, wanted, object ? object + offset : 0, place)) {
            *place += offset;
            return 1;
        }
    }
    return 0;
}

static int pointer_matches(const struct pointer_type *type, const struct pointer_type *wanted)
{
    long place;
    if (type->flags & ~wanted->flags & 7)
        return 0;
    if (same(wanted->pointee, &any_void))
        return 1;
    return find(type->pointee, wanted->pointee, 0, &place) && !place;
}

int ltoad_exception_matches(const struct type_info *type, const struct type_info *wanted)
{
    long place;
    if (!wanted || find(type, wanted, 0, &place))
        return 1;
    return is_of(type, pointer_table) && is_of(wanted, pointer_table) &&
           pointer_matches((const struct pointer_type *)type, (const struct pointer_type *)wanted);
}

long ltoad_exception_place(const struct type_info *type, const struct type_info *wanted,
                           const char *object)
{
    long place;
    return wanted && find(type, wanted, object, &place) ? place : 0;
}

/* Classes of the standard library that have members beside those of their base. */
static const char variant_access[] = "St18bad_variant_access";
static const char regex_error[] = "St11regex_error";
static const char future_error[] = "St12future_error";
static const char filesystem_error[] = "NSt10filesystem7__cxx1116filesystem_errorE";

/* How many bytes of a foreign object a handler may look at. */
static size known_size(const struct type_info *type)
{
    const char *name = type->name + (*type->name == '*');
    long place;
    const char *in = name + (*name == 'N');
    if (in[0] == 'S' && in[1] == 't') {
        if (!strcmp(name, variant_access))
            return 16;
        if (!strcmp(name, regex_error))
            return 24;
        if (!strcmp(name, filesystem_error))
            return 48;
        if (find(type, &system_error, 0, &place) || !strcmp(name, future_error))
            return 32;
        return find(type, &runtime_error, 0, &place) || find(type, &logic_error, 0, &place) ? 16 : 8;
    }
    if (name[0] == 'P' || !name[1])
        return 8;
    static const char message[] = "ltoad: an exception with members of its own was thrown by code "
                                  "that is not differentiated, and caught by code that is\n";
    write(2, message, sizeof message - 1);
    abort();
    return 0;
}

/* So many bytes a block has for an exception of the language's own. */
enum { ROOM = 48 };

/* An exception of the language's own is caught, and lives on in a block. */
void ltoad_exception_take(struct block *block, void *exception)
{
    void *object = __cxa_begin_catch(exception);
    const struct type_info *type = __cxa_current_exception_type();
    block->type = type;
    block->destroy = 0;
    block->place = 0;
    block->count = 1;
    block->size = known_size(type);
    block->foreign = current_exception().object;
    memset(block->object, 0, ROOM);
    if (is_of(type, pointer_table))
        memcpy(block->object, &object, sizeof object);
    else
        memcpy(block->object, object, block->size);
    __cxa_end_catch();
}

/* Nobody has caught it where exceptions are values. */
void ltoad_exception_raise(struct block *block)
{
    if (block->foreign)
        rethrow_exception(&block->foreign);
    /* Members may point into the object: it stays where it is, and nobody destroys it. */
    void *object = __cxa_allocate_exception(block->size);
    memcpy(object, block->object, block->size);
    __cxa_throw(object, block->type, 0);
}

/* Whether a std::exception_ptr leads to a block: such an address is odd, as none of the language's is. */
int ltoad_exception_is_block(const char *pointer)
{
    return (size)pointer & 1;
}

/* No handler has begun in code that is differentiated; one that began outside is not known there. */
void ltoad_exception_none(void)
{
    static const char message[] = "ltoad: a derivative that is called in a handler asks for the "
                                  "exception that is handled there\n";
    if (!__cxa_current_exception_type())
        return;
    write(2, message, sizeof message - 1);
    abort();
}

/* A std::exception_ptr leads to an exception that was thrown outside of what is differentiated. */
void ltoad_exception_outside(void)
{
    static const char message[] = "ltoad: a derivative throws again what was caught outside of it\n";
    write(2, message, sizeof message - 1);
    abort();
}

/* A std::exception_ptr goes on after the derivative, or is a member of an exception that leaves it. */
void ltoad_exception_kept(void)
{
    static const char message[] = "ltoad: a std::exception_ptr that was made in a derivative is still "
                                  "there at its end\n";
    write(2, message, sizeof message - 1);
    abort();
}

void ltoad_exception_release(struct block *block)
{
    release_exception(&block->foreign);
}
