C     THE SAG OF A CABLE: NEWTON WITH EXTERNAL FUNCTIONS, WORK ARRAYS CUT
C     OUT OF ONE, BLOCK DATA, SAVE, ALTERNATE RETURNS.
      BLOCK DATA CONSTS
      COMMON /PHYS/ GRAV, RHO, ITMAX
      DOUBLE PRECISION GRAV, RHO
      INTEGER ITMAX
      DATA GRAV, RHO, ITMAX /9.81D0, 0.12D0, 40/
      END
      DOUBLE PRECISION FUNCTION CATEN(A, SPAN, XLEN)
      DOUBLE PRECISION A, SPAN, XLEN
      CATEN = 2D0 * A * SINH(SPAN / (2D0 * A)) - XLEN
      END
      SUBROUTINE NEWTON(F, A, SPAN, XLEN, *)
      DOUBLE PRECISION F, A, SPAN, XLEN, H, FA, DF
      COMMON /PHYS/ GRAV, RHO, ITMAX
      DOUBLE PRECISION GRAV, RHO
      INTEGER ITMAX, IT
      EXTERNAL F
      DO 10 IT = 1, ITMAX
         FA = F(A, SPAN, XLEN)
         H = 1D-5 * A
         DF = (F(A + H, SPAN, XLEN) - F(A - H, SPAN, XLEN)) / (2D0*H)
         A = A - FA / DF
         IF (ABS(FA) .LT. 1D-13) RETURN
   10 CONTINUE
      RETURN 1
      END
      SUBROUTINE FORCES(W, T, S, N, A)
      INTEGER N, I
      DOUBLE PRECISION W(N), T(N), S(0:N), A
      COMMON /PHYS/ GRAV, RHO, ITMAX
      DOUBLE PRECISION GRAV, RHO
      INTEGER ITMAX
      S(0) = 0D0
      DO 10 I = 1, N
         S(I) = S(I - 1) + W(I)
         T(I) = RHO * GRAV * A * COSH(S(I) / A)
   10 CONTINUE
      END
      SUBROUTINE SAG(X, N, Y)
      INTEGER N, I, M
      PARAMETER (M = 7)
      DOUBLE PRECISION X(N), Y, WORK(3 * M + 1), A
      LOGICAL FIRST
      SAVE FIRST, CALLS
      DOUBLE PRECISION CALLS
      EXTERNAL CATEN
      DATA FIRST /.TRUE./, CALLS /0D0/
      IF (FIRST) CALLS = 0D0
      FIRST = .FALSE.
      CALLS = CALLS + 1D0
      A = 2D0
      CALL NEWTON(CATEN, A, X(1), X(2), *90)
      DO 10 I = 1, M
         WORK(I) = X(1) / (2 * M) * (1D0 + X(3) * I)
   10 CONTINUE
      CALL FORCES(WORK(1), WORK(M + 1), WORK(2 * M + 1), M, A)
      Y = A
      DO 20 I = M + 1, 3 * M + 1
   20 Y = Y + WORK(I) / I
      RETURN
   90 Y = -1D0
      END
      PROGRAM MAIN
      IMPLICIT DOUBLE PRECISION (A-H, O-Z)
      EXTERNAL SAG, ENZYME_AUTODIFF, ENZYME_DUP, ENZYME_CONST
      DIMENSION X(3), D(3), F(4)
      DATA X /2D0, 2.4D0, 0.05D0/
      DATA D /3*0.0D0/
      SEED = 1.0D0
      CALL ENZYME_AUTODIFF(SAG, ENZYME_DUP, X, D,
     *                     ENZYME_CONST, 3, ENZYME_DUP, E, SEED)
      DO 20 I = 1, 3
      OLD = X(I)
      H = 1.0D-4
      DO 10 K = 1, 4
      X(I) = OLD + H*(K-3+K/3)
   10 CALL SAG(X, 3, F(K))
      X(I) = OLD
      S = (F(1)-8*F(2)+8*F(3)-F(4))/(12*H)
      IF (DABS(D(I)-S) .LE. 1.0D-6*(1+DABS(S))) GO TO 20
      PRINT *, 'WRONG', I, D(I), S
      STOP 1
   20 CONTINUE
      IF (D(1) .EQ. 0.0D0 .OR. D(2) .EQ. 0.0D0) STOP 2
      PRINT *, 'OK'
      END
