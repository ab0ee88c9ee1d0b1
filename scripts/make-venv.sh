#!/usr/bin/env bash
# make-venv.sh PYTHON FOLDER: make a virtual environment in FOLDER.
#
# Debian's Python comes without ensurepip, so `python3 -m venv` can fail on a
# machine that does have pip; then pip fetches virtualenv, which needs nothing.
set -euo pipefail

python=$1
folder=$2
bootstrap="$folder-bootstrap"

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "ltoad needs Python 3.11 or newer; $python is $("$python" --version)" >&2
    exit 1
}

if "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    "$python" -m venv "$folder"
else
    trap 'rm -rf "$bootstrap"' EXIT
    "$python" -m pip install --quiet --target "$bootstrap" virtualenv
    PYTHONPATH="$bootstrap" "$python" -m virtualenv --quiet "$folder"
fi
