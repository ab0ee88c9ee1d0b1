"""The requests of a module, each about one function that is written down."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ltoad.differentiate.lowering.chosen import separate_requests
from ltoad.differentiate.prepare.targets import IndirectTargets
from ltoad.differentiate.registered.program_rules import ProgramRules, make_program_rules
from ltoad.differentiate.registered.reader import read_registrations
from ltoad.differentiate.requests.redirected import askers, requests_in, requests_of
from ltoad.differentiate.requests.request import requested_function
from ltoad.ir.clone import copy_function, name_numbers
from ltoad.ir.module import Module


@dataclass(frozen=True, slots=True)
class AskedProgram:
    """A program in which each request is about one function: as text and parsed, with its rules and
    what is asked for, by caller and number of the request."""

    text: str
    module: Module
    rules: ProgramRules
    requests: Mapping[tuple[str, int], str]


def asked_program(text: str) -> AskedProgram:
    """The program of a text, in which functions that are chosen at run time are choices among
    requests."""
    module = Module.parse(text)
    rules, _ = make_program_rules(module, read_registrations(module))
    if _separate(module, rules):
        text = module.print()
        module = Module.parse(text)
    return AskedProgram(text, module, rules, requests_of(module))


def _separate(module: Module, rules: ProgramRules) -> bool:
    """Let requests for a function that is chosen at run time be choices among requests; whether
    there are such."""
    found = False
    targets = IndirectTargets(module, rules)
    for name in list(askers(module)):
        function, _ = copy_function(module.function(name), name)
        if all(requested_function(call) for call in requests_in(function)):
            continue
        separate_requests(function, module, name_numbers(function), targets)
        module.replace_function(function)
        found = True
    return found
