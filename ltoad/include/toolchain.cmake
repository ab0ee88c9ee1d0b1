# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# A toolchain file for CMake: cmake -B build --toolchain $(ltoad --cmake-toolchain)
#
# Compilers whose links differentiate, and tools of a version that reads their bitcode.
set(CMAKE_C_COMPILER ltoad-cc)
set(CMAKE_CXX_COMPILER ltoad-c++)
set(CMAKE_Fortran_COMPILER ltoad-fc)

foreach(tool AR RANLIB)
    string(TOLOWER ltoad-${tool} name)
    find_program(LTOAD_${tool} ${name} REQUIRED)
    foreach(variable ${tool} C_COMPILER_${tool} CXX_COMPILER_${tool} Fortran_COMPILER_${tool})
        set(CMAKE_${variable} ${LTOAD_${tool}} CACHE FILEPATH "")
    endforeach()
endforeach()
