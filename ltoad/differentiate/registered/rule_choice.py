"""Which derivative that is brought along stands for a function: the program's, or a library's."""

from __future__ import annotations

from ltoad.causes.rules import LIBRARY_TERMS, STRONG_ZERO
from ltoad.differentiate.keys.signature import Key
from ltoad.differentiate.registered.custom_rules import refusal
from ltoad.differentiate.registered.offered import offered_shape, offered_tangent, wanted_terms
from ltoad.differentiate.registered.program_rules import ProgramRules
from ltoad.differentiate.registered.registrations import DerivativeRule
from ltoad.differentiate.registered.rule_shapes import GradientShape
from ltoad.differentiate.registered.split_rules import linear_shape
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.module import Module
from ltoad.manifest import Terms
from ltoad.offers import Offer


class RuleChoice:
    """The derivatives of others in a module; ``taken`` are those that are called, by symbol and
    terms."""

    def __init__(self, module: Module, rules: ProgramRules) -> None:
        self._module = module
        self._rules = rules
        self.taken: dict[tuple[str, Terms], Offer] = {}

    def forward_rule(self, key: Key) -> DerivativeRule | None:
        """What is registered or offered for forward mode; raises Unsupported if it does not fit."""
        rules = self._rules
        # a stub is called everywhere but in the stub itself
        offer = rules.offers.get(rules.stubs.get(key.function, key.function))
        if offer is not None and offer.has_forward:
            return offered_tangent(self._module, offer, self._chosen(offer, key))
        shape = rules.shapes.get(key.function)
        name = key.function if shape is None else shape.rule.function
        return rules.registrations.derivatives.get(name)

    def shape(self, key: Key) -> GradientShape:
        """How the derivative of a stub is called; raises Unsupported."""
        shape = self._rules.shapes[key.function]
        offer = self._rules.offers.get(key.function)
        if offer is not None:
            shape = offered_shape(self._module, offer, self._chosen(offer, key))
        refused = refusal(self._module, shape, key.pattern)
        if refused is not None:
            raise Unsupported(None, *refused)
        if key.linearised:
            linear_shape(self._module, self._rules.registrations, shape.rule)
        return shape

    def _chosen(self, offer: Offer, key: Key) -> Terms:
        """What a derivative of others is taken by; raises Unsupported.

        Those are made without the options of a request.  Where activity is decided at run time,
        whoever calls them has seen to it that they need not know of that.
        """
        if key.options.strong_zeros:
            raise Unsupported(
                None,
                f"'{offer.symbol}' comes with derivatives that were made without "
                "enzyme_strong_zero, which the request says",
                STRONG_ZERO.advising(
                    f"link the bitcode of '{offer.symbol}' with the program, or leave out the "
                    "option"
                ),
            )
        wanted = wanted_terms(self._module, offer.symbol, key)
        chosen = offer.chosen(wanted)
        if chosen is None:
            reason, remedy = offer.refusal(wanted)
            raise Unsupported(None, reason, LIBRARY_TERMS.advising(remedy))
        self.taken[offer.symbol, chosen] = offer
        return chosen
