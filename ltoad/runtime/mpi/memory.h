/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
// Memory for derivatives, in pools, and the end of a program that cannot go on.

typedef long i64;

// What the linker says of the call that is looked at: a text for each buffer, then where it stands.
static const char *here = "";
static i64 here_buffers;

static void say(const char *text) {
    unsigned long length = 0;
    while (text[length]) length++;
    if (write(2, text, length) < 0) abort();
}

static void say_number(int number) {
    char digits[16];
    int first = sizeof digits;
    digits[--first] = 0;
    do digits[--first] = (char)('0' + number % 10);
    while (number /= 10);
    say(digits + first);
}

static void say_place(void) {
    int rank = 0, begun = 0;
    const char *place = here;
    for (i64 i = 0; i < here_buffers; i++) place += strlen(place) + 1;
    MPI_Initialized(&begun);
    if (begun) PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
    say("ltoad: rank ");
    say_number(rank);
    say(": ");
    if (*place) say(place), say(": ");
}

static void stop_all(void) {
    MPI_Abort(MPI_COMM_WORLD, 1);
    abort();
}

static void die(const char *function, const char *why) {
    say_place();
    say(function);
    say(" in a derivative: ");
    say(why);
    say("\n");
    stop_all();
}

// Pieces of 64, 128, ... bytes, which are given back to be taken again.

enum { SMALLEST = 6, POOLS = 20 };

struct piece_head {
    struct piece_head *next;
    i64 pool; // POOLS: none
};

static struct piece_head *pools[POOLS];

static void *take_room(i64 bytes) {
    i64 pool = 0, whole = bytes + (i64)sizeof(struct piece_head);
    while (pool < POOLS && whole > (i64)1 << (SMALLEST + pool)) pool++;
    struct piece_head *head = pool < POOLS ? pools[pool] : 0;
    if (head) {
        pools[pool] = head->next;
        return head + 1;
    }
    head = malloc(pool < POOLS ? (i64)1 << (SMALLEST + pool) : whole);
    if (!head) die("MPI", "no memory is left for derivatives");
    head->pool = pool;
    return head + 1;
}

static void *take_memory(i64 bytes) { return memset(take_room(bytes), 0, bytes > 0 ? bytes : 0); }

static void give_back(void *memory) {
    if (!memory) return;
    struct piece_head *head = (struct piece_head *)memory - 1;
    if (head->pool == POOLS) {
        free(head);
        return;
    }
    head->next = pools[head->pool];
    pools[head->pool] = head;
}

// Of tables that find things by a handle or an address.
enum { SLOTS = 256 };

static unsigned slot_of(i64 key) {
    unsigned long mixed = (unsigned long)key * 0x9e3779b97f4a7c15u;
    return (unsigned)(mixed >> 56);
}
