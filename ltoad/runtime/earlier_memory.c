/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Shadows of memory that was there before a derivative was called, and that static pointers lead to.

   Nobody gave that memory shadows, and nobody knows where its objects begin and end.  So the shadow
   of an address is at a distance that is the same for all addresses near it: in a window of address
   space of which the system makes pages when they are written first.  Windows lie where programs
   have nothing else, and what an address in shadow memory says tells whether it is in one.

   Shadow memory that is new holds no addresses.  Where a null is read from a variable's shadow or a
   window, and the primal address is not null, that address gets its shadow now, and the null is
   replaced.  Elsewhere nulls stay: who passes a structure with a null in its shadow has left out a
   shadow, which is not made up.

   Threads that ask for derivatives at the same time have windows of their own: a seat each, which their
   first derivative takes and its end gives back, with its windows cleared.  So what variables' shadows,
   which threads share, would remember of windows is remembered by the thread instead.  Threads that work
   for a derivative have no seat: theirs is the only one that is taken, or the run stops. */

#include "earlier/shared.h"

#include "earlier/windows.c"
#include "earlier/seats.c"
#include "earlier/found.c"
#include "earlier/around.c"
