"""Where the instructions of a clone are collected, with the images of its values."""

from __future__ import annotations

from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import BasicBlock, Function, Instruction
from ltoad.ir.memory import Alloca
from ltoad.ir.module import Module
from ltoad.ir.types import I32, PTR, FunctionType, IntType, Type, VectorType
from ltoad.ir.values import Constant, ConstantSimple, Value, integer, zero
from ltoad.rules.helpers import helper
from ltoad.sanitize.runtime import TYPES
from ltoad.sanitize.sites import Sites


class Writer:
    """Appends to one block after another of a clone.

    ``helpers`` are the functions of :mod:`ltoad.rules.helpers` that the clone calls.
    """

    def __init__(
        self,
        module: Module,
        function: Function,
        original: str,
        names: Names,
        sites: Sites,
        helpers: set[str],
    ) -> None:
        self.module = module
        self.layout = module.layout
        self.function = function
        self._original = original
        self.sites = sites
        self.builder = Builder(names)
        self._helpers = helpers
        self._images: dict[Value, Value] = {}
        self._slots: dict[int, Value] = {}
        self.allocas: list[Instruction] = []

    # Images

    def image(self, value: Value) -> Value:
        """The image of a value: zero if it has none."""
        return self._images.get(value) or null(value.type)

    def has_image(self, value: Value) -> bool:
        return value in self._images

    def set_image(self, value: Value, image: Value) -> None:
        self._images[value] = image

    # Calls of the runtime

    def call(self, name: str, *arguments: Value) -> Instruction:
        """Call a function of the runtime."""
        self.module.declare(name, TYPES[name])
        return self.builder.call(name, TYPES[name], arguments, hint="image")

    def declare(self, name: str, type_: FunctionType) -> None:
        """Let the clone call a mathematical function."""
        if helper(name) is not None:
            self._helpers.add(name)
        self.module.declare(name, type_)

    def blind(self, what: str) -> None:
        """Tell the run that an image could not be followed here."""
        from ltoad.sanitize.runtime import BLIND

        self.call(BLIND, self.sites.text(what))

    def site(self, instruction: Instruction, what: str, why: str, *, plain: bool) -> Value:
        """The number of a place at which a derivative may get lost."""
        return integer(I32, self.sites.number(self._original, instruction, what, why, plain=plain))

    # Memory of the clone's own

    def slot(self, bytes_: int) -> Value:
        """A variable of so many bytes, for the next call only."""
        size = max(16, 1 << (bytes_ - 1).bit_length())
        if size not in self._slots:
            variable = Alloca(PTR, VectorType(size, IntType(8)), align=16)
            variable.name = self.builder.names.fresh("image.slot")
            self.allocas.append(variable)
            self._slots[size] = variable
        return self._slots[size]

    def start(self, block: BasicBlock) -> None:
        self.builder.position(block)


def null(type_: Type) -> Constant:
    """The image of what has none."""
    return (
        ConstantSimple(type_, "zeroinitializer") if isinstance(type_, VectorType) else zero(type_)
    )
