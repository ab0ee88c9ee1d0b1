/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
// Communication by MPI in derivatives.  Each rank runs the derivative of what it runs itself, and the
// adjoints of what it has sent come from those that have received it.
//
// The calls of the program are made as they are, of which records are kept (messages.h); what
// derivatives send to each other goes over communicators of their own (communicators.h).  No
// derivative is left out because one end of a message has none: it sends zeros, or drops what comes,
// so that the other end need not know.
//
// Compiled for each MPI library by scripts/mpi.py.

#include <mpi.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "mpi/memory.h"
#include "mpi/tags.h"
#include "mpi/layouts.h"
#include "mpi/claims.h"
#include "mpi/moves.h"
#include "mpi/raw.h"
#include "mpi/neighbours.h"
#include "mpi/communicators.h"
#include "mpi/messages.h"
#include "mpi/requests.h"
#include "mpi/collectives.h"
#include "mpi/calls.h"
#include "mpi/packing.h"
#include "mpi/matched.h"
#include "mpi/collective_calls.h"
#include "mpi/windows.h"
#include "mpi/setting_up.h"
#include "mpi/fortran.h"
#include "mpi/fortran_collectives.h"
