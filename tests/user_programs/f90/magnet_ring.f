C     A RING OF MAGNETS: COMMON AND EQUIVALENCE, COMPLEX ARITHMETIC,
C     ENTRY POINTS, COMPUTED GO TO, STATEMENT FUNCTIONS.
      SUBROUTINE RING(X, N, Y)
      INTEGER N, I, K
      DOUBLE PRECISION X(N), Y, PHI, B(8), PARTS(2), PI
      COMPLEX*16 TUNE, TRACE
      COMMON /OPTICS/ B, TUNE, NTURN
      COMMON /MATRIX/ R11, R12, R21, R22
      DOUBLE PRECISION R11, R12, R21, R22, SQ, A
      EQUIVALENCE (PARTS(1), TRACE)
      PARAMETER (PI = 3.14159265358979D0)
      SQ(A) = A * A
      NTURN = 6
      CALL RESET
      DO 10 I = 1, 8
         B(I) = 0.1D0 * I + X(MOD(I, N) + 1)
   10 CONTINUE
      TUNE = DCMPLX(X(1), 0.3D0)
      Y = 0D0
      DO 40 K = 1, NTURN
         GO TO (20, 30, 20, 35), MOD(K, 4) + 1
   20    CALL QUAD(B(K), 0.2D0)
         GO TO 40
   30    CALL DRIFT(0.5D0 + SQ(B(K + 1)))
         GO TO 40
   35    CALL QUAD(-B(K + 2), 0.1D0 * X(2))
   40 CONTINUE
      TRACE = DCMPLX(R11 + R22, R12 * R21) * EXP(TUNE)
      PHI = ATAN2(PARTS(2), PARTS(1))
      Y = PHI + ABS(TRACE) + 0.1D0 * DBLE(TRACE * CONJG(TUNE))
      END
      SUBROUTINE RESET
      COMMON /MATRIX/ R(2, 2)
      DOUBLE PRECISION R, G, L, M(2, 2), T(2, 2), W
      INTEGER I, J
      DO 10 J = 1, 2
      DO 10 I = 1, 2
   10 R(I, J) = 0D0
      R(1, 1) = 1D0
      R(2, 2) = 1D0
      RETURN
      ENTRY QUAD(G, L)
      W = SQRT(ABS(G))
      IF (G .GT. 0D0) THEN
         M(1, 1) = COS(W * L)
         M(1, 2) = SIN(W * L) / W
         M(2, 1) = -W * SIN(W * L)
      ELSE
         M(1, 1) = COSH(W * L)
         M(1, 2) = SINH(W * L) / W
         M(2, 1) = W * SINH(W * L)
      END IF
      M(2, 2) = M(1, 1)
      GO TO 50
      ENTRY DRIFT(L)
      M(1, 1) = 1D0
      M(1, 2) = L
      M(2, 1) = 0D0
      M(2, 2) = 1D0
   50 T = MATMUL(M, R)
      R = T
      END
      PROGRAM MAIN
      IMPLICIT DOUBLE PRECISION (A-H, O-Z)
      EXTERNAL RING, ENZYME_AUTODIFF, ENZYME_DUP, ENZYME_CONST
      DIMENSION X(3), D(3), F(4)
      DATA X /0.4D0, 0.7D0, 0.25D0/
      DATA D /3*0.0D0/
      SEED = 1.0D0
      CALL ENZYME_AUTODIFF(RING, ENZYME_DUP, X, D,
     *                     ENZYME_CONST, 3, ENZYME_DUP, E, SEED)
      DO 20 I = 1, 3
      OLD = X(I)
      H = 1.0D-4
      DO 10 K = 1, 4
      X(I) = OLD + H*(K-3+K/3)
   10 CALL RING(X, 3, F(K))
      X(I) = OLD
      S = (F(1)-8*F(2)+8*F(3)-F(4))/(12*H)
      IF (DABS(D(I)-S) .LE. 1.0D-6*(1+DABS(S))) GO TO 20
      PRINT *, 'WRONG', I, D(I), S
      STOP 1
   20 CONTINUE
      IF (D(1) .EQ. 0.0D0 .OR. D(2) .EQ. 0.0D0) STOP 2
      PRINT *, 'OK'
      END
