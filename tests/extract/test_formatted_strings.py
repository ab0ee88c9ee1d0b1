"""Text that is written into strings: calls of machine code get a string of their own."""

import re

import llvmlite.binding as llvm
import pytest

from ltoad.extract.formatted_strings import with_written_strings

_CRATE = "NtCsgEmfK2I1SDS_4core3fmt"
WRITE = f"_RNv{_CRATE}5write"
DISPLAY = f"_RNvXs7_Nt{_CRATE}5floatdNtB7_7Display3fmt"
BUILDER = f"_RNvMsa_{_CRATE}NtB5_9Formatter12debug_struct"
OWN = "_ZN60_$LT$program..Mine$u20$as$u20$core..fmt..Write$GT$9write_str17h12E"
MODULE = f"""
@table = private constant <{{ ptr, [16 x i8], ptr }}> <{{ ptr null, [16 x i8] zeroinitializer, ptr \
@_RNvXsZ_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNt{_CRATE}5Write9write_str }}>
declare i1 @_RNvXsZ_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNt{_CRATE}5Write9write_str(ptr)
declare ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64, i64)
declare noundef zeroext i1 @{WRITE}(ptr noundef captures(address, read_provenance), ptr, ptr, ptr)
declare noundef zeroext i1 @{DISPLAY}(ptr noundef readonly, ptr noalias dereferenceable(24))
declare void @{BUILDER}(ptr sret([16 x i8]), ptr, ptr, i64)
declare void @__enzyme_autodiff(...)

define i1 @f(ptr %string, ptr %formatter, ptr %x) {{
  call void @{BUILDER}(ptr %x, ptr %formatter, ptr %x, i64 1)
  %first = call zeroext i1 @{WRITE}(ptr %string, ptr @table, ptr %x, ptr %x)
  %second = call zeroext i1 @{DISPLAY}(ptr %x, ptr %formatter)
  ret i1 %second
}}
define i1 @elsewhere(ptr %string, ptr %x) {{
  %done = call zeroext i1 @{WRITE}(ptr %string, ptr @table, ptr %x, ptr %x)
  ret i1 %done
}}
define void @d(ptr %s, ptr %ds) {{
  call void (...) @__enzyme_autodiff(ptr @f, ptr %s, ptr %ds)
  ret void
}}
"""


def function(text: str, name: str) -> str:
    found = re.search(rf'^define [^\n]*@"?{re.escape(name)}"?\(.*?^\}}', text, re.M | re.S)
    assert found is not None, name
    return found[0]


def test_what_is_differentiated_writes_into_strings_of_its_own() -> None:
    text = with_written_strings(MODULE)
    llvm.parse_assembly(text).verify()
    assert f'@"ltoad.written.{WRITE}"(' in function(text, "f")
    assert f'@"ltoad.written.{DISPLAY}"(' in function(text, "f")
    assert "ltoad" not in function(text, "elsewhere")


def test_a_formatter_is_passed_on_with_another_object() -> None:
    body = function(with_written_strings(MODULE), f"ltoad.formatted.{DISPLAY}")
    assert "store ptr %own, ptr %formatter" in body
    assert f'call zeroext i1 @"{DISPLAY}"(ptr %p0, ptr %formatter)' in body


def test_what_returns_an_object_is_left_alone() -> None:
    assert f"ltoad.written.{BUILDER}" not in with_written_strings(MODULE)


def test_nothing_is_done_twice() -> None:
    once = with_written_strings(MODULE)
    assert with_written_strings(once) == once


@pytest.mark.parametrize("table", ["@table", "@other"])
def test_without_a_vtable_of_strings_nothing_changes(table: str) -> None:
    plain = MODULE.replace("5Write9write_str", "5Other9write_str").replace("@table", table)
    assert with_written_strings(plain) == plain


def test_a_program_may_write_to_objects_of_its_own() -> None:
    """They are not known to hold text only."""
    mine = f'{MODULE}\ndeclare i1 @"{OWN}"(ptr)\n'
    assert "ltoad.formatted-elsewhere." in with_written_strings(MODULE)
    assert "ltoad.formatted-elsewhere." not in with_written_strings(mine)
