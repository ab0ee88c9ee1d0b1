"""Functions that start threads are differentiated in a form without threads.

Each function that a request leads to, and that does something to threads, or calls one that does,
gets a copy in which the functions of threads are called where the threads are started
(:mod:`steps`), or, if threads wait for each other, run one at a time (:mod:`relayed`).  The request
is about the copy; everybody else calls the originals, which start threads as ever.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace

from ltoad.causes.code import THREADS
from ltoad.differentiate.keys.attributes import convention_of, derivative_suffix
from ltoad.differentiate.prepare.atomic_loops import find_atomic_updates
from ltoad.differentiate.prepare.atomic_orders import AtomicOrders
from ltoad.differentiate.prepare.leading import Follow, Leading, choose_targets
from ltoad.differentiate.prepare.told_callees import forget_callees, tell_callees
from ltoad.differentiate.prepare.unread_exchanges import store_unread
from ltoad.differentiate.registered.program_rules import ProgramRules, make_program_rules
from ltoad.differentiate.registered.reader import read_registrations
from ltoad.differentiate.requests.redirected import redirect, requests_of
from ltoad.differentiate.started.exchanged_addresses import exchange_in_steps
from ltoad.differentiate.started.panics import pass_panics
from ltoad.differentiate.started.relayed import Relay
from ltoad.differentiate.started.rust_steps import RustSteps
from ltoad.differentiate.started.spins import end_spins
from ltoad.differentiate.started.steps import LOCAL, Steps, declare
from ltoad.differentiate.support.teams import FORK
from ltoad.differentiate.thrown.asked import asked_program
from ltoad.differentiate.unsupported import Unsupported, diagnostic_of
from ltoad.errors import DifferentiationError
from ltoad.ir.authors import compilers_of
from ltoad.ir.clone import copy_function, name_numbers
from ltoad.ir.instructions import Call, Function
from ltoad.ir.module import Module
from ltoad.ir.values import GlobalReference, is_null
from ltoad.rules import baton, rust, threads

_MARK = ".serial"
_ROUNDS = 3
"""How often LLVM may find out which function the object of a thread has; what is left then is one
of those that are told to come there, and at last any that fits.  Each may show others."""
_ATOMIC = (" atomic", "atomicrmw", "cmpxchg")


class _Starting(Leading):
    """Functions that do something to threads, or wait for what others set."""

    def __init__(
        self, module: Module, rules: ProgramRules, does: Collection[str], follow: Follow
    ) -> None:
        super().__init__(module, rules, follow)
        self._doing = does

    def _does(self, function: Function) -> bool:
        return function.name in self._doing


def without_threads(text: str, simplified: Callable[[str], str]) -> str:
    """The module with such copies for its requests; as it was if these lead to no thread.

    ``simplified`` lets LLVM simplify a module, so that it finds out which functions the objects
    have that threads are made of.  Raises DifferentiationError for what only threads of their own
    do right.
    """
    marked = [name for name in threads.marks() if f"@{name}(" in text]
    if not marked and not rust.mentions_threads(text):
        return text
    program = asked_program(text)
    known, rules, requests = program.module, program.rules, program.requests
    if rust.mentions_threads(text) and not rust.knows_threads(compilers_of(known)):
        _check_rust(known, rules)
    form = _Form(_asks_for_results(known))
    lowered = _Lowered(known, form)
    starting = _Starting(lowered.module, rules, lowered.names, Follow.ALL)
    starting.add(requests.values())
    reached = starting.reached(requests.values())
    if not reached.intersection(lowered.steps.called):
        return text
    own = _own_variables(lowered.module, starting, lowered.steps, reached)
    asked = dict.fromkeys(requests.values())
    waiting = lowered.steps.waiting
    if rust.mentions_threads(text):  # locks have something that waits in them, too
        waiting = {n for n in reached if rust.waits_for_others(n) and not own.calls}
    relayed = [n for n in asked if not starting.reached([n]).isdisjoint(waiting)]
    serial = [n for n in asked if n not in relayed]
    own.check(relays=bool(relayed))
    form = replace(form, own=own.names())
    written = program.text
    for relays, wanted in ((False, serial), (True, relayed)):
        if wanted:
            written = _in_form(written, replace(form, relays=relays), wanted, simplified)
    return written


def _in_form(
    text: str, form: _Form, wanted: Collection[str], simplified: Callable[[str], str]
) -> str:
    """The module in which requests for the functions ``wanted`` are about copies in a form."""
    for follow in Follow:
        form = replace(form, last=follow is Follow.ALL)
        for _ in range(_ROUNDS):
            called, copies = _with_copies(text, form, wanted, follow)
            if not copies:
                break
            wanted = [copies.get(name, name) for name in wanted]
            text = simplified(called)
    return text


@dataclass(frozen=True)
class _Form:
    """What copies look like.

    ``results``: somebody asks for what the functions of threads return.  ``relays``: threads wait
    for each other.  ``last``: nothing more will be found out about the functions of threads.
    ``own`` are variables of which each thread has its own.
    """

    results: bool
    own: Sequence[str] = ()
    relays: bool = False
    last: bool = False

    def steps(self, module: Module) -> Steps:
        """What rewrites the functions of a module."""
        return (
            Relay(module, True, last=self.last)
            if self.relays
            else RustSteps(module, self.results, self.own)
        )


class _Lowered:
    """A module in which functions do nothing to threads, and the ``names`` of those that did."""

    def __init__(self, known: Module, form: _Form) -> None:
        self.module = Module.parse(known.print())
        self.steps = form.steps(self.module)
        self.names = frozenset(_lower(known, self.module, self.steps))


def _lower(known: Module, changed: Module, steps: Steps) -> list[str]:
    """Rewrite each function that does something to threads; returns their names."""
    lowered = []
    marks = [f"@{name}" for name in threads.names()]
    in_rust = known.mentions(rust.THREADS)
    for name in known.function_names():
        text = known.function_text(name)
        panics = _MARK in name and in_rust
        if not panics and not any(mark in text for mark in (*marks, *_ATOMIC)):
            continue
        function, _ = copy_function(known.function(name), name)
        names = name_numbers(function)
        does = end_spins(function, names, steps)
        if not known.knows(FORK):
            find_atomic_updates(function, names)
            does |= AtomicOrders(changed).lower(function, names)
            does |= exchange_in_steps(function, names)
        does |= steps.rewrite(function, names)
        if panics:  # LLVM has put the closures of threads in
            does |= pass_panics(function)
            does |= store_unread(function)
        if does:
            changed.replace_function(function)
            lowered.append(name)
    return lowered


def _asks_for_results(module: Module) -> bool:
    """Whether what the function of a thread returns is asked for when it is joined."""
    for name in module.function_names():
        if "_join(" in module.function_text(name):
            calls = [i for i in module.function(name).instructions() if isinstance(i, Call)]
            joins = [c for c in calls if threads.step_of(c.callee_name) is threads.Step.JOIN]
            if not all(is_null(join.operands[1]) for join in joins):
                return True
    return False


@dataclass(frozen=True)
class _OwnVariables:
    """The ``calls`` in the functions of threads, with the names of their functions, that are about
    variables of which each thread has its own."""

    module: Module
    calls: tuple[tuple[str, Call], ...]

    def names(self) -> tuple[str, ...]:
        """Those that can be put aside while a thread is called, in any order that is always the
        same."""
        kept = (_kept_variable(self.module, call) for _, call in self.calls)
        return tuple(sorted({name for name in kept if name}))

    def check(self, *, relays: bool) -> None:
        """Refuse the others, or all where threads are there, and go back as new ones."""
        _refuse(
            self.module,
            (
                (name, call, f"a thread uses a variable of which each thread has its own ({told})")
                for name, call in self.calls
                if relays or not _kept_variable(self.module, call)
                for told in [_told(call)]
            ),
        )


def _own_variables(
    module: Module, starting: _Starting, steps: Steps, reached: set[str]
) -> _OwnVariables:
    """Variables that each thread has: where threads are calls they would be one."""
    roots: set[str] = set()
    for name in reached.intersection(steps.called):
        for call in steps.called[name]:
            roots.update([call.callee_name] if call.callee_name else starting.targets(call))
    found = []
    for name in sorted(starting.reached(roots)):
        calls = (i for i in module.function(name).instructions() if isinstance(i, Call))
        found += [(name, call) for call in calls if _is_about_own(call)]
    return _OwnVariables(module, tuple(found))


def _is_about_own(call: Call) -> bool:
    if threads.tells_own_address(call.callee_name):
        variable = _told(call)
        known = rust.is_of_all_threads(variable.removeprefix("@"))
        return not (known or variable.startswith(f"@{LOCAL}"))
    return threads.ends_own_variable(call.callee_name) or rust.tells_thread(call.callee_name)


def _kept_variable(module: Module, call: Call) -> str:
    """The variable whose address a call tells, if it is defined here; or ""."""
    variable = call.operands[0] if call.operands else None
    if not threads.tells_own_address(call.callee_name):
        return ""
    if not isinstance(variable, GlobalReference) or not module.has_global(variable.name):
        return ""
    return "" if module.global_variable(variable.name).initializer is None else variable.name


def _told(call: Call) -> str:
    """How a variable is called that a call is about; one that is ended comes as an argument."""
    if rust.tells_thread(call.callee_name):
        return "std::thread::current"
    return call.operands[int(threads.ends_own_variable(call.callee_name))].reference()


def _check_rust(module: Module, rules: ProgramRules) -> None:
    """Refuse requests for what starts threads of a version of Rust's library that is not known."""
    asked = requests_of(module).values()
    starting = _Starting(module, rules, (), Follow.NONE)
    starting.add(asked)
    said = "a thread is started in what is differentiated, by a version of Rust that is not known"
    reached = [(n, module.function(n)) for n in sorted(starting.reached(asked))]
    calls = [(n, i) for n, f in reached for i in f.instructions() if isinstance(i, Call)]
    _refuse(module, ((n, call, said) for n, call in calls if rust.starts_thread(call.callee_name)))


def _refuse(module: Module, told: Iterable[tuple[str, Call, str]]) -> None:
    """Refuse calls in some functions, with reasons."""
    problems = [
        diagnostic_of(Unsupported(call, said, THREADS), module, name) for name, call, said in told
    ]
    if problems:
        raise DifferentiationError(problems)


def _with_copies(
    text: str, form: _Form, wanted: Collection[str], follow: Follow
) -> tuple[str, dict[str, str]]:
    """The module in which requests for the functions ``wanted`` are about copies in a form, and
    the names of these; none if there is nothing left to do."""
    known = Module.parse(text)
    rules, _ = make_program_rules(known, read_registrations(known))
    requests = requests_of(known)
    lowered = _Lowered(known, form)
    if form.own:  # LLVM may have made others of them
        form = replace(form, own=_own_now(known, rules, form, requests.values()))
        lowered = _Lowered(known, form)
    changed = lowered.module
    if follow is not Follow.NONE:
        tell_callees(changed, rules)
    starting = _Starting(changed, rules, lowered.names, follow)
    starting.add(wanted)
    if not any(name in starting for name in wanted):
        return text, {}
    module = Module.parse(text)
    _take_over(module, changed)
    copies = _names(module, starting)
    for name in starting:
        module.add_function(_copy(module, changed, name, starting, copies))
    for caller in {caller for caller, _ in requests}:
        redirect(module, caller, copies)
    return module.print(), copies


def _own_now(
    known: Module, rules: ProgramRules, form: _Form, asked: Collection[str]
) -> tuple[str, ...]:
    """The variables of which each thread has its own, as they are called now."""
    lowered = _Lowered(known, replace(form, own=()))
    starting = _Starting(lowered.module, rules, lowered.names, Follow.ALL)
    starting.add(asked)
    reached = starting.reached(asked)
    own = _own_variables(lowered.module, starting, lowered.steps, reached)
    own.check(relays=form.relays)
    return own.names()


def _take_over(module: Module, changed: Module) -> None:
    """Let the module have what there is for functions without threads."""
    for name in changed.global_names():
        if not module.has_global(name):
            module.add_global(name, changed.global_variable(name).text)
    for name in changed.declaration_names():
        if not module.knows(name):
            declare(module, name, changed.signature(name).type)
    for name in changed.function_names():
        if not module.knows(name):
            module.add_function(changed.function(name))


def _names(module: Module, starting: _Starting) -> dict[str, str]:
    """A name for the copy of each function, whatever it is a copy of itself."""
    copies: dict[str, str] = {}
    taken: set[str] = set()
    for name in starting:
        base, number = f"{name.partition(_MARK)[0]}{_MARK}", 0
        while module.knows(made := f"{base}.{number}" if number else base) or made in taken:
            number += 1
        taken.add(made)
        copies[name] = made
    return copies


def _copy(
    module: Module, changed: Module, name: str, starting: _Starting, copies: dict[str, str]
) -> Function:
    original = changed.function(name)
    function, _ = copy_function(original, copies[name])
    names = name_numbers(function)
    function.prefix = f"internal {convention_of(original)}".strip()
    function.suffix = derivative_suffix(module, name)
    choose_targets(module, function, names, starting)
    for call in function.instructions():
        if isinstance(call, Call):
            forget_callees(call)
        if isinstance(call, Call) and call.callee_name in copies:
            call.callee = GlobalReference(copies[call.callee_name])
        if isinstance(call, Call) and baton.starts(call.callee_name):
            started = call.operands[0]
            if isinstance(started, GlobalReference) and started.name in copies:
                call.operands[0] = GlobalReference(copies[started.name])
    return function
