#!/usr/bin/env bash
# Install the compilers that the tests drive, on a Debian-like machine.
#
# Only what is missing, only as root, only where apt-get exists; anywhere else
# it says what the tests will skip and succeeds.  clang-19 is in Debian 12's
# main archive.
set -euo pipefail

required=()
optional=()

# want LIST PACKAGE COMMAND...: put PACKAGE on LIST unless all COMMANDs are there.
want() {
    local -n list=$1
    local package=$2 tool
    shift 2
    for tool in "$@"; do
        if [[ $tool == /* ]]; then
            [[ -e $tool ]] && continue
        elif command -v "$tool" >/dev/null 2>&1; then
            continue
        fi
        list+=("$package")
        return 0
    done
}

want required clang-19 clang-19
want required lld-19 ld.lld-19
# clang-19 only recommends it: the runtime of the sanitizers.
want required libclang-rt-19-dev /usr/lib/llvm-19/lib/clang/19/lib/linux
want required llvm-19 llvm-link-19 llvm-ar-19
want required gcc gcc
want required g++ g++
want required make make
want required binutils ld ar nm
want required libc6-dev /usr/include/stdio.h
want optional flang-19 flang-new-19
want optional libomp-19-dev /usr/lib/llvm-19/lib/libomp.so
want optional openmpi-bin mpirun.openmpi
want optional libopenmpi-dev mpicc.openmpi
want optional mpich mpirun.mpich
want optional libmpich-dev mpicc.mpich
want optional ldc ldc2
want optional mlir-19-tools mlir-opt-19 mlir-translate-19
want optional valgrind valgrind
want optional cmake cmake
want optional libeigen3-dev /usr/include/eigen3/Eigen/Dense
want optional libboost-dev /usr/include/boost/numeric/odeint.hpp
want optional libfmt-dev /usr/include/fmt/core.h
want optional libglm-dev /usr/include/glm/glm.hpp
want optional nlohmann-json3-dev /usr/include/nlohmann/json.hpp
want optional libarmadillo-dev /usr/include/armadillo
want optional libopenblas-dev "/usr/lib/$(uname -m)-linux-gnu/libopenblas.so"
want optional liblapack-dev "/usr/lib/$(uname -m)-linux-gnu/liblapack.so"
want optional liblapacke-dev "/usr/lib/$(uname -m)-linux-gnu/liblapacke.so"
want optional rustc-web rustc
want optional cargo-web cargo
python3 -c 'import ensurepip, venv' 2>/dev/null || required+=(python3-venv)

if ((${#required[@]} + ${#optional[@]} == 0)); then
    exit 0
fi
if [[ $(id -u) != 0 ]] || ! command -v apt-get >/dev/null 2>&1; then
    echo "not installed, tests that need them are skipped: ${required[*]-} ${optional[*]-}"
    exit 0
fi

export DEBIAN_FRONTEND=noninteractive
install() { apt-get install -y -qq --no-install-recommends "$@" >/dev/null; }

echo "installing: ${required[*]-} ${optional[*]-}"
apt-get update -qq
((${#required[@]} == 0)) || install "${required[@]}"
# One by one: an absent language costs the tests of that language, no more.
for package in "${optional[@]}"; do
    install "$package" || echo "could not install $package: its tests are skipped"
done
