/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
// What the linker says of a call: where it stands in the source, and what lies in its buffers.
//
// A text for each buffer, and the place behind them.  't': only the run tells what lies there,
// and the memory has tags.  'k': all is known, so that what is no number here is none; 'u': it is not.
// 'D' or 'F': whatever number lies there is a double, or a float.  Then come the numbers: 'd' or
// 'f', the first byte, '/', after how many bytes the next one comes; and what is an integer: 'i', the
// first byte, '/', how many there are.

struct claims {
    int tagged, shared, known, only;
    const char *numbers;
};

static const char *next_text(const char *text) { return text + strlen(text) + 1; }

static struct claims claims_in(const char *text) {
    struct claims c = {0, 0, 0, 0, text};
    for (; *text && *text != 'd' && *text != 'f' && *text != 'i'; text++) {
        if (*text == 't') c.tagged = 1;
        if (*text == 's') c.shared = 1;
        if (*text == 'k') c.known = 1;
        if (*text == 'D') c.only = DOUBLE_KIND;
        if (*text == 'F') c.only = FLOAT_KIND;
    }
    c.numbers = text;
    return c;
}

static const char *read_number(const char *text, i64 *number) {
    int negative = *text == '-';
    for (*number = 0, text += negative; *text >= '0' && *text <= '9'; text++)
        *number = 10 * *number + *text - '0';
    if (negative) *number = -*number;
    return text;
}

// Tag some bytes of a buffer, from one on, with what is claimed of those that have no tag.
static void tag_by_claims(char *tags, i64 from, i64 bytes, struct claims claims) {
    for (const char *text = claims.numbers; *text;) {
        const char letter = *text;
        const int kind = letter == 'd' ? DOUBLE_KIND : FLOAT_KIND, width = letter == 'd' ? 8 : 4;
        i64 start, step;
        text = read_number(read_number(text + 1, &start) + 1, &step);
        start -= from;
        if (letter == 'i') {
            for (i64 i = start; i < start + step; i++)
                if (i >= 0 && i < bytes && !tags[i]) tags[i] = INTEGER_KIND;
            continue;
        }
        if (start <= -width) start += (-start - width) / step * step + step;
        for (; start < bytes; start += step)
            for (int i = 0; i < width; i++)
                if (start + i >= 0 && start + i < bytes && !tags[start + i])
                    tags[start + i] = (char)(kind | i);
    }
    for (i64 i = 0; claims.known && i < bytes; i++)
        if (!tags[i]) tags[i] = INTEGER_KIND;
}
