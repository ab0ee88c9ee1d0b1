/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What clones call for blocks of memory. */

/* Images go the way that bytes are about to go; blocks may overlap. */
void __ltoad_sanitizer_copy(byte *to, byte *to_shadow, byte *from, byte *from_shadow, size bytes,
                            int site)
{
    byte little[768], *image = bytes <= 256 ? little : fresh_memory(3 * bytes, 0), any = 0;
    byte *was = image + bytes, *types = was + bytes;
    touch(to, to_shadow, bytes, LEFTOVERS);
    touch(from, from_shadow, bytes, BITS);
    for (size i = 0; i < bytes;) {
        size n = 8 - (word)(from + i) % 8;
        n = n < bytes - i ? n : bytes - i;
        any |= fetch_piece(from + i, n, image + i) != 0;
        i += n;
    }
    COPY(was, from, bytes);
    for (size i = 0; i < bytes; i++) {
        struct page *page = page_of(from + i, 0);
        types[i] = page ? page->type[(word)(from + i) % PAGE] : BITS;
    }
    int keeps = any && is_dropped(site);
    put(to, bytes, keeps ? 0 : image, BITS);
    for (size i = 0; i < bytes; i++) {
        struct page *page = page_of(to + i, 1);
        page->was[(word)(to + i) % PAGE] = was[i];
        tell(page, (word)(to + i) % PAGE, types[i]);
    }
    if (image != little)
        munmap(image, 3 * bytes);
}

/* A block that has been filled with one byte. */
void __ltoad_sanitizer_fill(byte *place, size bytes)
{
    static const byte zeros[256];
    for (size i = 0; i < bytes; i += LENGTH(zeros))
        put(place + i, bytes - i < LENGTH(zeros) ? bytes - i : LENGTH(zeros), zeros, BITS);
}

/* What an inactive function may have written keeps its images: as much as has any, from here on. */
void __ltoad_sanitizer_trust(byte *place)
{
    if (!is_mapped((word)place))
        return;
    for (size i = 0; i < PAGE; i++) {
        struct page *page = page_of(place + i, 0);
        size at = (word)(place + i) % PAGE;
        if (!page || page->state[at] == UNTOUCHED || !is_mapped((word)(place + i)))
            return;
        page->was[at] = place[i];
    }
}

/* A block that is about to be freed; `bytes` is 0 where the allocator knows. */
void __ltoad_sanitizer_free(byte *place, size bytes)
{
    if (place)
        __ltoad_sanitizer_fresh(place, bytes ? bytes : malloc_usable_size(place));
}

/* The images of a block that is about to be moved by an allocator, to be put into the new one. */
byte *__ltoad_sanitizer_lift(byte *place, byte *shadow, size bytes)
{
    size *kept;
    if (!place)
        return 0;
    if (!bytes)
        bytes = malloc_usable_size(place);
    touch(place, shadow, bytes, BITS);
    kept = fresh_memory(sizeof *kept + bytes + 1, 0);
    *kept = bytes;
    for (size i = 0; i < bytes; i += 8)
        fetch_piece(place + i, bytes - i < 8 ? bytes - i : 8, (byte *)(kept + 1) + i);
    __ltoad_sanitizer_fresh(place, bytes);
    return (byte *)kept;
}

void __ltoad_sanitizer_drop(byte *place, size bytes, byte *lifted)
{
    if (!place)
        return;
    __ltoad_sanitizer_fresh(place, bytes);
    if (!lifted)
        return;
    size kept = *(size *)lifted;
    put(place, kept < bytes ? kept : bytes, lifted + sizeof kept, BITS);
    munmap(lifted, sizeof kept + kept + 1);
}

/* An argument that is passed as a copy of what lies at `from`. */
void __ltoad_sanitizer_by_value(byte *place, byte *from, byte *shadow, size bytes)
{
    if (from && !memcmp(place, from, bytes))
        __ltoad_sanitizer_copy(place, 0, from, shadow, bytes, -1);
    else
        __ltoad_sanitizer_fresh(place, bytes);
}

/* qsort, as a stable sort that takes images along. */
void __ltoad_sanitizer_sort(byte *base, byte *shadow, size count, size bytes,
                            int (*compare)(const void *, const void *))
{
    size total = count * bytes;
    byte *from = base, *to = malloc(total + 1), *other = to;
    __ltoad_sanitizer_fresh(to, total);
    touch(base, shadow, total, BITS);
    for (size run = 1; run < count; run *= 2) {
        for (size start = 0; start < count; start += 2 * run) {
            size middle = start + run < count ? start + run : count;
            size end = start + 2 * run < count ? start + 2 * run : count, a = start, b = middle;
            for (size k = start; k < end; k++) {
                int left = a < middle &&
                           (b >= end || compare(from + a * bytes, from + b * bytes) <= 0);
                byte *source = from + (left ? a++ : b++) * bytes;
                __ltoad_sanitizer_copy(to + k * bytes, 0, source, 0, bytes, -1);
                COPY(to + k * bytes, source, bytes);
            }
        }
        byte *swap = from;
        from = to, to = swap;
    }
    if (from != base) {
        __ltoad_sanitizer_copy(base, 0, from, 0, total, -1);
        COPY(base, from, total);
    }
    free(other);
}
