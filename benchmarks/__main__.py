"""Run every benchmark of this package, one after the other: `python -m benchmarks`.

With options it is the suite of programs alone, benchmarks/suite.py: `--quick --json FILE` takes
less than a minute.
"""

import importlib
import pkgutil
import sys

import benchmarks
from benchmarks import suite


def main() -> int:
    if sys.argv[1:]:
        return suite.main(sys.argv[1:])
    worst = 0
    for module in sorted(m.name for m in pkgutil.iter_modules(benchmarks.__path__)):
        run = getattr(importlib.import_module(f"benchmarks.{module}"), "main", None)
        if run is not None and module != "__main__":
            print(f"== {module}", flush=True)
            worst = max(worst, run([]))
    return worst


if __name__ == "__main__":
    raise SystemExit(main())
