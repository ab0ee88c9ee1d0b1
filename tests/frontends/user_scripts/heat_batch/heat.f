      SUBROUTINE ROD(N, STEPS, K, U0, U)
      INTEGER N, STEPS, I, J
      DOUBLE PRECISION K(N), U0(N), U(N), W(500)
      DO 10 I = 1, N
        U(I) = U0(I)
   10 CONTINUE
      DO 40 J = 1, STEPS
        DO 20 I = 2, N - 1
          W(I) = U(I) + K(I) * (U(I-1) - 2D0*U(I) + U(I+1))
   20   CONTINUE
        DO 30 I = 2, N - 1
          U(I) = W(I)
   30   CONTINUE
   40 CONTINUE
      END
