"""Causes that lie in what a program or a library says of derivatives."""

from __future__ import annotations

from ltoad.causes.cause import Cause

LOST_RULE = Cause(
    "lost-rule",
    "declare the function with __attribute__((noinline, weak)), so that compilers draw no "
    "conclusions from its body, or define it in another file",
    fortran="define the function in another file",
    rust="declare the function with #[inline(never)], or define it in another crate",
)
REGISTRATION = Cause("registration", "write the registration as docs/custom-rules.md says")
RULE_MISMATCH = Cause("rule-mismatch", "give the rule the parameters that its function asks for")
INACTIVE_ARGUMENT = Cause(
    "rule-without-shadow", "pass active memory (enzyme_dup with a zeroed shadow)"
)
ONE_DIRECTION = Cause(
    "rule-of-one-direction", "ask for one gradient at a time, without enzyme_width"
)
STRONG_ZERO = Cause("strong-zero", "link the bitcode of the function, or leave out the option")
LIBRARY_TERMS = Cause("library-terms", "export the function with these activities")
INLINE_CONTROL = Cause("inline-control", "pass floating-point numbers one by one, by value")
