"""Which values and which memory can carry derivative, interprocedurally.

A value is *varied* when it depends on an active input, *useful* when an
active output depends on it, and *active* when it is both (Hascoët and
Pascual, "The Tapenade Automatic Differentiation Tool", TOMS 2013, §4.2).
Memory is judged by whole objects (root origins): an object is active, and
then has a shadow, when a varied float or a pointer to an active object is
stored in it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ltoad.analysis.memory.origins import Origin, OriginKind
from ltoad.ir.instructions import Call
from ltoad.ir.values import Value


@dataclass(frozen=True, slots=True)
class Pattern:
    """The activity of a function's interface.

    ``arguments[i]``: a float that is active, or a pointer with a shadow.
    ``result``: somebody uses the derivative (or the shadow) of the result.
    """

    arguments: tuple[bool, ...]
    result: bool


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a call with a pattern makes active outside the function.

    ``stores``: indices of pointer arguments whose memory receives varied
    data; ``held``: those whose address is put into active memory, so that it
    is active itself from then on; ``globals``: names of globals that become
    active; ``result``: the result is varied; ``address``: it leads to active memory, or one
    of several pointers in it does.  ``uncertain``: active memory holds an address of
    memory that cannot have a shadow and of which nobody knows that no floats lie there, so that
    only the run tells what is active.  ``guessed``: a rule of the
    program's own does not say which arguments receive floats, these may; it is
    ``vouched`` that they do not where they are told to be constant.  ``behind``: origins of the
    function that active arguments lead to, where varied data are stored; to the caller they may be
    memory that is constant.  ``reached`` are globals in which varied data are stored, or in what
    they lead to.
    """

    stores: frozenset[int] = frozenset()
    held: frozenset[int] = frozenset()
    globals: frozenset[str] = frozenset()
    result: bool = False
    address: bool = False
    guessed: bool = False
    vouched: bool = False
    uncertain: bool = False
    behind: frozenset[Origin] = frozenset()
    reached: frozenset[str] = frozenset()

    def union(self, other: Outcome) -> Outcome:
        return Outcome(
            self.stores | other.stores,
            self.held | other.held,
            self.globals | other.globals,
            self.result or other.result,
            self.address or other.address,
            self.guessed or other.guessed,
            self.vouched or other.vouched,
            self.uncertain or other.uncertain,
            self.behind | other.behind,
            self.reached | other.reached,
        )


OutcomeOf = Callable[[Call, Pattern], Outcome]


@dataclass(slots=True)
class Activity:
    """The solution for one function and pattern.

    ``reloaded`` are the indices of inactive pointer arguments through which
    floats are read.  ``lost`` are pointers to memory that is none of the objects, through which
    active values or addresses are stored all the same.
    """

    pattern: Pattern
    varied: set[Value] = field(default_factory=set)
    useful: set[Value] = field(default_factory=set)
    objects: set[Origin] = field(default_factory=set)
    outcome: Outcome = Outcome()
    reloaded: frozenset[int] = frozenset()
    lost: dict[Value, None] = field(default_factory=dict)

    def is_active(self, value: Value) -> bool:
        """Whether the value needs an adjoint."""
        return value in self.varied and value in self.useful

    def apart(self, one: Origin, other: Origin) -> bool:
        """Whether memory is not the same because only one of two arguments is active.

        Nobody passes active memory as inactive, or behind something inactive.
        """
        for active, inactive in ((one, other.root), (other, one.root)):
            passed = active.kind is inactive.kind is OriginKind.ARGUMENT
            if passed and active in self.objects and inactive not in self.objects:
                return True
        return False
