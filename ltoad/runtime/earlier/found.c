/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The shadow of an address beside which a null was read. */

/* What a thread has found last of what lies in variables' shadows. */
struct finding {
    const byte *place, *address;
    byte *shadow;
    word turn;
};

enum { FINDINGS = 256, APART = 16 }; /* bytes, at least, between variables */
static __thread struct finding findings[FINDINGS];
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
   there is one each `period` bytes.  `bytes` is negative where the block ends before the first one:
   one function may make room for objects of several types. */
void __ltoad_earlier_block(struct space *space, byte *place, const byte *primal, long bytes, long period)
{
    for (long i = 0; i + (long)sizeof(word) <= bytes; i += period) {
        byte *shadow;
        const byte *address;
        __builtin_memcpy(&shadow, place + i, sizeof shadow);
        __builtin_memcpy(&address, primal + i, sizeof address);
        if (!shadow && address && !__ltoad_earlier_put(space, address, place + i))
            return;
    }
}
