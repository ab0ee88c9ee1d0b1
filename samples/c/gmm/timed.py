"""Run a command and say how long it took: `timed.py LABEL COMMAND...`."""

import subprocess
import sys
import time


def main() -> int:
    label, *command = sys.argv[1:]
    start = time.perf_counter()
    status = subprocess.call(command)
    if status == 0:
        print(f"{label:15s} {time.perf_counter() - start:.3f} s", flush=True)
    return status


if __name__ == "__main__":
    raise SystemExit(main())
