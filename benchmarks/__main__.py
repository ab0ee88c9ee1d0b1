"""Run every benchmark of this package, one after the other: `python -m benchmarks`."""

import importlib
import pkgutil

import benchmarks


def main() -> int:
    worst = 0
    for module in sorted(m.name for m in pkgutil.iter_modules(benchmarks.__path__)):
        run = getattr(importlib.import_module(f"benchmarks.{module}"), "main", None)
        if run is not None and module != "__main__":
            print(f"== {module}", flush=True)
            worst = max(worst, run([]))
    return worst


if __name__ == "__main__":
    raise SystemExit(main())
