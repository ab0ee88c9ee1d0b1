/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
// Threads in derivatives that wait for each other: one of them runs at a time, whoever has the baton.
//
// A thread hands the baton on where it would wait, and where it ends.  Whoever goes on then keeps, as
// a ticket on its tape, who has run the program's code before it.  The reverse sweep starts a thread
// backwards where the first ticket leads to its end, and each ticket hands the baton back.
//
// Compiled into baton.ll by scripts/runtime-file.sh.

typedef long i64;

struct arena {
    void *chunk, *top, *end, *deferred;
};

enum state { RUNS, ENDED, WAITS_BACK, GOES_BACK, GONE };

// One thread.  Those that have not ended are a ring.  `tape` is what its forward sweep leaves, and
// `share` what both of its sweeps are called with.  A silent one has nothing to go back over.
struct runner {
    struct arena arena;
    struct runner *next, *maker;
    struct relay *relay;
    void (*run)(struct runner *);
    void (*undo)(struct runner *);
    void *tape, *share, *waits;
    i64 handle, ticket;
    int state, notified, late, first, silent, handed_on;
    i64 turn[4]; // a semaphore
};

// How many threads have met at a barrier, and how often all have.
struct meeting {
    struct meeting *next;
    void *barrier;
    i64 come, rounds, mine;
};

// The threads of one derivative: who has run the program's code last, how many there are, and how
// many of them in a row have not been able to go on.
struct relay {
    struct runner *last;
    struct meeting *meetings;
    i64 size, stuck;
};

extern void *calloc(unsigned long count, unsigned long size);
extern void free(void *block);
extern void *memcpy(void *to, const void *from, unsigned long size);
extern void __ltoad_arena_adopt(void *arena, void *other);
extern i64 __ltoad_thread_enter(i64 handle);
extern int pthread_create(i64 *thread, void *attributes, void *(*run)(void *), void *argument);
extern int pthread_detach(i64 thread);
extern int pthread_mutex_trylock(void *mutex);
extern int pthread_mutex_unlock(void *mutex);
extern int pthread_rwlock_tryrdlock(void *lock);
extern int pthread_rwlock_trywrlock(void *lock);
extern int sem_init(void *semaphore, int shared, unsigned value);
extern int sem_post(void *semaphore);
extern int sem_wait(void *semaphore);
extern int sem_trywait(void *semaphore);
extern i64 write(int file, const void *text, unsigned long size);
extern void abort(void) __attribute__((noreturn));

// How large the first chunk of an arena is.
extern _Thread_local i64 __ltoad_tape_last __attribute__((visibility("hidden")));

static _Thread_local struct runner *current;
static _Thread_local struct runner root;
static _Thread_local struct relay around_root;

static void say(const char *text) {
    unsigned long size = 0;
    while (text[size]) size++;
    write(2, text, size);
}

__attribute__((noreturn)) static void stop(const char *what, const char *remedy) {
    say("ltoad: ");
    say(what);
    say("\nltoad: ");
    say(remedy);
    say("\n");
    abort();
}

static struct runner *here(void) {
    if (!current) {
        root.next = &root;
        root.relay = &around_root;
        around_root.size = 1;
        sem_init(root.turn, 0, 0);
        current = &root;
    }
    return current;
}

static void give(struct runner *to) { sem_post(to->turn); }

static void await(struct runner *self) {
    while (sem_wait(self->turn)) {
    }
}

// Who has run since, if that is somebody else.
static i64 ticket(struct runner *self) {
    self->relay->stuck = 0;
    return self->relay->last == self ? 0 : (i64)self->relay->last;
}

// Starting and ending

static void *begin(void *argument) {
    struct runner *self = argument;
    current = self;
    __ltoad_tape_last = 4096;
    __ltoad_thread_enter(self->handle);
    self->run(self);
    return 0;
}

static void run_thread(struct runner *made, void *(*run)(void *)) {
    i64 thread;
    if (pthread_create(&thread, 0, run, made))
        stop("a derivative cannot start a thread", "allow this program more threads");
    pthread_detach(thread);
}

static void forget_meetings(struct relay *relay) {
    while (relay->meetings) {
        struct meeting *first = relay->meetings;
        relay->meetings = first->next;
        free(first);
    }
}

// Who has its turn before this one.
static struct runner *before(struct runner *self) {
    struct runner *other = self;
    while (other->next != self) other = other->next;
    return other;
}

static struct runner *add(void (*run)(struct runner *), void (*undo)(struct runner *),
                          const void *share, i64 size, void *block, int silent) {
    struct runner *self = here(), *made = calloc(1, sizeof *made);
    struct relay *relay = self->relay;
    if (relay->size == 1) forget_meetings(relay);
    *made = (struct runner){.next = self, .maker = self, .relay = relay, .handle = (i64)block};
    made->run = run;
    made->undo = undo;
    made->silent = silent;
    made->share = calloc(1, (unsigned long)size);
    memcpy(made->share, share, (unsigned long)size);
    sem_init(made->turn, 0, 0);
    before(self)->next = made;
    relay->size++;
    if (!self->silent) relay->last = self;
    self->state = RUNS;
    run_thread(made, begin);
    await(self);
    relay->stuck = 0;
    if (undo) made->ticket = ticket(self); // else it may be gone
    return made;
}

// Start a thread, which gets the baton: it calls `run`, in the reverse sweep `undo` (null in forward
// mode), and has a copy of `share`.
struct runner *__ltoad_baton_launch(void (*run)(struct runner *), void (*undo)(struct runner *),
                                    const void *share, i64 size, void *block) {
    return add(run, undo, share, size, block, 0);
}

void *__ltoad_baton_share(struct runner *self) { return self->share; }

// The forward sweep of a thread is over: the next one goes on.
void __ltoad_baton_ended(struct runner *self, void *tape) {
    struct relay *relay = self->relay;
    struct runner *next = self->next;
    before(self)->next = next;
    relay->size--;
    relay->stuck = 0;
    if (!self->silent) relay->last = self;
    // whoever has started a silent thread that waits for nobody goes on, without a ticket
    if (self->silent && !self->handed_on) next = self->maker;
    self->tape = tape;
    self->state = ENDED;
    if (!self->undo) {
        free(self->share);
        free(self);
    }
    give(next);
}

// A thread whose data have no derivative, or all of them where the primal itself is run so.
struct call {
    void (*body)(void *argument, void *block);
    void *argument, *block;
};

static void run_silently(struct runner *self) {
    struct call call = *(struct call *)self->share;
    call.body(call.argument, call.block);
    __ltoad_baton_ended(self, 0);
}

void __ltoad_baton_start(void *body, void *argument, void *block) {
    struct call call = {(void (*)(void *, void *))body, argument, block};
    add(run_silently, 0, &call, sizeof call, block, 1);
}

// Waiting

typedef int (*ready_fn)(struct runner *, void *);

// Hand the baton on until this thread can go on; the ticket of that.  One that waits for a certain
// time only gives up when all others cannot go on.
static i64 wait_for(ready_fn ready, void *what, int timed, const char *name) {
    struct runner *self = here();
    struct relay *relay = self->relay;
    if (!self->silent) relay->last = self;
    self->state = RUNS;
    self->late = 0;
    self->first = 1;
    while (!ready(self, what)) {
        if (relay->stuck >= relay->size && timed && !self->late) {
            self->late = 1;
            relay->stuck = 0;
            if (!self->waits) break;
            self->notified = 1;
        } else if (relay->stuck > 2 * relay->size) {
            stop(name, "all threads that are started in what is differentiated wait, so that none "
                       "of them goes on");
        } else {
            relay->stuck++;
            self->handed_on = 1;
            if (self->next != self) {
                give(self->next);
                await(self);
            }
        }
        self->first = 0;
    }
    self->waits = 0;
    return ticket(self);
}

static int has_ended(struct runner *self, void *handle) {
    for (struct runner *other = self->next; other != self; other = other->next)
        if (other->handle == (i64)handle) return 0;
    return 1;
}

i64 __ltoad_baton_join(i64 handle) {
    return wait_for(has_ended, (void *)handle, 0,
                    "a derivative would wait for a thread that waits for others");
}

enum { BUSY = 16 };

// A lock, and what tries to take it.
struct trial {
    int (*take)(void *lock);
    void *lock;
};

static int has_lock(struct runner *self, void *what) {
    struct trial *trial = what;
    (void)self;
    return trial->take(trial->lock) != BUSY;
}

static i64 take(int (*try)(void *lock), void *lock, const char *name) {
    struct trial trial = {try, lock};
    return wait_for(has_lock, &trial, 0, name);
}

i64 __ltoad_baton_lock(void *mutex) {
    return take(pthread_mutex_trylock, mutex,
                "a derivative would wait for a mutex that nobody unlocks");
}

i64 __ltoad_baton_share_lock(void *lock) {
    return take(pthread_rwlock_tryrdlock, lock,
                "a derivative would wait for a lock that nobody unlocks");
}

i64 __ltoad_baton_whole_lock(void *lock) {
    return take(pthread_rwlock_trywrlock, lock,
                "a derivative would wait for a lock that nobody unlocks");
}

static int is_notified(struct runner *self, void *mutex) {
    return self->notified && pthread_mutex_trylock(mutex) != BUSY;
}

i64 __ltoad_baton_wait(void *condition, void *mutex, int timed) {
    struct runner *self = here();
    self->waits = condition;
    self->notified = 0;
    pthread_mutex_unlock(mutex);
    return wait_for(is_notified, mutex, timed,
                    "a derivative would wait for a condition variable that nobody notifies");
}

void __ltoad_baton_notify(void *condition, int all) {
    struct runner *self = here();
    for (struct runner *other = self->next; other != self; other = other->next)
        if (other->waits == condition && !other->notified) {
            other->notified = 1;
            if (!all) break;
        }
}

// What the last wait of this thread has come to: whether its time was over.
int __ltoad_baton_was_late(void) { return here()->late; }

struct word {
    const int *place;
    int value;
};

static int has_changed(struct runner *self, void *word) {
    (void)self;
    return *((struct word *)word)->place != ((struct word *)word)->value;
}

i64 __ltoad_baton_word(const int *place, int value, int timed) {
    struct word word = {place, value};
    return wait_for(has_changed, &word, timed,
                    "a derivative would wait for a std::barrier, std::latch, semaphore, std::future or "
                    "std::atomic::wait that nobody notifies");
}

static int has_taken(struct runner *self, void *semaphore) {
    (void)self;
    return sem_trywait(semaphore) == 0;
}

i64 __ltoad_baton_semaphore(void *semaphore, int timed) {
    return wait_for(has_taken, semaphore, timed,
                    "a derivative would wait for a semaphore that nobody posts");
}

static struct meeting *meeting_of(struct relay *relay, void *barrier) {
    for (struct meeting *m = relay->meetings; m; m = m->next)
        if (m->barrier == barrier) return m;
    struct meeting *made = calloc(1, sizeof *made);
    made->next = relay->meetings;
    made->barrier = barrier;
    relay->meetings = made;
    return made;
}

static int have_met(struct runner *self, void *what) {
    struct meeting *seen = what;
    return meeting_of(self->relay, seen->barrier)->rounds != seen->rounds;
}

// How many a barrier of POSIX waits for lies behind two other numbers, in glibc.
i64 __ltoad_baton_meet(unsigned *barrier) {
    struct runner *self = here();
    struct meeting *meeting = meeting_of(self->relay, barrier), seen = *meeting;
    self->late = 0;
    if (++meeting->come == barrier[2]) {
        meeting->come = 0;
        meeting->rounds++;
        self->late = 1;
        return 0;
    }
    return wait_for(have_met, &seen, 0,
                    "a derivative would wait at a barrier where not enough threads come");
}

static int was_passed(struct runner *self, void *nothing) {
    (void)nothing;
    return !self->first;
}

// A pause lets others go on.
i64 __ltoad_baton_pause(void) {
    if (here()->next == here()) return 0;
    return wait_for(was_passed, 0, 0, "");
}

// Like that, where this thread goes on only if others do something.
i64 __ltoad_baton_spin(void) {
    if (here()->next == here())
        stop("a derivative would wait for a variable that another thread sets",
             "let what is differentiated start the thread that sets it");
    return __ltoad_baton_pause();
}

// Going back

void __ltoad_baton_passed(i64 ticket) { (void)ticket; }

static void *begin_again(void *argument) {
    struct runner *self = argument;
    current = self;
    __ltoad_tape_last = 4096;
    self->undo(self);
    return 0;
}

void __ltoad_baton_back(i64 ticket) {
    struct runner *from = (struct runner *)ticket, *self = here();
    if (!ticket) return;
    self->state = WAITS_BACK;
    if (from->state == ENDED) {
        from->state = GOES_BACK;
        run_thread(from, begin_again);
    } else if (from->state == WAITS_BACK) {
        give(from);
    } else {
        stop("a thread still runs when the function that is differentiated has returned",
             "join all threads that are started in what is differentiated");
    }
    await(self);
    self->state = GOES_BACK;
}

void *__ltoad_baton_tape(struct runner *self) { return self->tape; }

// A thread has gone back to its beginning.
void __ltoad_baton_undone(struct runner *self) {
    self->state = GONE;
    give(self->maker);
}

// Where it was started.  What it has freed may be blocks of others, who go back over them still.
void __ltoad_baton_unlaunch(struct runner *made, void *arena) {
    __ltoad_baton_back(made->ticket);
    if (made->state != GONE)
        stop("a thread still runs when the function that is differentiated has returned",
             "join all threads that are started in what is differentiated");
    __ltoad_arena_adopt(arena, &made->arena);
    free(made->share);
    free(made);
}
