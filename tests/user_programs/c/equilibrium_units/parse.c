#include "chem.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static const char ELEMENTS[] = "CHO";

static const char *formula(const char *at, uint8_t atoms[MAX_ELEMENTS])
{
    while (isupper((unsigned char)*at)) {
        const char *which = strchr(ELEMENTS, *at);
        if (!which)
            return NULL;
        int n = 1;
        if (isdigit((unsigned char)*++at))
            n = (int)strtol(at, (char **)&at, 10);
        atoms[which - ELEMENTS] += n;
    }
    return at;
}

chem_error chem_parse(mechanism *m, const char *text)
{
    memset(m, 0, sizeof *m);
    while (*text) {
        while (isspace((unsigned char)*text))
            text++;
        if (!*text)
            break;
        if (m->count == MAX_SPECIES)
            return CHEM_MEMORY;
        species *s = &m->list[m->count++];
        const char *end = formula(text, s->atoms);
        if (!end || end == text || end - text >= (ptrdiff_t)sizeof s->name)
            return CHEM_SYNTAX;
        memcpy(s->name, text, end - text);
        s->gas = 1;
        if (*end == '*') {
            s->measured = 1;
            end++;
        }
        for (int i = 0; i < 3; i++) {
            char *after;
            s->a[i] = strtod(end, &after);
            if (after == end)
                return CHEM_SYNTAX;
            end = after;
        }
        text = end;
    }
    return CHEM_OK;
}
