/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The derivative's answer and the sanitizer's.

   In reverse mode, <shadows after, directions> + <derivatives of arguments, their directions>
   is <shadows before, tangents at the end> + <adjoint of the result, its tangent>: what is in
   memory is a variable of its own before the run and after it.  In forward mode, each tangent
   is compared. */

struct comparison {
    double derivative, sanitized, scale;
    double seed; /* the largest adjoint that the derivative begins with */
    const byte *place; /* of the first number whose derivative is infinite or NaN, else NULL */
    int wrong;
};

static double value_of(const byte *place, int kind)
{
    float narrow;
    double wide;
    COPY(&narrow, place, sizeof narrow);
    if (kind == FLOAT)
        return narrow;
    COPY(&wide, place, sizeof wide);
    return wide;
}

static int is_finite(double value)
{
    return value - value == 0;
}

static double tolerance(const struct request *request)
{
    return request->single == 3 ? 3e-2 : request->single ? 2e-3 : 1e-6;
}

/* Two numbers that should be the same; `scale` is how large what they are sums of is. */
static int differ(double derivative, double sanitized, double scale, double relative)
{
    if (!is_finite(sanitized))
        return 0;
    if (!is_finite(derivative))
        return 1;
    return __builtin_fabs(derivative - sanitized) > relative * scale;
}

typedef void visitor(void *context, const struct record *, size offset, int kind, const byte *image,
                     const byte *before);

/* Of words that were moved only, nothing tells what they are: a pair of which the first number is
   zero has the bits of a double.  What does not agree may do so if such words are pairs. */
static int as_pairs, doubtful;

static int guessed(const struct request *request, const byte *a, const byte *b)
{
    word x = word_at(a), y = word_at(b);
    if (request->single == 1)
        return FLOAT;
    if ((x && !is_double(x)) || (y && !is_double(y)))
        return FLOAT;
    doubtful |= request->single;
    return as_pairs && request->single ? FLOAT : DOUBLE;
}

/* Calls `visit` for each number in memory with a shadow. */
static void each_number(struct check *check, int lane, visitor *visit, void *context)
{
    struct findings *f = check->lane[lane].findings;
    const byte *data = (byte *)f + granted / 2, *before = check->lane[lane].before;
    for (size r = 0; r < f->records; r++) {
        const struct record *record = f->record + r;
        const byte *images = data + record->after, *states = images + record->bytes;
        const byte *old = before ? before + record->after / 2 : 0;
        for (size i = 0; i < record->bytes;) {
            size rest = record->bytes - i, unit = 8;
            byte state = states[i];
            int kind = state == SEEDED_FLOAT ? FLOAT : DOUBLE;
            const byte *shadow = record->shadow + i;
            if (!is_mapped((word)shadow) || !is_mapped((word)(shadow + 7)))
                return;
            if (state == SEEDED && rest >= 8 && states[i + 4] != SEEDED)
                kind = FLOAT;
            else if (state == SEEDED && rest >= 8)
                kind = guessed(check->request, shadow, images + i);
            unit = kind == FLOAT || rest < 8 ? 4 : 8;
            if (rest < unit)
                break;
            if (state >= SEEDED && state <= SEEDED_DOUBLE)
                visit(context, record, i, unit == 4 ? FLOAT : DOUBLE, images + i, old ? old + i : 0);
            i += unit;
        }
    }
}

/* Keeps the shadows before the derivative runs. */
static void keep_shadows(struct check *check, int lane)
{
    struct lane *l = &check->lane[lane];
    struct findings *f = l->findings;
    l->before = malloc(f->bytes / 2 + 8);
    for (size r = 0; r < f->records; r++) {
        struct record *record = f->record + r;
        for (size i = 0; i < record->bytes;) {
            size n = here(record->shadow + i, record->bytes - i);
            if (is_mapped((word)(record->shadow + i)))
                COPY(l->before + record->after / 2 + i, record->shadow + i, n);
            i += n;
        }
    }
}

static void add_product(struct comparison *found, double *side, double a, double b)
{
    double product = a == 0 || b == 0 ? 0 : a * b;
    *side += product;
    if (is_finite(product))
        found->scale += __builtin_fabs(product);
}

static void begin_with(struct comparison *found, double adjoint)
{
    if (__builtin_fabs(adjoint) > found->seed)
        found->seed = __builtin_fabs(adjoint);
}

/* Whether both sides are what is left of sums that cancel, as where a function has its least value:
   no digit is right there.  A derivative that is zero is none of them: it may be lost. */
static int is_cancelled(const struct comparison *found, double largest, int single)
{
    const double least = (single ? 1e-5 : 1e-13) * largest * found->seed;
    return found->derivative != 0 && __builtin_fabs(found->derivative) <= least &&
           __builtin_fabs(found->sanitized) <= least;
}

static void add_element(void *context, const struct record *record, size offset, int kind,
                        const byte *image, const byte *before)
{
    struct comparison *found = context;
    const byte *shadow = record->shadow + offset;
    byte v[8];
    if (!found->place && !is_finite(value_of(shadow, kind)))
        found->place = record->place + offset;
    for (size i = 0; i < 8; i++)
        v[i] = pattern_byte(shadow + i);
    add_product(found, &found->derivative, value_of(shadow, kind), value_of(v, kind));
    add_product(found, &found->sanitized, value_of(before, kind), value_of(image, kind));
    begin_with(found, value_of(before, kind));
}

static void compare_element(void *context, const struct record *record, size offset, int kind,
                            const byte *image, const byte *before)
{
    struct comparison *found = context;
    double derivative = value_of(record->shadow + offset, kind), sanitized = value_of(image, kind);
    (void)before;
    if (is_finite(sanitized) && __builtin_fabs(sanitized) > found->scale)
        found->scale = __builtin_fabs(sanitized);
    if (is_finite(sanitized) &&
        !(__builtin_fabs(derivative - sanitized) <=
          __builtin_fabs(found->derivative - found->sanitized))) {
        found->derivative = derivative, found->sanitized = sanitized;
        found->place = !is_finite(derivative) && record->place ? record->place + offset : 0;
    }
}


static void compare_gradient(struct check *check, int lane, struct comparison *found)
{
    const struct request *request = check->request;
    const struct findings *f = check->lane[lane].findings;
    const byte *returned = (byte *)check->frame + request->found;
    each_number(check, lane, add_element, found);
    for (int i = 0; i < request->arguments; i++) {
        const struct argument *a = request->argument + i;
        size each = width_of(a->kind) * (size)a->count;
        byte image[64 * 8];
        if (a->how != NUMBER)
            continue;
        direction(request, i, lane, image);
        for (int k = 0; k < a->count && request->found >= 0; k++)
            add_product(found, &found->derivative,
                        value_of(returned + (size)lane * each + k * width_of(a->kind), a->kind),
                        value_of(image + k * width_of(a->kind), a->kind));
        returned += each * (size)request->width;
    }
    for (int k = 0; k < request->result_count && request->seeds >= 0; k++) {
        size width = width_of(request->result_kind), each = width * (size)request->result_count;
        const byte *seed = (byte *)check->frame + request->seeds + (size)lane * each + k * width;
        add_product(found, &found->sanitized, value_of(seed, request->result_kind),
                    value_of(f->result + k * width, request->result_kind));
        begin_with(found, value_of(seed, request->result_kind));
    }
    found->wrong = differ(found->derivative, found->sanitized, found->scale, tolerance(request)) &&
                   !is_cancelled(found, f->largest, request->single);
}

static void compare_tangent(struct check *check, int lane, struct comparison *found)
{
    const struct request *request = check->request;
    struct record result = {0, 0, 0, 0, 0};
    each_number(check, lane, compare_element, found);
    for (int k = 0; k < request->result_count && request->found >= 0; k++) {
        int kind = request->result_kind;
        size width = width_of(kind);
        result.shadow = (byte *)check->frame + request->found +
                        (size)(lane * request->result_count) * width;
        compare_element(found, &result, k * width, kind,
                        check->lane[lane].findings->result + k * width, 0);
    }
    found->wrong = differ(found->derivative, found->sanitized,
                          found->scale + __builtin_fabs(found->derivative), tolerance(request));
}

static struct comparison compared(struct check *check, int lane, int pairs)
{
    struct comparison found = {0, 0, 0, 0, 0, 0};
    as_pairs = pairs;
    if (check->request->mode == TANGENT)
        compare_tangent(check, lane, &found);
    else
        compare_gradient(check, lane, &found);
    return found;
}

static struct comparison compare(struct check *check, int lane)
{
    struct comparison found;
    lane_salt = lane;
    doubtful = 0;
    found = compared(check, lane, 0);
    if (found.wrong && doubtful) {
        const struct comparison other = compared(check, lane, 1);
        if (!other.wrong)
            return other;
    }
    return found;
}
