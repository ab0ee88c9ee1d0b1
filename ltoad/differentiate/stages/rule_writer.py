"""The derivative of a stub: calls of what the program registers, or a library offers."""

from __future__ import annotations

from ltoad.causes.rules import ONE_DIRECTION
from ltoad.differentiate.facts.services import Services
from ltoad.differentiate.keys.attributes import derivative_suffix
from ltoad.differentiate.keys.signature import Key, Mode
from ltoad.differentiate.registered.custom_rules import write_rule
from ltoad.differentiate.registered.program_rules import ProgramRules
from ltoad.differentiate.registered.rule_choice import RuleChoice
from ltoad.differentiate.registered.split_rules import linear_shape, write_linear_rule
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Function


def check_lanes(key: Key, rules: ProgramRules) -> None:
    """Raises Unsupported where a registered gradient is asked for several directions at once."""
    if key.width > 1 and key.function not in rules.offers:
        name = rules.shapes[key.function].rule.function
        raise Unsupported(
            None,
            f"'{name}' has a registered gradient, which knows of one direction at a time",
            ONE_DIRECTION,
        )


def write_by_rule(
    key: Key, name: str, rules: ProgramRules, choice: RuleChoice, services: Services
) -> Function:
    """The derivative ``name`` of a stub; raises Unsupported where its rule does not fit."""
    module, shape = services.module, choice.shape(key)
    suffix = derivative_suffix(module, shape.rule.function, body=False)
    if key.mode is Mode.LINEAR:
        linear = linear_shape(module, rules.registrations, shape.rule)
        _, wanted = services.require_linear(key)
        return write_linear_rule(module, linear, wanted, name, suffix)
    _, interface = services.require(key)
    return write_rule(module, shape, interface, name, suffix)
