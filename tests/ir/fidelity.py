"""Whether our model of LLVM IR is faithful to a module."""

import re

import llvmlite.binding as llvm

from ltoad.ir.module import Module
from ltoad.ir.printer import print_function
from ltoad.ir.symbols import Signature
from ltoad.ir.values import quote_name
from ltoad.ir.verifier import function_problems

_COMMENT = re.compile(r" *; (?:preds = |No predecessors!).*$", re.MULTILINE)


def reprint(text: str) -> str:
    return str(llvm.parse_assembly(text, llvm.create_context()))


def assert_faithful(text: str) -> int:
    """Everything in a printed module can be parsed, and nothing is lost or changed.

    Each function prints as it was but for comments; a module with all its
    functions printed by ltoad is the same module to LLVM; the verifier has
    nothing to say.  Returns the number of functions.
    """
    text = reprint(text)
    module = Module.parse(text)
    for name in module.function_names():
        written = module.function_text(name)
        function = module.function(name)
        assert print_function(function) == _COMMENT.sub("", written)
        assert function_problems(function, module.knows) == [], name
        assert module.signature(name).type == function.type
        module.replace_function(function)
    _check_facts(module)
    assert reprint(module.print()) == text
    return len(list(module.function_names()))


def _declaration(signature: Signature) -> str:
    types, attributes = signature.type.parameters, signature.parameter_attributes
    pairs = zip(types, attributes, strict=True)
    parameters = [" ".join((str(type_), *words)) for type_, words in pairs]
    parameters.extend(["..."] if signature.type.variadic else [])
    head = f"{signature.type.result} @{quote_name(signature.name)}({', '.join(parameters)})"
    words = ("declare", *signature.prefix, *signature.result_attributes, head, signature.suffix)
    return " ".join(word for word in words if word)


def _check_facts(module: Module) -> None:
    for name in module.global_names():
        variable = module.global_variable(name)
        value = variable.initializer
        end = "" if value is None else value.reference()
        assert variable.text.endswith(f"{end}{', ' if variable.suffix else ''}{variable.suffix}")
    for name in module.declaration_names():
        assert _declaration(module.signature(name)) == module.function_text(name)
    for name in module.type_names():
        assert str(module.named_type(name)) in module.type_text(name)
    for number in module.metadata_numbers():
        module.metadata(number)
    for name in (*module.function_names(), *module.declaration_names()):
        module.function_attributes(name)
