"""Who calls whom across all units of a program, from plain facts and without LLVM.

:mod:`callgraph.facts` says what is known about one unit, :mod:`callgraph.symbols`
resolves names as a linker does, :mod:`callgraph.graph` joins the units, and
:mod:`callgraph.reach` answers what a derivative request needs.
"""
