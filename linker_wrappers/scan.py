"""Does any input of a link ask for a derivative?  Answered in milliseconds.

Symbol names lie as plain bytes in a bitcode file's string table, so a search
for Enzyme's names over the mapped files is enough.  Only bitcode counts: a
native object that mentions such a name cannot be differentiated.
"""
# pathlib would cost 10 ms of every link that asks for nothing.
# ruff: noqa: PTH113, PTH123

from __future__ import annotations

import mmap
import os

from linker_wrappers.inputs import Input

BITCODE_MAGICS = (b"BC\xc0\xde", b"\xde\xc0\x17\x0b")
ARCHIVE_MAGIC = b"!<arch>\n"
THIN_ARCHIVE_MAGIC = b"!<thin>\n"
BITCODE_SECTIONS = (b".llvm.lto", b".llvmbc", b"__LLVM")
GCC_SECTION = b".gnu.lto_"
NATIVE_RELOCATABLE = 1
LONGEST_SCRIPT = 1 << 16
SYSTEM_FOLDERS = ("/usr/lib", "/lib", "/usr/local/lib/gcc")
RUST_STANDARD_LIBRARY = "/rustlib/"

STEM = b"enzyme_"
REQUESTS = (
    b"autodiff",
    b"fwddiff",
    b"augmentfwd",
    b"augmentsize",
    b"reverse",
    b"fwdsplit",
    b"batch",
    b"virtualreverse",
)
"""What follows ``enzyme_`` in a request that is not spelled ``__enzyme_...``."""


class Findings:
    """Whether bitcode asks for a derivative, and a native object that seems to want to.

    ``native`` is empty without one; such an object was probably meant to be
    bitcode.  It is not looked for any further once bitcode asks.
    """

    __slots__ = ("bitcode", "native")

    def __init__(self) -> None:
        self.bitcode = False
        self.native = ""


def find_requests(inputs: list[Input]) -> Findings:
    """Search the inputs for the names of requests, up to the first bitcode that has one."""
    findings = Findings()
    for path in dict.fromkeys(entry.path for entry in inputs if entry.path):
        _search_file(path, findings)
        if findings.bitcode:
            break
    return findings


def mentions_any(inputs: list[Input], names: list[bytes]) -> bool:
    """Whether any file that is named directly, or any archive, may hold one of these symbols."""
    for entry in inputs:
        if entry.path and _may_carry_bitcode(entry.path, first_bytes(entry.path)):
            with open(entry.path, "rb", buffering=0) as file:
                data = file.read()
            if any(name in data for name in names):
                return True
    return False


def carries_bitcode(inputs: list[Input]) -> bool:
    """Whether any file that is named directly is raw or wrapped bitcode."""
    return any(first_bytes(entry.path)[:4] in BITCODE_MAGICS for entry in inputs if entry.path)


def brings_gcc_objects(inputs: list[Input]) -> bool:
    """Whether an object or archive holds what ``gcc -flto`` writes instead of machine code."""
    for entry in inputs:
        if entry.path and _may_carry_bitcode(entry.path, first_bytes(entry.path)):
            with open(entry.path, "rb", buffering=0) as file:
                if GCC_SECTION in file.read():
                    return True
    return False


def first_bytes(path: str) -> bytes:
    """What a file's format shows in; nothing of a file that cannot be read."""
    try:
        with open(path, "rb", buffering=0) as file:
            return file.read(20)
    except OSError:
        return b""


def _search_file(path: str, findings: Findings) -> None:
    """A file that cannot be read asks for nothing; the real linker will say why."""
    head = first_bytes(path)
    if _may_be_script(path, head):
        for named in _named_by_script(path):
            if named != path and not findings.bitcode:
                _search_file(named, findings)
    if not _may_carry_bitcode(path, head):
        return
    if head[:8] == THIN_ARCHIVE_MAGIC:
        findings.bitcode = _archive_asks(path)
        return
    try:
        with open(path, "rb", buffering=0) as file:
            mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    except (OSError, ValueError):
        return
    with mapped:
        if not _mentions_request(mapped):
            return
        if head[:8] == ARCHIVE_MAGIC:
            findings.bitcode = _archive_asks(path)
        elif head[:4] in BITCODE_MAGICS or any(mapped.find(s) >= 0 for s in BITCODE_SECTIONS):
            findings.bitcode = True
        else:
            findings.native = path


def _may_be_script(path: str, head: bytes) -> bool:
    """Whether it is text that may name files; the system's scripts name no bitcode."""
    if b"\0" in head or not head.isascii() or head[:1] in (b"", b"!"):
        return False
    return not os.path.realpath(path).startswith(SYSTEM_FOLDERS)


def _named_by_script(path: str) -> list[str]:
    """The files that a linker script stands for and that are no scripts themselves."""
    import re

    try:
        with open(path, "rb", buffering=0) as file:
            text = file.read(LONGEST_SCRIPT)
    except OSError:
        return []
    groups = re.findall(rb"\b(?:GROUP|INPUT)\s*\(((?:[^()]|\([^()]*\))*)\)", text)
    words = [os.fsdecode(w) for g in groups for w in re.findall(rb'[^\s(),"]+', g)]
    return [w for w in words if os.path.isfile(w) and not _may_be_script(w, first_bytes(w))]


def _may_carry_bitcode(path: str, head: bytes) -> bool:
    """Rule out by the first bytes what need not be searched: shared libraries, scripts, …"""
    if head[:4] in BITCODE_MAGICS:
        return True
    if head[:4] == b"\x7fELF":
        return len(head) == 20 and NATIVE_RELOCATABLE in (head[16], head[17])
    if head[:8] in (ARCHIVE_MAGIC, THIN_ARCHIVE_MAGIC):
        return not _is_native_system_archive(path)
    return head[:4] in (b"\xcf\xfa\xed\xfe", b"\xce\xfa\xed\xfe") or head[:2] == b"\x64\x86"


def _is_native_system_archive(path: str) -> bool:
    """An archive of the C library or of Rust's, whose first object is native."""
    real = os.path.realpath(path)
    if not real.startswith(SYSTEM_FOLDERS) and RUST_STANDARD_LIBRARY not in real:
        return False
    with open(real, "rb", buffering=0) as file:
        offset = 8
        while len(header := os.pread(file.fileno(), 64, offset)) == 64:
            if header[:1] != b"/" or header[1:2].isdigit():
                return header[60:64] not in BITCODE_MAGICS
            offset += 60 + (int(header[48:58]) + 1) // 2 * 2
    return True


def _mentions_request(data: mmap.mmap | bytes) -> bool:
    position = data.find(STEM)
    while position >= 0:
        follows = bytes(data[position + len(STEM) : position + len(STEM) + 16])
        if follows.startswith(REQUESTS) or bytes(data[max(position - 2, 0) : position]) == b"__":
            return True
        position = data.find(STEM, position + len(STEM))
    return False


def _archive_asks(path: str) -> bool:
    """Look at the members one by one; reached only by archives that are very likely to ask."""
    from ltoad.errors import LtoadError
    from ltoad.extract.archives import read_archive

    try:
        members = read_archive(path)
    except LtoadError:
        return False
    for member in members:
        data = bytes(member.data)
        is_bitcode = data[:4] in BITCODE_MAGICS or any(s in data for s in BITCODE_SECTIONS)
        if is_bitcode and _mentions_request(data):
            return True
    return False
