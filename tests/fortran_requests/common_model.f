      SUBROUTINE MODEL
      COMMON /STATE/ U(4), A, N
      COMMON /RESULT/ COST
      DOUBLE PRECISION U, A, COST
      INTEGER N, I, K
      COST = 0
      DO 20 K = 1, 3
      DO 10 I = 1, N
        U(I) = U(I) + 0.1D0*SIN(A*U(I))
        COST = COST + U(I)**2
 10   CONTINUE
 20   CONTINUE
      END
