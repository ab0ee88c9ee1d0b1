"""What does not work yet of the programs in this folder: by program and level, the reason."""

_LEVELS = "O0 O1 O2 O3 full"

_TYPES = "memory in which numbers, characters and addresses cannot be told apart"
_BITS = "numbers without derivative whose bits are calculated, beside active ones"
_PARSED = "floats of four bytes parsed from texts in memory of which only the run tells types"
_LENGTHS = "results of pairs of a number and an enum with texts, beside shared tanks with observers"
_WAITING = "threads of Rust that wait at channels, for messages or for room"
_MARKS = "states of slots of a channel, beside numbers of which only the run tells the place"
_MOVED_WHOLE = "a number of one variant that LLVM moves in the word of the size of another one"
_MASKED = "a flag of one variant that LLVM puts into the lowest byte of the number of another one"
_OWN_VECTOR = "a vector that each thread has, for numbers of one call after the other"
_MOVED_RECORDS = "records with texts that are moved into and out of a temporary buffer"
_LONG_DOUBLES = "long doubles in memory of which only the run tells the types"
_ROOTS_BY_BITS = "an inverse root that is guessed from the bits of a number"
SCRIPTS = "an interpreter in recursion, whose values are variants: it takes more than seven minutes"
PATTERNS = (
    "a regular expression that is made once, in memory that other facts blur: it takes ten minutes "
    "until it is refused, and is not even tried"
)
_CLOSURES = (
    "closures in maps by text, beside a table of tuples, whose flags are taken for parts of numbers"
)


def _at(reason: str, levels: str = _LEVELS) -> dict[str, str]:
    return dict.fromkeys(levels.split(), reason)


NOT_YET: dict[str, dict[str, str]] = {
    "c/big_endian_file.c": _at(_TYPES, "O0 O1"),
    "c/half_floats.c": _at(_BITS, "O0 O1"),
    "c/sextant_fix.c": _at(_ROOTS_BY_BITS),
    "cxx/ballot_report.cpp": _at(PATTERNS),
    "cxx/bridge_reports.cpp": _at(_MOVED_RECORDS, "O1"),
    "cxx/kiln_controllers.cpp": _at(_CLOSURES, "O0"),
    "cxx/mass_standards.cpp": _at(_LONG_DOUBLES),
    "cxx/script_prices.cpp": _at(SCRIPTS),
    "rust/crystal_sums.rs": _at(_OWN_VECTOR),
    "rust/assay_pipeline.rs": _at(_WAITING),
    "rust/ensemble_channels.rs": _at(_MARKS, "O3"),
    "rust/rocket_stages.rs": _at(_MOVED_WHOLE, "full"),
    "rust/suspension_script.rs": _at(_MASKED, "O2 O3 full"),
    "rust/postal_trie.rs": _at(_PARSED, "O1 O2 O3"),
    "rust/hydroponics.rs": _at(_LENGTHS, "O0"),
}
