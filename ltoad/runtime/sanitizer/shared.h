/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the parts of the sanitizer share: numbers, records, requests, the system's functions.

   A request is checked in children of the process.  A child runs the sanitized primal and writes
   what it found to a `findings`, memory that it shares with the process. */

typedef unsigned char byte;
typedef unsigned int half;
typedef unsigned long word;
typedef __SIZE_TYPE__ size;

/* What an access says of the bytes that it moves.  Bits that are about to be overwritten are
   LEFTOVERS: what they were does not matter, and their shadows do. */
enum kind { BITS, FLOAT, DOUBLE, ADDRESS, WIDE, LEFTOVERS };

enum mode { GRADIENT, TANGENT, AUGMENTED, REVERSE };
enum how { CONSTANT, SHADOWED, NUMBER };

/* A place in the program at which derivatives are moved, or a request.  `why` says how one may get
   lost there; what moves floats as floats is `plain`. */
struct place {
    const char *function, *file, *what, *why;
    int line, plain;
};

/* An argument: its image lies at `offset` in the block of images of each lane; as many numbers as
   `count` say, of a kind. */
struct argument {
    int how, kind, count, offset;
};

/* A request.  A frame, which `run` reads, holds its arguments; from `images` on a block of `block`
   bytes for each lane, which are the images of its arguments; from `seeds` on the adjoints of its
   result for each lane, if there are any (else -1), and from `found` on what the derivative
   returned (else -1): for each number among the arguments, or for the result, a value a lane. */
struct request {
    void (*run)(char *frame);
    const void *function;
    const struct place *place;
    const struct argument *argument;
    int mode, width, arguments, block, images, seeds, found, result_kind, result_count, single;
    const char *differently;
};

/* Bytes of memory with a shadow, touched for the first time together.  `after`: where their images
   at the end of the run lie in the findings, and in front of the derivative's run their shadows. */
struct record {
    byte *place, *shadow;
    size bytes, after;
    int kind;
};

enum { MOST_BLIND = 16, MOST_SEEN = 4096, RESULT_BYTES = 256 };

struct findings {
    int finished, watched_at;
    const byte *watched; /* which site reads or writes this first, -1 if none */
    int blind_count, seen_count;
    const char *blind[MOST_BLIND];
    int seen[MOST_SEEN];
    byte result[RESULT_BYTES];
    double largest; /* tangent that was written to memory */
    size records, bytes;
    struct record record[];
};

/* What comes with the program. */
extern const struct place __ltoad_sanitizer_places[];
extern const int __ltoad_sanitizer_count;

/* Whether this is a child that runs a sanitized primal: functions then go on in their clones. */
byte __ltoad_sanitizing;

/* Images of arguments and of results pass through buffers, with the function that they are for. */
enum { BUFFER = 4096 };
__thread const void *__ltoad_sanitizer_callee, *__ltoad_sanitizer_returned;
__thread byte __ltoad_sanitizer_arguments[BUFFER] __attribute__((aligned(16)));
__thread byte __ltoad_sanitizer_result[BUFFER] __attribute__((aligned(16)));

void *mmap(void *, size, int, int, int, long);
int munmap(void *, size);
int mincore(void *, size, byte *);
int fork(void);
int waitpid(int, int *, int);
int pipe(int *);
long read(int, void *, size);
long write(int, const void *, size);
int close(int);
int open(const char *, int, ...);
int dup2(int, int);
void _exit(int) __attribute__((noreturn));
int dprintf(int, const char *, ...);
int fflush(void *);
char *getenv(const char *);
int atoi(const char *);
void *malloc(size);
void free(void *);
size malloc_usable_size(void *);
int memcmp(const void *, const void *, size);

#define NEVER_INLINE __attribute__((noinline))
#define COPY(to, from, n) __builtin_memcpy(to, from, n)
#define LENGTH(array) (sizeof(array) / sizeof((array)[0]))

enum { STANDARD_ERROR = 2, READ_WRITE = 3, SHARED = 1, PRIVATE = 2, ANONYMOUS = 0x20 };
enum { NO_RESERVE = 0x4000 };

static void *fresh_memory(size bytes, int shared)
{
    int flags = (shared ? SHARED : PRIVATE) | ANONYMOUS | NO_RESERVE;
    void *found = mmap(0, bytes, READ_WRITE, flags, -1, 0);
    return (long)found == -1 ? 0 : found;
}
