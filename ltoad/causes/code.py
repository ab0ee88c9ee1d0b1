"""Causes that lie in calls, control flow and what is called."""

from __future__ import annotations

from ltoad.causes.cause import Cause

MISSING_BODY = Cause(
    "missing-body",
    "link its bitcode too, register a custom derivative, or mark it inactive",
    fortran="compile the file that defines it with ltoad-fc and link it too, or register a custom "
    "derivative, or mark it inactive, in ltoad.toml; if it belongs to the Fortran runtime "
    "(_FortranA…), write this statement in another way",
    rust="build the crate that defines it with -Clinker-plugin-lto, or register a custom "
    "derivative, or mark it inactive, in ltoad.toml",
)
UNSEEN_DATA = Cause(
    "unseen-data",
    "communicate outside of the differentiated function, or mark what calls this inactive, if "
    "nothing that travels depends on an input",
)
NO_RULE = Cause("no-rule", "register a custom derivative for it, or mark it inactive")
VARIADIC_CALL = Cause(
    "variadic-call",
    "give the function a fixed list of parameters, and declare it where it is called",
)
COMPLEX_CONVENTION = Cause(
    "complex-convention",
    "compile this file for x86-64 or AArch64 with clang or flang",
)
BLAS = Cause("blas-call", "declare the function as the BLAS library does")
CONTROL_FLOW = Cause(
    "control-flow",
    "replace it by plain control flow and arguments, or mark the function inactive",
)
TWO_ENTRIES = Cause(
    "loop-with-two-entries",
    "enter the loop at one place only",
    library="call this function on data that no derivative depends on",
)
WRITTEN_BEFORE_THROW = Cause(
    "written-before-throw",
    "throw before anything is written, or return a status instead of throwing",
    rust="return a Result instead of panicking",
)
CHECKPOINTS = Cause(
    "checkpoint-mark", "change that, or take the mark away: the loop then has a tape"
)
UNREADABLE = Cause(
    "unreadable-function", "report it with the IR, which --ltoad-save-temps=DIR keeps"
)
THREADS = Cause(
    "threads",
    "make it a local variable of the thread's function, or a part of what the thread is given: "
    "in derivatives all threads may be one",
    rust="let each thread ask for derivatives of its own part, and add these up, or compute the "
    "parts one after the other in what is differentiated",
)
