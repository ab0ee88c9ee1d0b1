"""std::string, and what reads, writes and returns one, in libraries as machine code.

A string has a block of characters for itself.  The mangled name of a function tells which of its
arguments are strings, and whether they change; the layout of libstdc++'s, which its ABI fixes,
tells where the block is.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache

from ltoad.rules.effects import Effects
from ltoad.rules.owners import Fate, Owner, OwnerLayout
from ltoad.rules.registrars import effects, inactive, owning, words
from ltoad.rules.rows import InactiveRow, Row

LAYOUT = OwnerLayout(size=32, address=0, inside=(16, 32), length=8)
"""Of libstdc++'s, since GCC 5: the address of the characters, how many, and either a short text or
how long one there is room for."""

_TEXT = Effects(
    reads=frozenset({0, 1, 2, 3}),
    writes=frozenset({0}),
    input_output=True,
    may_unwind=True,
    text=True,
)
STRING = inactive(["std::string"], replace(_TEXT, writes=frozenset({0, 1})))
"""Streams, locales, and strings whose layout is not known here."""
_EXCEPTION = inactive(["std::exception"], replace(STRING.effects, characters=True))
"""Exception objects: the address of a table, and of text; other members lie behind these."""
_EXCEPTION_OF_STRING = owning(_EXCEPTION, Owner(1, LAYOUT))
_OF_STRING = re.compile(r"_ZNSt\d+\w+C[12]ERKNSt7__cxx1112basic_string\w*")
"""Constructors of the library's exceptions that are given their text as a string."""
TEXT_OF_1 = Owner(1, LAYOUT)
"""Argument 1 is a string, and stays as it is."""
_STREAM_OF_STRING = owning(STRING, TEXT_OF_1)
_INTO_STREAM = re.compile(
    r"_ZNSt7__cxx111[589]basic_\w*string\w+E(?:C[12]|3str)ERKNS_12basic_string\w*"
)
"""Members of streams and their buffers that are given a text as a string."""
_STREAM_OF_MOVED = owning(STRING, Owner(1, LAYOUT, Fate.REPLACED))
_MOVED_INTO_STREAM = re.compile(_INTO_STREAM.pattern.replace("RKNS_", "ONS_"))
"""Those that take the string's characters for themselves, and leave it empty."""
_STREAM_CHARACTER = replace(STRING, character=1)
_INTO_BUFFER = words(
    """
    _ZNSt15basic_streambufIcSt11char_traitsIcEE5sputcEc
    _ZNSt15basic_streambufIcSt11char_traitsIcEE9sputbackcEc
    """
)
TELLING = words(
    """
    _ZNKSt9exception4whatEv _ZNKSt11logic_error4whatEv _ZNKSt13runtime_error4whatEv
    _ZNKSt9bad_alloc4whatEv _ZNKSt20bad_array_new_length4whatEv _ZNKSt8bad_cast4whatEv
    _ZNKSt10bad_typeid4whatEv _ZNKSt13bad_exception4whatEv
    """
)
"""Virtual functions ``what`` of the library's own classes, whose tables are in machine code."""
TELLING_OFFSET = 16
"""Where tables have them."""
TELLING_CLASSES = "_ZTISt"
"""What the symbols of type information begin with that programs with such objects mention."""
_TELLS = inactive(["std::exception::what"], Effects(reads=frozenset({0})))
_READ = inactive(["std::string, read"], replace(_TEXT, writes=frozenset(), input_output=False))
_CHANGED = inactive(["std::string, changed"], _TEXT)
_RETURNED = inactive(
    ["std::string, changed and returned"], replace(_TEXT, returns_argument=0, same_address=True)
)
_ALLOCATOR = inactive(["std::allocator<char>"])
"""An object without members: nothing happens."""
_INPUT = Effects(
    reads=frozenset({0, 1}),
    writes=frozenset({0, 1}),
    input_output=True,
    may_unwind=True,
    text=True,
    returns_argument=0,
)
OTHER_INPUT = inactive(["std::__1::getline"], _INPUT)
"""Into characters, or strings of libc++."""
INPUT = owning(inactive(["std::getline"], _INPUT), Owner(1, LAYOUT, Fate.REPLACED))
_MADE = owning(inactive(["std::string, returned"], _TEXT), Owner(0, LAYOUT, Fate.MADE))
"""Functions that return a string, in memory that argument 0 points to."""
_OF_NUMBER = owning(
    inactive(["std::to_string"], replace(_TEXT, reads=frozenset({3}), may_unwind=False)),
    Owner(0, LAYOUT, Fate.MADE),
)
"""The text of a number, as ``vsnprintf`` writes it: only memory can run out."""
_FORMATTED = owning(
    inactive(["fmt::vformat"], replace(_TEXT, reads=frozenset({1, 4}))),
    Owner(0, LAYOUT, Fate.MADE),
)
"""{fmt}: a string that is made of a text and a list of what stands in it."""
_PRINTED = inactive(
    ["fmt::vprint"], replace(_TEXT, reads=frozenset({0, 1, 3, 4}), writes=frozenset())
)
_OF_FMT = (
    (re.compile(r"_ZN3fmt\d+v\d+7vformatB5cxx11E\w+"), _FORMATTED),
    (re.compile(r"_ZN3fmt\d+v\d+(?:6vprint|8vprintln|15vprint_buffered)E\w+"), _PRINTED),
)
"""Functions of the library {fmt}, whose names have its version in them."""
_NUMBERS_READ = tuple(
    replace(
        inactive(
            [f"_ZSt10from_charsPKcS0_R{letter}St12chars_format"],
            effects((0,), (2,), returns_argument=0),
        ),
        extracts=letter,
        extracted=2,
    )
    for letter in "fd"
)
"""``std::from_chars``, which leaves the number as it is where there is none to read."""
_NUMBER_WRITTEN = inactive(
    words(
        """
        _ZSt8to_charsPcS_f _ZSt8to_charsPcS_fSt12chars_format _ZSt8to_charsPcS_fSt12chars_formati
        _ZSt8to_charsPcS_d _ZSt8to_charsPcS_dSt12chars_format _ZSt8to_charsPcS_dSt12chars_formati
        """
    ),
    replace(effects((), (0,), returns_argument=0), text=True, characters=True),
)

ROWS: tuple[Row, ...] = (*_NUMBERS_READ, _NUMBER_WRITTEN)
PATTERN_ROWS: tuple[Row, ...] = (
    STRING,
    _READ,
    _CHANGED,
    _RETURNED,
    _ALLOCATOR,
    OTHER_INPUT,
    INPUT,
    _MADE,
    _OF_NUMBER,
    _FORMATTED,
    _PRINTED,
)

_ALLOCATING = "_M_create"
"""What it returns needs a shadow where the string has one: a body of ours makes it."""
_CONSTRUCTING = frozenset(words("C1 C2 _M_construct _M_construct_aux _M_construct_aux_2"))
_LEAVING = frozenset(
    words(
        """
        D1 D2 _M_dispose _M_destroy _M_data _M_local_data _M_length _M_capacity _M_set_length
        _Alloc_hider ix at front back data begin end
        """
    )
)
"""Members after which the characters are where they were, or which leave no whole string."""
_RETURNING = frozenset(
    words(
        """
        aS pL append assign replace _M_append _M_replace _M_replace_aux _M_replace_dispatch
        insertm erasem
        """
    )
)
"""Those that return the string itself; insertions and erasures, if they count from the start."""
_RETURNING_OBJECTS = frozenset(words("substr get_allocator rbegin rend crbegin crend"))

_GROWING = frozenset(
    words(
        """
        C1 C2 aS pL append assign push_back reserve resize _M_append _M_assign _M_construct
        _M_mutate _M_replace _M_replace_aux
        """
    )
)
"""Those that throw only when memory runs out, or a text is too long; but for parts of a text."""
_PART = "RKS4_m"
"""Parameters: a string, and a place in it, which may lie outside."""
_MADE_EXCEPTION = re.compile(r"_ZNSt\d+\w+C[12]E\w+")

_STATIC = "_S_"
"""What the names of members begin with that are called without a string."""

_MEMBER = re.compile(
    r"_ZN(?P<const>K?)St7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE"
    r"(?:(?P<special>[CD][012]|[a-z][a-zA-Z])|(?P<length>\d+))(?P<rest>\w*)"
)
_PARAMETER = re.compile(
    r"(?P<string>RKS4_|[OR]S4_)|RKS3_|P?K?[a-z]|S[789]_|N9__gnu_cxx17__normal_iteratorIPK?cS4_EE"
)


_OTHER_BLOCKS = re.compile(r"_ZNK?St7__cxx1112basic_stringIcSt11char_traitsIcE(?!SaIcEE)\w*")


def has_other_blocks(symbol: str) -> bool:
    """Whether this is a member of a string whose characters come from another allocator than the
    library's, such as a ``std::pmr::string``: programs have bodies of all of these."""
    return _OTHER_BLOCKS.fullmatch(symbol) is not None


@cache
def by_symbol(symbol: str) -> Row | None:
    """The row of a function that handles strings of characters."""
    member = _MEMBER.fullmatch(symbol)
    if member is not None:
        return _member_row(member)
    for prefixes, row in _PREFIXES:
        if symbol.startswith(prefixes):
            if row is _EXCEPTION and _OF_STRING.fullmatch(symbol):
                return _EXCEPTION_OF_STRING
            if row is STRING and _INTO_STREAM.fullmatch(symbol):
                return _STREAM_OF_STRING
            if row is STRING and _MOVED_INTO_STREAM.fullmatch(symbol):
                return _STREAM_OF_MOVED
            if row is STRING and symbol.startswith(_INTO_BUFFER):
                return _STREAM_CHARACTER
            returned = "B5cxx11E" in symbol or symbol.endswith("3strEv")
            return _MADE if returned and row is STRING else row
    return next((row for pattern, row in _OF_FMT if pattern.fullmatch(symbol)), None)


def ends_program(symbol: str) -> bool:
    """Whether a function that handles strings throws only when memory runs out."""
    member = _MEMBER.fullmatch(symbol)
    if member is not None:
        name, parameters = _signature(member)
        return name in _GROWING and not parameters.startswith(_PART)
    row = by_symbol(symbol) if _MADE_EXCEPTION.fullmatch(symbol) else None
    return row in (_EXCEPTION, _EXCEPTION_OF_STRING)


def _member_row(member: re.Match[str]) -> Row | None:
    name, parameters = _signature(member)
    if name == _ALLOCATING:
        return None
    by_value = name in _RETURNING_OBJECTS
    this = int(by_value)
    others = list(_strings(parameters, this + 1))
    if member["const"]:
        fates = [Owner(0, LAYOUT, Fate.MADE)] if name == "substr" else []
        row = _READ
        if by_value or name == "copy":
            row = _writing(row, 0 if by_value else 1)
        return owning(row, *fates, Owner(this, LAYOUT), *others)
    if by_value:
        return owning(_CHANGED, Owner(this, LAYOUT))
    returns = name in _RETURNING or name + parameters[:1] in _RETURNING
    row = _RETURNED if returns else _CHANGED
    first = 0 if name.startswith(_STATIC) else this + 1
    row = replace(_writing(row, *_given_away(others)), character=_character(parameters, first))
    return owning(row, Owner(0, LAYOUT, _fate(name)), *others)


def _signature(member: re.Match[str]) -> tuple[str, str]:
    """The name of a member, and its parameters as far as they are spelled out."""
    rest = member["rest"]
    if member["length"] is None:
        return member["special"], rest.removeprefix("E")
    length = int(member["length"])
    return rest[:length], rest[length:].removeprefix("E")


def _strings(parameters: str, first: int) -> list[Owner]:
    """The strings among parameters; what is no constant one is moved away or exchanged."""
    found, at = [], 0
    while match := _PARAMETER.match(parameters, at):
        if match["string"]:
            fate = Fate.KEPT if match["string"] == "RKS4_" else Fate.REPLACED
            found.append(Owner(first, LAYOUT, fate))
        first, at = first + 1, match.end()
    return found


def _character(parameters: str, first: int) -> int | None:
    """Which argument is a character, if one is: those that change a string keep it."""
    at = 0
    while match := _PARAMETER.match(parameters, at):
        if match[0] == "c":
            return first
        first, at = first + 1, match.end()
    return None


def _given_away(owners: list[Owner]) -> list[int]:
    return [o.argument for o in owners if o.fate is not Fate.KEPT]


def _writing(row: InactiveRow, *arguments: int) -> InactiveRow:
    touched = replace(row.effects, writes=row.effects.writes | set(arguments))
    return replace(row, effects=touched)


def _fate(name: str) -> Fate:
    if name in _CONSTRUCTING:
        return Fate.MADE
    return Fate.KEPT if name in _LEAVING else Fate.REPLACED


_PREFIXES: tuple[tuple[tuple[str, ...], Row], ...] = (
    (
        # with an allocator: into strings
        words("_ZStrsIcSt11char_traitsIcESaIcEE _ZSt7getlineIcSt11char_traitsIcESaIcEE"),
        INPUT,
    ),
    (words("_ZStrsI _ZSt7getline _ZNSt3__1rsI _ZNSt3__17getline"), OTHER_INPUT),
    (
        words(
            "_ZNSaIcEC _ZNSaIcED _ZNSaIcEaS _ZNSt15__new_allocatorIcEC _ZNSt15__new_allocatorIcED"
        ),
        _ALLOCATOR,
    ),
    (
        # strings of characters, string and file streams, locales
        words("""
            _ZNSs _ZNKSs _ZNSaIcE _ZNSt15__new_allocatorIcE _ZNSt6locale _ZNKSt6locale
            _ZNSt8ios_base _ZNKSt8ios_base _ZNKSt5ctypeIcE _ZNSt15basic_streambuf
            _ZNSt13basic_filebuf _ZNSt14basic_ofstream _ZNSt14basic_ifstream
            _ZNSt13basic_fstream _ZNSt7__cxx1112basic_string _ZNKSt7__cxx1112basic_string
            _ZNSt7__cxx1115basic_stringbuf _ZNKSt7__cxx1115basic_stringbuf
            _ZNSt7__cxx1118basic_stringstream _ZNKSt7__cxx1118basic_stringstream
            _ZNSt7__cxx1119basic_ostringstream _ZNKSt7__cxx1119basic_ostringstream
            _ZNKRSt7__cxx1119basic_ostringstream _ZNKRSt7__cxx1118basic_stringstream
            _ZNOSt7__cxx1119basic_ostringstream _ZNOSt7__cxx1118basic_stringstream
            _ZNSt7__cxx1119basic_istringstream _ZNKSt7__cxx1119basic_istringstream
            _ZNSt3__112basic_string _ZNKSt3__112basic_string _ZNSt3__16locale
            _ZNKSt3__16locale _ZNSt3__18ios_base _ZNKSt3__18ios_base
        """),
        STRING,
    ),
    (words("_ZN9__gnu_cxx12__to_xstringINSt7__cxx1112basic_stringIc"), _OF_NUMBER),
    (TELLING, _TELLS),
    (
        words("""
            _ZNSt9exception _ZNKSt9exception _ZNSt9bad_alloc _ZNSt11logic_error
            _ZNKSt11logic_error _ZNSt13runtime_error _ZNKSt13runtime_error
            _ZNSt16invalid_argument _ZNSt12domain_error _ZNSt12length_error _ZNSt12out_of_range
            _ZNSt11range_error _ZNSt14overflow_error _ZNSt15underflow_error _ZNSt8bad_cast
            _ZNSt10bad_typeid _ZNSt13bad_exception _ZNSt20bad_array_new_length
        """),
        _EXCEPTION,
    ),
)
