/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What bodies with registered rules share: lapack.c and blas_triangles.c. */

typedef __SIZE_TYPE__ size;

void *malloc(size);
void free(void *);

/* An element of a column-major matrix. */
#define AT(matrix, ld, i, j) (matrix)[(i) + (size)(j) * (ld)]

/* The gradient and the derivative of a function in one precision, as a program registers them. */
#define APART __attribute__((noinline))
#define RULE(routine, letter)                                                                            \
    void *__enzyme_register_gradient_##routine##letter[] = {(void *)routine##letter,                     \
                                                            (void *)routine##_augmented##letter,         \
                                                            (void *)routine##_reverse##letter};          \
    void *__enzyme_register_derivative_##routine##letter[] = {(void *)routine##letter,                   \
                                                              (void *)routine##_tangent##letter};
