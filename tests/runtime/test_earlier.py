"""Shadows of memory from before a derivative: what the run does with blocks of memory."""

from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

RUNTIME = Path(__file__).parents[2] / "ltoad" / "runtime"
ENDS_BEFORE = """
#include <sys/mman.h>
#include "earlier_memory.c"
int main(void)
{
    static struct space space;
    byte *zeros = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    __ltoad_earlier_block(&space, zeros + 32, zeros + 32, 8 - 32, 48);
    return 0;
}
"""


def test_blocks_that_end_before_the_first_address(
    ltoad_cc: Path, run: Callable[..., CompletedProcess[str]], tmp_path: Path
) -> None:
    """One function makes room for records with addresses and for short texts: in these there are no
    addresses, and nothing behind them is looked at."""
    source = tmp_path / "block.c"
    source.write_text(ENDS_BEFORE)
    run([ltoad_cc, f"-I{RUNTIME}", source, "-o", tmp_path / "block"])
    run([tmp_path / "block"])
