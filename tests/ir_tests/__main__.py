"""``python -m tests.ir_tests FILE...``: what the commands of IR tests print."""

import sys
from pathlib import Path

from tests.ir_tests.collector import output_of

for word in sys.argv[1:]:
    print(output_of(Path(word)), end="")
