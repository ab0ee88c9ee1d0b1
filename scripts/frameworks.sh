#!/usr/bin/env bash
# Frameworks for the tests of the front ends, where a build for the CPU is to be had: pip would
# download gigabytes for a graphics card otherwise. Tests of what is not there are skipped.
set -euo pipefail
python=$1
"$python" -m pip install --quiet --disable-pip-version-check 'torch==2.13.0+cpu' 2>/dev/null \
    || echo 'no PyTorch for the CPU found: its tests will be skipped'
"$python" -m pip install --quiet --disable-pip-version-check 'tensorflow-cpu==2.21.*' 2>/dev/null \
    || echo 'no TensorFlow for the CPU found: its tests will be skipped'
