"""The tables of ``ltoad.toml`` and their keys; :mod:`ltoad.config_file` reads what stands here."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Key:
    """A key of a table: the ``form`` of its value, as one would write it, and its meaning."""

    name: str
    form: str
    meaning: str
    required: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """A table; with ``many`` there may be any number of them, written ``[[name]]``."""

    name: str
    meaning: str
    keys: tuple[Key, ...]
    many: bool = True

    @property
    def head(self) -> str:
        """How it is written."""
        return f"[[{self.name}]]" if self.many else f"[{self.name}]"

    @property
    def names(self) -> frozenset[str]:
        """The names of its keys."""
        return frozenset(key.name for key in self.keys)


BODIES, CLOSED_FORMS = "bodies", "closed-form"

_LIKE_DERIVATIVE = "activities as in `[[derivative]]`, one for each argument"

DERIVATIVE = Table(
    "derivative",
    "one derivative per table, asked for by symbols, without a call in any source file",
    (
        Key("function", '"f"', "the symbol of the function, as `nm` shows it", required=True),
        Key("name", '"df"', "the symbol that the linker defines", required=True),
        Key("mode", '"reverse" or "forward"', "which derivative; reverse without it"),
        Key(
            "arguments",
            '["dup", "const", …]',
            "`const`, `dup`, `dupnoneed` or `out` for each argument; without it types decide: "
            "pointers are `dup`, integers `const`, numbers `out`, or `dup` in forward mode",
        ),
        Key("width", "a number from 1 to 64", "directions at a time, in forward mode"),
        Key(
            "variables",
            '["name", "module::name", …]',
            "global variables and variables of Fortran modules by which the derivative is, too; "
            "their shadows follow the arguments",
        ),
        Key("common", '["NAME", …]', 'the same for COMMON blocks; `""` is the blank one'),
    ),
)
RULE = Table(
    "rule",
    "one custom rule per table: the derivative of a function that is not to be made of its body",
    (
        Key("function", '"f"', "the symbol of the function", required=True),
        Key("augmented", '"augment_f"', "reverse mode: what runs in the place of the function"),
        Key("reverse", '"reverse_f"', "reverse mode: what adds the derivatives; with `augmented`"),
        Key("derivative", '"df"', "forward mode: what computes the tangent; without the other two"),
    ),
)
INACTIVE = Table(
    "inactive",
    "functions and variables that have no derivative",
    (
        Key("functions", '["f", …]', "symbols of functions that derivatives do not look into"),
        Key("globals", '["g", …]', "symbols of variables that take numbers and give constants"),
    ),
    many=False,
)
CHECK = Table(
    "check",
    "one checked function per table: what `ltoad check` compares with finite differences",
    (
        Key("function", '"f"', "the symbol of the function", required=True),
        Key(
            "values",
            '["double[10]=0.5..2", "i32[1]=10", "1..2", …]',
            "a value for each argument, spelled as those of `ltoad check --arg`",
            required=True,
        ),
        Key("arguments", '["dup", "const", …]', _LIKE_DERIVATIVE),
    ),
)
TYPE = Table(
    "type",
    "one argument of unknown type per table: what lies behind a pointer, where code copies memory "
    "and nothing else tells its type",
    (
        Key("function", '"f"', "the symbol of the function", required=True),
        Key("argument", "a number from 1 on", "which argument", required=True),
        Key(
            "holds",
            '"double" or ["double", "int32", …]',
            "what lies there, again and again, members laid out as C would do it: `half`, `float`, "
            "`double`, `fp80`, `fp128`, `integer`, `int8` to `int64`, `pointer`",
            required=True,
        ),
    ),
)
EXPORT = Table(
    "export",
    "one function of a derivative library per table: its derivatives are for clients to call",
    (
        Key(
            "function",
            '"f"',
            "the symbol of the function; `--ltoad-aot` exports all",
            required=True,
        ),
        Key("arguments", '["dup", "const", …]', _LIKE_DERIVATIVE),
        Key("width", "a number from 1 to 64", "directions at a time"),
    ),
)
OPTIONS = Table(
    "options",
    "how derivatives are made; flags of the link win",
    (
        Key(
            "opt-before",
            '"none" or "O2"',
            "how the code is simplified before it is differentiated; O2 without it",
        ),
        Key("opt-level", "a number from 0 to 3", "of the code generation; 3 without it"),
        Key(
            "cpu",
            'a name as of -mcpu, such as "x86-64-v3"',
            "the processor to generate code for; a flag wins that names another one than the "
            "baseline",
        ),
        Key("features", 'names as of -mattr, such as "+avx2,+fma"', "features of the processor"),
        Key(
            "save-temps",
            "the name of a folder, or true",
            "where the IR of every stage goes; `true` is `ltoad-temps`",
        ),
        Key("report", "true or false", "say on stderr what was derived"),
        Key(
            "tape-limit",
            'bytes, or a size such as "256MiB"',
            "bounds the memory that a gradient keeps: loops that need more go back to checkpoints",
        ),
        Key(
            "wide-vectors",
            "true or false",
            "with `false`, no second version of derivatives with vectors for AVX2",
        ),
        Key(
            "rules",
            f'"{BODIES}" or "{CLOSED_FORMS}", for linear algebra in bitcode',
            "whether BLAS and LAPACK that come as bitcode are differentiated as any other code, or "
            "by their formulas; bodies without it",
        ),
    ),
    many=False,
)

TABLES = (DERIVATIVE, RULE, INACTIVE, CHECK, TYPE, EXPORT, OPTIONS)


def remedy_for_tables() -> str:
    """What may be written, for somebody who has written something else."""
    several = [f"{t.head}, {t.meaning.partition(':')[0]}" for t in TABLES if t.many]
    single = " and ".join(t.head for t in TABLES if not t.many)
    return f"write {'; '.join(several)}; and tables {single}"
