/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Memory's images: beside each byte its image, and what the byte was when the image was written.

   A byte that differs from what it was then has been written by code that is not sanitized: its
   image is stale, and zero is taken.  A byte is untouched until something sanitized writes it, or
   reads it through an address with a shadow: then its image comes from the shadow, which is the
   tangent itself in forward mode.  In reverse mode it is a pattern that depends on the shadow's
   address, and that is a number near 1 whether it is read as a double or as two floats.

   Accesses also tell the types of numbers, FLOAT or DOUBLE, and copies take them along: memory
   that is only moved is compared as what was stored there first.  What is moved by four bytes is
   a float (FOUR) unless another access says that it is not. */

enum state { UNTOUCHED, WRITTEN, SEEDED, SEEDED_FLOAT, SEEDED_DOUBLE, SEEDED_ADDRESS };
enum { FOUR = WIDE };
enum { PAGE = 4096, LEAVES = 1 << 17, ROOTS = 1 << 18 };

struct page {
    byte image[PAGE], was[PAGE], state[PAGE], type[PAGE];
};

/* The child's. */
static struct page ***pages;
static struct findings *findings;
static size granted;
static int forward, single, lane_salt;
static byte *dropped, *seen;

static void blind(const char *what)
{
    int n = findings->blind_count;
    for (int i = 0; i < n; i++)
        if (findings->blind[i] == what)
            return;
    if (n < MOST_BLIND)
        findings->blind[n] = what, findings->blind_count = n + 1;
}

/* Told of an image that is not zero; whether it is to be dropped, to see what comes of that. */
static int is_dropped(int site)
{
    if (site < 0)
        return 0;
    if (!seen[site]) {
        seen[site] = 1;
        if (findings->seen_count < MOST_SEEN)
            findings->seen[findings->seen_count++] = site;
    }
    return dropped && dropped[site];
}

/* Pages of images */

static struct page *page_of(const byte *place, int make)
{
    word number = (word)place / PAGE, root = number / LEAVES % ROOTS;
    if (!pages[root]) {
        if (!make)
            return 0;
        pages[root] = fresh_memory(LEAVES * sizeof **pages, 0);
    }
    struct page **found = &pages[root][number % LEAVES];
    if (!*found && make)
        *found = fresh_memory(sizeof **found, 0);
    return *found;
}

/* As many of `bytes` as lie in one page. */
static size here(const byte *place, size bytes)
{
    size rest = PAGE - (word)place % PAGE;
    return bytes < rest ? bytes : rest;
}

/* Addresses */

static int is_near(word value)
{
    return value >= 65536 && value < 1ul << 47;
}

static int is_mapped(word value)
{
    static word known[4096];
    byte resident;
    word page = value / PAGE;
    if (!is_near(value))
        return 0;
    if (known[page % LENGTH(known)] == page)
        return 1;
    if (mincore((void *)(page * PAGE), 1, &resident))
        return 0;
    known[page % LENGTH(known)] = page;
    return 1;
}

/* Seeds */

static word scrambled(word value)
{
    value += 0x9e3779b97f4a7c15ul;
    value = (value ^ value >> 30) * 0xbf58476d1ce4e5b9ul;
    value = (value ^ value >> 27) * 0x94d049bb133111ebul;
    return value ^ value >> 31;
}

/* A number in [1, 2) or (-2, -1], as a double and as two floats. */
static word pattern(word key)
{
    word bits = scrambled(key + (word)lane_salt * 0x100000001b3ul);
    return (bits & 0x800fffff807ffffful) | 0x3ff000003f800000ul;
}

static byte pattern_byte(const byte *shadow)
{
    word address = (word)shadow;
    return (byte)(pattern(address / 8) >> address % 8 * 8);
}

static word word_at(const byte *place)
{
    word value;
    COPY(&value, place, sizeof value);
    return value;
}

/* Whether the sizes of numbers that people compute with have such bits. */
static int is_double(word bits)
{
    int exponent = (int)(bits >> 52 & 0x7ff);
    return exponent > 1023 - 400 && exponent < 1023 + 400;
}

static int is_float(half bits)
{
    int exponent = (int)(bits >> 23 & 0xff);
    return exponent > 127 - 60 && exponent < 127 + 60;
}

enum content { NOTHING, NUMBERS, POINTER };

/* What lies in up to 8 bytes of which the access does not tell the type. */
static enum content content_of(const byte *place, size bytes)
{
    const byte *start = bytes < 4 ? (const byte *)((word)place & ~7ul) : place;
    if (bytes == 4) {
        half value;
        COPY(&value, place, sizeof value);
        return value == 0 || is_float(value) || is_double(word_at((byte *)((word)place & ~7ul)))
                   ? NUMBERS
                   : NOTHING;
    }
    word value = word_at(start);
    if (is_mapped(value))
        return POINTER;
    return value != 0 && (value < 1ul << 47 || value > -(1ul << 47)) ? NOTHING : NUMBERS;
}

static word shadow_address(const byte *place, const byte *shadow)
{
    word value = word_at(place), found = word_at(shadow);
    return is_mapped(value) && is_mapped(found) && found != value ? found : 0;
}

static void note(byte *place, byte *shadow, size bytes, int kind)
{
    struct record *last = findings->record + findings->records;
    if (findings->records && last[-1].place + last[-1].bytes == place &&
        last[-1].shadow + last[-1].bytes == shadow && last[-1].kind == kind) {
        last[-1].bytes += bytes;
        return;
    }
    if ((size)((byte *)(last + 2) - (byte *)findings) > granted / 2) {
        blind("more memory than it has room for");
        return;
    }
    *last = (struct record){place, shadow, bytes, 0, kind};
    findings->records++;
}

static byte type_of(int kind, size bytes)
{
    return kind == FLOAT || kind == DOUBLE ? (byte)kind : kind == BITS && bytes == 4 ? FOUR : BITS;
}

/* An access says what a byte is a part of; of an input, the first that knows. */
static void tell(struct page *page, size at, byte type)
{
    byte known = page->type[at];
    if (page->state[at] == WRITTEN || known == BITS || (known == FOUR && type != BITS))
        page->type[at] = type;
}

/* Gives untouched bytes within one page and one word, or one number, their images. */
static void seed(struct page *page, byte *place, byte *shadow, size bytes, int kind)
{
    size at = (word)place % PAGE;
    enum content content = kind == BITS      ? content_of(place, bytes)
                           : kind == ADDRESS ? POINTER
                                             : NUMBERS;
    word address = content == POINTER && bytes == 8 ? shadow_address(place, shadow) : 0;
    if (kind == WIDE && !forward)
        blind("inputs wider than a double"), content = NOTHING;
    for (size i = 0; i < bytes; i++) {
        byte image = content == NOTHING   ? 0
                     : content == POINTER ? (byte)(address >> 8 * i)
                     : forward            ? shadow[i]
                                          : pattern_byte(shadow + i);
        page->image[at + i] = image;
        page->was[at + i] = place[i];
        page->state[at + i] = content == NUMBERS   ? SEEDED
                              : content == NOTHING ? WRITTEN
                                                   : SEEDED_ADDRESS;
        page->type[at + i] = type_of(kind, bytes);
    }
    if (content == NUMBERS)
        note(place, shadow, bytes, kind);
}

/* Takes the images of untouched bytes from the shadow, if there is any. */
static void touch(byte *place, byte *shadow, size bytes, int kind)
{
    int shadowed = (word)shadow > 65536 && shadow != place;
    size unit = kind == FLOAT ? 4 : kind == WIDE ? 1 : 8;
    for (size i = 0; i < bytes;) {
        byte *p = place + i;
        size n = kind == BITS || kind == LEFTOVERS ? 8 - (word)p % 8 : unit - i % unit;
        n = here(p, n < bytes - i ? n : bytes - i);
        struct page *page = page_of(p, shadowed);
        if (!page)
            return;
        size at = (word)p % PAGE, k = 0;
        while (k < n && page->state[at + k] == UNTOUCHED)
            k++;
        if (k && shadowed)
            seed(page, p, shadow + i, k, k == n || kind == LEFTOVERS ? kind : BITS);
        else if (page->state[at] == SEEDED || (kind == FLOAT && page->state[at] == WRITTEN))
            for (size j = at; j < at + n; j++)
                tell(page, j, type_of(kind, n));
        while (!k || (k < n && page->state[at + k] != UNTOUCHED))
            k++;
        i += k;
    }
}

/* Whether all bytes have an image that is not stale. */
static int is_known(const byte *place, size bytes)
{
    for (size i = 0; i < bytes; i++) {
        struct page *page = page_of(place + i, 0);
        size at = (word)(place + i) % PAGE;
        if (!page || page->state[at] == UNTOUCHED || page->was[at] != place[i])
            return 0;
    }
    return 1;
}

/* The images of bytes that are one number, or a piece of one: zero unless all of it is known. */
static word fetch(const byte *place, size bytes, byte *image)
{
    byte any = 0;
    struct page *page = page_of(place, 0);
    size at = (word)place % PAGE;
    if (at + bytes <= PAGE && page) {
        byte touched = 1, changed = 0;
        for (size i = 0; i < bytes; i++) {
            touched &= page->state[at + i] != UNTOUCHED;
            changed |= page->was[at + i] ^ place[i];
            any |= image[i] = page->image[at + i];
        }
        if (touched && !changed)
            return any;
        any = 0;
    }
    __builtin_memset(image, 0, bytes);
    if (!is_known(place, bytes))
        return 0;
    for (size i = 0; i < bytes; i++)
        any |= image[i] = page_of(place + i, 0)->image[(word)(place + i) % PAGE];
    return any;
}

/* The same of a piece of a block, where numbers may begin at any byte: those of which nothing is
   known have no image, and leave the others theirs. */
static word fetch_piece(const byte *place, size bytes, byte *image)
{
    word any = fetch(place, bytes, image);
    if (any || is_known(place, bytes))
        return any;
    for (size i = 0; i < bytes; i++) {
        struct page *page = page_of(place + i, 0);
        size at = (word)(place + i) % PAGE;
        if (!page || page->state[at] == UNTOUCHED)
            continue;
        if (page->was[at] != place[i]) {
            __builtin_memset(image, 0, bytes);
            return 0;
        }
        any |= image[i] = page->image[at];
    }
    return any;
}

/* Rounding errors of a derivative are not larger than those of the largest tangent. */
static void measure(const byte *image, size bytes, int kind)
{
    double value = 0;
    float narrow = 0;
    if (kind == DOUBLE && bytes == sizeof value)
        COPY(&value, image, sizeof value);
    else if (kind == FLOAT && bytes == sizeof narrow)
        COPY(&narrow, image, sizeof narrow), value = narrow;
    value = __builtin_fabs(value);
    if (value > findings->largest && value - value == 0)
        findings->largest = value;
}

/* Writes images of bytes that memory holds by now; without `image` they keep theirs. */
static void put(const byte *place, size bytes, const byte *image, int kind)
{
    if (image)
        measure(image, bytes, kind);
    for (size i = 0; i < bytes;) {
        struct page *page = page_of(place + i, 1);
        size at = (word)(place + i) % PAGE, n = here(place + i, bytes - i);
        for (size k = 0; k < n; k++) {
            byte image_before = page->state[at + k] == UNTOUCHED ? 0 : page->image[at + k];
            page->image[at + k] = image ? image[i + k] : image_before;
            page->state[at + k] = page->state[at + k] == UNTOUCHED ? WRITTEN : page->state[at + k];
            tell(page, at + k, type_of(kind, bytes));
        }
        COPY(page->was + at, place + i, n);
        i += n;
    }
}

/* Memory that begins or ceases to be an object. */
void __ltoad_sanitizer_fresh(byte *place, size bytes)
{
    for (size i = 0; i < bytes;) {
        size n = here(place + i, bytes - i);
        struct page *page = page_of(place + i, 0);
        if (page)
            __builtin_memset(page->state + (word)(place + i) % PAGE, UNTOUCHED, n);
        i += n;
    }
}
