"""All causes by identifier."""

from __future__ import annotations

from types import ModuleType

from ltoad.causes import code, failures, memory, requests, rules
from ltoad.causes.cause import Cause


def _causes(module: ModuleType) -> dict[str, Cause]:
    found = (value for value in vars(module).values() if isinstance(value, Cause))
    return {cause.identifier: cause for cause in found}


ALL: dict[str, Cause] = {
    identifier: cause
    for module in (requests, memory, code, rules, failures)
    for identifier, cause in _causes(module).items()
}
