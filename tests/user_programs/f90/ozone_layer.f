C     PHOTOCHEMISTRY OF THE STRATOSPHERE AT ONE ALTITUDE: CHAPMAN
C     MECHANISM WITH NOX CATALYSIS, INTEGRATED BY BACKWARD EULER WITH
C     NEWTON ITERATION.  RATES COME FROM A TABLE IN BLOCK DATA.
C     WHAT IS DIFFERENTIATED: FINAL OZONE BY THE SIX SCALING FACTORS
C     OF THE RATE CONSTANTS.
      BLOCK DATA RATES
      INTEGER NR
      PARAMETER (NR=6)
      DOUBLE PRECISION A(NR), EA(NR)
      CHARACTER*8 NAMES(NR)
      COMMON /ARRH/ A, EA
      COMMON /LABELS/ NAMES
      DATA A /1.2D-1, 6.0D-1, 8.0D0, 3.0D-1, 3.0D0, 2.2D0/
      DATA EA /0D0, 510D0, 2060D0, 0D0, 1500D0, -120D0/
      DATA NAMES /'J2', 'K2', 'K3', 'J3', 'KNO', 'KNO2'/
      END

      PROGRAM OZONE
      INTEGER NR, I, NBAD
      PARAMETER (NR=6)
      DOUBLE PRECISION P(NR), G(NR), H, FP, FM, FD, FINAL
      CHARACTER*8 NAMES(NR)
      COMMON /LABELS/ NAMES
      EXTERNAL FINAL, ENZYME_AUTODIFF, ENZYME_DUP, ENZYME_CONST
      DOUBLE PRECISION R, DR
      EXTERNAL OUTP
      DATA P /1.0D0, 0.9D0, 1.1D0, 1.05D0, 0.95D0, 1.0D0/
      DO 10 I = 1, NR
         G(I) = 0D0
   10 CONTINUE
      R = 0D0
      DR = 1D0
      CALL ENZYME_AUTODIFF(OUTP, ENZYME_CONST, NR, ENZYME_DUP, P, G,
     &     ENZYME_DUP, R, DR)
      NBAD = 0
      H = 1D-5
      DO 20 I = 1, NR
         P(I) = P(I) + H
         FP = FINAL(NR, P)
         P(I) = P(I) - 2D0*H
         FM = FINAL(NR, P)
         P(I) = P(I) + H
         FD = (FP - FM)/(2D0*H)
         WRITE (*, 100) NAMES(I), G(I), FD
         IF (ABS(G(I)-FD) .GT. 1D-6*(1D-2 + ABS(FD))) NBAD = NBAD + 1
   20 CONTINUE
  100 FORMAT (1X, A8, 2(1X, 1PE16.8))
      IF (NBAD .GT. 0 .OR. ABS(G(1)) .LT. 1D-8) THEN
         PRINT *, 'FAIL', NBAD
         STOP 1
      ENDIF
      PRINT *, 'PASS'
      END

      SUBROUTINE OUTP(N, P, R)
      INTEGER N
      DOUBLE PRECISION P(N), R, FINAL
      R = FINAL(N, P)
      END

      DOUBLE PRECISION FUNCTION FINAL(N, P)
      INTEGER N, ISTEP, IT
      DOUBLE PRECISION P(N)
      INTEGER NS
      PARAMETER (NS=4)
      DOUBLE PRECISION Y(NS), YOLD(NS), F(NS), PD(NS,NS), DT, TEMP
      DOUBLE PRECISION RK(6), RES
      COMMON /SPECIE/ Y, YOLD
      COMMON /RATE/ RK
      TEMP = 240D0
      CALL SETRAT(N, P, TEMP)
      Y(1) = 0.05D0
      Y(2) = 0.4D0
      Y(3) = 0.02D0
      Y(4) = 0.01D0
      DT = 0.05D0
      DO 50 ISTEP = 1, 25
         DO 30 I = 1, NS
            YOLD(I) = Y(I)
   30    CONTINUE
         IT = 0
   35    IT = IT + 1
         CALL DERIV(F, PD)
         CALL NEWTON(NS, DT, F, PD, RES, *40, *45)
         IF (IT .LT. 12) GOTO 35
C        NOT CONVERGED: HALVE WHAT FOLLOWS
         DT = 0.5D0*DT
         GOTO 50
   40    CONTINUE
         DT = MIN(1.15D0*DT, 0.4D0)
         GOTO 50
   45    WRITE (*,*) 'SINGULAR MATRIX AT STEP', ISTEP
         STOP 2
   50 CONTINUE
      FINAL = 10D0*Y(2) + Y(1)
      END

      SUBROUTINE SETRAT(N, P, TEMP)
      INTEGER N, K
      DOUBLE PRECISION P(N), TEMP, A(6), EA(6), RK(6)
      COMMON /ARRH/ A, EA
      COMMON /RATE/ RK
      DOUBLE PRECISION ARR, X, E, T
      ARR(X, E, T) = X*EXP(-E/T)
      DO 10 K = 1, N
         RK(K) = P(K)*ARR(A(K), EA(K)*0.4D0, TEMP)
   10 CONTINUE
      END

      SUBROUTINE DERIV(F, PD)
      DOUBLE PRECISION F(4), PD(4,4), Y(4), YOLD(4), RK(6)
      DOUBLE PRECISION O, O3, XNO, XNO2, O2
      DOUBLE PRECISION R1, R2, R3, R4, R5, R6
      COMMON /SPECIE/ Y, YOLD
      COMMON /RATE/ RK
      EQUIVALENCE (Y(1), O), (Y(2), O3), (Y(3), XNO), (Y(4), XNO2)
      DATA O2 /2.1D0/
      R1 = RK(1)*O2
      R2 = RK(2)*O*O2
      R3 = RK(3)*O*O3
      R4 = RK(4)*O3
      R5 = RK(5)*XNO*O3
      R6 = RK(6)*XNO2*O
      F(1) = 2D0*R1 - R2 - R3 + R4 - R6
      F(2) = R2 - R3 - R4 - R5
      F(3) = -R5 + R6
      F(4) = R5 - R6
      DO 10 J = 1, 4
         DO 10 I = 1, 4
   10       PD(I,J) = 0D0
      PD(1,1) = -RK(2)*O2 - RK(3)*O3 - RK(6)*XNO2
      PD(1,2) = -RK(3)*O + RK(4)
      PD(1,4) = -RK(6)*O
      PD(2,1) = RK(2)*O2 - RK(3)*O3
      PD(2,2) = -RK(3)*O - RK(4) - RK(5)*XNO
      PD(2,3) = -RK(5)*O3
      PD(3,1) = RK(6)*XNO2
      PD(3,2) = -RK(5)*XNO
      PD(3,3) = -RK(5)*O3
      PD(3,4) = RK(6)*O
      DO 20 J = 1, 4
   20    PD(4,J) = -PD(3,J)
      END

      SUBROUTINE NEWTON(N, DT, F, PD, RES, *, *)
      INTEGER N, I, J, K
      DOUBLE PRECISION DT, F(N), PD(N,N), RES, B(4), Q
      DOUBLE PRECISION Y(4), YOLD(4)
      COMMON /SPECIE/ Y, YOLD
      DO 20 I = 1, N
         B(I) = -(Y(I) - YOLD(I) - DT*F(I))
         DO 10 J = 1, N
            PD(I,J) = -DT*PD(I,J)
   10    CONTINUE
         PD(I,I) = PD(I,I) + 1D0
   20 CONTINUE
      DO 50 K = 1, N
         IF (ABS(PD(K,K)) .LT. 1D-12) RETURN 2
         DO 40 I = K+1, N
            Q = PD(I,K)/PD(K,K)
            DO 30 J = K, N
   30          PD(I,J) = PD(I,J) - Q*PD(K,J)
            B(I) = B(I) - Q*B(K)
   40    CONTINUE
   50 CONTINUE
      RES = 0D0
      DO 70 I = N, 1, -1
         DO 60 J = I+1, N
   60       B(I) = B(I) - PD(I,J)*B(J)
         B(I) = B(I)/PD(I,I)
         Y(I) = Y(I) + B(I)
         RES = RES + B(I)**2
   70 CONTINUE
      IF (SQRT(RES) .LT. 1D-13) RETURN 1
      END
