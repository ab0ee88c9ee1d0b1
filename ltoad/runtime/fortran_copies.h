/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Copies of elements, of derived types, too. */
#ifndef FORTRAN_COPIES_H
#define FORTRAN_COPIES_H

#include "fortran_arrays.h"

/* A copy of an object with all that its components hold, where nothing is yet; it is among what is done
   with objects (fortran_objects.c). */
void _FortranALtoadCopyObject(char *to, const char *from, const array *described);

INLINE void put(char *to, const char *from, const array *described)
{
    if (described->type == DERIVED)
        _FortranALtoadCopyObject(to, from, described);
    else
        copy(to, from, described);
}

#endif
