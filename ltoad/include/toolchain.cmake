# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# A toolchain file for CMake: cmake -B build --toolchain $(ltoad --cmake-toolchain)
#
# Compilers whose links differentiate, and the archiver of their version, since that of another one
# may not read their bitcode.
set(CMAKE_C_COMPILER ltoad-cc)
set(CMAKE_CXX_COMPILER ltoad-c++)
set(CMAKE_Fortran_COMPILER ltoad-fc)

foreach(tool AR RANLIB)
    string(TOLOWER llvm-${tool} name)
    execute_process(
        COMMAND ltoad-cc -print-prog-name=${name}
        OUTPUT_VARIABLE path
        OUTPUT_STRIP_TRAILING_WHITESPACE)
    if(NOT path OR NOT IS_ABSOLUTE ${path})
        continue() # there is none of this version: CMake's choice
    endif()
    foreach(variable ${tool} C_COMPILER_${tool} CXX_COMPILER_${tool} Fortran_COMPILER_${tool})
        set(CMAKE_${variable} ${path} CACHE FILEPATH "")
    endforeach()
endforeach()
