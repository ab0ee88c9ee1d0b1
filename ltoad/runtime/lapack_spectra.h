/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Eigenvalues of general matrices, of pairs, and a few of them, and ordered QR factors, as programs call
   them; lapack.c says what surrounds them.  A question for the length of a work array is the library's
   to answer. */

static int is_wanted(const char *job) { return *job == 'V' || *job == 'v'; }

#define SPECTRA(real, p, _t)                                                                             \
    static void inactive_ask_geev##_t(const char *jobvl, const char *jobvr, const int *n, const int *lda,\
                                      const int *ldvl, const int *ldvr, real *work)                      \
    {                                                                                                    \
        int info, length = -1;                                                                           \
        p##geev_native(jobvl, jobvr, n, work, lda, work, work, work, ldvl, work, ldvr, work, &length,    \
                       &info, 1, 1);                                                                     \
    }                                                                                                    \
    static void inactive_ask_geqp3##_t(const int *m, const int *n, const int *lda, real *work)           \
    {                                                                                                    \
        int info, length = -1, order = 0;                                                                \
        p##geqp3_native(m, n, work, lda, &order, work, work, &length, &info);                            \
    }                                                                                                    \
    static void inactive_ask_sygv##_t(const int *itype, const char *jobz, const char *uplo, const int *n,\
                                      const int *lda, const int *ldb, real *work)                        \
    {                                                                                                    \
        int info, length = -1;                                                                           \
        p##sygv_native(itype, jobz, uplo, n, work, lda, work, ldb, work, work, &length, &info, 1, 1);    \
    }                                                                                                    \
    static void inactive_ask_sygvd##_t(const int *itype, const char *jobz, const char *uplo,             \
                                       const int *n, const int *lda, const int *ldb, real *work,         \
                                       int *whole)                                                       \
    {                                                                                                    \
        int info, length = -1;                                                                           \
        p##sygvd_native(itype, jobz, uplo, n, work, lda, work, ldb, work, work, &length, whole, &length, \
                        &info, 1, 1);                                                                    \
    }                                                                                                    \
    static void inactive_ask_syevr##_t(const char *jobz, const char *uplo, const int *n, const int *lda, \
                                       const int *ldz, real *work, int *whole)                           \
    {                                                                                                    \
        int info, length = -1, found, some = 1;                                                          \
        real none = 0;                                                                                   \
        p##syevr_native(jobz, "A", uplo, n, work, lda, &none, &none, &some, &some, &none, &found, work,  \
                        work, ldz, whole, work, &length, whole, &length, &info, 1, 1, 1);                \
    }                                                                                                    \
    static void inactive_ask_syevx##_t(const char *jobz, const char *uplo, const int *n, const int *lda, \
                                       const int *ldz, real *work)                                       \
    {                                                                                                    \
        int info, length = -1, found, some = 1, whole;                                                   \
        real none = 0;                                                                                   \
        p##syevx_native(jobz, "A", uplo, n, work, lda, &none, &none, &some, &some, &none, &found, work,  \
                        work, ldz, work, &length, &whole, &whole, &info, 1, 1, 1);                       \
    }                                                                                                    \
    void p##geev_(const char *jobvl, const char *jobvr, const int *n, real *a, const int *lda, real *wr, \
                  real *wi, real *vl, const int *ldvl, real *vr, const int *ldvr, real *work,            \
                  const int *lwork, int *info)                                                           \
    {                                                                                                    \
        *info = 0;                                                                                       \
        if (*lwork == -1)                                                                                \
            inactive_ask_geev##_t(jobvl, jobvr, n, lda, ldvl, ldvr, work);                               \
        else                                                                                             \
            *info = general_eigenvalues##_t(is_wanted(jobvl), is_wanted(jobvr), *n, a, *lda, wr, wi, vl, \
                                            *ldvl, vr, *ldvr);                                           \
    }                                                                                                    \
    void p##geqp3_(const int *m, const int *n, real *a, const int *lda, int *jpvt, real *tau,            \
                   real *work, const int *lwork, int *info)                                              \
    {                                                                                                    \
        *info = 0;                                                                                       \
        if (*lwork == -1)                                                                                \
            inactive_ask_geqp3##_t(m, n, lda, work);                                                     \
        else                                                                                             \
            *info = ordered_factors##_t(*m, *n, a, *lda, jpvt, tau);                                     \
    }                                                                                                    \
    void p##sygv_(const int *itype, const char *jobz, const char *uplo, const int *n, real *a,           \
                  const int *lda, real *b, const int *ldb, real *w, real *work, const int *lwork,        \
                  int *info)                                                                             \
    {                                                                                                    \
        *info = 0;                                                                                       \
        if (*lwork == -1)                                                                                \
            inactive_ask_sygv##_t(itype, jobz, uplo, n, lda, ldb, work);                                 \
        else                                                                                             \
            *info = pencil##_t(*itype, is_wanted(jobz), is_upper(uplo), *n, a, *lda, b, *ldb, w);        \
    }                                                                                                    \
    void p##sygvd_(const int *itype, const char *jobz, const char *uplo, const int *n, real *a,          \
                   const int *lda, real *b, const int *ldb, real *w, real *work, const int *lwork,       \
                   int *iwork, const int *liwork, int *info)                                             \
    {                                                                                                    \
        *info = 0;                                                                                       \
        if (*lwork == -1 || *liwork == -1)                                                               \
            inactive_ask_sygvd##_t(itype, jobz, uplo, n, lda, ldb, work, iwork);                         \
        else                                                                                             \
            *info = pencil##_t(*itype, is_wanted(jobz), is_upper(uplo), *n, a, *lda, b, *ldb, w);        \
    }                                                                                                    \
    void p##syevr_(const char *jobz, const char *range, const char *uplo, const int *n, real *a,         \
                   const int *lda, const real *vl, const real *vu, const int *il, const int *iu,         \
                   const real *abstol, int *m, real *w, real *z, const int *ldz, int *isuppz,            \
                   real *work, const int *lwork, int *iwork, const int *liwork, int *info)               \
    {                                                                                                    \
        (void)abstol;                                                                                    \
        *info = 0;                                                                                       \
        if (*lwork == -1 || *liwork == -1) {                                                             \
            inactive_ask_syevr##_t(jobz, uplo, n, lda, ldz, work, iwork);                                \
            return;                                                                                      \
        }                                                                                                \
        const int vectors = is_wanted(jobz);                                                             \
        const choice##_t choice = CHOICE;                                                                \
        *m = some_eigenvalues##_t(choice, is_upper(uplo), *n, a, *lda, w, vectors ? z : 0, *ldz, info);  \
        for (int i = 0; vectors && i < *m; i++) {                                                        \
            isuppz[2 * i] = 1;                                                                           \
            isuppz[2 * i + 1] = *n;                                                                      \
        }                                                                                                \
    }                                                                                                    \
    void p##syevx_(const char *jobz, const char *range, const char *uplo, const int *n, real *a,         \
                   const int *lda, const real *vl, const real *vu, const int *il, const int *iu,         \
                   const real *abstol, int *m, real *w, real *z, const int *ldz, real *work,             \
                   const int *lwork, int *iwork, int *ifail, int *info)                                  \
    {                                                                                                    \
        (void)abstol, (void)iwork;                                                                       \
        *info = 0;                                                                                       \
        if (*lwork == -1) {                                                                              \
            inactive_ask_syevx##_t(jobz, uplo, n, lda, ldz, work);                                       \
            return;                                                                                      \
        }                                                                                                \
        const int vectors = is_wanted(jobz);                                                             \
        const choice##_t choice = CHOICE;                                                                \
        *m = some_eigenvalues##_t(choice, is_upper(uplo), *n, a, *lda, w, vectors ? z : 0, *ldz, info);  \
        for (int i = 0; vectors && i < *n; i++)                                                          \
            ifail[i] = 0;                                                                                \
    }

/* Limits that a program does not use it may leave out. */
#define CHOICE                                                                                           \
    {as_upper(*range), as_upper(*range) == 'V' ? *vl : 0, as_upper(*range) == 'V' ? *vu : 0,             \
     as_upper(*range) == 'I' ? *il : 1, as_upper(*range) == 'I' ? *iu : *n}

/* A matrix by rows has the rows of its vectors, too; a symmetric one its other triangle. */
#define LAPACKE_SPECTRA(real, p, _t)                                                                     \
    int LAPACKE_##p##geev(int layout, char jobvl, char jobvr, int n, real *a, int lda, real *wr,         \
                          real *wi, real *vl, int ldvl, real *vr, int ldvr)                              \
    {                                                                                                    \
        const int left = is_wanted(&jobvl), right = is_wanted(&jobvr);                                   \
        if (layout != ROWS)                                                                              \
            return general_eigenvalues##_t(left, right, n, a, lda, wr, wi, vl, ldvl, vr, ldvr);          \
        real *turned = columns##_t(n, n, a, lda), *of_left = malloc(((size)n * n + 1) * sizeof *turned); \
        real *of_right = malloc(((size)n * n + 1) * sizeof *turned);                                     \
        const int info = general_eigenvalues##_t(left, right, n, turned, n, wr, wi, of_left, n,          \
                                                 of_right, n);                                           \
        free(turned);                                                                                    \
        rows##_t(left ? n : 0, n, of_left, vl, ldvl);                                                    \
        rows##_t(right ? n : 0, n, of_right, vr, ldvr);                                                  \
        return info;                                                                                     \
    }                                                                                                    \
    int LAPACKE_##p##geqp3(int layout, int m, int n, real *a, int lda, int *jpvt, real *tau)             \
    {                                                                                                    \
        if (layout != ROWS)                                                                              \
            return ordered_factors##_t(m, n, a, lda, jpvt, tau);                                         \
        real *turned = columns##_t(m, n, a, lda);                                                        \
        const int info = ordered_factors##_t(m, n, turned, m, jpvt, tau);                                \
        rows##_t(m, n, turned, a, lda);                                                                  \
        return info;                                                                                     \
    }                                                                                                    \
    static int pencil_of_layout##_t(int layout, int itype, char jobz, char uplo, int n, real *a, int lda,\
                                    real *b, int ldb, real *w)                                           \
    {                                                                                                    \
        const int upper = is_upper(&uplo), vectors = is_wanted(&jobz);                                   \
        if (layout != ROWS)                                                                              \
            return pencil##_t(itype, vectors, upper, n, a, lda, b, ldb, w);                              \
        real *s = columns##_t(n, n, a, lda), *other = columns##_t(n, n, b, ldb);                         \
        const int info = pencil##_t(itype, vectors, upper, n, s, n, other, n, w);                        \
        rows##_t(n, n, s, a, lda);                                                                       \
        rows##_t(n, n, other, b, ldb);                                                                   \
        return info;                                                                                     \
    }                                                                                                    \
    int LAPACKE_##p##sygv(int layout, int itype, char jobz, char uplo, int n, real *a, int lda, real *b, \
                          int ldb, real *w)                                                              \
    {                                                                                                    \
        return pencil_of_layout##_t(layout, itype, jobz, uplo, n, a, lda, b, ldb, w);                    \
    }                                                                                                    \
    int LAPACKE_##p##sygvd(int layout, int itype, char jobz, char uplo, int n, real *a, int lda,         \
                           real *b, int ldb, real *w)                                                    \
    {                                                                                                    \
        return pencil_of_layout##_t(layout, itype, jobz, uplo, n, a, lda, b, ldb, w);                    \
    }                                                                                                    \
    int LAPACKE_##p##syevr(int layout, char jobz, char range, char uplo, int n, real *a, int lda,        \
                           real vl, real vu, int il, int iu, real abstol, int *m, real *w, real *z,      \
                           int ldz, int *isuppz)                                                         \
    {                                                                                                    \
        (void)abstol;                                                                                    \
        const int vectors = is_wanted(&jobz), upper = is_upper(&uplo) != (layout == ROWS);               \
        const choice##_t choice = {as_upper(range), vl, vu, il, iu};                                     \
        real *turned = malloc(((size)n * n + 1) * sizeof *turned);                                       \
        int info = 0;                                                                                    \
        const int found = some_eigenvalues##_t(choice, upper, n, a, lda, w, vectors ? turned : 0, n,     \
                                               &info);                                                   \
        for (int j = 0; vectors && j < found; j++) {                                                     \
            for (int i = 0; i < n; i++)                                                                  \
                z[layout == ROWS ? (size)i * ldz + j : i + (size)j * ldz] = turned[i + (size)j * n];     \
            isuppz[2 * j] = 1;                                                                           \
            isuppz[2 * j + 1] = n;                                                                       \
        }                                                                                                \
        free(turned);                                                                                    \
        *m = found;                                                                                      \
        return info;                                                                                     \
    }
