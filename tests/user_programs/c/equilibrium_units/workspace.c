#include "chem.h"
#include <stdalign.h>
#include <stdlib.h>

struct workspace {
    size_t used, size;
    alignas(max_align_t) unsigned char bytes[];
};

workspace *workspace_new(size_t bytes)
{
    workspace *w = malloc(sizeof *w + bytes);
    if (w) {
        w->used = 0;
        w->size = bytes;
    }
    return w;
}

void *workspace_take(workspace *w, size_t count, size_t size)
{
    const size_t bytes = (count * size + alignof(max_align_t) - 1) / alignof(max_align_t) * alignof(max_align_t);
    if (w->used + bytes > w->size)
        return NULL;
    void *p = w->bytes + w->used;
    w->used += bytes;
    return p;
}

void workspace_reset(workspace *w) { w->used = 0; }
void workspace_free(workspace *w) { free(w); }
