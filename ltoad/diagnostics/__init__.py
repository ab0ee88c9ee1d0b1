"""What is said about a program that ltoad refuses: data, and two ways to write it down.

A :class:`~ltoad.diagnostics.diagnostic.Diagnostic` is one finding.  Findings of one cause are
said together (:mod:`~ltoad.diagnostics.groups`), to people (:mod:`~ltoad.diagnostics.text`) or
to programs (:mod:`~ltoad.diagnostics.records`).
"""
