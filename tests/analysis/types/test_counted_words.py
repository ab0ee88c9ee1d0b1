"""Integers that are told from the bits of floats by what becomes of them."""

import pytest

from ltoad.analysis.shape.users import users_of
from ltoad.analysis.types.counted_words import CountedWords
from ltoad.ir.memory import Load
from ltoad.ir.module import Module
from ltoad.rules.table import Rows

TEXT = """
declare void @unknown(i64)

define internal double @element(ptr %row, i64 %index, ptr %log) {
entry:
  %inside = icmp ult i64 %index, 10
  br i1 %inside, label %yes, label %no
yes:
  %place = getelementptr double, ptr %row, i64 %index
  %found = load double, ptr %place
  store i64 %index, ptr %log
  ret double %found
no:
  ret double 0.0
}

define double @passed_on(ptr %word, ptr %row, ptr %log) {
  %here = load i64, ptr %word
  %found = call double @element(ptr %row, i64 %here, ptr %log)
  ret double %found
}

define double @either(ptr %word, ptr %row, ptr %log, i1 %is_index) {
entry:
  %here = load i64, ptr %word
  %place = getelementptr double, ptr %row, i64 %here
  br i1 %is_index, label %yes, label %no
yes:
  %found = load double, ptr %place
  ret double %found
no:
  store i64 %here, ptr %log
  ret double 0.0
}

define void @moved(ptr %word, ptr %log) {
  %here = load i64, ptr %word
  %more = icmp eq i64 %here, 0
  store i64 %here, ptr %log
  ret void
}

define void @given_away(ptr %word) {
  %here = load i64, ptr %word
  call void @unknown(i64 %here)
  ret void
}

define i1 @references(ptr %word) {
  %here = load i64, ptr %word
  %fewer = add i64 %here, -1
  store i64 %fewer, ptr %word
  %last = icmp eq i64 %fewer, 0
  ret i1 %last
}

define void @next_number(ptr %word) {
  %here = load i64, ptr %word
  %next = add i64 %here, 1
  store i64 %next, ptr %word
  ret void
}
"""


@pytest.mark.parametrize(
    ("name", "counted"),
    [
        ("passed_on", True),  # an index in a function that stores it, too, afterwards
        ("either", False),  # an index or a number, as another word says
        ("moved", False),
        ("given_away", False),
        ("references", True),
        ("next_number", False),
    ],
)
def test_a_loaded_word(name: str, *, counted: bool) -> None:
    module = Module.parse(TEXT)
    function = module.function(name)
    words = CountedWords(function, module, Rows({}), users_of(function))
    (word,) = (i for i in function.instructions() if isinstance(i, Load) and i.name == "here")
    assert words.is_counted(word) is counted


def test_one_more_or_less() -> None:
    """What was counted with is a number, and so is one less."""
    module = Module.parse(TEXT)
    function = module.function("references")
    words = CountedWords(function, module, Rows({}), users_of(function))
    (step,) = (i for i in function.instructions() if i.opcode == "add")
    assert words.is_counted(step)
