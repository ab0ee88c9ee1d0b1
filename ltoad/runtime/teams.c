/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
// Teams of OpenMP threads in derivatives: what the threads of a parallel region leave for the reverse
// sweep, and the order in which they go back.
//
// A team is made where the region is forked, a member by each thread that enters.  A member has an
// arena of its own; when the region has been left, the arena of whoever forked takes it over.  The
// reverse sweep forks as many threads, and each goes on with the member of its number.
//
// Threads take turns by their numbers where they combine their parts of a reduction, and sections
// that only one thread may be in are entered in the reverse sweep in the opposite order.  So results
// do not depend on who comes first.
//
// Compiled into teams.ll by scripts/runtime-file.sh.

typedef long i64;

struct arena {
    void *chunk, *top, *end, *deferred;
};

// One entry of a member into a section: how many had been in there before.  An event may have come
// several times with no other in between, and `left` counts down those to which nobody has gone back.
// Without a section it is one into what this thread was in already.
struct visit {
    struct visit *before, *around;
    struct section *section;
    i64 ticket, times, left;
};

// A lock, by its address, and how many have left it.
struct section {
    struct section *next;
    void *lock;
    i64 left, all;
};

struct member {
    struct arena arena;
    struct member *outer, *next;
    struct team *team;
    void *tape;
    struct visit *visits, *latest, *inside;
    i64 number, size, turns, alone, records, last;
};

// What a chunk of an arena begins with.
struct chunk {
    struct chunk *previous;
    i64 size;
};

struct team {
    struct member *members;
    struct member **by_number;
    struct section *sections;
    i64 size, turn, turns;
    void *shown;
    i64 *bytes; // that a member's arena took when the region was entered last; null in forward mode
    i64 request;
};

extern void *__ltoad_arena_allocate(void *arena, i64 size);
extern void __ltoad_arena_adopt(void *arena, void *other);
extern void __ltoad_arena_release(void *arena);
extern int omp_get_thread_num(void);
extern int omp_get_num_threads(void);
extern int omp_get_cancellation(void);
extern int __kmpc_global_thread_num(void *place);
extern void *__kmpc_threadprivate(void *place, int thread, void *variable, unsigned long size);
extern void __kmpc_barrier(void *place, int thread);
extern void __kmpc_push_num_threads(void *place, int thread, int count);
extern void __kmpc_serialized_parallel(void *place, int thread);
extern void __kmpc_end_serialized_parallel(void *place, int thread);
extern void __kmpc_critical(void *place, int thread, void *lock);
extern void __kmpc_end_critical(void *place, int thread, void *lock);
extern void __kmpc_ordered(void *place, int thread);
extern void __kmpc_end_ordered(void *place, int thread);
extern void omp_set_lock(void *lock);
extern void omp_unset_lock(void *lock);
extern void __kmpc_doacross_wait(void *place, int thread, const i64 *iteration);
extern void __kmpc_doacross_post(void *place, int thread, const i64 *iteration);
extern int omp_test_lock(void *lock);
extern void omp_set_nest_lock(void *lock);
extern void omp_unset_nest_lock(void *lock);
extern int omp_test_nest_lock(void *lock);
extern int sched_yield(void);
extern i64 write(int file, const void *text, unsigned long size);
extern void abort(void) __attribute__((noreturn));

// How large the first chunk of an arena is; the thread's own arenas remember their sizes there.
extern _Thread_local i64 __ltoad_tape_last __attribute__((visibility("hidden")));

static _Thread_local struct member *current;

// Derivatives are numbered as they are asked for, and a thread knows for which one it was last at
// work: shadows of its own variables may still hold what an earlier one has left there.
static i64 requests;
static _Thread_local i64 request;

void __ltoad_team_request(void) {
    request = __atomic_add_fetch(&requests, 1, __ATOMIC_RELAXED);
}

// Whether this thread, at work for a team, has to clear these shadows.
int __ltoad_team_is_new(struct team *team) {
    int is_new = request != team->request;
    request = team->request;
    return is_new;
}

// Wait until a counter has a value; threads may be more than processors.
static void await(i64 *counter, i64 value) {
    for (i64 tries = 0; __atomic_load_n(counter, __ATOMIC_ACQUIRE) != value; tries++)
        if (tries > 64) sched_yield();
}

static i64 in_team(void) { return current && !current->alone && current->size > 1; }

// Making a team, and joining it

void __ltoad_team_begin(struct team *team, i64 *bytes) {
    *team = (struct team){.bytes = bytes, .request = request};
}

// The member that this thread is in the forward sweep, or in forward mode, at a place of its own.
void __ltoad_team_enter(struct team *team, struct member *member) {
    *member = (struct member){0};
    member->outer = current;
    member->team = team;
    member->number = omp_get_thread_num();
    member->size = omp_get_num_threads();
    current = member;
}

void __ltoad_team_exit(struct member *member) { current = member->outer; }

// A member whose memory outlives the region.
struct member *__ltoad_team_join(struct team *team) {
    struct arena arena = {0, 0, 0, 0};
    i64 last = __ltoad_tape_last, taken = __atomic_load_n(team->bytes, __ATOMIC_RELAXED);
    __ltoad_tape_last = taken ? taken : 4096;
    struct member *member = __ltoad_arena_allocate(&arena, sizeof(struct member));
    __ltoad_team_enter(team, member);
    member->arena = arena;
    member->records = 1;
    member->last = last;
    return member;
}

static i64 bytes_taken(struct arena *arena) {
    i64 bytes = (char *)arena->top - (char *)arena->end;
    for (struct chunk *c = arena->chunk; c; c = c->previous) bytes += c->size;
    return bytes;
}

// What it leaves for the reverse sweep.
void __ltoad_team_keep(struct member *member, void *tape) {
    struct team *team = member->team;
    i64 taken = bytes_taken(&member->arena);
    if (taken > __atomic_load_n(team->bytes, __ATOMIC_RELAXED))
        __atomic_store_n(team->bytes, taken, __ATOMIC_RELAXED);
    __ltoad_tape_last = member->last;
    member->tape = tape;
    member->latest = member->visits;
    current = member->outer;
    if (!member->number) team->size = member->size;
    member->next = __atomic_load_n(&team->members, __ATOMIC_RELAXED);
    while (!__atomic_compare_exchange_n(&team->members, &member->next, member, 1, __ATOMIC_RELEASE,
                                        __ATOMIC_RELAXED)) {
    }
}

// The region has been left: its memory is the forking function's.
void __ltoad_team_close(struct team *team, void *arena) {
    team->by_number = __ltoad_arena_allocate(arena, team->size * (i64)sizeof(struct member *));
    for (struct member *m = team->members; m; m = m->next) team->by_number[m->number] = m;
    for (i64 i = 0; i < team->size; i++) __ltoad_arena_adopt(arena, &team->by_number[i]->arena);
    for (struct section *s = team->sections; s; s = s->next) s->all = s->left;
    team->turns = team->turn;
}

// Where a construct would be cancelled, if libomp did so.
void __ltoad_team_uncancelled(void) {
    static const char text[] =
        "ltoad: a derivative cancels no construct of OpenMP; unset OMP_CANCELLATION\n";
    if (omp_get_cancellation()) {
        write(2, text, sizeof text - 1);
        abort();
    }
}

// Going back

void __ltoad_team_again(struct team *team, void *place) {
    __kmpc_push_num_threads(place, __kmpc_global_thread_num(place), (int)team->size);
    team->turn = team->turns;
    team->request = request;
    for (struct section *s = team->sections; s; s = s->next) s->left = s->all;
}

i64 __ltoad_team_size(struct team *team) { return team->size; }

struct member *__ltoad_team_rejoin(struct team *team) {
    static const char text[] =
        "ltoad: a parallel region has fewer threads in the reverse sweep than in the forward "
        "sweep; set OMP_DYNAMIC=false, or a higher OMP_THREAD_LIMIT\n";
    if (omp_get_num_threads() != team->size) {
        write(2, text, sizeof text - 1);
        abort();
    }
    struct member *member = team->by_number[omp_get_thread_num()];
    member->outer = current;
    member->turns = team->turns / team->size;
    member->latest = member->visits;
    member->inside = 0;
    member->last = __ltoad_tape_last;
    __ltoad_tape_last = 4096;
    current = member;
    return member;
}

void *__ltoad_team_tape(struct member *member) { return member->tape; }

i64 __ltoad_team_number(struct member *member) { return member->number; }

void __ltoad_team_done(struct member *member) {
    current = member->outer;
    __ltoad_arena_release(&member->arena);
    __ltoad_tape_last = member->last;
}

// The order of threads

void __ltoad_team_barrier(void *place) { __kmpc_barrier(place, __kmpc_global_thread_num(place)); }

void __ltoad_team_turn(void) {
    if (in_team()) await(&current->team->turn, current->turns * current->size + current->number);
}

void __ltoad_team_next(void) {
    if (!in_team()) return;
    i64 mine = current->turns++ * current->size + current->number;
    __atomic_store_n(&current->team->turn, mine + 1, __ATOMIC_RELEASE);
}

void __ltoad_team_turn_again(void) {
    if (!in_team()) return;
    i64 mine = --current->turns * current->size + current->number;
    await(&current->team->turn, mine + 1);
}

void __ltoad_team_turn_undone(void) {
    if (!in_team()) return;
    i64 mine = current->turns * current->size + current->number;
    __atomic_store_n(&current->team->turn, mine, __ATOMIC_RELEASE);
}

// Of a lock, for all threads of the outermost team.
static struct section *section_of(void *lock) {
    struct member *outermost = current;
    while (outermost->outer) outermost = outermost->outer;
    struct team *team = outermost->team;
    struct section *first = __atomic_load_n(&team->sections, __ATOMIC_ACQUIRE), *made = 0;
    do { // others may have made it meanwhile
        for (struct section *s = first; s; s = s->next)
            if (s->lock == lock) return s;
        if (!made) made = __ltoad_arena_allocate(&current->arena, sizeof(struct section));
        *made = (struct section){first, lock, 0, 0};
    } while (!__atomic_compare_exchange_n(&team->sections, &first, made, 0, __ATOMIC_ACQ_REL,
                                          __ATOMIC_ACQUIRE));
    return made;
}

// Called inside of the section, by whoever is about to leave it.
static void count_visit(void *lock) {
    if (!current || !current->records) return;
    struct section *section = section_of(lock);
    struct visit *visit = __ltoad_arena_allocate(&current->arena, sizeof(struct visit));
    *visit = (struct visit){current->visits, 0, section, section->left++, 1, 1};
    current->visits = visit;
}

// A nested lock is entered again by who has it.
static void count_inner_visit(void) {
    if (!current || !current->records) return;
    struct visit *visit = __ltoad_arena_allocate(&current->arena, sizeof(struct visit));
    *visit = (struct visit){.before = current->visits};
    current->visits = visit;
}

void __ltoad_team_entered(void *place, void *lock) {
    __kmpc_critical(place, __kmpc_global_thread_num(place), lock);
}

void __ltoad_team_left(void *place, void *lock) {
    count_visit(lock);
    __kmpc_end_critical(place, __kmpc_global_thread_num(place), lock);
}

void __ltoad_team_ordered(void *place) { __kmpc_ordered(place, __kmpc_global_thread_num(place)); }

void __ltoad_team_out_of_order(void *place) {
    count_visit(place);
    __kmpc_end_ordered(place, __kmpc_global_thread_num(place));
}

void __ltoad_team_locked(void *lock) { omp_set_lock(lock); }

void __ltoad_team_unlocked(void *lock) {
    count_visit(lock);
    omp_unset_lock(lock);
}

// A lock that was tried: whoever has got it is in the section.
int __ltoad_team_tried(void *lock) { return omp_test_lock(lock); }

void __ltoad_team_locked_if(int got) { (void)got; }

// Locks that one thread may take several times.
void __ltoad_team_nested(void *lock) { omp_set_nest_lock(lock); }

int __ltoad_team_nested_tried(void *lock) { return omp_test_nest_lock(lock); }

void __ltoad_team_unnested(void *lock) {
    int depth = omp_test_nest_lock(lock) - 1;
    omp_unset_nest_lock(lock);
    if (depth == 1)
        count_visit(lock);
    else
        count_inner_visit();
    omp_unset_nest_lock(lock);
}

// Numbers that are changed atomically in another way than by adding: one thread at a time, which are
// told apart by some bits of their addresses.
static struct slot {
    int taken, padding[15];
} slots[64];

static struct slot *slot_of(void *number) {
    unsigned long at = (unsigned long)number >> 2;
    return &slots[(at ^ at >> 6) % 64];
}

void __ltoad_team_atom(void *number) {
    struct slot *slot = slot_of(number);
    for (i64 tries = 0; __atomic_exchange_n(&slot->taken, 1, __ATOMIC_SEQ_CST); tries++)
        if (tries > 64) sched_yield();
}

void __ltoad_team_atom_done(void *number) {
    struct slot *slot = slot_of(number);
    count_visit(slot);
    __atomic_store_n(&slot->taken, 0, __ATOMIC_SEQ_CST);
}

// What a thread tells others, or hears of them, outside of sections: by flags and flushes, or by
// iterations that wait for others.  Told before, heard after.
static char events;

void __ltoad_team_event(void) {
    if (!current || !current->records) return;
    struct section *section = section_of(&events);
    struct visit *last = current->visits;
    if (last && last->section == section &&
        __atomic_load_n(&section->left, __ATOMIC_SEQ_CST) == last->ticket + 1) {
        last->times++, last->left++;
        return;
    }
    i64 ticket = __atomic_fetch_add(&section->left, 1, __ATOMIC_SEQ_CST);
    struct visit *visit = __ltoad_arena_allocate(&current->arena, sizeof(struct visit));
    *visit = (struct visit){last, 0, section, ticket, 1, 1};
    current->visits = visit;
}

void __ltoad_team_event_again(void) {
    if (!current || !current->records) return;
    struct visit *visit = current->latest;
    if (visit->left == visit->times) await(&visit->section->left, visit->ticket + 1);
    if (--visit->left) return;
    visit->left = visit->times;
    current->latest = visit->before;
    __atomic_store_n(&visit->section->left, visit->ticket, __ATOMIC_RELEASE);
}

// Iterations that wait for others
void __ltoad_team_await(void *place, int thread, const i64 *iteration) {
    __kmpc_doacross_wait(place, thread, iteration);
}

void __ltoad_team_post(void *place, int thread, const i64 *iteration) {
    __kmpc_doacross_post(place, thread, iteration);
}

static void enter_again(void) {
    if (!current || !current->records) return;
    struct visit *visit = current->latest;
    current->latest = visit->before;
    visit->around = current->inside;
    current->inside = visit;
    if (visit->section) await(&visit->section->left, visit->ticket + 1);
}

static void leave_again(void) {
    if (!current || !current->records) return;
    struct visit *visit = current->inside;
    current->inside = visit->around;
    if (visit->section) __atomic_store_n(&visit->section->left, visit->ticket, __ATOMIC_RELEASE);
}

void __ltoad_team_entered_again(void *place, void *lock) {
    (void)place, (void)lock;
    enter_again();
}

void __ltoad_team_left_again(void *place, void *lock) {
    (void)place, (void)lock;
    leave_again();
}

void __ltoad_team_ordered_again(void *place) {
    (void)place;
    enter_again();
}

void __ltoad_team_out_of_order_again(void *place) {
    (void)place;
    leave_again();
}

void __ltoad_team_locked_again(void *lock) {
    (void)lock;
    enter_again();
}

void __ltoad_team_unlocked_again(void *lock) {
    (void)lock;
    leave_again();
}

void __ltoad_team_locked_if_again(int got) {
    if (got) leave_again();
}

void __ltoad_team_nested_again(void *lock) {
    (void)lock;
    leave_again();
}

void __ltoad_team_unnested_again(void *lock) {
    (void)lock;
    enter_again();
}

void __ltoad_team_atom_again(void *number) {
    (void)number;
    leave_again();
}

void __ltoad_team_atom_done_again(void *number) {
    (void)number;
    enter_again();
}

// This thread's copy of a variable of which each has one.
void *__ltoad_team_own(void *variable, i64 size) {
    return __kmpc_threadprivate(0, __kmpc_global_thread_num(0), variable, (unsigned long)size);
}

// What the one thread shows that has its ``data`` handed out to all.
void *__ltoad_team_shown(void *data, int is_mine, void *place) {
    if (!in_team()) return data;
    if (is_mine) current->team->shown = data;
    __ltoad_team_barrier(place);
    void *shown = current->team->shown;
    __ltoad_team_barrier(place);
    return shown;
}

// A region that is not forked after all.
void __ltoad_team_alone(void *place) {
    __kmpc_serialized_parallel(place, __kmpc_global_thread_num(place));
    if (current) current->alone++;
}

void __ltoad_team_together(void *place) {
    if (current) current->alone--;
    __kmpc_end_serialized_parallel(place, __kmpc_global_thread_num(place));
}
