"""Foreign functions of JAX arrays, which XLA calls without Python in between.

Seven primitives make a function and its derivatives.  x are the inputs, v tangents of those that
have derivatives, s adjoints of the outputs that have:

========  ================  ===========================================  ======================
*value*   f(x)              derivative: *push*
*push*    J(x) v            linear in v, transposed: *pull*              derivative: *bow*
*pull*    J(x)ᵀ s           linear in s, transposed: *push*              derivative: *bend*
*bend*    (J(x)ᵀ s)' v      linear in v and s; transposed by v: *bend*   derivative: *twist*
*bow*     (J(x) v)' w       linear in v and w; transposed: *bend*        derivative: *arch*
*twist*   (*bend*)' w       linear in s, v and w; as *bend*              no fourth derivatives
*arch*    (*bow*)' u        linear in v, w and u; transposed: *twist*    no fourth derivatives
========  ================  ===========================================  ======================

An eighth, *push8*, is eight of *push* at one point.
"""
