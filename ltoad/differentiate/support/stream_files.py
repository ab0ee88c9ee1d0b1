"""Numbers that go as bytes into a stream of C++: output to a file, but lost in memory."""

from ltoad.ir.types import I64, PTR, VOID, FunctionType
from ltoad.runtime import Source

KEPT = "__ltoad_kept_by_stream"
STOP = "__ltoad_stop_at_stream"
TANGENTS = "__ltoad_stop_at_tangents"
TYPES = {
    KEPT: FunctionType(I64, (PTR, I64)),
    STOP: FunctionType(VOID, (PTR,)),
    TANGENTS: FunctionType(VOID, (PTR, PTR, I64)),
}
SOURCES = dict.fromkeys(TYPES, Source("stream_files.ll"))
