"""What is done to objects of a Fortran program's derived types, written as LLVM assembly.

flang leaves it to its runtime to initialise objects, to assign them, and to free what their
components hold; the runtime walks over tables of the types as it runs.  Here each type gets
functions of its own, in which every offset is a constant, so that they are differentiated like
other code of the program, and other functions choose among these by the address of a type's table.
They call those of ``ltoad/runtime/fortran_components.h``, whose parameters are explained there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from ltoad.extract.derived_types import Category, Component, DerivedType, Genre, derived_types
from ltoad.ir.text import defined, symbols

PREFIX = "fortran_"
"""Of the names of all functions here, and of those that they call."""

ACTIONS = {
    "initialise": 1,
    "assign": 2,
    "copy": 2,
    "move": 2,
    "destroy": 1,
    "finalise": 1,
    "finalise_one": 1,
}
"""What is done, to how many objects: the first one changes.  What is no element of an array may
have a finaliser of its own."""
READING = ("put_aside", "take_back")
"""What is done with numbers of objects that are read as a whole: the second object has what is put
aside."""

_HELPERS = """
declare void @fortran_unknown()
declare void @fortran_unsupported()
declare void @fortran_establish(ptr, i64, i32, i32, i32, ptr)
declare void @fortran_copy_descriptor(ptr, ptr, i32, i32)
declare void @fortran_copy_address(ptr, ptr)
declare void @fortran_copy_values(ptr, ptr, i64, i64, i32)
declare void @fortran_each(ptr, ptr, i64, i64, ptr)
declare void @fortran_each_pair(ptr, ptr, ptr, i64, i64, ptr)
declare void @fortran_free_component(ptr, i32, i32, ptr)
declare void @fortran_finalise_component(ptr, i32, ptr)
declare void @fortran_assign_component(ptr, ptr, i32, i32, ptr, ptr, ptr)
declare void @fortran_free_any(ptr, i32, ptr)
declare void @fortran_finalise_any(ptr, i32, ptr)
declare void @fortran_assign_any(ptr, ptr, i32, ptr, ptr)
"""
_READERS = """
declare void @fortran_unknown()
declare void @fortran_unsupported()
declare void @fortran_unreadable()
declare void @fortran_each_pair(ptr, ptr, ptr, i64, i64, ptr)
declare void @fortran_put_values_aside(ptr, ptr, i64, i32)
declare void @fortran_take_values_back(ptr, ptr, i64, i32)
"""
_POINTER, _ALLOCATABLE = 1, 2
_CHARACTER, _DERIVED = 40, 42
_CODES = {
    (Category.INTEGER, 1): 7,
    (Category.INTEGER, 2): 8,
    (Category.INTEGER, 4): 9,
    (Category.INTEGER, 8): 10,
    (Category.INTEGER, 16): 11,
    (Category.LOGICAL, 1): 39,
    (Category.LOGICAL, 2): 13,
    (Category.LOGICAL, 4): 14,
    (Category.LOGICAL, 8): 15,
    (Category.REAL, 4): 27,
    (Category.REAL, 8): 28,
    (Category.COMPLEX, 4): 34,
    (Category.COMPLEX, 8): 35,
    (Category.CHARACTER, 1): _CHARACTER,
    (Category.DERIVED, 0): _DERIVED,
}
"""Of types in descriptors, by category and kind (flang/Runtime/type-code.h)."""
_ADDRESSES = ("__builtin_c_ptr", "__builtin_c_funptr")
"""Types of flang's own with an address in an integer."""


def functions_of_types(text: str) -> str:
    """The functions for the derived types of a module, to be appended to it, with declarations of
    what they call; of a module without such types the functions report an error if they are called.
    """
    return _Writer(derived_types(text)).text(_HELPERS, ACTIONS)


def functions_of_reading(text: str) -> str:
    """As :func:`functions_of_types`, what is done when objects are read as a whole."""
    there = defined(text)
    lines = _READERS.strip().splitlines()
    helpers = [line for line in lines if symbols(line)[0] not in there]
    return _Writer(derived_types(text)).text("\n".join(helpers), READING)


@dataclass(frozen=True)
class _Writer:
    """The types of a module by the names of their tables."""

    types: Mapping[str, DerivedType]

    def text(self, helpers: str, actions: Iterable[str]) -> str:
        written = [helpers]
        for action in actions:
            written += [self._of_type(type_, action) for type_ in self.types.values()]
            every = [(type_, action) for type_ in self.types.values()]
            written.append(_choice(action, action, every))
            written += [self._choice_of_components(name, action) for name in self.types]
        return "\n".join(written)

    def _family(self, name: str) -> list[DerivedType]:
        """A type and those that extend it."""
        return [type_ for type_ in self.types.values() if self._is_a(type_, name)]

    def _is_a(self, type_: DerivedType, name: str) -> bool:
        while type_.name != name:
            if type_.extends not in self.types:
                return False
            type_ = self.types[type_.extends]
        return True

    def _needed(self, type_: DerivedType, action: str) -> bool:
        """Whether an action does something to objects of a type."""
        needs = {
            "initialise": type_.initialised,
            "destroy": type_.destroyed,
            "finalise": type_.finalised,
            "finalise_one": type_.finalised,
        }
        return needs.get(action, True)

    def _of_type(self, type_: DerivedType, action: str) -> str:
        head = f"define void @{_quoted(action, type_.name)}({_parameters(action)})"
        if not self._needed(type_, action):
            body = []
        elif not type_.supported:
            body = ["call void @fortran_unsupported()"]
        elif action in READING and type_.defined_input:
            body = ["call void @fortran_unreadable()"]
        else:
            body = self._body(type_, action)
        return _function(head, body)

    def _body(self, type_: DerivedType, action: str) -> list[str]:
        if action == "copy":
            return [
                _call(_name("initialise", type_.name), "ptr %type", "ptr %to"),
                _call(_name("assign", type_.name), "ptr %type", "ptr %to", "ptr %from"),
            ]
        if type_.name.rpartition(".")[2] in _ADDRESSES:
            moves = action not in READING and _objects(action) == 2
            return ["call void @fortran_copy_address(ptr %to, ptr %from)"] if moves else []
        lines = []
        finalisers = {"finalise": type_.of_elements, "finalise_one": type_.finaliser}
        if finaliser := finalisers.get(action):
            lines.append(_call(f'@"{finaliser}"', "ptr %to"))
        for number, component in enumerate(type_.components):
            own = action if number == 0 and type_.extends else _of_component(action, component)
            lines += self._on_component(component, own, number)
        for number, (offset, procedure) in enumerate(type_.procedures):
            lines += _on_procedure(offset, procedure, action, f"procedure{number}")
        return lines

    def _on_component(self, component: Component, action: str, number: int) -> list[str]:
        to, from_ = f"%to{number}", f"%from{number}"
        lines = [f"{to} = getelementptr i8, ptr %to, i64 {component.offset}"]
        if _objects(action) == 2:
            lines.append(f"{from_} = getelementptr i8, ptr %from, i64 {component.offset}")
        if action == "initialise":
            called = self._initialise(component, to)
        elif action == "destroy":
            called = self._destroy(component, to)
        elif _objects(action) == 1:
            called = self._finalise(component, action, to)
        elif action in READING:
            called = self._read(component, action, to, from_)
        else:
            called = self._transfer(component, action, to, from_)
        return [*lines, *called] if called else []

    def _nested(self, component: Component, action: str, *objects: str) -> list[str]:
        """An action on a component that is an object in its object, or several of them."""
        type_ = self.types.get(component.derived)
        if type_ is None:
            return ["call void @fortran_unknown()"]
        if not self._needed(type_, action):
            return []
        if action == "assign" and type_.defined_assignment:
            return ["call void @fortran_unsupported()"]
        function = _name(action, type_.name)
        addresses = [f"ptr {address}" for address in objects]
        if component.count == 1:
            return [_call(function, "ptr null", *addresses)]
        each = "@fortran_each" if len(objects) == 1 else "@fortran_each_pair"
        counts = (f"i64 {component.count}", f"i64 {type_.size}", f"ptr {function}")
        return [_call(each, "ptr null", *addresses, *counts)]

    def _initialise(self, component: Component, to: str) -> list[str]:
        if component.genre is Genre.DATA:
            return self._initialise_data(component, to)
        if component.genre is Genre.POINTER and component.initial:
            return [_copied_descriptor(component, to, f'@"{component.initial}"')]
        attribute = _POINTER if component.genre is Genre.POINTER else _ALLOCATABLE
        table = f'@"{component.derived}"' if component.derived else "null"
        return [
            _call(
                "@fortran_establish",
                f"ptr {to}",
                f"i64 {self._element(component)}",
                f"i32 {component.rank}",
                f"i32 {_code(component)}",
                f"i32 {attribute}",
                f"ptr {table}",
            )
        ]

    def _initialise_data(self, component: Component, to: str) -> list[str]:
        if component.initial:
            return self._transfer(component, "move", to, f'@"{component.initial}"')
        return (
            self._nested(component, "initialise", to)
            if component.category is Category.DERIVED
            else []
        )

    def _transfer(self, component: Component, action: str, to: str, from_: str) -> list[str]:
        if component.of_any_type and action == "assign":
            acts = self._acts(component, "copy", "destroy")
            rank = f"i32 {component.rank}"
            return [_call("@fortran_assign_any", f"ptr {to}", f"ptr {from_}", rank, *acts)]
        if component.genre is Genre.ALLOCATABLE and action == "assign":
            acts = self._acts(component, "initialise", "assign", "destroy")
            addresses = (f"ptr {to}", f"ptr {from_}")
            what = (f"i32 {_code(component)}", f"i32 {component.rank}")
            return [_call("@fortran_assign_component", *addresses, *what, *acts)]
        if component.genre is not Genre.DATA:
            return [_copied_descriptor(component, to, from_)]
        if component.category is Category.DERIVED:
            return self._nested(component, action, to, from_)
        count, size = f"i64 {component.count}", f"i64 {self._element(component)}"
        code = f"i32 {_code(component)}"
        return [_call("@fortran_copy_values", f"ptr {to}", f"ptr {from_}", count, size, code)]

    def _read(self, component: Component, action: str, to: str, from_: str) -> list[str]:
        if component.genre is not Genre.DATA:
            return ["call void @fortran_unreadable()"]
        if component.category is Category.DERIVED:
            return self._nested(component, action, to, from_)
        if component.category not in (Category.REAL, Category.COMPLEX):
            return []
        helper = {"put_aside": "put_values_aside", "take_back": "take_values_back"}[action]
        what = (f"i64 {component.count}", f"i32 {_code(component)}")
        return [_call(_name(helper), f"ptr {to}", f"ptr {from_}", *what)]

    def _destroy(self, component: Component, to: str) -> list[str]:
        if component.of_any_type:
            rank = f"i32 {component.rank}"
            return [
                _call("@fortran_free_any", f"ptr {to}", rank, *self._acts(component, "destroy"))
            ]
        if component.genre is Genre.ALLOCATABLE:
            derived = component.category is Category.DERIVED
            acts = self._acts(component, "destroy")
            what = (f"i32 {int(derived)}", f"i32 {component.rank}")
            return [_call("@fortran_free_component", f"ptr {to}", *what, *acts)]
        if component.genre is Genre.DATA and component.category is Category.DERIVED:
            return self._nested(component, "destroy", to)
        return []

    def _finalise(self, component: Component, action: str, to: str) -> list[str]:
        if component.category is not Category.DERIVED:
            return []
        if component.genre is Genre.ALLOCATABLE:
            (act,) = self._acts(component, action)
            rank = f"i32 {component.rank}"
            helper = "any" if component.of_any_type else "component"
            finalise = _call(f"@fortran_finalise_{helper}", f"ptr {to}", rank, act)
            return [] if act == "ptr null" else [finalise]
        return self._nested(component, action, to) if component.genre is Genre.DATA else []

    def _acts(self, component: Component, *actions: str) -> list[str]:
        """Arguments: what chooses among the types that the elements of a component may have, or
        null where nothing has to be done."""
        family = self._family(component.derived)
        if not family and component.category is Category.DERIVED:
            return [f"ptr {_name(action)}" for action in actions]
        return [
            f"ptr {_name(f'{action}.of.{component.derived}')}"
            if any(self._needed(type_, action) for type_ in family)
            else "ptr null"
            for action in actions
        ]

    def _element(self, component: Component) -> int:
        """The size of an element in bytes; 0 for what is not known yet."""
        if component.category is Category.CHARACTER:
            return component.characters * component.kind
        if component.category is Category.DERIVED:
            type_ = self.types.get(component.derived)
            return type_.size if type_ else 0
        return component.kind * (2 if component.category is Category.COMPLEX else 1)

    def _choice_of_components(self, name: str, action: str) -> str:
        """The choice for components that are declared to be of a type, or of class."""
        does = [
            (type_, "" if action == "assign" and type_.defined_assignment else action)
            for type_ in self._family(name)
        ]
        return _choice(f"{action}.of.{name}", action, does)


def _choice(name: str, action: str, does: Sequence[tuple[DerivedType, str]]) -> str:
    """A function that does to an object what its type asks for; "" for what is not supported."""
    head = f"define void @{_quoted(name)}({_parameters(action)}) alwaysinline"
    passed = ["ptr %type", "ptr %to", "ptr %from"][: _objects(action) + 1]
    calls = [
        _call(_name(act, type_.name), *passed) if act else "call void @fortran_unsupported()"
        for type_, act in does
    ]
    if len(does) == 1:
        return _function(head, calls)
    lines = []
    for number, ((type_, _), call) in enumerate(zip(does, calls, strict=True)):
        lines += [
            f'%is{number} = icmp eq ptr %type, @"{type_.name}"',
            f"br i1 %is{number}, label %act{number}, label %other{number}",
            f"act{number}:",
            call,
            "ret void",
            f"other{number}:",
        ]
    return _function(head, [*lines, "call void @fortran_unknown()"])


def _objects(action: str) -> int:
    return ACTIONS.get(action, 2)


def _of_component(action: str, component: Component) -> str:
    """What an action on an object means for a component, which may be an array."""
    if not action.startswith("finalise"):
        return action
    return "finalise" if component.rank else "finalise_one"


def _code(component: Component) -> int:
    return _CODES.get((component.category, component.kind), -1)


def _copied_descriptor(component: Component, to: str, from_: str) -> str:
    typed = int(component.category is Category.DERIVED)
    return _call(
        "@fortran_copy_descriptor",
        f"ptr {to}",
        f"ptr {from_}",
        f"i32 {component.rank}",
        f"i32 {typed}",
    )


def _on_procedure(offset: int, procedure: str, action: str, name: str) -> list[str]:
    if action not in ("initialise", "assign", "move"):
        return []
    lines = [f"%to.{name} = getelementptr i8, ptr %to, i64 {offset}"]
    if action == "initialise":
        first = f'@"{procedure}"' if procedure else "null"
        return [*lines, f"store ptr {first}, ptr %to.{name}"]
    return [
        *lines,
        f"%from.{name} = getelementptr i8, ptr %from, i64 {offset}",
        f"call void @fortran_copy_address(ptr %to.{name}, ptr %from.{name})",
    ]


def _parameters(action: str) -> str:
    return ", ".join(["ptr %type", "ptr %to", "ptr %from"][: _objects(action) + 1])


def _quoted(*parts: str) -> str:
    return f'"{PREFIX}{".".join(parts)}"'


def _name(*parts: str) -> str:
    return f"@{_quoted(*parts)}"


def _call(function: str, *arguments: str) -> str:
    return f"call void {function}({', '.join(arguments)})"


def _function(head: str, lines: Sequence[str]) -> str:
    body = "\n".join(f"  {line}" if not line.endswith(":") else line for line in lines)
    return f"{head} {{\n{body}\n  ret void\n}}\n"
