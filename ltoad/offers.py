"""What derivative libraries and other units offer a program that is linked or compiled."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field

from ltoad.manifest import (
    FLOATS,
    DerivativeNames,
    Terms,
    derivative_names,
    parameter_types,
    result_type,
    usual_activities,
)

OFFERS = "ltoad.offers"
"""The metadata of a module with what others offer it, see :class:`Offers`."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What is on offer for one function at a client's link.

    ``source`` is the library's file, ``terms`` what it has derivatives by; with ``anything``
    another unit brings whatever is asked for, and may write through all its parameters.
    ``state`` and ``writes`` are as in :class:`ltoad.manifest.ExportedFunction`.
    """

    symbol: str
    signature: str
    source: str
    terms: tuple[Terms, ...] = ()
    state: bool = False
    writes: tuple[int, ...] = ()
    anything: bool = False

    def chosen(self, wanted: Terms) -> Terms | None:
        """What to derive by where other terms are ``wanted``; None if nothing on offer serves.

        The derivative of a number may be dropped, and memory be written that nobody reads.
        """
        if self.anything:
            pairs = zip(parameter_types(self.signature), wanted.arguments, strict=True)
            general = tuple("out" if t in FLOATS else _GENERAL.get(w, w) for t, w in pairs)
            return Terms(general, wanted.width)
        fitting = (terms for terms in self.terms if _serves(terms, wanted))
        return min(fitting, key=lambda terms: terms != wanted, default=None)

    def names(self, terms: Terms) -> DerivativeNames:
        """The symbols of the derivatives by these terms."""
        return derivative_names(self.symbol, self.signature, terms)

    @property
    def usual(self) -> Terms:
        """Terms that are on offer, for whoever wants to know what derivatives look like."""
        return self.terms[0] if self.terms else Terms(usual_activities(self.signature))

    @property
    def active_memory(self) -> frozenset[int]:
        """The parameters behind which memory has to have a shadow: it may be written, or there
        are no derivatives but those that use it."""
        columns = enumerate(zip(*(terms.arguments for terms in self.terms), strict=True))
        wanted = {i for i, column in columns if {"dup", "dupnoneed"}.issuperset(column)}
        return frozenset(wanted.union(self.writes))

    @property
    def has_forward(self) -> bool:
        """Whether there are derivatives in forward mode."""
        return result_type(self.signature) in (*FLOATS, "void")

    def refusal(self, wanted: Terms) -> tuple[str, str]:
        """Reason and remedy where nothing on offer fits."""
        width = f", width = {wanted.width}" if wanted.width > 1 else ""
        return (
            f"'{self.symbol}' comes with derivatives for arguments that are "
            f"{' or '.join(map(str, self.terms))}, and here they would have to be {wanted}",
            f'add [[export]] with function = "{self.symbol}"{width} and arguments = '
            f"{list(wanted.arguments)} to the ltoad.toml of {self.source}, and build that again",
        )


_GENERAL = {"dupnoneed": "dup"}
_AS_WELL = {("out", "const"), ("dup", "dupnoneed")}
"""Activities that are on offer, and those that they serve as well."""


def _serves(offered: Terms, wanted: Terms) -> bool:
    pairs = zip(offered.arguments, wanted.arguments, strict=True)
    alike = all(has == needs or (has, needs) in _AS_WELL for has, needs in pairs)
    return alike and offered.width == wanted.width


@dataclass(frozen=True, slots=True)
class Offers:
    """What the differentiation of a module has to know of others, beside offers by symbol.

    ``begins`` are functions of libraries that get shadows ready, ``begin`` is that of the
    module itself; the shadows of ``globals`` are shared.
    """

    functions: dict[str, Offer] = field(default_factory=dict)
    begins: tuple[str, ...] = ()
    globals: tuple[str, ...] = ()
    begin: str = ""

    def text(self) -> str:
        """What :func:`read_offers` reads."""
        import toml

        tables = [
            {**asdict(o), "terms": list(map(_spelled, o.terms)), "writes": list(o.writes)}
            for o in self.functions.values()
        ]
        whole = {
            "begins": list(self.begins),
            "globals": list(self.globals),
            "begin": self.begin,
            "offer": tables,
        }
        return toml.dumps(whole)


def read_offers(text: str) -> Offers:
    """The offers of a text that :meth:`Offers.text` has made."""
    import toml

    found = toml.loads(text)
    offers = [
        Offer(
            **{
                **table,
                "terms": tuple(map(_terms, table["terms"])),
                "writes": tuple(table["writes"]),
            }
        )
        for table in found.get("offer", [])
    ]
    functions = {offer.symbol: offer for offer in offers}
    return Offers(functions, tuple(found["begins"]), tuple(found["globals"]), found["begin"])


def _spelled(terms: Terms) -> str:
    return " ".join([str(terms.width), *terms.arguments])


def _terms(spelled: str) -> Terms:
    width, *arguments = spelled.split()
    return Terms(tuple(arguments), int(width))
