"""How the method scales to thousands of devices: a model of its communication.

In a round, every device computes for a time, exchanges the faces of its block with its neighbours,
and sums gradients with the devices that have the same block and other samples (`replicas`).
Messages cost a latency and their bytes over a bandwidth; sums take as many bytes as a ring and as
many latencies as a tree.  All wait for the slowest device, whose time is a normal variable.

    python samples/python/subsurface/communication.py
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Machine:
    """Of one device: seconds of a message, bytes in a second, and how its times differ."""

    latency: float = 5e-6
    bandwidth: float = 4e9
    jitter: float = 0.01


@dataclass(frozen=True, slots=True)
class Run:
    """A round on each device: seconds of computing, bytes of a face, and of all gradients."""

    compute: float
    face: float
    gradients: float
    faces: int = 4
    overlap: float = 0.9
    """The part of the sums that hides behind the rest of the sweep back."""


def exchange(run: Run, machine: Machine, blocks: int) -> float:
    """Faces, there and back; a block alone has none."""
    faces = min(run.faces, 2 * (blocks - 1))
    return 2 * faces * (machine.latency + run.face / machine.bandwidth)


def summed(run: Run, machine: Machine, replicas: int) -> float:
    """What is left to wait for of a sum over the replicas of a block."""
    if replicas == 1:
        return 0.0
    moved = 2 * (replicas - 1) / replicas * run.gradients / machine.bandwidth
    whole = moved + 2 * math.ceil(math.log2(replicas)) * machine.latency
    return (1 - run.overlap) * whole


def waiting(run: Run, machine: Machine, devices: int) -> float:
    """For the slowest of all: the expected largest of normal variables."""
    if devices == 1:
        return 0.0
    return machine.jitter * run.compute * math.sqrt(2 * math.log(devices))


def efficiency(run: Run, machine: Machine, blocks: int, replicas: int) -> float:
    """The time of one device over that of all, each with as much work (weak scaling)."""
    more = exchange(run, machine, blocks) + summed(run, machine, replicas)
    return run.compute / (run.compute + more + waiting(run, machine, blocks * replicas))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--compute", type=float, default=0.15, help="seconds of a round")
    parser.add_argument("--parameters", type=float, default=20e6, help="of a block's networks")
    parser.add_argument("--face", type=float, default=64e3, help="bytes of a face")
    parser.add_argument("--jitter", type=float, default=0.01, help="of a round's time")
    options = parser.parse_args(arguments)
    machine = replace(Machine(), jitter=options.jitter)
    run = Run(options.compute, options.face, 4 * options.parameters)
    print("blocks  replicas  devices   faces, us   sums, us   waiting, us   efficiency")
    for blocks, replicas in ((1, 1), (2, 1), (4, 16), (16, 64), (64, 128), (100, 275)):
        times = (
            exchange(run, machine, blocks),
            summed(run, machine, replicas),
            waiting(run, machine, blocks * replicas),
        )
        words = "".join(f"{1e6 * t:12.1f}" for t in times)
        share = efficiency(run, machine, blocks, replicas)
        print(f"{blocks:6} {replicas:9} {blocks * replicas:8} {words}       {share:6.1%}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
