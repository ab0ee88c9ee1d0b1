/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which thread's derivative is where: a seat for each that asks, and its arguments. */

/* The number of the thread's seat, from 1, and the modules whose derivatives it has begun there. */
static __thread word seat_of_thread, modules_of_thread;
static word taken; /* bits of seats */
static word turns; /* grows whenever a derivative begins or ends */

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
