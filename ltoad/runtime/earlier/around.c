/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Where derivatives begin and end. */

extern word malloc_usable_size(const void *);

static void clear(struct space *space, word seat)
{
    word count = known_windows();
    for (word i = 0; i < count; i++)
        if (windows[i].space == space && windows[i].lane / LANES == seat)
            clear_window(windows + i);
    __atomic_fetch_and(&space->used, ~(1ul << seat), __ATOMIC_RELAXED);
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
