C     Solution of linear equations by elimination, as LAPACK has it.
      SUBROUTINE DGETRF(M, N, A, LDA, IPIV, INFO)
      INTEGER M, N, LDA, INFO, IPIV(*), I, J, K, P
      DOUBLE PRECISION A(LDA,*), T
      INFO = 0
      DO 50 K = 1, MIN(M, N)
        P = K
        DO 10 I = K + 1, M
   10   IF (ABS(A(I,K)) .GT. ABS(A(P,K))) P = I
        IPIV(K) = P
        DO 20 J = 1, N
          T = A(K,J)
          A(K,J) = A(P,J)
   20   A(P,J) = T
        DO 40 I = K + 1, M
          A(I,K) = A(I,K) / A(K,K)
          DO 30 J = K + 1, N
   30     A(I,J) = A(I,J) - A(I,K) * A(K,J)
   40   CONTINUE
   50 CONTINUE
      END
      SUBROUTINE DGETRS(TRANS, N, NRHS, A, LDA, IPIV, B, LDB, INFO)
      CHARACTER TRANS
      INTEGER N, NRHS, LDA, LDB, INFO, IPIV(*), I, J, K
      DOUBLE PRECISION A(LDA,*), B(LDB,*), T
      INFO = 0
      DO 90 J = 1, NRHS
        IF (TRANS .EQ. 'N') THEN
          DO 10 K = 1, N
            T = B(K,J)
            B(K,J) = B(IPIV(K),J)
   10     B(IPIV(K),J) = T
          DO 30 K = 1, N
            DO 20 I = K + 1, N
   20       B(I,J) = B(I,J) - A(I,K) * B(K,J)
   30     CONTINUE
          DO 50 K = N, 1, -1
            B(K,J) = B(K,J) / A(K,K)
            DO 40 I = 1, K - 1
   40       B(I,J) = B(I,J) - A(I,K) * B(K,J)
   50     CONTINUE
        ELSE
          DO 60 K = 1, N
            DO 55 I = 1, K - 1
   55       B(K,J) = B(K,J) - A(I,K) * B(I,J)
   60     B(K,J) = B(K,J) / A(K,K)
          DO 70 K = N, 1, -1
            DO 65 I = K + 1, N
   65       B(K,J) = B(K,J) - A(I,K) * B(I,J)
   70     CONTINUE
          DO 80 K = N, 1, -1
            T = B(K,J)
            B(K,J) = B(IPIV(K),J)
   80     B(IPIV(K),J) = T
        END IF
   90 CONTINUE
      END
      SUBROUTINE DTRTRS(UPLO, TRANS, DIAG, N, NRHS, A, LDA, B, LDB,
     &                  INFO)
      CHARACTER UPLO, TRANS, DIAG
      INTEGER N, NRHS, LDA, LDB, INFO, I, J, K, L
      DOUBLE PRECISION A(LDA,*), B(LDB,*), E
      LOGICAL DOWN
      INFO = 0
      DOWN = (UPLO .EQ. 'L') .EQV. (TRANS .EQ. 'N')
      DO 30 J = 1, NRHS
        DO 20 L = 1, N
          K = L
          IF (.NOT. DOWN) K = N + 1 - L
          DO 10 I = 1, N
            IF (DOWN .AND. I .GE. K) GOTO 10
            IF (.NOT. DOWN .AND. I .LE. K) GOTO 10
            E = A(K,I)
            IF (TRANS .NE. 'N') E = A(I,K)
            B(K,J) = B(K,J) - E * B(I,J)
   10     CONTINUE
          IF (DIAG .EQ. 'N') B(K,J) = B(K,J) / A(K,K)
   20   CONTINUE
   30 CONTINUE
      END
      SUBROUTINE DGESV(N, NRHS, A, LDA, IPIV, B, LDB, INFO)
      INTEGER N, NRHS, LDA, LDB, INFO, IPIV(*)
      DOUBLE PRECISION A(LDA,*), B(LDB,*)
      EXTERNAL DGETRF, DGETRS
      CALL DGETRF(N, N, A, LDA, IPIV, INFO)
      IF (INFO .EQ. 0)
     &  CALL DGETRS('N', N, NRHS, A, LDA, IPIV, B, LDB, INFO)
      END
