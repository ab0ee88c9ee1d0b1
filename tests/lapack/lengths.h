/* The lengths of texts behind the arguments. */
#ifndef LENGTHS_H
#define LENGTHS_H

#include <stddef.h>

#ifdef LENGTHS /* as Fortran passes them */
#define TEXT , 1
#define LENGTH , size_t
#else
#define TEXT
#define LENGTH
#endif

#endif
