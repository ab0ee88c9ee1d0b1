C     TWO COILS AND THEIR CIRCUIT: ELLIPTIC INTEGRALS BY MEANS, COMPLEX
C     IMPEDANCES IN EQUIVALENCE WITH REAL ARRAYS, A STATEMENT FUNCTION
C     OF COMPLEX NUMBERS, ALTERNATE RETURNS, A SAVED COUNT OF CALLS.
      SUBROUTINE AGM(K2, KE, EE, *)
      DOUBLE PRECISION K2, KE, EE, A, B, C, S, P, T, PI
      INTEGER NCALL, N
      SAVE NCALL
      COMMON /COUNTS/ NFAIL, NDONE
      DATA NCALL /0/
      PARAMETER (PI = 3.141592653589793D0)
      NCALL = NCALL + 1
      NDONE = NCALL
      IF (K2 .GE. 1.D0) RETURN 1
      A = 1
      B = DSQRT(1 - K2)
      S = K2/2
      P = 1
      N = 0
   10 C = (A - B)/2
      T = (A + B)/2
      B = DSQRT(A*B)
      A = T
      P = 2*P
      S = S + P*C*C/2
      N = N + 1
      IF (DABS(C) .GT. 1.D-13 .AND. N .LT. 30) GO TO 10
      KE = PI/(2*A)
      EE = KE*(1 - S)
      END
      DOUBLE PRECISION FUNCTION MUTUAL(R1, R2, Z)
      DOUBLE PRECISION R1, R2, Z, K2, K, KE, EE
      K2 = 4*R1*R2/((R1 + R2)**2 + Z*Z)
      K = DSQRT(K2)
      CALL AGM(K2, KE, EE, *100)
      MUTUAL = 1.2566D0*DSQRT(R1*R2)*((2/K - K)*KE - 2/K*EE)
      RETURN
  100 MUTUAL = 0
      END
      SUBROUTINE COILS(X, N, POWER)
      INTEGER N, I
      DOUBLE PRECISION X(N), POWER, MUTUAL, L1, L2, M, ZR(2,4), OMEGA
      COMPLEX*16 Z(4), I1, I2, DET, J, A, B, C, D, CROSS
      EQUIVALENCE (Z(1), ZR(1,1))
      CROSS(A, B, C, D) = A*D - B*C
      PARAMETER (J = (0.D0, 1.D0))
      L1 = MUTUAL(X(1), 0.95D0*X(1), 0.D0)
      L2 = MUTUAL(X(2), 0.95D0*X(2), 0.D0)
      POWER = 0
      DO 20 I = 1, 5
      OMEGA = 0.4D0*I
      M = MUTUAL(X(1), X(2), X(3) + 0.1D0*I)
      ZR(1,1) = 0.3D0
      ZR(2,1) = OMEGA*L1 - 1/(OMEGA*X(4))
      Z(2) = J*OMEGA*M
      Z(3) = Z(2)
      ZR(1,4) = X(5)
      ZR(2,4) = OMEGA*L2
      DET = CROSS(Z(1), Z(2), Z(3), Z(4))
      I1 = Z(4)/DET
      I2 = -Z(3)/DET
      POWER = POWER + X(5)*DREAL(I2*DCONJG(I2)) + 0.1D0*CDABS(I1)
     1   + 0.05D0*DREAL(CDEXP(-J*I1)*CDSQRT(Z(1))) + DIMAG(CDLOG(Z(4)))
   20 CONTINUE
      END
      PROGRAM MAIN
      INTEGER I, K
      DOUBLE PRECISION X(5), G(5), S(5), Q(5), P, T, UP, DOWN, H, W
      COMMON /COUNTS/ NFAIL, NDONE
      EXTERNAL COILS, ENZYME_AUTODIFF, ENZYME_FWDDIFF
      EXTERNAL ENZYME_DUP, ENZYME_CONST
      DATA X /1.0D0, 1.3D0, 0.5D0, 0.8D0, 0.6D0/, G, S /10*0.D0/
      P = 0
      T = 1
      CALL ENZYME_AUTODIFF(COILS, ENZYME_DUP, X, G, ENZYME_CONST, 5,
     1   ENZYME_DUP, P, T)
      IF (NDONE .NE. 7) STOP 8
      DO 20 I = 1, 5
      S(I) = 1
      CALL ENZYME_FWDDIFF(COILS, ENZYME_DUP, X, S, ENZYME_CONST, 5,
     1   ENZYME_DUP, P, T)
      S(I) = 0
      DO 10 K = 1, 5
   10 Q(K) = X(K)
      H = 1.D-5*X(I)
      Q(I) = X(I) + H
      CALL COILS(Q, 5, UP)
      Q(I) = X(I) - H
      CALL COILS(Q, 5, DOWN)
      W = (UP - DOWN)/(2*H)
      PRINT *, I, G(I), T, W
      IF (G(I) .EQ. 0 .OR. ABS(G(I)-W) .GT. 1.D-5*(1+ABS(W))) STOP 1
      IF (ABS(T-W) .GT. 1.D-5*(1+ABS(W))) STOP 2
   20 CONTINUE
      END
