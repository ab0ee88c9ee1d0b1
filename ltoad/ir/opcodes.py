"""The words of LLVM IR that more than one part of the model must know."""

from __future__ import annotations


def word_set(text: str) -> frozenset[str]:
    """The set of the words in ``text``."""
    return frozenset(text.split())


BINARY = word_set(
    "add fadd sub fsub mul fmul udiv sdiv fdiv urem srem frem shl lshr ashr and or xor"
)
CASTS = word_set(
    "trunc zext sext fptrunc fpext fptoui fptosi uitofp sitofp ptrtoint ptrtoaddr "
    "inttoptr bitcast addrspacecast"
)
PREDICATES = word_set(
    "eq ne ugt uge ult ule sgt sge slt sle false oeq ogt oge olt ole one ord ueq une uno true"
)
ARITHMETIC_FLAGS = word_set(
    "nuw nsw exact disjoint nneg samesign inbounds nusw "
    "fast nnan ninf nsz arcp contract afn reassoc"
)

CONSTANT_EXPRESSIONS = CASTS | word_set(
    "add sub mul shl lshr ashr and or xor "
    "extractelement insertelement shufflevector getelementptr ptrauth"
)
SIMPLE_CONSTANTS = word_set("null undef poison zeroinitializer none")

# Conventions whose name does not end in "cc".
CONVENTIONS = word_set(
    "ptx_kernel ptx_device spir_func spir_kernel aarch64_vector_pcs "
    "aarch64_sve_vector_pcs aarch64_sme_preservemost_from_x0 "
    "aarch64_sme_preservemost_from_x1 aarch64_sme_preservemost_from_x2 "
    "amdgpu_vs amdgpu_ls amdgpu_hs amdgpu_es amdgpu_gs amdgpu_ps amdgpu_cs "
    "amdgpu_cs_chain amdgpu_cs_chain_preserve amdgpu_kernel amdgpu_gfx "
    "amdgpu_gfx_whole_wave"
)


def is_convention(word: str) -> bool:
    """Whether a word before a function's type names a calling convention."""
    return (
        word.endswith("cc")
        or word in CONVENTIONS
        or (word.startswith("cc") and word[2:].isdigit())
        or word.startswith("riscv_vls_cc(")
    )
