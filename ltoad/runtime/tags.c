/* Tags: what was last put into each byte of shadow memory whose types only the run tells.

   scripts/tags.sh compiles this into tags.ll, of which derivatives take what they call.  There, names
   that are static here begin with __ltoad_tags_, because all units of a program share them.

   A number's bytes are tagged with its kind and their place in it, so that a part of a number is
   known as such wherever it is moved.  The forward sweep tags what is stored, copies take tags
   along, and the reverse sweep tags what it adds.  So at any time a tag says of what type the
   adjoint in a byte is, if there is any.  Adjoints of single bytes wait in a second plane until
   all of a number have come; then they are added as one. */

typedef unsigned char byte;
typedef __UINT64_TYPE__ word;
typedef __SIZE_TYPE__ size;

/* The high half is a kind, the low half a place in a number. */
enum { UNTOUCHED = 0, INTEGER = 1, ADDRESS = 2, FLOAT = 0x10, DOUBLE = 0x20, EXTENDED = 0x30 };

#define DOUBLE_TAGS 0x2726252423222120u
#define FLOAT_TAGS 0x13121110u
#define FLOATS_TAGS 0x1312111013121110u
#define INTEGER_TAGS 0x0101010101010101u
#define ADDRESS_TAGS 0x0202020202020202u

enum { PAGE_BITS = 14, MIDDLE_BITS = 17, ROOT_BITS = 16 };
#define PAGE_BYTES ((word)1 << PAGE_BITS)

struct page {
    struct page *next;
    byte *waiting; /* adjoints of single bytes, and behind them their tags */
    byte tags[PAGE_BYTES];
};

static struct page **root[1 << ROOT_BITS];
static struct page *pages;
static int users;

void *calloc(size, size);
void free(void *);
_Noreturn void abort(void);
int dprintf(int, const char *, ...);

#define INLINE static inline __attribute__((always_inline))
#define APART static __attribute__((noinline))
#define COPY __builtin_memcpy_inline

static const char MESSAGE[] = "ltoad: %s\n";
static const char WITHOUT_MEMORY[] = "no memory for the types of active memory";
static const char TWO_KINDS[] =
    "active memory is read as numbers of two types without a write in between";
static const char IN_PIECES[] = "a piece of a number is read or written, and not the rest of it";
static const char CALCULATED[] =
    "the result of a calculation with integers is used as the bits of a number that depends on an "
    "active input";
static const char UNDECIDED[] =
    "the derivative of a block that is copied cannot be told from integers in its shadow; "
    "start with a shadow that is zero wherever there is no derivative";

APART _Noreturn void stop(const char *why)
{
    dprintf(2, MESSAGE, why);
    abort();
}

/* Pages */

APART struct page *new_page(word at)
{
    struct page ***middle = &root[(at >> (PAGE_BITS + MIDDLE_BITS)) & 0xffff];
    struct page **table = __atomic_load_n(middle, __ATOMIC_ACQUIRE);
    if (!table) {
        struct page **fresh = calloc((size)1 << MIDDLE_BITS, sizeof *fresh);
        if (!fresh)
            stop(WITHOUT_MEMORY);
        if (__atomic_compare_exchange_n(middle, &table, fresh, 0, __ATOMIC_ACQ_REL,
                                        __ATOMIC_ACQUIRE))
            table = fresh;
        else
            free(fresh);
    }
    struct page **place = &table[(at >> PAGE_BITS) & ((1 << MIDDLE_BITS) - 1)];
    struct page *page = __atomic_load_n(place, __ATOMIC_ACQUIRE), *fresh;
    if (page)
        return page;
    if (!(fresh = calloc(1, sizeof *fresh)))
        stop(WITHOUT_MEMORY);
    if (!__atomic_compare_exchange_n(place, &page, fresh, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
        free(fresh);
        return page;
    }
    fresh->next = __atomic_load_n(&pages, __ATOMIC_RELAXED);
    while (!__atomic_compare_exchange_n(&pages, &fresh->next, fresh, 0,
                                        __ATOMIC_ACQ_REL, __ATOMIC_RELAXED))
        ;
    return fresh;
}

INLINE struct page *page_of(word at)
{
    struct page **table = root[(at >> (PAGE_BITS + MIDDLE_BITS)) & 0xffff];
    if (__builtin_expect(table != 0, 1)) {
        struct page *page = table[(at >> PAGE_BITS) & ((1 << MIDDLE_BITS) - 1)];
        if (__builtin_expect(page != 0, 1))
            return page;
    }
    return new_page(at);
}

INLINE word within(word at) { return at & (PAGE_BYTES - 1); }

INLINE byte *tag(word at) { return &page_of(at)->tags[within(at)]; }

/* Tags of some bytes, which may lie in two pages. */

INLINE word tags_of(word at, int bytes)
{
    word found = 0;
    if (__builtin_expect(within(at) + 8 <= PAGE_BYTES, 1)) {
        COPY(&found, tag(at), 8);
        return bytes == 8 ? found : found & (((word)1 << 8 * bytes) - 1);
    }
    for (int i = 0; i < bytes; i++)
        found |= (word)*tag(at + i) << 8 * i;
    return found;
}

INLINE void set_tags(word at, int bytes, word tags)
{
    if (__builtin_expect(within(at) + bytes <= PAGE_BYTES, 1)) {
        byte *place = tag(at);
        if (bytes == 8)
            COPY(place, &tags, 8);
        else if (bytes == 4)
            COPY(place, &tags, 4);
        else
            for (int i = 0; i < bytes; i++)
                place[i] = (byte)(tags >> 8 * i);
        return;
    }
    for (int i = 0; i < bytes; i++)
        *tag(at + i) = (byte)(tags >> 8 * i);
}

INLINE word bits_of(word at, int bytes)
{
    word found = 0;
    if (bytes == 8)
        COPY(&found, (char *)at, 8);
    else
        COPY(&found, (char *)at, 4);
    return found;
}

INLINE void set_bits(word at, int bytes, word bits)
{
    if (bytes == 8)
        COPY((char *)at, &bits, 8);
    else
        COPY((char *)at, &bits, 4);
}

INLINE double as_double(word bits)
{
    double number;
    COPY(&number, &bits, 8);
    return number;
}

INLINE float as_float(word bits)
{
    float number;
    COPY(&number, &bits, 4);
    return number;
}

INLINE word bits_of_sum(word one, word other, int bytes)
{
    word bits = 0;
    if (bytes == 8) {
        double sum = as_double(one) + as_double(other);
        COPY(&bits, &sum, 8);
    } else {
        float sum = as_float(one) + as_float(other);
        COPY(&bits, &sum, 4);
    }
    return bits;
}

INLINE word tags_for(int bytes) { return bytes == 8 ? DOUBLE_TAGS : FLOAT_TAGS; }

INLINE word repeated(int kind, int bytes)
{
    return (INTEGER_TAGS * kind) & (bytes == 8 ? ~(word)0 : 0xffffffffu);
}

/* Addresses of a process are below 2^48, and above 2^32 in a program that can be loaded anywhere;
   as a number such bits are a subnormal, or two floats of which one is, which counts as none. */
INLINE int looks_like_address(word bits)
{
    word lowest = (word)&root >> 32 ? (word)1 << 32 : 4096;
    return bits >= lowest && bits >> 48 == 0;
}

/* Numbers that are added and taken whole */

APART void add_slowly(word at, int bytes, word bits, word tags)
{
    word wanted = tags_for(bytes), old = bits_of(at, bytes);
    int holds_other = old && tags != repeated(INTEGER, bytes) && tags != repeated(ADDRESS, bytes);
    if (holds_other)
        stop(TWO_KINDS);
    set_bits(at, bytes, bits);
    set_tags(at, bytes, wanted);
}

INLINE void give(word at, int bytes, word bits)
{
    word wanted = tags_for(bytes), tags = tags_of(at, bytes);
    if (__builtin_expect(tags == wanted || tags == 0, 1)) {
        set_bits(at, bytes, bits_of_sum(bits_of(at, bytes), bits, bytes));
        if (tags == 0)
            set_tags(at, bytes, wanted);
    } else if (bits << 1)
        add_slowly(at, bytes, bits, tags);
}

INLINE int waits(word at, int bytes)
{
    byte *waiting = page_of(at)->waiting;
    if (!waiting)
        return 0;
    for (int i = 0; i < bytes && within(at) + i < PAGE_BYTES; i++)
        if (waiting[PAGE_BYTES + within(at) + i])
            return 1;
    return 0;
}

INLINE word take(word at, int bytes)
{
    word bits = bits_of(at, bytes), tags = tags_of(at, bytes);
    if (__builtin_expect(page_of(at)->waiting != 0, 0) && waits(at, bytes))
        stop(IN_PIECES);
    set_bits(at, bytes, 0);
    if (__builtin_expect(tags == tags_for(bytes) || !bits || tags == 0, 1))
        return bits;
    if (tags != repeated(INTEGER, bytes) && tags != repeated(ADDRESS, bytes))
        stop(TWO_KINDS);
    return 0;
}

void __ltoad_tagged_add_double(char *at, double number)
{
    word bits;
    COPY(&bits, &number, 8);
    give((word)at, 8, bits);
}

void __ltoad_tagged_add_float(char *at, float number)
{
    word bits = 0;
    COPY(&bits, &number, 4);
    give((word)at, 4, bits);
}

double __ltoad_tagged_take_double(char *at) { return as_double(take((word)at, 8)); }

float __ltoad_tagged_take_float(char *at) { return as_float(take((word)at, 4)); }

/* Stores of known type: kind is FLOAT, DOUBLE, INTEGER or ADDRESS. */
void __ltoad_tag(char *place, word bytes, int kind)
{
    word at = (word)place;
    if (kind == DOUBLE && bytes == 8)
        set_tags(at, 8, DOUBLE_TAGS);
    else if (kind == FLOAT && bytes == 4)
        set_tags(at, 4, FLOAT_TAGS);
    else {
        int last = kind == DOUBLE ? 7 : kind == FLOAT ? 3 : 0;
        for (word i = 0; i < bytes; i++)
            *tag(at + i) = (byte)(kind | (i & last));
    }
}

/* An integer that was calculated has been stored: no number's bits. */
void __ltoad_tagged_no_number(char *place, word bytes)
{
    for (word i = 0; i < bytes; i++) {
        byte *here = tag((word)place + i);
        if (*here >= FLOAT && place[i])
            stop(CALCULATED);
        if (*here != ADDRESS)
            place[i] = 0;
    }
}

/* Bytes that go one by one */

APART void give_byte(word at, byte bits, byte tag_)
{
    struct page *page = page_of(at);
    if (!page->waiting && !(page->waiting = calloc(2, PAGE_BYTES)))
        stop(WITHOUT_MEMORY);
    byte *tags = page->waiting + PAGE_BYTES;
    if (tags[within(at)])
        stop(IN_PIECES);
    page->waiting[within(at)] = bits;
    tags[within(at)] = tag_;
    int bytes = tag_ >= DOUBLE ? 8 : 4;
    word start = at - (tag_ & 15), whole = 0;
    for (int i = 0; i < bytes; i++) {
        byte *waiting = page_of(start + i)->waiting;
        if (!waiting || waiting[PAGE_BYTES + within(start + i)] != (tag_ & 0xf0) + i)
            return;
        whole |= (word)waiting[within(start + i)] << 8 * i;
    }
    for (int i = 0; i < bytes; i++)
        page_of(start + i)->waiting[PAGE_BYTES + within(start + i)] = 0;
    if (bytes == 8)
        give(start, 8, whole);
    else
        give(start, 4, whole);
}

INLINE int is_whole(word at, byte tag_)
{
    word start = at - (tag_ & 15);
    return tag_ >= DOUBLE ? tags_of(start, 8) == DOUBLE_TAGS : tags_of(start, 4) == FLOAT_TAGS;
}

INLINE int is_zero(word at, byte tag_)
{
    word start = at - (tag_ & 15);
    return tag_ >= DOUBLE ? !bits_of(start, 8) : !bits_of(start, 4);
}

INLINE byte *waiting_at(word at)
{
    struct page *page = page_of(at);
    if (!page->waiting && !(page->waiting = calloc(2, PAGE_BYTES)))
        stop(WITHOUT_MEMORY);
    return page->waiting + within(at);
}

/* Lets the bytes of a number wait, because they go one by one from now on. */
APART void spill(word start, int bytes)
{
    for (int i = 0; i < bytes; i++) {
        byte *place = (byte *)start + i, *here = waiting_at(start + i);
        if (here[PAGE_BYTES])
            stop(IN_PIECES);
        *here = *place;
        here[PAGE_BYTES] = *tag(start + i);
        *place = 0;
    }
}

APART void move_byte(word target, word source)
{
    byte kind = *tag(target);
    if (kind >= FLOAT && is_whole(target, kind)) {
        if (!is_zero(target, kind))
            spill(target - (kind & 15), kind >= DOUBLE ? 8 : 4);
    } else if (kind >= FLOAT && *(byte *)target)
        stop(IN_PIECES);
    struct page *page = page_of(target);
    byte *here = page->waiting ? page->waiting + within(target) : 0;
    if (here && here[PAGE_BYTES]) {
        kind = here[PAGE_BYTES];
        here[PAGE_BYTES] = 0;
        give_byte(source, *here, kind);
    }
}

/* What bytes are that nobody has touched: 4 or 8 of them, aligned.  only is the one kind of number
   that may lie there, or 0.  Returns whether they are no number; otherwise their tags say now what
   they are. */
APART int settle(word at, int bytes, int only)
{
    word bits = bits_of(at, bytes);
    if (!bits || (bytes == 8 && (looks_like_address(bits) || bits < 4096 || bits >> 52 == 0xfff)))
        return 1;
    if (only == DOUBLE && bytes == 8)
        set_tags(at, 8, DOUBLE_TAGS);
    else if (only == FLOAT && bytes == 8)
        set_tags(at, 8, FLOATS_TAGS);
    else if (only == FLOAT)
        set_tags(at, 4, FLOAT_TAGS);
    else
        stop(UNDECIDED);
    return 0;
}

/* Of what nobody has touched, numbers lie in every so many bytes, for all that is known.  bytes
   counts from the first of them, and may be negative. */
void __ltoad_tags_claim(char *start, __INT64_TYPE__ bytes, word period, int kind)
{
    int size = kind == DOUBLE ? 8 : 4;
    for (__INT64_TYPE__ i = 0; i + size <= bytes; i += period) {
        word at = (word)start + i;
        if (size == 8 && !tags_of(at, 8) && bits_of(at, 8))
            set_tags(at, 8, DOUBLE_TAGS);
        if (size == 4 && !tags_of(at, 4) && bits_of(at, 4))
            set_tags(at, 4, FLOAT_TAGS);
    }
}

/* The number, the row of untouched bytes, or the byte that comes first or last in a stretch of a
   target: how long it is, and whether it is untouched. */
INLINE int unit(word at, word rest, int upwards, int *untouched)
{
    for (int bytes = 8; bytes >= 4; bytes /= 2) {
        word start = upwards ? at : at + rest - bytes;
        if (rest < (word)bytes)
            continue;
        word tags = tags_of(start, bytes);
        *untouched = tags == 0 && start % bytes == 0;
        if (*untouched || tags == tags_for(bytes))
            return bytes;
    }
    *untouched = 0;
    return 1;
}

APART void move_whole(word target, word source, int bytes)
{
    word bits = bits_of(target, bytes);
    if (waits(target, bytes))
        stop(IN_PIECES);
    set_bits(target, bytes, 0);
    if (bits && bytes == 8)
        give(source, 8, bits);
    else if (bits)
        give(source, 4, bits);
}

/* The adjoint of a copy: s' += t'; t' = 0.  Areas may overlap. */
void __ltoad_tagged_adjoint_copy(char *target, char *source, word bytes, int only)
{
    int upwards = target > source, untouched;
    for (word done = 0; done < bytes;) {
        word rest = bytes - done, t = (word)target + (upwards ? done : 0);
        int length = unit(t, rest, upwards, &untouched);
        word at = upwards ? done : rest - length;
        word to = (word)target + at, from = (word)source + at;
        if (untouched && !settle(to, length, only))
            continue;
        if (untouched) {
            if (page_of(to)->waiting)
                for (int i = 0; i < length; i++)
                    move_byte(to + i, from + i);
        } else if (length > 1)
            move_whole(to, from, length);
        else {
            if (*tag(to) == UNTOUCHED && *(byte *)to)
                stop(UNDECIDED);
            move_byte(to, from);
        }
        done += length;
    }
}

/* The forward sweep of a copy: tags, and shadows of addresses.  Areas may overlap. */
void __ltoad_tagged_copy(char *target, char *source, word bytes)
{
    int upwards = target < source;
    for (word i = 0; i < bytes; i++) {
        word at = upwards ? i : bytes - 1 - i;
        word from = (word)source + at, to = (word)target + at, start = from & ~(word)7;
        int inside = start >= (word)source && start + 8 <= (word)source + bytes;
        byte tag_ = *tag(from);
        byte *there = tag(to);
        if (tag_ == UNTOUCHED && inside && looks_like_address(bits_of(start, 8)))
            tag_ = ADDRESS;
        if (tag_ == ADDRESS)
            *(byte *)to = *(byte *)from;
        else if (*there == ADDRESS)
            *(byte *)to = 0;
        *there = tag_;
    }
}

/* The adjoint of overwriting: no number is left. */
void __ltoad_tagged_clear(char *target, word bytes)
{
    for (word i = 0; i < bytes; i++) {
        word at = (word)target + i, start = at & ~(word)7;
        byte tag_ = *tag(at);
        int inside = start >= (word)target && start + 8 <= (word)target + bytes;
        int address = tag_ == ADDRESS || (tag_ == UNTOUCHED && inside
                                          && looks_like_address(bits_of(start, 8)));
        if (tag_ == UNTOUCHED && address) {
            i += 7 - (at & 7);
            continue;
        }
        if (!address)
            target[i] = 0;
    }
}

/* The forward sweep of a fill: what was there is forgotten, addresses too. */
void __ltoad_tagged_forget(char *target, word bytes)
{
    for (word i = 0; i < bytes; i++) {
        byte *here = tag((word)target + i);
        if (*here == ADDRESS)
            target[i] = 0;
        *here = UNTOUCHED;
    }
}

/* New memory, where something else was before: of that no tags are left. */
void __ltoad_tags_fresh(char *start, word bytes)
{
    for (word at = (word)start, end = at + bytes; at < end;) {
        word next = (at | (PAGE_BYTES - 1)) + 1, length = (next < end ? next : end) - at;
        struct page **table = root[(at >> (PAGE_BITS + MIDDLE_BITS)) & 0xffff];
        struct page *page = table ? table[(at >> PAGE_BITS) & ((1 << MIDDLE_BITS) - 1)] : 0;
        if (page)
            __builtin_memset(page->tags + within(at), 0, length);
        if (page && page->waiting)
            __builtin_memset(page->waiting + PAGE_BYTES + within(at), 0, length);
        at += length;
    }
}

/* Requests */

void __ltoad_tags_enter(void)
{
    if (__atomic_fetch_add(&users, 1, __ATOMIC_ACQ_REL))
        return;
    for (struct page *page = pages; page; page = page->next) {
        __builtin_memset(page->tags, 0, PAGE_BYTES);
        free(page->waiting);
        page->waiting = 0;
    }
}

void __ltoad_tags_leave(void) { __atomic_fetch_sub(&users, 1, __ATOMIC_ACQ_REL); }
