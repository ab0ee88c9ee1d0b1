"""Addresses that are passed as integers: copies of functions take them as pointers.

An object of one address, such as a closure, that no register is left for is an integer to the
calling convention.  Where a function makes nothing but addresses of such a parameter, its callers
call a copy of it, to which they give the address.
"""

from __future__ import annotations

from dataclasses import replace

from ltoad.analysis.shape.users import users_of
from ltoad.differentiate.prepare.internal_copies import exchange_values, internal_copy
from ltoad.differentiate.registered.program_rules import ProgramRules
from ltoad.ir.builder import Builder, Names
from ltoad.ir.clone import name_numbers
from ltoad.ir.instructions import BasicBlock, Call, Function, Instruction
from ltoad.ir.module import Module
from ltoad.ir.types import I64, PTR
from ltoad.ir.values import Argument, GlobalReference, Value

_Place = tuple[str, int]


class WordArguments:
    """The copies of one module's functions."""

    def __init__(self, module: Module, told: ProgramRules) -> None:
        self._module = module
        self._told = told
        self._places: dict[str, tuple[int, ...]] = {}
        self._copies: dict[str, str] = {}

    def pass_addresses(self, call: Call, names: Names) -> None:
        """Let a call pass pointers where the function takes integers for addresses only."""
        name = call.callee_name
        if not any(o.type == I64 for o in call.operands) or not self._is_open(name):
            return
        places = self._addresses(name)
        types = list(call.function_type.parameters)
        if not places or len(types) != len(call.operands):
            return
        operands, attributes = list(call.operands), list(call.argument_attributes)
        for place in places:
            operands[place] = _address(call, operands[place], names)
            types[place] = PTR
            attributes[place] = ()
        call.operands, call.argument_attributes = operands, tuple(attributes)
        call.function_type = replace(call.function_type, parameters=tuple(types))
        call.callee = GlobalReference(self._copy_of(name, places))

    def _is_open(self, name: str) -> bool:
        """Whether a function has a body, and nothing else is told of its derivative."""
        known = name in self._told.functions or name in self._told.registrations.derivatives
        return (
            not known
            and self._told.rows.row(name) is None
            and self._module.defines(name)
            and not self._module.signature(name).type.variadic
        )

    def _addresses(self, name: str) -> tuple[int, ...]:
        if name not in self._places:
            parameters = self._module.signature(name).type.parameters
            words = [i for i, type_ in enumerate(parameters) if type_ == I64]
            self._places[name] = tuple(i for i in words if self._is_address((name, i)))
        return self._places[name]

    def _is_address(self, place: _Place) -> bool:
        """Whether an argument becomes an address, there or where it is passed on to, and is
        nothing else anywhere."""
        seen, pending, found = {place}, [place], False
        while pending:
            name, index = pending.pop()
            function = self._module.function(name)
            argument = function.arguments[index]
            for user in _users(function, argument):
                if user.opcode == "inttoptr" and user.type == PTR:
                    found = True
                elif isinstance(user, Call) and self._is_open(user.callee_name):
                    new = {(user.callee_name, i) for i in _passed_at(user, argument)}
                    pending += new - seen
                    seen |= new
                else:
                    return False
        return found

    def _copy_of(self, name: str, places: tuple[int, ...]) -> str:
        if name not in self._copies:
            self._copies[name] = self._module.fresh_name(f"{name}.pointers")
            copied = _copy(self._module.function(name), self._copies[name], places)
            self._module.add_function(copied)
        return self._copies[name]


def _users(function: Function, argument: Argument) -> list[Instruction]:
    return users_of(function).get(argument, [])


def _passed_at(call: Call, argument: Argument) -> list[int]:
    """Where a call passes an argument; it is no bundle's, nor is it called."""
    return [i for i, o in enumerate(call.operands) if o is argument]


def _address(call: Call, word: Value, names: Names) -> Value:
    """The address that a word is, in front of a call."""
    if isinstance(word, Instruction) and word.opcode == "ptrtoint":
        address = word.operands[0]
        if address.type == PTR:
            return address
    assert call.parent is not None
    builder = Builder(names, BasicBlock("scratch"))
    address = builder.cast("inttoptr", word, PTR)
    call.parent.insert_all(call.parent.instructions.index(call), builder.block.instructions)
    return address


def _copy(function: Function, name: str, places: tuple[int, ...]) -> Function:
    copied = internal_copy(function, name)
    names = name_numbers(copied)
    for place in places:
        word = copied.arguments[place]
        address = Argument(PTR, word.name, place)
        copied.arguments[place] = address
        builder = Builder(names, BasicBlock("scratch"))
        replaced: dict[Value, Value] = {word: builder.cast("ptrtoint", address, I64)}
        for user in users_of(copied).get(word, []):
            if user.opcode == "inttoptr":
                replaced[user] = address
        exchange_values(copied, {i for i in replaced if isinstance(i, Instruction)}, replaced)
        copied.entry.insert_all(0, builder.block.instructions)
    return copied
