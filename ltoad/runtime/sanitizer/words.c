/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What clones call for single accesses, and for arithmetic on words. */

static void watch(const byte *place, size bytes, int site)
{
    const byte *wanted = findings->watched;
    if (wanted && findings->watched_at < 0 && place <= wanted && wanted < place + bytes)
        findings->watched_at = site;
}

/* The images of an access of `bytes`, which consists of numbers of one kind. */
void __ltoad_sanitizer_load(byte *place, byte *shadow, size bytes, int kind, int site, byte *image)
{
    size unit = kind == FLOAT ? 4 : kind == WIDE || bytes < 8 ? bytes : 8;
    word any = 0;
    touch(place, shadow, bytes, kind);
    watch(place, bytes, site);
    for (size i = 0; i < bytes; i += unit) {
        size n = unit < bytes - i ? unit : bytes - i;
        any |= kind == BITS ? fetch_piece(place + i, n, image + i) : fetch(place + i, n, image + i);
    }
    if (any && kind != ADDRESS && is_dropped(site))
        __builtin_memset(image, 0, bytes);
}

/* The memory of an access that is about to be overwritten gets its images. */
void __ltoad_sanitizer_before(byte *place, byte *shadow, size bytes, int kind)
{
    touch(place, shadow, bytes, kind == BITS ? LEFTOVERS : kind);
}

/* The images of what has been stored.  A store that is dropped leaves those that were there. */
void __ltoad_sanitizer_store(byte *place, size bytes, int kind, int site, const byte *image)
{
    byte any = 0;
    watch(place, bytes, site);
    for (size i = 0; i < bytes; i++)
        any |= image[i];
    put(place, bytes, any && kind != ADDRESS && is_dropped(site) ? 0 : image, kind);
}

word __ltoad_sanitizer_load_word(byte *place, byte *shadow, int bytes, int kind, int site)
{
    word image = 0;
    __ltoad_sanitizer_load(place, shadow, (size)bytes, kind, site, (byte *)&image);
    return image;
}

void __ltoad_sanitizer_store_word(byte *place, int bytes, int kind, int site, word image)
{
    __ltoad_sanitizer_store(place, (size)bytes, kind, site, (byte *)&image);
}

/* Bits */

enum operation { AND, OR, XOR, ADD, SUB };

static word sign_of(int bits)
{
    return 1ul << (bits - 1);
}

/* What is calculated with the bits of a number is lost; with those of an integer, nothing is. */
static word lost(word x, int bits)
{
    if (bits == 64 ? is_double(x) : bits == 32 && is_float((half)x))
        blind("arithmetic on the bits of a float");
    return 0;
}

static int whole_bytes(word mask)
{
    for (; mask; mask >>= 8)
        if ((mask & 255) != 0 && (mask & 255) != 255)
            return 0;
    return 1;
}

/* x & mask: a piece of x, its absolute value, or, in which no derivative is left, its sign. */
static word masked(word x, word image, word mask, int bits)
{
    word sign = sign_of(bits);
    if (mask == sign)
        return 0;
    if (mask == sign - 1)
        return image ^ (x & sign);
    return whole_bytes(mask) ? image & mask : lost(x, bits);
}

/* x | y where y has no image: -|x|, or x beside something else. */
static word joined(word x, word image, word y, int bits)
{
    word sign = sign_of(bits);
    if (y == sign)
        return image ^ (~x & sign);
    for (int i = 0; i < bits; i += 8)
        if ((y >> i & 255) && (image >> i & 255))
            return lost(x, bits);
    return image;
}

/* The image of `result`, which comes of x and y, one of which at least has an image. */
word __ltoad_sanitizer_bits(int what, word x, word dx, word y, word dy, word result, int bits)
{
    if (!(dx | dy))
        return 0;
    if (bits == 64 && is_near(result)) {
        if (!dy && is_near(x) && is_near(dx))
            return dx + (result - x);
        if (!dx && is_near(y) && is_near(dy) && what != SUB)
            return dy + (result - y);
    }
    if (what == ADD && !(x & y) && !(dx & dy))
        what = OR;
    switch (what) {
    case AND:
        return !dy ? masked(x, dx, y, bits) : !dx ? masked(y, dy, x, bits) : dx & dy;
    case OR:
        return !dy ? joined(x, dx, y, bits) : !dx ? joined(y, dy, x, bits) : dx | dy;
    case XOR:
        return dx ^ dy ^ (!dy && y == sign_of(bits) ? y : 0) ^ (!dx && x == sign_of(bits) ? x : 0);
    default:
        return dx ? lost(x, bits) : lost(y, bits);
    }
}

/* Something without a derivative gets, or may get, an image that is not zero. */
void __ltoad_sanitizer_blind(const char *what)
{
    blind(what);
}
