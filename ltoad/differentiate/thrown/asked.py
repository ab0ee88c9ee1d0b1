"""The requests of a module, each about one function that is written down."""

from __future__ import annotations

from ltoad.differentiate.lowering.chosen import separate_requests
from ltoad.differentiate.prepare.targets import IndirectTargets
from ltoad.differentiate.registered.program_rules import ProgramRules
from ltoad.differentiate.requests.redirected import askers, requests_in
from ltoad.differentiate.requests.request import requested_function
from ltoad.ir.clone import copy_function, name_numbers
from ltoad.ir.module import Module


def separate(module: Module, rules: ProgramRules) -> bool:
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
