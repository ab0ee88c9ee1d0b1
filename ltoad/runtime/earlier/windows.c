/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Windows of address space in which shadows are at a fixed distance: where they are, and how a part that
   was used becomes zeros again. */

enum { WINDOWS = 512 };
#define TERABYTE (1ul << 40)
#define FIRST (0x08 * TERABYTE)
#define LAST (0x50 * TERABYTE)
/* No page lies on both sides of such a boundary on Linux: programs, heaps and mappings are apart. */
static const int bits_of_lane[] = {42, 40, 38};
enum { SMALLEST = 32, GUARD = 1 << 30 };
enum { PAGE = 4096, CHUNK = 1 << 18, KEPT = 1 << 28 };

enum { NO_ACCESS = 0, READ_WRITE = 3, PRIVATE = 2, ANONYMOUS = 32, NO_RESERVE = 0x4000, NO_REPLACE = 0x100000 };
enum { DROP = 4, NO_HUGE_PAGES = 15, NOT_IN_DUMPS = 16 };

extern void *mmap(void *, word, int, int, int, long);
extern int munmap(void *, word);
extern int mprotect(void *, word, int);
extern int madvise(void *, word, int);
extern int mincore(void *, word, byte *);
extern char *getenv(const char *);
extern char *strstr(const char *, const char *);

static struct window windows[WINDOWS];
static word window_count;
static word next = FIRST;

static int is_window(const byte *place)
{
    return (word)place - FIRST < LAST - FIRST;
}

static word known_windows(void)
{
    return __atomic_load_n(&window_count, __ATOMIC_ACQUIRE);
}

/* The window that a shadow is in, or null. */
static const struct window *window_at(const byte *shadow)
{
    word count = is_window(shadow) ? known_windows() : 0;
    for (word i = 0; i < count; i++)
        if ((word)shadow - (word)windows[i].shadows < windows[i].bytes)
            return windows + i;
    return 0;
}

static struct window *window_of(const struct space *space, word address, word lane)
{
    word count = known_windows();
    for (word i = 0; i < count; i++) {
        struct window *w = windows + i;
        if (w->space == space && w->lane == lane && address - w->first < w->bytes)
            return w;
    }
    return 0;
}

/* Address space for shadows, between places where accesses fail; null if there is none. */
static byte *reserved(word bytes)
{
    word whole = bytes + 2ul * GUARD;
    for (word place = next; place + whole <= LAST; place += TERABYTE / 4) {
        int flags = PRIVATE | ANONYMOUS | NO_RESERVE | NO_REPLACE;
        byte *found = mmap((void *)place, whole, NO_ACCESS, flags, -1, 0);
        if ((long)found >= -4096 && (long)found < 0)
            continue;
        /* an old kernel does not know that nothing is to be replaced, and puts it elsewhere */
        if (found == (byte *)place && !mprotect(found + GUARD, bytes, READ_WRITE)) {
            madvise(found, whole, NO_HUGE_PAGES);
            madvise(found, whole, NOT_IN_DUMPS);
            next = (place + whole + TERABYTE / 4 - 1) / (TERABYTE / 4) * (TERABYTE / 4);
            return found + GUARD;
        }
        munmap(found, whole);
    }
    return 0;
}

/* Whether valgrind looks on: it keeps books of all that may be accessed. */
static int is_watched(void)
{
    const char *preloaded = getenv("LD_PRELOAD");
    return preloaded && strstr(preloaded, "vgpreload");
}

static struct window *new_window(struct space *space, word address, word lane)
{
    if (window_count == WINDOWS)
        return 0;
    int largest = is_watched() ? SMALLEST : bits_of_lane[lane == 0 ? 0 : lane < 8 ? 1 : 2];
    for (int bits = largest; bits >= SMALLEST; bits -= 2) {
        word bytes = 1ul << bits;
        byte *shadows = reserved(bytes);
        if (shadows) {
            struct window *w = windows + window_count;
            *w = (struct window){space, address & -bytes, bytes, lane, shadows, bytes, 0};
            __atomic_store_n(&window_count, window_count + 1, __ATOMIC_RELEASE);
            return w;
        }
    }
    return 0;
}

/* Widen what is asked for by a place in a window. */
static void ask(struct window *w, word place)
{
    word low = __atomic_load_n(&w->low, __ATOMIC_RELAXED);
    while (place < low && !__atomic_compare_exchange_n(
               &w->low, &low, place, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
        ;
    word high = __atomic_load_n(&w->high, __ATOMIC_RELAXED);
    while (place >= high && !__atomic_compare_exchange_n(
               &w->high, &high, place + 1, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
        ;
}

static void drop(byte *place, word bytes)
{
    if (bytes)
        madvise(place, bytes, DROP);
}

/* Write zeros to a page unless it has none but these: it may have been read only. */
static void clear_page(byte *page)
{
    word any = 0;
    for (word i = 0; i < PAGE; i += sizeof any)
        any |= *(const word *)(page + i);
    if (any)
        __builtin_memset(page, 0, PAGE);
}

/* Clear pages that are there, which costs less than to have the system make new ones the next time,
   and drop what is not there (swapped out, it may be); whether the last one was there. */
static int clear_chunk(byte *chunk)
{
    enum { PAGES = CHUNK / PAGE, SCATTERED = 16 };
    byte there[PAGES];
    word runs = 0;
    if (mincore(chunk, CHUNK, there)) {
        drop(chunk, CHUNK);
        return 0;
    }
    for (word i = 0; i < PAGES; i++)
        runs += !(there[i] & 1) && (!i || there[i - 1] & 1);
    if (runs > SCATTERED) {
        drop(chunk, CHUNK);
        return 0;
    }
    for (word i = 0, end; i < PAGES; i = end) {
        for (end = i + 1; end < PAGES && !((there[end] ^ there[i]) & 1); end++)
            ;
        if (!(there[i] & 1))
            drop(chunk + i * PAGE, (end - i) * PAGE);
        for (word j = i; j < end && there[i] & 1; j++)
            clear_page(chunk + j * PAGE);
    }
    return there[PAGES - 1] & 1;
}

static void clear_window(struct window *w)
{
    word start = w->low & -(word)CHUNK, end = start;
    int more = w->high > w->low && w->high - w->low < KEPT;
    /* large objects reach farther than to their beginnings */
    while (more && end + CHUNK <= w->bytes && end - start < KEPT) {
        more = clear_chunk(w->shadows + end) || end + CHUNK < w->high;
        end += CHUNK;
    }
    drop(w->shadows, start < w->bytes ? start : w->bytes);
    if (start < w->bytes)
        drop(w->shadows + end, w->bytes - end);
    w->low = w->bytes;
    w->high = 0;
}
