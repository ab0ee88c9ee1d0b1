/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Shadows of memory that was there before a derivative was called, and that static pointers lead to.

   Nobody gave that memory shadows, and nobody knows where its objects begin and end.  So the shadow
   of an address is at a distance that is the same for all addresses near it: in a window of address
   space of which the system makes pages when they are written first.  Windows lie where programs
   have nothing else, and what an address in shadow memory says tells whether it is in one.

   Shadow memory that is new holds no addresses.  Where a null is read from a variable's shadow or a
   window, and the primal address is not null, that address gets its shadow now, and the null is
   replaced.  Elsewhere nulls stay: who passes a structure with a null in its shadow has left out a
   shadow, which is not made up.

   Threads that ask for derivatives at the same time have windows of their own: a seat each, which their
   first derivative takes and its end gives back, with its windows cleared.  So what variables' shadows,
   which threads share, would remember of windows is remembered by the thread instead.  Threads that work
   for a derivative have no seat: theirs is the only one that is taken, or the run stops. */

typedef unsigned char byte;
typedef unsigned long word;

enum { WINDOWS = 512, BUSY = 1 };
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
extern word malloc_usable_size(const void *);
extern int sched_yield(void);
extern char *getenv(const char *);
extern char *strstr(const char *, const char *);
extern long write(int, const void *, word);
extern void abort(void) __attribute__((noreturn));

/* A variable in one lane: `bytes` from `start` have their shadows from `shadow`. */
struct variable {
    const byte *start;
    word bytes;
    byte *shadow;
    word lane;
};

/* An argument that has a shadow in one lane, or a variable that each thread has, of the thread in a seat;
   entries stay where they are, since others look at theirs meanwhile. */
struct argument {
    struct variable memory;
    word seat, is_variable;
};

enum { ARGUMENTS = 128, LANES = 1 << 16 };
#define NOBODY (~0ul)
/* A thread's mark: whether it has a derivative of a module, and whether it has told of arguments. */
enum { HAS = 1, ASKED = 2 };

/* What belongs to the derivatives of one module. */
struct space {
    const struct variable *variables;
    word count;
    word used, rinsed; /* bits of seats */
    word argument_count;
    struct argument arguments[ARGUMENTS];
};

/* The shadows of the addresses from `first` in one lane of a seat (seat * LANES + lane); since the window
   was cleared some have been asked for, of places from `low` to `high` in it. */
struct window {
    struct space *space;
    word first, bytes, lane;
    byte *shadows;
    word low, high;
};

static struct window windows[WINDOWS];
static word window_count;
static int lock;
static word next = FIRST;

/* What a thread has found last of what lies in variables' shadows. */
struct finding {
    const byte *place, *address;
    byte *shadow;
    word turn;
};

enum { FINDINGS = 256, APART = 16 }; /* bytes, at least, between variables */
static __thread struct finding findings[FINDINGS];
/* The number of the thread's seat, from 1, and the modules whose derivatives it has begun there. */
static __thread word seat_of_thread, modules_of_thread;
static word taken; /* bits of seats */
static word turns; /* grows whenever a derivative begins or ends */

static void say(const char *text)
{
    word length = 0;
    while (text[length])
        length++;
    if (write(2, text, length) < 0)
        abort();
}

static void stop(const char *text)
{
    say(text);
    abort();
}

static void take(int *flag)
{
    while (__atomic_exchange_n(flag, BUSY, __ATOMIC_ACQUIRE) == BUSY)
        sched_yield();
}

static void give(int *flag)
{
    __atomic_store_n(flag, 0, __ATOMIC_RELEASE);
}

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

static byte *shadow_in(const struct variable *v, const byte *address, word lane)
{
    word distance = (word)address - (word)v->start;
    return v->lane == lane && distance < v->bytes ? v->shadow + distance : 0;
}

/* The shadow of what an argument's own memory leads to, beside which its shadow has another address. */
static byte *shadow_behind(const struct variable *v, const byte *address, word lane)
{
    enum { LOOKED_AT = 4096 };
    word bytes = v->lane == lane ? v->bytes : 0;
    for (word i = 0; i + sizeof address <= bytes && i < LOOKED_AT; i += sizeof address) {
        byte *there, *shadow;
        __builtin_memcpy(&there, v->start + i, sizeof there);
        __builtin_memcpy(&shadow, v->shadow + i, sizeof shadow);
        if (there == address && shadow && shadow != there)
            return shadow;
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

/* The seat of a thread that may only work for a derivative. */
static word seat_here(void)
{
    word all = __atomic_load_n(&taken, __ATOMIC_ACQUIRE);
    if (seat_of_thread)
        return seat_of_thread - 1;
    if (!all || all & (all - 1))
        stop("ltoad: derivatives are asked for in several threads at once, which start threads "
             "themselves, and static variables lead to objects from before; ask for one after the "
             "other\n");
    return __builtin_ctzl(all);
}

static int sits_at(const struct argument *argument, word seat)
{
    return __atomic_load_n(&argument->seat, __ATOMIC_ACQUIRE) == seat;
}

/* The shadow of memory from before: that of a variable or an argument, or in a window. */
static byte *shadow_of(struct space *space, const byte *address, word seat, word lane)
{
    byte *found = 0;
    for (word i = 0; i < space->count && !found; i++)
        found = shadow_in(space->variables + i, address, lane);
    word arguments = __atomic_load_n(&space->argument_count, __ATOMIC_ACQUIRE);
    for (word i = 0; i < arguments && !found; i++)
        if (sits_at(space->arguments + i, seat))
            found = shadow_in(&space->arguments[i].memory, address, lane);
    for (word i = 0; i < arguments && !found; i++)
        if (sits_at(space->arguments + i, seat))
            found = shadow_behind(&space->arguments[i].memory, address, lane);
    if (found)
        return found;
    word own = seat * LANES + lane;
    struct window *w = window_of(space, (word)address, own);
    if (!w) {
        take(&lock);
        w = window_of(space, (word)address, own);
        if (!w)
            w = new_window(space, (word)address, own);
        give(&lock);
    }
    if (!w)
        stop("ltoad: there is no address space for the shadows of what static variables lead to; "
             "raise the limit of virtual memory (ulimit -v)\n");
    ask(w, (word)address - w->first);
    return w->shadows + ((word)address - w->first);
}

static void note_use(struct space *space, word seat)
{
    word bit = 1ul << seat;
    if (!(__atomic_load_n(&space->used, __ATOMIC_RELAXED) & bit))
        __atomic_fetch_or(&space->used, bit, __ATOMIC_RELAXED);
}

/* That of what lies at a place in a variable's shadow, or null if the place is in none.  Nothing is put
   there, since other threads look there, too. */
static byte *found_in_variable(struct space *space, const byte *address, const byte *place)
{
    word turn = __atomic_load_n(&turns, __ATOMIC_ACQUIRE);
    struct finding *known = findings + (word)place / APART % FINDINGS;
    if (known->place == place && known->address == address && known->turn == turn)
        return known->shadow;
    for (word i = 0; i < space->count; i++) {
        const struct variable *v = space->variables + i;
        if ((word)place - (word)v->shadow < v->bytes) {
            word seat = seat_here();
            byte *shadow = shadow_of(space, address, seat, v->lane);
            note_use(space, seat);
            *known = (struct finding){place, address, shadow, turn};
            return shadow;
        }
    }
    word arguments = __atomic_load_n(&space->argument_count, __ATOMIC_ACQUIRE);
    for (word i = 0; i < arguments && seat_of_thread; i++) {
        const struct argument *own = space->arguments + i;
        if (!sits_at(own, seat_of_thread - 1) || !own->is_variable)
            continue;
        if ((word)place - (word)own->memory.shadow < own->memory.bytes) {
            note_use(space, seat_of_thread - 1);
            return shadow_of(space, address, seat_of_thread - 1, own->memory.lane);
        }
    }
    return 0;
}

/* (space, address, place): the shadow of an address beside which null was read at a place in shadow
   memory; null if the place is neither in a variable's shadow nor in a window. */
byte *__ltoad_earlier_found(struct space *space, const byte *address, byte *place)
{
    const struct window *inside = window_at(place);
    if (!inside)
        return found_in_variable(space, address, place);
    word seat = inside->lane / LANES;
    if (inside->space->rinsed >> seat & 1)
        stop("ltoad: a tape is used again where static variables lead to objects from before "
             "the derivative was called; get a tape for each sweep\n");
    byte *found = shadow_of(inside->space, address, seat, inside->lane % LANES);
    note_use(inside->space, seat);
    __builtin_memcpy(place, &found, sizeof found);
    return found;
}

/* The same for who reads the place after that: the shadow is put there in a variable's shadow, too, if
   no other thread has a derivative that looks there. */
byte *__ltoad_earlier_put(struct space *space, const byte *address, byte *place)
{
    byte *found = __ltoad_earlier_found(space, address, place);
    if (found && !window_at(place)) {
        word all = __atomic_load_n(&taken, __ATOMIC_ACQUIRE);
        if (all & (all - 1))
            stop("ltoad: derivatives are asked for in several threads at once, and static variables "
                 "hold maps, lists or structures from before; ask for one after the other\n");
        __builtin_memcpy(place, &found, sizeof found);
    }
    return found;
}

/* (space, place, primal, bytes, period): the same for each address in a block of memory, of which
   there is one each `period` bytes. */
void __ltoad_earlier_block(struct space *space, byte *place, const byte *primal, word bytes, word period)
{
    for (word i = 0; i + sizeof(word) <= bytes; i += period) {
        byte *shadow;
        const byte *address;
        __builtin_memcpy(&shadow, place + i, sizeof shadow);
        __builtin_memcpy(&address, primal + i, sizeof address);
        if (!shadow && address && !__ltoad_earlier_put(space, address, place + i))
            return;
    }
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

static void clear(struct space *space, word seat)
{
    word count = known_windows();
    for (word i = 0; i < count; i++)
        if (windows[i].space == space && windows[i].lane / LANES == seat)
            clear_window(windows + i);
    __atomic_fetch_and(&space->used, ~(1ul << seat), __ATOMIC_RELAXED);
}

static void forget_arguments(struct space *space, word seat)
{
    for (word i = 0; i < space->argument_count; i++)
        if (space->arguments[i].seat == seat)
            __atomic_store_n(&space->arguments[i].seat, NOBODY, __ATOMIC_RELEASE);
}

/* Whether there was room. */
static int add_argument(struct space *space, struct variable memory, word is_variable)
{
    word i = 0, count = space->argument_count;
    while (i < count && space->arguments[i].seat != NOBODY)
        i++;
    if (i == ARGUMENTS)
        return 0;
    struct argument *new = space->arguments + i;
    __atomic_store_n(&new->seat, NOBODY, __ATOMIC_RELEASE);
    new->memory = memory;
    new->is_variable = is_variable;
    __atomic_store_n(&new->seat, seat_here(), __ATOMIC_RELEASE);
    if (i == count)
        __atomic_store_n(&space->argument_count, count + 1, __ATOMIC_RELEASE);
    return 1;
}

/* The seat of a thread with this mark: the one that it has, since an exception may have left out the
   end of the derivative before, or a new one. */
static word take_seat(int *mark)
{
    if (!seat_of_thread) {
        word all = __atomic_load_n(&taken, __ATOMIC_ACQUIRE);
        if (!~all)
            stop("ltoad: too many threads ask for derivatives at once (64), where static variables "
                 "lead to objects from before\n");
        seat_of_thread = (word)__builtin_ctzl(~all) + 1;
        __atomic_store_n(&taken, all | 1ul << (seat_of_thread - 1), __ATOMIC_RELEASE);
    }
    modules_of_thread += !*mark;
    *mark |= HAS;
    __atomic_fetch_add(&turns, 1, __ATOMIC_RELEASE);
    return seat_of_thread - 1;
}

static void give_back_seat(int *mark)
{
    word all = __atomic_load_n(&taken, __ATOMIC_ACQUIRE);
    if (*mark && !--modules_of_thread) {
        __atomic_store_n(&taken, all & ~(1ul << (seat_of_thread - 1)), __ATOMIC_RELEASE);
        seat_of_thread = 0;
    }
    *mark = 0;
    __atomic_fetch_add(&turns, 1, __ATOMIC_RELEASE);
}

/* (space, mark): a derivative is going to begin; its arguments follow. */
void __ltoad_earlier_asked(struct space *space, int *mark)
{
    take(&lock);
    forget_arguments(space, take_seat(mark));
    *mark |= ASKED;
    give(&lock);
}

/* (space, address, bytes, shadow, lane): static variables may lead to an argument, too, that
   has a shadow.  Where nobody knows how large it is (-1), they lead to its beginning. */
void __ltoad_earlier_argument(
    struct space *space, const byte *address, word bytes, byte *shadow, word lane)
{
    struct variable memory = {address, bytes == ~0ul ? 1 : bytes, shadow, lane};
    take(&lock);
    if (address && shadow)
        add_argument(space, memory, 0);
    give(&lock);
}

/* (space, address, bytes, shadow, lane): a variable that each thread has, of this one. */
void __ltoad_earlier_own(struct space *space, const byte *address, word bytes, byte *shadow, word lane)
{
    struct variable memory = {address, bytes, shadow, lane};
    take(&lock);
    int added = add_argument(space, memory, 1);
    give(&lock);
    if (!added)
        stop("ltoad: too many variables of which each thread has its own lead to objects from before "
             "the derivative\n");
}

/* (pointers, names, count, address, bytes): static pointers through which a derivative reads numbers, and
   which nothing makes active, must not lead to an argument that has a shadow: these numbers would count
   as constant. */
void __ltoad_earlier_constant(
    byte *const *const *pointers, const char *const *names, word count, const byte *address, word bytes)
{
    for (word i = 0; i < count; i++) {
        word distance = (word)*pointers[i] - (word)address;
        if (address && distance < (bytes == ~0ul ? 1 : bytes)) {
            say("ltoad: ");
            say(names[i]);
            stop(" leads to an argument that has a shadow, and what is read there would count as "
                 "constant; read it through the argument, or let the variable lead to a copy\n");
        }
    }
}

/* A derivative begins that no other of this module has called, in a thread whose mark that is. */
void __ltoad_earlier_enter(struct space *space, const struct variable *variables, word count, int *mark)
{
    take(&lock);
    space->variables = variables;
    space->count = count;
    word seat = take_seat(mark);
    if (!(*mark & ASKED))
        forget_arguments(space, seat);
    *mark &= ~ASKED;
    __atomic_fetch_and(&space->rinsed, ~(1ul << seat), __ATOMIC_RELAXED);
    give(&lock);
    if (space->used >> seat & 1)
        clear(space, seat);
}

/* (space, variable, place, lane): a variable leads to a heap block; its shadow, of which a place in that
   of the variable tells, is cleared at once, and nothing is to be cleared when the derivative ends. */
void __ltoad_earlier_begin(struct space *space, byte *const *variable, const byte *place, word lane)
{
    enum { LARGE = 1 << 26 };
    byte *block = *variable;
    if (!block)
        return;
    word bytes = malloc_usable_size(block), seat = seat_here();
    byte *shadow = shadow_of(space, block, seat, lane);
    __builtin_memset(shadow, 0, bytes);
    if (bytes > LARGE)
        note_use(space, seat);
    struct finding *known = findings + (word)place / APART % FINDINGS;
    *known = (struct finding){place, block, shadow, __atomic_load_n(&turns, __ATOMIC_ACQUIRE)};
}

/* It ends, perhaps in another thread. */
void __ltoad_earlier_leave(struct space *space, int *mark)
{
    if (!__atomic_load_n(&taken, __ATOMIC_ACQUIRE))
        return; /* none has begun */
    word seat = seat_here();
    if (space->used >> seat & 1)
        clear(space, seat);
    take(&lock);
    forget_arguments(space, seat);
    give_back_seat(mark);
    give(&lock);
}

/* Other sweeps over the same tape expect zeros. */
void __ltoad_earlier_rinse(struct space *space)
{
    word seat = seat_here();
    clear(space, seat);
    __atomic_fetch_or(&space->rinsed, 1ul << seat, __ATOMIC_RELAXED);
}
