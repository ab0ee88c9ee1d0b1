/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What is said of a wrong derivative, where it was lost, and how the program ends. */

enum { DEFAULT_CHECKS = 100, DEFAULT_STATUS = 66, MOST_RUNS = 600, MOST_PASSED = 5 };

static int checked, wrong, skipped;

static int setting(const char *name, int otherwise)
{
    const char *text = getenv(name);
    return text && *text ? atoi(text) : otherwise;
}

static void __ltoad_sanitizer_end(void)
{
    if (setting("LTOAD_SANITIZE_SUMMARY", 0))
        dprintf(STANDARD_ERROR, "ltoad: sanitizer: %d checked, %d wrong, %d not checked\n", checked,
                wrong, skipped);
    if (!wrong)
        return;
    fflush(0);
    _exit(setting("LTOAD_SANITIZE_STATUS", DEFAULT_STATUS));
}

__attribute__((section(".fini_array"), used)) static void (*const at_end)(void) =
    __ltoad_sanitizer_end;

/* Where it was lost: sites whose images, dropped, make the sanitizer's answer the derivative's. */

static struct check *suspect;
static int suspect_lane, runs_left;

static int explains(void)
{
    return runs_left-- > 0 && run_again(suspect, suspect_lane) &&
           !compare(suspect, suspect_lane).wrong;
}

/* The first of a set of sites without one of which the set explains nothing. */
static int first_needed(const int *sites, int count)
{
    for (int i = count - 1; i >= 0; i--) {
        if (!suspect->dropped[sites[i]])
            continue;
        suspect->dropped[sites[i]] = 0;
        if (!explains())
            suspect->dropped[sites[i]] = 1;
    }
    for (int i = 0; i < count; i++)
        if (suspect->dropped[sites[i]])
            return sites[i];
    return -1;
}

/* Whether two sites are of one sort, or on one line. */
static int belong_together(int a, int b, int by_line)
{
    const struct place *p = &__ltoad_sanitizer_places[a], *q = &__ltoad_sanitizer_places[b];
    return by_line ? p->line == q->line && p->file == q->file : p->what == q->what;
}

/* The same of all sets of sites that belong together; of single ones at first. */
static int lost_together(const int *sites, int count, int by_line)
{
    for (int i = 0; i < count; i++) {
        int first = 1;
        for (int k = 0; k < i; k++)
            first = first && !belong_together(sites[i], sites[k], by_line);
        if (!first)
            continue;
        for (int k = i; k < count; k++)
            suspect->dropped[sites[k]] = belong_together(sites[i], sites[k], by_line);
        if (explains())
            return first_needed(sites, count);
        __builtin_memset(suspect->dropped, 0, (size)__ltoad_sanitizer_count);
    }
    return -1;
}

static int lost_at(const int *sites, int count)
{
    int found;
    runs_left = MOST_RUNS;
    for (int i = 0; i < count; i++) {
        suspect->dropped[sites[i]] = 1;
        if (explains())
            return sites[i];
        suspect->dropped[sites[i]] = 0;
    }
    for (int by_line = 0; by_line < 2; by_line++) {
        found = lost_together(sites, count, by_line);
        if (found >= 0)
            return found;
    }
    for (int i = 0; i < count; i++)
        suspect->dropped[sites[i]] = 1;
    return explains() ? first_needed(sites, count) : -1;
}

static void print_place(const char *before, const struct place *place, const char *why)
{
    dprintf(STANDARD_ERROR, "%s", before);
    if (place->line)
        dprintf(STANDARD_ERROR, "%s:%d in ", place->file, place->line);
    dprintf(STANDARD_ERROR, "%s: %s%s%s\n", place->function, place->what, why,
            place->line ? "" : " (compile with -g to see the line)");
}

/* A derivative that is infinite or NaN came into it where the number was used. */
static int print_gained(const byte *place)
{
    struct findings *f = suspect->lane[suspect_lane].findings;
    f->watched = place;
    if (!place || !run_again(suspect, suspect_lane) || f->watched_at < 0)
        return 0;
    print_place("  gained by a number that is used first at ",
                &__ltoad_sanitizer_places[f->watched_at], "");
    return 1;
}

static void print_whereabouts(void)
{
    static int sites[MOST_SEEN];
    struct findings *f = suspect->lane[suspect_lane].findings;
    int count = f->seen_count, site;
    COPY(sites, f->seen, sizeof sites);
    site = lost_at(sites, count);
    if (site >= 0) {
        const struct place *place = &__ltoad_sanitizer_places[site];
        print_place("  derivative lost at ", place, place->why);
        return;
    }
    dprintf(STANDARD_ERROR, "  no single access accounts for it; derivatives pass through:\n");
    for (int plain = 0, left = MOST_PASSED; plain < 2; plain++)
        for (int i = 0; i < count && left; i++)
            if (__ltoad_sanitizer_places[sites[i]].plain == plain)
                print_place("    ", &__ltoad_sanitizer_places[sites[i]], ""), left--;
}

static void print_difference(const struct request *request, const struct comparison *found)
{
    const struct place *p = request->place;
    dprintf(STANDARD_ERROR, "ltoad: sanitizer: wrong derivative of %s, asked for in %s", p->what,
            p->function);
    if (p->line)
        dprintf(STANDARD_ERROR, " at %s:%d", p->file, p->line);
    if (request->mode == TANGENT)
        dprintf(STANDARD_ERROR, "\n  a tangent is %.9g, and by the sanitizer %.9g\n",
                found->derivative, found->sanitized);
    else
        dprintf(STANDARD_ERROR,
                "\n  along a random direction, the gradient gives %.9g, and the sanitizer %.9g\n",
                found->derivative, found->sanitized);
}

static void print_blind(const struct findings *f)
{
    for (int i = 0; i < f->blind_count; i++)
        dprintf(STANDARD_ERROR, "  the sanitizer cannot see into: %s\n", f->blind[i]);
}

static void judge(struct check *check, int lane)
{
    const struct request *request = check->request;
    struct findings *f = check->lane[lane].findings;
    struct comparison found = compare(check, lane);
    if (!found.wrong) {
        checked++;
        return;
    }
    if (f->blind_count || (request->differently && !setting("LTOAD_SANITIZE_RULES", 0))) {
        skipped++;
        if (!setting("LTOAD_SANITIZE_SUMMARY", 0))
            return;
        dprintf(STANDARD_ERROR, "ltoad: sanitizer: the derivative of %s is not checked\n",
                request->place->what);
        if (request->differently)
            dprintf(STANDARD_ERROR, "  its derivative uses what is registered for %s\n",
                    request->differently);
        print_blind(f);
        return;
    }
    checked++, wrong++;
    print_difference(request, &found);
    suspect = check, suspect_lane = lane;
    if (is_finite(found.derivative) || !print_gained(found.place))
        print_whereabouts();
    if (setting("LTOAD_SANITIZE_ABORT", 0))
        __builtin_trap();
}

/* What stands around derivatives */

struct check *__ltoad_sanitizer_begin(const struct request *request, char *frame, int *calls,
                                      size bytes)
{
    struct check *check;
    int begun = 1;
    if (__ltoad_sanitizing || ++*calls > setting("LTOAD_SANITIZE_CHECKS", DEFAULT_CHECKS))
        return 0;
    size needed = sizeof *check + (size)request->width * sizeof *check->lane;
    check = malloc(needed);
    __builtin_memset(check, 0, needed);
    check->request = request, check->frame = frame;
    if (request->mode == AUGMENTED) {
        check->frame = malloc(bytes);
        COPY(check->frame, frame, bytes);
    }
    check->dropped = fresh_memory((size)__ltoad_sanitizer_count + 1, 1);
    for (int i = 0; i < request->width; i++)
        begun = begun && begin_lane(check, i);
    if (begun) {
        for (int i = 0; i < request->width && request->mode != AUGMENTED; i++)
            keep_shadows(check, i);
        return check;
    }
    skipped++;
    if (setting("LTOAD_SANITIZE_SUMMARY", 0)) {
        dprintf(STANDARD_ERROR, "ltoad: sanitizer: %s could not be run for a check\n",
                request->place->what);
        if (check->lane[0].findings)
            print_blind(check->lane[0].findings);
    }
    end_check(check);
    return 0;
}

void __ltoad_sanitizer_end_check(struct check *check)
{
    if (!check)
        return;
    for (int i = 0; i < check->request->width; i++)
        judge(check, i);
    end_check(check);
}

/* A check of an augmented primal goes on with the reverse sweep over its tape. */
void __ltoad_sanitizer_keep(struct check *check, const void *tape)
{
    if (!check)
        return;
    check->tape = tape, check->next = open_checks;
    open_checks = check;
}

/* Whether two frames have the same shadows. */
static int same_shadows(const struct request *a, const char *one, const struct request *b,
                        const char *other)
{
    for (int i = 0; i < a->arguments; i++)
        for (int lane = 0; lane < a->width && a->argument[i].how == SHADOWED; lane++)
            if (word_at((byte *)one + a->images + lane * a->block + a->argument[i].offset) !=
                word_at((byte *)other + b->images + lane * b->block + b->argument[i].offset))
                return 0;
    return 1;
}

struct check *__ltoad_sanitizer_resume(const struct request *request, char *frame, const void *tape)
{
    struct check **link = &open_checks, *check;
    if (__ltoad_sanitizing)
        return 0;
    while (*link && (*link)->tape != tape)
        link = &(*link)->next;
    check = *link;
    if (!check || check->request->width != request->width)
        return 0;
    *link = check->next;
    if (!same_shadows(check->request, check->frame, request, frame)) {
        skipped++;
        end_check(check);
        return 0;
    }
    free(check->frame);
    check->request = request, check->frame = frame;
    for (int i = 0; i < request->width; i++)
        keep_shadows(check, i);
    return check;
}
