"""C++ around the entries of a shim, where functions may throw exceptions.

An exception that leaves a foreign function would end the process, since no framework waits for
one.  Here it becomes the text that the entry returns: type and message.
"""

from __future__ import annotations

from collections.abc import Sequence

from ltoad.frontends.shim import formals, guarded, passed

_HEAD = """\
#include <cstdint>
#include <cstdlib>
#include <cxxabi.h>
#include <exception>
#include <string>
#include <typeinfo>

namespace
{
thread_local std::string thrown;

const char *told(const char *what)
{
    const std::type_info *const type = abi::__cxa_current_exception_type();
    int failed = 1;
    char *const name =
        type ? abi::__cxa_demangle(type->name(), nullptr, nullptr, &failed) : nullptr;
    thrown = std::string("has thrown ") + (failed ? "an exception" : name);
    std::free(name);
    if (*what)
        thrown.append(": ").append(what);
    return thrown.c_str();
}
}
"""


def guard_of(entries: Sequence[str], *, tells: bool = False) -> str:
    """The C++ source of some entries, which call those of the shim, and of these tell what that has
    to say."""
    head = [_HEAD, 'extern "C" const char *ltoad_told();'] if tells else [_HEAD]
    told = "ltoad_told()" if tells else "nullptr"
    return "\n".join([*head, *(_entry(entry, told) for entry in entries)])


def _entry(entry: str, told: str) -> str:
    return f"""\
extern "C" void {guarded(entry)}({formals(entry)});
extern "C" const char *ltoad_{entry}({formals(entry)})
{{
    try {{
        {guarded(entry)}({passed(entry)});
    }} catch (const std::exception &error) {{
        return told(error.what());
    }} catch (...) {{
        return told("");
    }}
    return {told};
}}
"""
