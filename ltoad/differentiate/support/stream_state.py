"""What reads the state of a stream of C++, and calls its virtual functions, without derivatives."""

from __future__ import annotations

from ltoad.ir.types import I1, I8, I32, I64, PTR, VOID, FunctionType
from ltoad.runtime import Source

ADDRESS = "__ltoad_stream_address"
"""``(place)``: an address that a stream keeps."""
KEPT = "__ltoad_stream_kept"
"""``(place)``: tells that an address was stored there that a stream keeps."""
START = "__ltoad_stream_start"
"""``(table)``: how far the start of the object is away that has a table's address."""
END = "__ltoad_stream_end"
"""``(function, object, table)``: a destructor."""
NUMBER = "__ltoad_stream_number"
"""``(function, buffer)``: a virtual function that returns a character, or a count."""
CHARACTER = "__ltoad_stream_character"
"""``(function, facet, character)``: what a virtual function of a facet makes of a character."""
IS_STREAM = "__ltoad_is_stream"
"""``(table)``: whether a class with this table is one of the library's streams."""
TYPES = {
    ADDRESS: FunctionType(PTR, (PTR,)),
    KEPT: FunctionType(VOID, (PTR,)),
    START: FunctionType(I64, (PTR,)),
    END: FunctionType(VOID, (PTR, PTR, PTR)),
    IS_STREAM: FunctionType(I1, (PTR,)),
    NUMBER: FunctionType(I32, (PTR, PTR)),
    CHARACTER: FunctionType(I8, (PTR, PTR, I8)),
}
FILES = ("stream_state.ll", "stream_tables.ll")

CHECK = "__ltoad_stream_check"
"""``(shadow, address)``: stops where a shadow is not that of an address that a stream keeps."""
CHECK_TYPE = FunctionType(VOID, (PTR, PTR))
CHECK_END = "__ltoad_stream_ends"
"""``(table)``: stops where an object is no stream."""
CHECK_END_TYPE = FunctionType(VOID, (PTR,))
SOURCES = {CHECK: Source("stream_check.ll"), CHECK_END: Source("stream_tables.ll")}
"""Where they are defined."""
