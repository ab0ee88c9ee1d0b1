"""Tokens of LLVM's printed IR.

The lexer reads what LLVM's own printer writes, and not hand-written IR: it
may rely on canonical spacing.  A token is a plain string.  To keep parsing
fast, one token can be more than one word of the language reference:

* a word with the parenthesis that touches it: ``range(i64 0, 5)``,
  ``syncscope("agent")``, ``blockaddress(@f, %bb)``, ``!DIExpression(...)``;
* simple vector and array types: ``<4 x float>``, ``[16 x i8]``, and
  ``ptr addrspace(1)``;
* a label with its colon, a string attribute with its value (``"k"="v"``).

Commas and comments are dropped: no printed construct needs them.
"""

from __future__ import annotations

import re

from ltoad.errors import IRError
from ltoad.ir.types import Type
from ltoad.ir.values import Value

END = "\0"
"""The token after the last one."""

_QUOTED = r'"[^"]*"'
_PARENTHESES = r"\((?:[^()\"]++|" + _QUOTED + r")*+\)"
for _ in range(4):
    _PARENTHESES = r"\((?:[^()\"]++|" + _QUOTED + "|" + _PARENTHESES + r")*+\)"

# A call of a constant is no word with an argument.
_ARGUMENT = r"(?=\()(?<!\bnull)(?<!\bundef)(?<!\bpoison)" + _PARENTHESES

_ALTERNATIVES = (
    r"[%@#][-\w.$]+",
    r"[%@!c]?" + _QUOTED + "(?:=" + _QUOTED + ")?:?",
    r"ptr addrspace\(\d+\)",
    r"!?[-+\w.$\\]++(?::|" + _ARGUMENT + ")?",
    r"[<\[](?:vscale x )?\d+ x \w+[>\]]",
    r";[^\n]*",
    r"[^\s,]",
)
TOKEN = re.compile("|".join(_ALTERNATIVES))


def tokenise(text: str) -> list[str]:
    """All tokens of ``text``, closed by :data:`END`."""
    tokens: list[str] = TOKEN.findall(text)
    if ";" in text:
        tokens = [token for token in tokens if token[0] != ";"]
    tokens.append(END)
    return tokens


def offset_of(text: str, index: int) -> int:
    """Where token number ``index`` begins; the end of the text for END."""
    for match in TOKEN.finditer(text):
        if match[0][0] == ";":
            continue
        if index == 0:
            return match.start()
        index -= 1
    return len(text)


class Cursor:
    """A position in a list of tokens; ``where`` names the text in messages.

    ``locals`` maps the spelling of a local value (``%x``) to the value; it is
    empty outside of functions.
    """

    __slots__ = ("at", "locals", "text", "tokens", "where")

    def __init__(self, text: str, where: str) -> None:
        self.text = text
        self.where = where
        self.tokens = tokenise(text)
        self.at = 0
        self.locals: dict[str, Value] = {}

    def take(self) -> str:
        """The token at the cursor, which moves on."""
        token = self.tokens[self.at]
        self.at += 1
        return token

    def expect(self, token: str) -> None:
        """Step over ``token``; raises IRError if something else is there."""
        if self.tokens[self.at] != token:
            raise self.error(f"expected '{token}'")
        self.at += 1

    def accept(self, token: str) -> bool:
        """Step over ``token`` if it is there."""
        if self.tokens[self.at] != token:
            return False
        self.at += 1
        return True

    def take_while(self, words: frozenset[str]) -> tuple[str, ...]:
        """The tokens from the cursor on that are among ``words``."""
        tokens = self.tokens
        start = at = self.at
        while tokens[at] in words:
            at += 1
        self.at = at
        return tuple(tokens[start:at])

    def forward(self, spelling: str, type_: Type) -> Value:
        """What stands for a local value that is not defined yet."""
        raise self.error(f"{spelling} of type {type_} is not defined", back=1)

    def resolve(self, type_: Type) -> Type:
        """The body of a named type; any other type is its own body."""
        return type_

    def error(self, reason: str, back: int = 0) -> IRError:
        """An error at the cursor, or ``back`` tokens before it."""
        start = offset_of(self.text, min(self.at - back, len(self.tokens) - 1))
        line_start = self.text.rfind("\n", 0, start) + 1
        line_end = self.text.find("\n", start)
        line = self.text[line_start : line_end if line_end >= 0 else len(self.text)]
        number = self.text.count("\n", 0, start) + 1
        caret = " " * (start - line_start) + "^"
        return IRError(f"{self.where}, line {number}: {reason}\n  {line}\n  {caret}")
