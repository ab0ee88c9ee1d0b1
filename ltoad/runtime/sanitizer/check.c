/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A check of one request at one call.

   Before the derivative runs, a child is forked for each lane, and waits.  It holds the state in
   which the primal begins, and runs the sanitized primal in children of its own, as often as it
   is asked to.  What the primal does is done in them alone; its output goes nowhere. */

struct lane {
    struct findings *findings;
    byte *before;
    int ask, answer, process;
};

struct check {
    const struct request *request;
    char *frame;
    const void *tape;
    byte *dropped;
    int process;
    struct check *next;
    struct lane lane[];
};

enum { RUN, QUIT };

static struct check *open_checks;
static const size room = 1ul << 32, little_room = 1ul << 28;

/* In a child of a child */

static byte *number_of(const struct request *request, char *frame, int argument, int lane)
{
    size start = (size)(request->images + lane * request->block);
    return (byte *)frame + start + request->argument[argument].offset;
}

static size width_of(int kind)
{
    return kind == FLOAT ? 4 : 8;
}

/* The direction of an argument that is a number, in reverse mode. */
static void direction(const struct request *request, int argument, int lane, byte *image)
{
    const struct argument *a = request->argument + argument;
    for (int i = 0; i < a->count; i++) {
        word key = (word)(argument + 1) * 4096 + (word)i, value;
        lane_salt = lane;
        value = pattern(key);
        COPY(image + (size)i * width_of(a->kind),
             (byte *)&value + (a->kind == FLOAT ? 4 : 0), width_of(a->kind));
    }
}

static void silence(void)
{
    int nothing = open("/dev/null", 2);
    for (int i = 0; i <= STANDARD_ERROR; i++)
        dup2(nothing, i);
}

/* The state of a byte, with the type of an input. */
static byte told_of(const struct page *page, size at)
{
    byte state = page->state[at], type = page->type[at];
    return state != SEEDED    ? state
           : type == FLOAT || (type == FOUR && single) ? SEEDED_FLOAT
           : type == DOUBLE ? SEEDED_DOUBLE
                            : SEEDED;
}

/* Writes the images of all memory with a shadow, and whether and how it was used. */
static void finish_records(void)
{
    byte *data = (byte *)findings + granted / 2;
    for (size r = 0; r < findings->records; r++) {
        struct record *record = findings->record + r;
        size n = record->bytes;
        record->after = findings->bytes;
        if (findings->bytes + 2 * n > granted / 2) {
            blind("more memory than it has room for");
            findings->records = r;
            return;
        }
        byte *image = data + findings->bytes, *states = image + n;
        for (size i = 0; i < n;) {
            byte *p = record->place + i;
            struct page *page = page_of(p, 0);
            byte state = is_mapped((word)p) ? told_of(page, (word)p % PAGE) : UNTOUCHED;
            size unit = state == SEEDED_FLOAT ? 4 : state == SEEDED_DOUBLE ? 8 : 8 - (word)p % 8;
            if (unit == 8 && state == SEEDED && told_of(page, (word)p % PAGE + 4) != SEEDED)
                unit = 4;
            unit = unit < n - i ? unit : n - i;
            if (state != UNTOUCHED)
                fetch(p, unit, image + i);
            __builtin_memset(states + i, state, unit);
            i += unit;
        }
        findings->bytes += 2 * n;
    }
}

static void run_sanitized(struct check *check, int lane)
{
    const struct request *request = check->request;
    char *frame = check->frame;
    byte *images = (byte *)frame + request->images + (size)(lane * request->block);
    silence();
    pages = fresh_memory(ROOTS * sizeof *pages, 0);
    seen = fresh_memory((size)__ltoad_sanitizer_count + 1, 0);
    findings = check->lane[lane].findings;
    findings->finished = findings->blind_count = findings->seen_count = 0;
    findings->records = findings->bytes = 0;
    findings->watched_at = -1;
    dropped = check->dropped;
    forward = request->mode == TANGENT;
    single = request->single;
    lane_salt = lane;
    for (int i = 0; i < request->arguments; i++)
        if (request->argument[i].how == NUMBER && !forward)
            direction(request, i, lane, number_of(request, frame, i, lane));
    COPY(__ltoad_sanitizer_arguments, images, (size)request->block);
    __ltoad_sanitizer_callee = request->function;
    __ltoad_sanitizer_returned = 0;
    __ltoad_sanitizing = 1;
    request->run(frame);
    __ltoad_sanitizing = 0;
    if (__ltoad_sanitizer_returned == request->function)
        COPY(findings->result, __ltoad_sanitizer_result, RESULT_BYTES);
    else
        __builtin_memset(findings->result, 0, RESULT_BYTES);
    finish_records();
    findings->finished = 1;
    _exit(0);
}

/* The primal stops the program, and so will the derivative; or it does what a child must not do. */
void __ltoad_sanitizer_stop(void)
{
    if (__ltoad_sanitizing)
        _exit(0);
}

/* In a child */

static void serve(struct check *check, int lane, int asked, int answer)
{
    byte command = 0;
    while (read(asked, &command, 1) == 1 && command == RUN) {
        int status, process;
        struct findings *shared = check->lane[lane].findings;
        shared->finished = 0;
        process = fork();
        if (process == 0)
            run_sanitized(check, lane);
        if (process > 0)
            waitpid(process, &status, 0);
        write(answer, &command, 1);
    }
    _exit(0);
}

/* In the process itself */

/* Lets the sanitized primal run; whether it got to its end. */
static int run_again(struct check *check, int lane)
{
    struct lane *l = &check->lane[lane];
    byte command = RUN;
    if (write(l->ask, &command, 1) != 1 || read(l->answer, &command, 1) != 1)
        return 0;
    return l->findings->finished;
}

static int begin_lane(struct check *check, int lane)
{
    struct lane *l = &check->lane[lane];
    int asks[2], answers[2];
    granted = room;
    l->findings = fresh_memory(room, 1);
    if (!l->findings)
        l->findings = fresh_memory(granted = little_room, 1);
    if (!l->findings || pipe(asks) || pipe(answers))
        return 0;
    l->process = fork();
    if (l->process == 0) {
        close(asks[1]), close(answers[0]);
        serve(check, lane, asks[0], answers[1]);
    }
    close(asks[0]), close(answers[1]);
    l->ask = asks[1], l->answer = answers[0];
    return l->process > 0 && run_again(check, lane);
}

static void end_check(struct check *check)
{
    for (int i = 0; i < check->request->width; i++) {
        struct lane *l = &check->lane[i];
        byte command = QUIT;
        int status;
        if (l->process <= 0)
            continue;
        write(l->ask, &command, 1);
        close(l->ask), close(l->answer);
        waitpid(l->process, &status, 0);
        munmap(l->findings, granted);
        free(l->before);
    }
    if (check->dropped)
        munmap(check->dropped, (size)__ltoad_sanitizer_count + 1);
    if (check->request->mode == AUGMENTED)
        free(check->frame);
    free(check);
}
