"""C that makes an entry's first call again, where the function has variables that calls change.

What a variable keeps from one call to the next counts as constant: a function that reuses what it
found at the same place before would have wrong derivatives.  So the first call of each entry is
made again, at a place nearby and at the same one, in memory of its own, and has to give the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ltoad.frontends.elements import Element
from ltoad.frontends.signature import Parameter

_REASON = (
    "gives something else when it is called again with the same arguments: a variable (static, "
    "global, SAVE, COMMON or of a module) keeps what an earlier call left there. That counts as "
    "constant, so derivatives would be wrong; compute it anew in each call"
)

_HEAD = """\
#include <math.h>
#include <string.h>
#include <time.h>
struct ltoad_part { int64_t bytes; char kind; }; /* f: float, d: double, or something else */
"""

_COMPARED = f"""\
enum {{ LTOAD_SECONDS = 5 }}; /* calls that take longer are not made again */

static void ltoad_drop(void **parts)
{{
    for (void **each = parts; *each != (void *)-1; each++)
        free(*each);
}}

static void ltoad_copies(void **to, void *const *from, int count, const int64_t *d)
{{
    for (int k = 0; k < count; k++) {{
        const int64_t bytes = ltoad_part_of(k, d).bytes;
        to[k] = from[k] ? malloc(bytes ? bytes : 1) : 0;
        if (to[k])
            memcpy(to[k], from[k], bytes);
    }}
}}

/* Inputs, one unit in the last place nearer to zero. */
static void ltoad_move(void **parts, int inputs, const int64_t *d)
{{
    for (int k = 0; k < inputs; k++) {{
        const struct ltoad_part part = ltoad_part_of(k, d);
        for (int64_t i = 0; parts[k] && i < part.bytes / 8 && part.kind == 'd'; i++)
            if (isfinite(((double *)parts[k])[i]) && ((double *)parts[k])[i] != 0)
                ((int64_t *)parts[k])[i] -= 1;
        for (int64_t i = 0; parts[k] && i < part.bytes / 4 && part.kind == 'f'; i++)
            if (isfinite(((float *)parts[k])[i]) && ((float *)parts[k])[i] != 0)
                ((int32_t *)parts[k])[i] -= 1;
    }}
}}

static double ltoad_number(const void *part, char kind, int64_t i)
{{
    return kind == 'd' ? ((const double *)part)[i] : ((const float *)part)[i];
}}

static int ltoad_is_near(const void *one, const void *other, struct ltoad_part part)
{{
    const int64_t count = part.kind == 'd' ? part.bytes / 8 : part.kind == 'f' ? part.bytes / 4 : 0;
    const double digits = part.kind == 'd' ? 1e-6 : 1e-3;
    double scale = 0;
    for (int64_t i = 0; i < count; i++) {{
        const double x = fabs(ltoad_number(one, part.kind, i));
        scale = isfinite(x) && x > scale ? x : scale;
    }}
    for (int64_t i = 0; i < count; i++) {{
        const double x = ltoad_number(one, part.kind, i), y = ltoad_number(other, part.kind, i);
        if (isfinite(x) && isfinite(y) ? fabs(x - y) > digits * scale : isfinite(x) != isfinite(y))
            return 0;
    }}
    return 1;
}}

static void ltoad_compare(void *const *one, void *const *other, int count, const int64_t *d)
{{
    for (int k = 0; k < count; k++)
        if (one[k] && other[k] && !ltoad_is_near(one[k], other[k], ltoad_part_of(k, d)))
            ltoad_fail("{_REASON}");
}}

static double ltoad_now(void)
{{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec + 1e-9 * now.tv_nsec;
}}

static void ltoad_twice(void (*run)(void *const *, const int64_t *), void *const *parts, int count,
                        int inputs, const int64_t *d)
{{
    void *first[count + 1], *near[count + 1], *again[count + 1];
    first[count] = near[count] = again[count] = (void *)-1;
    const double start = ltoad_now();
    ltoad_copies(first, parts, count, d);
    run(first, d);
    if (ltoad_now() - start < LTOAD_SECONDS) {{
        ltoad_copies(near, parts, count, d);
        ltoad_move(near, inputs, d);
        run(near, d);
        ltoad_drop(near);
        ltoad_copies(again, parts, count, d);
        run(again, d);
        ltoad_compare(first, again, count, d);
        run(parts, d);
        ltoad_compare(again, parts, count, d);
        ltoad_drop(again);
    }} else
        run(parts, d);
    ltoad_drop(first);
}}
"""


def helpers(parameters: Sequence[Parameter], count: Callable[[Parameter], str]) -> str:
    """What entries need that make their first calls again; ``count`` is the number of elements of a
    parameter in C."""
    cases = [
        f"    case {i}: return (struct ltoad_part){{({count(p)}) * sizeof({p.element.c}), "
        f"'{_kind(p.element)}'}};"
        for i, p in enumerate(parameters)
    ]
    many = len(parameters)
    return "\n".join(
        [
            _HEAD,
            "static struct ltoad_part ltoad_part_of(int k, const int64_t *d)",
            "{",
            f"    switch (k % {many}) {{",
            *cases,
            "    }",
            "    return (struct ltoad_part){0, 0};",
            "}",
            _COMPARED,
        ]
    )


def _kind(element: Element) -> str:
    if not element.is_differentiable:
        return "-"
    size = element.size // 2 if element.kind == "complex" else element.size
    return "d" if size > 4 else "f"


def entry_of(name: str, arrays: str, lanes: int, parameters: int, inputs: int) -> str:
    """What an entry does where calls wait for one another: ``ltoad_plain_NAME``, the first time
    several times over.

    ``arrays`` are its arrays of addresses, of which ``s`` has ``lanes`` for each parameter.  Parts
    are those of ``a``, and then the same for every lane of every other array.
    """
    count = parameters * (1 + lanes * (len(arrays) - 1))
    fill, back = [], []
    for number, array in enumerate(arrays[1:]):
        part = f"p[{parameters} * (1 + {lanes * number} + lane) + i]"
        fill.append(f"{part} = {array}[{lanes} * i + lane];")
        back.append(f"{array}[{lanes} * i + lane] = {part};")
    every = f"for (int i = 0; i < {parameters}; i++) for (int lane = 0; lane < {lanes}; lane++)"
    own = ", ".join(f"*{array}[{parameters * lanes}]" for array in arrays[1:])
    formals = ", ".join(f"void *const *{array}" for array in arrays)
    passed = ", ".join(arrays)
    return "\n".join(
        [
            f"static void ltoad_again_{name}(void *const *p, const int64_t *d)",
            "{",
            f"    void {own};",
            f"    {every} {{ {' '.join(back)} }}",
            f"    ltoad_plain_{name}(p, {', '.join(arrays[1:])}, d);",
            "}",
            f"static void ltoad_alone_{name}({formals}, const int64_t *d)",
            "{",
            "    static int is_known;",
            f"    if (is_known) {{ ltoad_plain_{name}({passed}, d); return; }}",
            f"    void *p[{count}];",
            f"    for (int i = 0; i < {parameters}; i++) p[i] = a[i];",
            f"    {every} {{ {' '.join(fill)} }}",
            f"    ltoad_twice(ltoad_again_{name}, p, {count}, {inputs}, d);",
            "    is_known = !ltoad_wrong;",
            "}",
            "",
        ]
    )
