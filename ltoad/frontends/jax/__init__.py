"""Foreign functions of JAX arrays, which XLA calls without Python in between.

Five primitives make a function and its derivatives.  x are the inputs, v tangents of those that
have derivatives, s adjoints of the outputs that have:

========  ================  ===========================================  ======================
*value*   f(x)              derivative: *push*
*push*    J(x) v            linear in v, transposed: *pull*              derivative: *bow*
*pull*    J(x)ᵀ s           linear in s, transposed: *push*              derivative: *bend*
*bend*    (J(x)ᵀ s)' v      linear in v and s; transposed by v: *bend*   no third derivatives
*bow*     (J(x) v)' w       linear in v and w; transposed: *bend*        no third derivatives
========  ================  ===========================================  ======================

A sixth, *push8*, is eight of *push* at one point.
"""
