/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the parts of the shadows of memory from before share: what they know, and how they stop. */

typedef unsigned char byte;
typedef unsigned long word;

extern int sched_yield(void);
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

enum { BUSY = 1 };
static int lock;

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
