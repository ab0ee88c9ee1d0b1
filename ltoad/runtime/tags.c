/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
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

enum { SMALL = 64 }; /* bytes of a block that is taken for one that lies in a page */
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
static void (*teller)(const char *why);

void *calloc(size, size);
void free(void *);
_Noreturn void abort(void);
int dprintf(int, const char *, ...);

#define INLINE static inline __attribute__((always_inline))
#define APART static __attribute__((noinline))
#define INLINE_HERE __attribute__((always_inline))
#define COPY __builtin_memcpy_inline

static const char MESSAGE[] = "ltoad: %s\n";
static const char WITHOUT_MEMORY[] = "no memory for the types of active memory";
static const char TWO_KINDS[] =
    "active memory is read as numbers of two types without a write in between";
static const char IN_PIECES[] = "a piece of a number is read or written, and not the rest of it";
static const char SHARED_PIECES[] =
    "pieces of a number are moved out of memory that threads of a parallel region share";
static const char CALCULATED[] =
    "the result of a calculation with integers is used as the bits of a number that depends on an "
    "active input";
static const char CONVERTED[] =
    "the bits of a number that depends on an active input are converted as an integer";
static const char AS_TEXT[] =
    "a number that depends on an active input lies in a string that is read or changed as text; "
    "keep the bytes of numbers in a std::vector<char> or an array";
static const char UNDECIDED[] =
    "the derivative of a block that is copied cannot be told from integers in its shadow; "
    "start with a shadow that is zero wherever there is no derivative";

APART _Noreturn void stop(const char *why)
{
    if (teller)
        teller(why);
    dprintf(2, MESSAGE, why);
    abort();
}

/* Threads of a parallel region, one at a time */

static int locked;

APART void lock(void)
{
    while (__atomic_exchange_n(&locked, 1, __ATOMIC_ACQUIRE))
        while (__atomic_load_n(&locked, __ATOMIC_RELAXED))
            ;
}

INLINE void unlock(void) { __atomic_store_n(&locked, 0, __ATOMIC_RELEASE); }

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

/* The tags of some bytes, if their page is there and is one. */
INLINE byte *known_tag(word at, word bytes)
{
    struct page **table = root[(at >> (PAGE_BITS + MIDDLE_BITS)) & 0xffff];
    if (__builtin_expect(table == 0 || within(at) + bytes > PAGE_BYTES, 0))
        return 0;
    struct page *page = table[(at >> PAGE_BITS) & ((1 << MIDDLE_BITS) - 1)];
    return __builtin_expect(page == 0, 0) ? 0 : page->tags + within(at);
}

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

/* Whether one of the bytes of a word is zero. */
INLINE int has_zero(word bits) { return ((bits - INTEGER_TAGS) & ~bits & 0x80 * INTEGER_TAGS) != 0; }

/* Addresses of a process are below 2^48, and above 2^32 in a program that can be loaded anywhere;
   as a number such bits are a subnormal, or two floats of which one is, which counts as none. */
INLINE int looks_like_address(word bits)
{
    word lowest = (word)&root >> 32 ? (word)1 << 32 : 4096;
    return bits >= lowest && bits >> 48 == 0;
}

/* Numbers that are added and taken whole */

/* The bits that may be an adjoint: not those of integers and addresses. */
APART word numbers_in(word bits, int bytes, word tags)
{
    for (int i = 0; i < bytes; i++) {
        byte tag_ = (byte)(tags >> 8 * i);
        if (tag_ == INTEGER || tag_ == ADDRESS)
            bits &= ~((word)0xff << 8 * i);
    }
    return bits;
}

APART void add_slowly(word at, int bytes, word bits, word tags)
{
    if (numbers_in(bits_of(at, bytes), bytes, tags))
        stop(TWO_KINDS);
    set_bits(at, bytes, bits);
    set_tags(at, bytes, tags_for(bytes));
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

/* Numbers that several threads add to */

INLINE int is_tagged_for_all(word at, int bytes)
{
    byte *here = tag(at);
    if (bytes == 8)
        return __atomic_load_n((word *)here, __ATOMIC_ACQUIRE) == DOUBLE_TAGS;
    return __atomic_load_n((unsigned *)here, __ATOMIC_ACQUIRE) == FLOAT_TAGS;
}

INLINE void add_among_others(word at, int bytes, word bits)
{
    if (bytes == 8)
        __atomic_fetch_add((double *)at, as_double(bits), __ATOMIC_RELAXED);
    else
        __atomic_fetch_add((float *)at, as_float(bits), __ATOMIC_RELAXED);
}

/* Who finds a number's tags adds to it without more ado: so they are set behind its bits. */
APART void give_alone(word at, int bytes, word bits)
{
    lock();
    word wanted = tags_for(bytes), tags = tags_of(at, bytes);
    if (at & (word)(bytes - 1))
        give(at, bytes, bits);
    else if (tags == wanted)
        add_among_others(at, bytes, bits);
    else if (bits << 1) {
        if (tags && numbers_in(bits_of(at, bytes), bytes, tags))
            stop(TWO_KINDS);
        set_bits(at, bytes, tags ? bits : bits_of_sum(bits_of(at, bytes), bits, bytes));
        byte *here = tag(at);
        if (bytes == 8)
            __atomic_store_n((word *)here, wanted, __ATOMIC_RELEASE);
        else
            __atomic_store_n((unsigned *)here, (unsigned)wanted, __ATOMIC_RELEASE);
    }
    unlock();
}

INLINE void give_shared(word at, int bytes, word bits)
{
    if (__builtin_expect(!(at & (word)(bytes - 1)) && is_tagged_for_all(at, bytes), 1))
        add_among_others(at, bytes, bits);
    else
        give_alone(at, bytes, bits);
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
    if (numbers_in(bits, bytes, tags))
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

void __ltoad_tagged_add_shared_double(char *at, double number, _Bool alone)
{
    word bits;
    COPY(&bits, &number, 8);
    if (alone)
        give((word)at, 8, bits);
    else
        give_shared((word)at, 8, bits);
}

void __ltoad_tagged_add_shared_float(char *at, float number, _Bool alone)
{
    word bits = 0;
    COPY(&bits, &number, 4);
    if (alone)
        give((word)at, 4, bits);
    else
        give_shared((word)at, 4, bits);
}

double __ltoad_tagged_take_double(char *at) { return as_double(take((word)at, 8)); }

float __ltoad_tagged_take_float(char *at) { return as_float(take((word)at, 4)); }

APART void tag_bytes(word at, word bytes, int kind)
{
    int last = kind == DOUBLE ? 7 : kind == FLOAT ? 3 : 0;
    for (word i = 0; i < bytes; i++)
        *tag(at + i) = (byte)(kind | (i & last));
}

/* What is put over an address: of its shadow nothing must be left under the adjoint of a number.
   The other half of a float's word may lie behind the end of its object: it is not looked at where
   the float's own half tells that no address was there. */
APART void replace(word at, word bytes, int kind)
{
    word start = at & ~(word)7;
    if (kind == FLOAT && !tags_of(start, 8) && bits_of(at, bytes) &&
        looks_like_address(bits_of(start, 8)))
        set_bits(start, 8, 0);
    for (word i = 0; i < bytes; i++)
        if (kind != ADDRESS && *tag(at + i) == ADDRESS)
            ((byte *)at)[i] = 0;
    tag_bytes(at, bytes, kind);
}

/* Stores of known type: kind is FLOAT, DOUBLE, INTEGER or ADDRESS. */
INLINE_HERE void __ltoad_tag(char *place, word bytes, int kind)
{
    word at = (word)place;
    word tags = kind == DOUBLE ? DOUBLE_TAGS : kind == FLOAT ? FLOATS_TAGS : INTEGER_TAGS * kind;
    byte *here = known_tag(at, bytes);
    word old = 0, mask = bytes == 8 ? ~(word)0 : 0xffffffffu;
    if (__builtin_expect(here == 0 || (bytes != 8 && bytes != 4), 0)) {
        replace(at, bytes, kind);
        return;
    }
    if (bytes == 8)
        COPY(&old, here, 8);
    else
        COPY(&old, here, 4);
    if (__builtin_expect(old == (tags & mask), 1))
        return;
    if (kind != ADDRESS && (old == 0 ? kind == FLOAT : has_zero(old ^ ADDRESS_TAGS))) {
        replace(at, bytes, kind);
        return;
    }
    if (bytes == 8)
        COPY(here, &tags, 8);
    else
        COPY(here, &tags, 4);
}

/* Whether a byte of an adjoint waits for others at an address. */
INLINE int holds_waiting(word at)
{
    struct page *page = page_of(at);
    return __builtin_expect(page->waiting != 0, 0) && page->waiting[PAGE_BYTES + within(at)];
}

/* An integer that was calculated has been stored: no number's bits. */
void __ltoad_tagged_no_number(char *place, word bytes)
{
    for (word i = 0; i < bytes; i++) {
        byte *here = tag((word)place + i);
        if (holds_waiting((word)place + i))
            stop(CALCULATED);
        if (*here >= FLOAT && place[i])
            stop(CALCULATED);
        if (*here != ADDRESS)
            place[i] = 0;
    }
}

/* A library is about to read characters, as many as ``count`` says, or up to a zero if that is the
   largest word: they are no part of a number.  Nothing is read behind memory that has tags. */
void __ltoad_tags_characters(char *shadow, const char *text, word count)
{
    if (shadow == text || !shadow)
        return;
    for (word i = 0; i < count; i++) {
        byte found = *tag((word)shadow + i);
        if (found >= FLOAT || holds_waiting((word)shadow + i))
            stop(AS_TEXT);
        if (count == ~(word)0 && (found == 0 || text[i] == 0))
            return;
    }
}

/* So with the characters of an object that has their address at one place, and how many there are
   at another. */
void __ltoad_tags_text(char *shadow, char *object, word address, word length)
{
    char *text, *other;
    word count;
    COPY(&text, object + address, 8);
    COPY(&other, shadow + address, 8);
    COPY(&count, object + length, 8);
    if (shadow != object)
        __ltoad_tags_characters(other, text, count);
}

/* Whether bits are those of a number that is neither tiny nor huge; no count is as large. */
INLINE int looks_like_number(word bits, word bytes)
{
    if (bytes == 8)
        return (bits << 1 >> 53) - 512 < 1024;
    return bytes == 4 && (bits << 33 >> 56) - 64 < 128;
}

/* Bits are converted to a float as an integer.  Returns their place if they are those of a number.
   Compilers store constants of several types as one of another, so that a tag alone does not tell. */
char *__ltoad_tagged_number(char *shadow, char *place, word bytes)
{
    if (shadow == place || (bytes != 8 && bytes != 4))
        return 0;
    for (word i = 0; i < bytes; i++) {
        byte found = *tag((word)shadow + i);
        if (found == INTEGER || found == ADDRESS)
            return 0;
    }
    return looks_like_number(bits_of((word)place, (int)bytes), bytes) ? place : 0;
}

/* What was made of them has an adjoint. */
void __ltoad_adjoint_of_bits(char *number, double adjoint)
{
    if (number && adjoint != 0)
        stop(CONVERTED);
}

/* The same with tangents, which have no tags: beside an integer there is no number. */
double __ltoad_tangent_of_bits(char *tangent, word bytes)
{
    int found = (bytes == 8 || bytes == 4)
                && looks_like_number(bits_of((word)tangent, (int)bytes), bytes);
    return found ? __builtin_nan("") : 0;
}

/* Where nobody asks for a derivative: what changes no sum. */
double __ltoad_bits_converted(char *place, word bytes)
{
    (void)place;
    (void)bytes;
    return -0.0;
}

/* Bytes that go one by one */

/* The second plane of a page, which another thread may want to have at the same time. */
APART byte *waiting_of(struct page *page)
{
    byte *there = __atomic_load_n(&page->waiting, __ATOMIC_ACQUIRE), *fresh;
    if (there)
        return there;
    if (!(fresh = calloc(2, PAGE_BYTES)))
        stop(WITHOUT_MEMORY);
    if (__atomic_compare_exchange_n(&page->waiting, &there, fresh, 0, __ATOMIC_ACQ_REL,
                                    __ATOMIC_ACQUIRE))
        return fresh;
    free(fresh);
    return there;
}

APART void give_byte(word at, byte bits, byte tag_)
{
    struct page *page = page_of(at);
    waiting_of(page);
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

INLINE byte *waiting_at(word at) { return waiting_of(page_of(at)) + within(at); }

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
   they are.  A small integer in 4 bytes, such as the colour that a library gives to the nodes of a
   tree, is no half of a double. */
APART int settle(word at, int bytes, int only)
{
    word bits = bits_of(at, bytes);
    if (bytes == 4 && only != FLOAT && bits < 4096)
        return 1;
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
    if (waits(target, bytes)) {
        /* a number was there before, and now the pieces of another one */
        for (int i = 0; i < bytes; i++) {
            int at = target > source ? i : bytes - 1 - i;
            move_byte(target + at, source + at);
        }
        return;
    }
    set_bits(target, bytes, 0);
    if (bits && bytes == 8)
        give(source, 8, bits);
    else if (bits)
        give(source, 4, bits);
}

/* How many bytes two areas have from one end on until one of them enters another page. */
INLINE word in_pages(word target, word source, word bytes, int upwards)
{
    word one = upwards ? PAGE_BYTES - within(target) : within(target + bytes - 1) + 1;
    word other = upwards ? PAGE_BYTES - within(source) : within(source + bytes - 1) + 1;
    word least = one < other ? one : other;
    return bytes < least ? bytes : least;
}

/* The adjoint of as many words from one end on as are doubles that are added to such, or no
   numbers, after some bytes before; returns how many bytes that were. */
INLINE word move_words(char *target, char *source, word bytes, word before)
{
    int upwards = target > source;
    word rest = bytes - before, done = 0;
    word t = (word)target + (upwards ? before : 0), s = (word)source + (upwards ? before : 0);
    word length = in_pages(t, s, rest, upwards), skip = upwards ? 0 : rest - length;
    byte *here = known_tag(t + skip, length), *there = known_tag(s + skip, length);
    if (__builtin_expect(!here || !there || page_of(t + skip)->waiting != 0, 0))
        return 0;
    for (; done + 8 <= length; done += 8) {
        word at = upwards ? done : length - 8 - done, tags, other;
        word to = t + skip + at, from = s + skip + at, bits = bits_of(to, 8);
        COPY(&tags, here + at, 8);
        if (__builtin_expect(tags == DOUBLE_TAGS, 1)) {
            COPY(&other, there + at, 8);
            if (__builtin_expect(other != DOUBLE_TAGS, 0)) {
                if (bits && other != UNTOUCHED)
                    break;
                if (bits)
                    COPY(there + at, &tags, 8);
            }
            set_bits(to, 8, 0);
            if (bits)
                set_bits(from, 8, bits_of_sum(bits_of(from, 8), bits, 8));
        } else if ((tags & 0xf0 * INTEGER_TAGS) || (bits && has_zero(tags)))
            break;
    }
    return done;
}

/* The adjoint of a copy: s' += t'; t' = 0.  Areas may overlap. */
void __ltoad_tagged_adjoint_copy(char *target, char *source, word bytes, int only)
{
    int upwards = target > source, untouched;
    for (word done = 0; done < bytes;) {
        done += move_words(target, source, bytes, done);
        if (done == bytes)
            return;
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

/* A number, untouched bytes or a byte of a target that one thread has, into what all add to. */
APART void move_shared(word to, word from, int length, int untouched)
{
    byte kind = *tag(to);
    if (waits(to, length))
        stop(SHARED_PIECES);
    if (untouched || kind == INTEGER || kind == ADDRESS)
        return;
    if (length == 1 && kind == UNTOUCHED && *(byte *)to)
        stop(UNDECIDED);
    if (length == 1 && kind >= FLOAT && !(is_whole(to, kind) && is_zero(to, kind)))
        stop(SHARED_PIECES);
    word bits = length > 1 ? bits_of(to, length) : 0;
    if (!bits)
        return;
    set_bits(to, length, 0);
    if (length == 8)
        give_shared(from, 8, bits);
    else
        give_shared(from, 4, bits);
}

/* The adjoint of a copy out of what threads of a parallel region share. */
void __ltoad_tagged_adjoint_copy_shared(char *target, char *source, word bytes, int only)
{
    int upwards = target > source, untouched;
    for (word done = 0; done < bytes;) {
        word rest = bytes - done, t = (word)target + (upwards ? done : 0);
        int length = unit(t, rest, upwards, &untouched);
        word at = upwards ? done : rest - length;
        if (untouched && !settle((word)target + at, length, only))
            continue;
        move_shared((word)target + at, (word)source + at, length, untouched);
        done += length;
    }
}

APART void copy_byte(word to, word from, int inside)
{
    byte tag_ = *tag(from), *there = tag(to);
    if (tag_ == UNTOUCHED && inside && looks_like_address(bits_of(from & ~(word)7, 8)))
        tag_ = ADDRESS;
    if (tag_ == ADDRESS)
        *(byte *)to = *(byte *)from;
    else if (*there == ADDRESS)
        *(byte *)to = 0;
    *there = tag_;
}

/* Whether no byte of these is that of an address. */
INLINE int has_no_address(word tags) { return !has_zero(tags ^ ADDRESS_TAGS); }

/* Words of two areas that lie in one page each, from one end on, with the places of their tags;
   returns how many bytes could be copied as words: all or none of eight are an address. */
INLINE word copy_words(char *target, char *source, word bytes, byte *there, byte *here)
{
    int upwards = target < source;
    word done = 0;
    for (; done + 8 <= bytes; done += 8) {
        word at = upwards ? done : bytes - 8 - done, tags, old;
        COPY(&tags, here + at, 8);
        COPY(&old, there + at, 8);
        if (tags == ADDRESS_TAGS)
            COPY(target + at, source + at, 8);
        else if (!has_no_address(tags) || !has_no_address(old))
            break;
        else if (__builtin_expect(has_zero(tags), 0)
                 && (((word)(source + at) & 7) || looks_like_address(bits_of((word)source + at, 8))))
            break;
        COPY(there + at, &tags, 8);
    }
    return done;
}

/* Up to eight bytes one by one; how many. */
APART word copy_slowly(word target, word source, word bytes, word done)
{
    int upwards = target < source;
    word last = bytes - done < 8 ? bytes : done + 8;
    for (word i = done; i < last; i++) {
        word from = source + (upwards ? i : bytes - 1 - i), start = from & ~(word)7;
        int inside = start >= source && start + 8 <= source + bytes;
        copy_byte(target + (from - source), from, inside);
    }
    return last - done;
}

/* The forward sweep of a copy: tags, and shadows of addresses.  Areas may overlap. */
void __ltoad_tagged_copy(char *target, char *source, word bytes)
{
    int upwards = target < source;
    word done = 0;
    if (bytes <= SMALL) {
        byte *there = known_tag((word)target, bytes), *here = known_tag((word)source, bytes);
        if (__builtin_expect(there && here, 1))
            done = copy_words(target, source, bytes, there, here);
    }
    while (__builtin_expect(done < bytes, 0)) {
        word at = upwards ? done : 0, rest = bytes - done;
        word to = (word)target + at, from = (word)source + at;
        word length = in_pages(to, from, rest, upwards), skip = upwards ? 0 : rest - length;
        byte *there = known_tag(to + skip, length), *here = known_tag(from + skip, length);
        word copied = 0;
        if (__builtin_expect(there && here, 1))
            copied = copy_words((char *)to + skip, (char *)from + skip, length, there, here);
        done += copied;
        if (__builtin_expect(copied < length, 0))
            done += copy_slowly((word)target, (word)source, bytes, done);
    }
}

APART void clear_bytes(char *target, word bytes)
{
    for (word i = 0; i < bytes; i++) {
        word at = (word)target + i, start = at & ~(word)7;
        byte tag_ = *tag(at);
        if (holds_waiting(at))
            stop(IN_PIECES);
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

/* The adjoint of overwriting: no number is left. */
void __ltoad_tagged_clear(char *target, word bytes)
{
    for (; bytes >= 8 && !((word)target & 7); target += 8, bytes -= 8) {
        struct page *page = page_of((word)target);
        word tags, bits = bits_of((word)target, 8);
        COPY(&tags, page->tags + within((word)target), 8);
        if (__builtin_expect(page->waiting != 0, 0))
            clear_bytes(target, 8);
        else if (bits && tags != ADDRESS_TAGS) {
            if (has_zero(tags) || has_zero(tags ^ ADDRESS_TAGS))
                clear_bytes(target, 8);
            else
                set_bits((word)target, 8, 0);
        }
    }
    if (bytes)
        clear_bytes(target, bytes);
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

/* Bytes that still wait when nobody will bring the others are lost. */
APART void check_waiting(struct page *page, word first, word length)
{
    for (word i = first; i < first + length; i++)
        if (page->waiting[PAGE_BYTES + i])
            stop(IN_PIECES);
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
            check_waiting(page, within(at), length);
        at += length;
    }
}

/* A library has put characters into such an object: where they have a block of their own, it may be
   a new one in memory that had tags before. */
void __ltoad_tags_text_written(char *shadow, char *object, word address, word length)
{
    char *other;
    word count;
    COPY(&other, shadow + address, 8);
    COPY(&count, object + length, 8);
    if (shadow != object && other)
        __ltoad_tags_fresh(other, count);
}

/* Memory whose tags come from elsewhere, and go there */

void __ltoad_tags_read(char *start, word bytes, byte *tags)
{
    for (word i = 0; i < bytes; i++) {
        if (holds_waiting((word)start + i))
            stop(IN_PIECES);
        tags[i] = *tag((word)start + i);
    }
}

void __ltoad_tags_write(char *start, word bytes, const byte *tags)
{
    for (word i = 0; i < bytes; i++)
        *tag((word)start + i) = tags[i];
}

/* The tags of elements that have been moved, as by a sort; see sorting.ll. */
void __ltoad_permute(byte *block, word elements, word bytes, word *moved, _Bool back);

void __ltoad_tags_permute(char *start, word elements, word bytes, word *moved, _Bool back)
{
    byte *tags = calloc(elements * bytes + 1, 1);
    if (!tags)
        stop(WITHOUT_MEMORY);
    __ltoad_tags_read(start, elements * bytes, tags);
    __ltoad_permute(tags, elements, bytes, moved, back);
    __ltoad_tags_write(start, elements * bytes, tags);
    free(tags);
}

/* Who says why the program ends, from now on: a function that does not return, or nobody else. */
void __ltoad_tags_tell(void (*whom)(const char *why)) { teller = whom; }

/* Requests */

/* Of several that run at the same time, the first one begins with no tags, before others go on. */
void __ltoad_tags_enter(void)
{
    lock();
    if (!users++)
        for (struct page *page = pages; page; page = page->next) {
            __builtin_memset(page->tags, 0, PAGE_BYTES);
            free(page->waiting);
            page->waiting = 0;
        }
    unlock();
}

void __ltoad_tags_leave(void)
{
    lock();
    if (!--users)
        for (struct page *page = pages; page; page = page->next)
            if (page->waiting)
                check_waiting(page, 0, PAGE_BYTES);
    unlock();
}
