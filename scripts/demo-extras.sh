#!/usr/bin/env bash
# Print what pip has to install for the demo: ltoad alone when there is a clang
# on PATH, ltoad with the pip-only toolchain otherwise.
set -euo pipefail

for name in clang clang-22 clang-21 clang-20 clang-19 clang-18 clang-17 clang-16 clang-15; do
    if command -v "$name" >/dev/null 2>&1; then
        echo '.'
        exit 0
    fi
done
echo '.[toolchain]'
