/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Memory resources of libstdc++'s <memory_resource>, as bodies that can be differentiated.

   The library has them in machine code, and calls go through the table of each resource's class: so
   these stand for the library's in the whole of a program's bitcode, tables included.  A monotonic
   buffer does what the library's does.  A pool hands out its blocks one by one, by sizes that are
   powers of two, and keeps its links beside the blocks, not in them: what a block held stays what it
   is.  scripts/library-bodies.sh compiles this into cxx_resources.ll. */

typedef unsigned long size;
typedef void (*method)(void);
typedef struct resource {
    const method *methods;
} resource;

enum { DESTROY, DELETE, ALLOCATE, DEALLOCATE, IS_EQUAL, METHODS };

/* A class's table, of which objects have the address of the methods. */
struct table {
    long to_top;
    const void *type;
    method methods[METHODS];
};
#define TABLE(name, type, destroy, erase, allocate, deallocate)                                      \
    const struct table name = {                                                                      \
        0, type,                                                                                     \
        {(method)destroy, (method)erase, (method)allocate, (method)deallocate, (method)is_same}}

#define LARGEST_ALIGNMENT 16
#define OF_RESOURCES(name) _ZNSt3pmr##name
#define IN_BUFFER(name) OF_RESOURCES(25monotonic_buffer_resource##name)
#define IN_POOL(name) OF_RESOURCES(28unsynchronized_pool_resource##name)

void *_Znwm(size);
void *_ZnwmSt11align_val_t(size, size);
void _ZdlPv(void *);
void _ZdlPvSt11align_val_t(void *, size);
void _ZSt17__throw_bad_allocv(void) __attribute__((noreturn));
extern const char _ZTINSt3pmr15memory_resourceE, _ZTINSt3pmr25monotonic_buffer_resourceE,
    _ZTINSt3pmr28unsynchronized_pool_resourceE;

static void *allocated(resource *r, size bytes, size alignment)
{
    return ((void *(*)(resource *, size, size))r->methods[ALLOCATE])(r, bytes, alignment);
}

static void deallocate(resource *r, void *block, size bytes, size alignment)
{
    ((void (*)(resource *, void *, size, size))r->methods[DEALLOCATE])(r, block, bytes, alignment);
}

static size larger(size a, size b) { return a < b ? b : a; }
static size rounded(size n, size unit) { return (n + unit - 1) & -unit; }

static _Bool is_same(const resource *r, const resource *other) { return r == other; }
static void nothing(resource *r) { (void)r; }

void OF_RESOURCES(15memory_resourceD1Ev)(resource *r) { (void)r; }
void OF_RESOURCES(15memory_resourceD2Ev)(resource *r) { (void)r; }
void OF_RESOURCES(15memory_resourceD0Ev)(resource *r) { _ZdlPv(r); }

/* The resources that are always there. */
static void *new_block(resource *r, size bytes, size alignment)
{
    (void)r;
    return alignment > LARGEST_ALIGNMENT ? _ZnwmSt11align_val_t(bytes, alignment) : _Znwm(bytes);
}
static void delete_block(resource *r, void *block, size bytes, size alignment)
{
    (void)r, (void)bytes;
    if (alignment > LARGEST_ALIGNMENT)
        _ZdlPvSt11align_val_t(block, alignment);
    else
        _ZdlPv(block);
}
static void *no_block(resource *r, size bytes, size alignment)
{
    (void)r, (void)bytes, (void)alignment;
    _ZSt17__throw_bad_allocv();
}
static void no_return(resource *r, void *block, size bytes, size alignment)
{
    (void)r, (void)block, (void)bytes, (void)alignment;
}
static TABLE(news, &_ZTINSt3pmr15memory_resourceE, nothing, nothing, new_block, delete_block);
static TABLE(nones, &_ZTINSt3pmr15memory_resourceE, nothing, nothing, no_block, no_return);
static const resource always = {news.methods}, never = {nones.methods};
static resource *chosen; /* null where the program chooses none, which LLVM sees then */

resource *OF_RESOURCES(19new_delete_resourceEv)(void) { return (resource *)&always; }
resource *OF_RESOURCES(20null_memory_resourceEv)(void) { return (resource *)&never; }
resource *OF_RESOURCES(20get_default_resourceEv)(void)
{
    return chosen ? chosen : (resource *)&always;
}
resource *OF_RESOURCES(20set_default_resourceEPNS_15memory_resourceE)(resource *r)
{
    resource *before = OF_RESOURCES(20get_default_resourceEv)();
    chosen = r;
    return before;
}

/* monotonic_buffer_resource; a block that it takes from upstream has its link at the end. */
struct chunk {
    struct chunk *next;
    size bytes, alignment;
};
struct monotonic {
    resource base;
    char *free;
    size available, next_bytes;
    resource *upstream;
    char *first;
    size first_bytes;
    struct chunk *chunks;
};

void IN_BUFFER(13_M_new_bufferEmm)(struct monotonic *m, size bytes,
                                                                 size alignment)
{
    const size least = larger(bytes, m->next_bytes), unit = larger(alignment, LARGEST_ALIGNMENT);
    const size all = rounded(least + sizeof(struct chunk), sizeof(void *));
    char *block = allocated(m->upstream, all, unit);
    struct chunk *link = (struct chunk *)(block + (all - sizeof(struct chunk)));
    link->next = m->chunks;
    link->bytes = all;
    link->alignment = unit;
    m->chunks = link;
    m->free = block;
    m->available = all - sizeof(struct chunk);
    m->next_bytes += m->next_bytes / 2;
}

void IN_BUFFER(18_M_release_buffersEv)(struct monotonic *m)
{
    struct chunk *link = m->chunks;
    m->chunks = 0;
    while (link) {
        struct chunk *next = link->next;
        const size bytes = link->bytes, alignment = link->alignment;
        char *block = (char *)link - (bytes - sizeof(struct chunk));
        deallocate(m->upstream, block, bytes, alignment);
        link = next;
    }
}

void *IN_BUFFER(11do_allocateEmm)(struct monotonic *m, size bytes,
                                                                size alignment)
{
    if (!bytes)
        bytes = 1;
    size skipped = -(size)m->free & (alignment - 1);
    if (skipped + bytes > m->available) {
        IN_BUFFER(13_M_new_bufferEmm)(m, bytes, alignment);
        skipped = 0;
    }
    char *block = m->free + skipped;
    m->free = block + bytes;
    m->available -= skipped + bytes;
    return block;
}
void IN_BUFFER(13do_deallocateEPvmm)(struct monotonic *m, void *block,
                                                                   size bytes, size alignment)
{
    (void)m, (void)block, (void)bytes, (void)alignment;
}
static void release_monotonic(struct monotonic *m)
{
    if (m->chunks)
        IN_BUFFER(18_M_release_buffersEv)(m);
}
void IN_BUFFER(D1Ev)(struct monotonic *m) { release_monotonic(m); }
void IN_BUFFER(D2Ev)(struct monotonic *m) { release_monotonic(m); }
void IN_BUFFER(D0Ev)(struct monotonic *m)
{
    release_monotonic(m);
    _ZdlPv(m);
}
TABLE(_ZTVNSt3pmr25monotonic_buffer_resourceE, &_ZTINSt3pmr25monotonic_buffer_resourceE,
      IN_BUFFER(D1Ev), IN_BUFFER(D0Ev), IN_BUFFER(11do_allocateEmm),
      IN_BUFFER(13do_deallocateEPvmm));

/* unsynchronized_pool_resource: options and upstream are where its header reads them. */
enum { SIZES = 9, SMALLEST = 16, LARGEST = SMALLEST << (SIZES - 1) };

struct small {
    struct small *next, *next_free;
};
struct large {
    struct large *next, *before;
    size bytes, alignment;
};
struct lists {
    struct small *all[SIZES], *unused[SIZES];
    struct large *large;
};
struct pool {
    resource base;
    size options[2];
    resource *upstream;
    void *blocks[3];
    int sizes;
    struct lists *lists;
};

static int class_of(size bytes)
{
    int class = 0;
    for (size room = SMALLEST; room < bytes; room *= 2)
        class++;
    return class;
}

static void *small_block(struct pool *p, int class)
{
    struct small *link = p->lists->unused[class];
    if (link) {
        p->lists->unused[class] = link->next_free;
        return link + 1;
    }
    const size bytes = sizeof(struct small) + ((size)SMALLEST << class);
    link = allocated(p->upstream, bytes, LARGEST_ALIGNMENT);
    link->next = p->lists->all[class];
    link->next_free = 0;
    p->lists->all[class] = link;
    return link + 1;
}

static void *large_block(struct pool *p, size bytes, size alignment)
{
    const size unit = larger(alignment, sizeof(struct large));
    char *block = allocated(p->upstream, bytes + unit, unit);
    struct large *link = (struct large *)(block + unit - sizeof(struct large));
    link->bytes = bytes + unit;
    link->alignment = unit;
    link->before = 0;
    link->next = p->lists->large;
    if (link->next)
        link->next->before = link;
    p->lists->large = link;
    return block + unit;
}

static void return_large(struct pool *p, struct large *link)
{
    const size bytes = link->bytes, unit = link->alignment;
    if (link->before)
        link->before->next = link->next;
    else
        p->lists->large = link->next;
    if (link->next)
        link->next->before = link->before;
    deallocate(p->upstream, (char *)(link + 1) - unit, bytes, unit);
}

void *IN_POOL(11do_allocateEmm)(struct pool *p, size bytes, size alignment)
{
    if (!p->lists) {
        p->lists = allocated(p->upstream, sizeof(struct lists), sizeof(void *));
        for (int class = 0; class < SIZES; class++)
            p->lists->all[class] = p->lists->unused[class] = 0;
        p->lists->large = 0;
    }
    return bytes > LARGEST || alignment > LARGEST_ALIGNMENT ? large_block(p, bytes, alignment)
                                                            : small_block(p, class_of(bytes));
}

void IN_POOL(13do_deallocateEPvmm)(struct pool *p, void *block, size bytes, size alignment)
{
    if (bytes > LARGEST || alignment > LARGEST_ALIGNMENT) {
        return_large(p, (struct large *)block - 1);
        return;
    }
    struct small *link = (struct small *)block - 1;
    const int class = class_of(bytes);
    link->next_free = p->lists->unused[class];
    p->lists->unused[class] = link;
}

void IN_POOL(7releaseEv)(struct pool *p)
{
    struct lists *lists = p->lists;
    if (!lists)
        return;
    for (int class = 0; class < SIZES; class++)
        for (struct small *link = lists->all[class]; link;) {
            struct small *next = link->next;
            deallocate(p->upstream, link, sizeof(struct small) + ((size)SMALLEST << class),
                       LARGEST_ALIGNMENT);
            link = next;
        }
    while (lists->large)
        return_large(p, lists->large);
    deallocate(p->upstream, lists, sizeof(struct lists), sizeof(void *));
    p->lists = 0;
}

void IN_POOL(D1Ev)(struct pool *p) { IN_POOL(7releaseEv)(p); }
void IN_POOL(D2Ev)(struct pool *p) { IN_POOL(7releaseEv)(p); }
void IN_POOL(D0Ev)(struct pool *p)
{
    IN_POOL(7releaseEv)(p);
    _ZdlPv(p);
}
TABLE(_ZTVNSt3pmr28unsynchronized_pool_resourceE, &_ZTINSt3pmr28unsynchronized_pool_resourceE,
      IN_POOL(D1Ev), IN_POOL(D0Ev), IN_POOL(11do_allocateEmm), IN_POOL(13do_deallocateEPvmm));

static void begin(struct pool *p, const size *options, resource *upstream)
{
    p->base.methods = _ZTVNSt3pmr28unsynchronized_pool_resourceE.methods;
    p->options[0] = options[0] ? options[0] : 1;
    p->options[1] = LARGEST;
    p->upstream = upstream;
    p->blocks[0] = p->blocks[1] = p->blocks[2] = 0;
    p->sizes = SIZES;
    p->lists = 0;
}
void IN_POOL(C1ERKNS_12pool_optionsEPNS_15memory_resourceE)(
    struct pool *p, const size *options, resource *upstream)
{
    begin(p, options, upstream);
}
void IN_POOL(C2ERKNS_12pool_optionsEPNS_15memory_resourceE)(
    struct pool *p, const size *options, resource *upstream)
{
    begin(p, options, upstream);
}
