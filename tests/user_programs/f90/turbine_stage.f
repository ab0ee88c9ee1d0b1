      PROGRAM TURBIN
C***********************************************************************
C  MEAN LINE CALCULATION OF AN AXIAL TURBINE WITH SEVERAL STAGES.
C  INPUT : X(1..3*NST) FLOW COEFFICIENT, NOZZLE ANGLE, ROTOR ANGLE
C  RESULT: POWER MINUS A PENALTY FOR SWIRL AT THE EXIT
C***********************************************************************
      IMPLICIT REAL*8 (A-H,O-Z)
      PARAMETER (NST=3, NX=3*NST)
      DIMENSION X(NX), DX(NX), XX(NX)
      EXTERNAL STAGES, ENZYME_AUTODIFF, ENZYME_CONST, ENZYME_DUP
      LOGICAL BAD
      DATA (X(I), I=1,NX) /0.62, 1.10, -0.95, 0.58, 1.05, -0.9,
     1                     0.55, 0.98, -0.85/
      DATA DX /NX*0D0/
      BAD = .FALSE.
      ITEST = 1
      POWER = 0.
      DPOWER = 1.
      CALL ENZYME_AUTODIFF(STAGES, ENZYME_CONST, NST, ENZYME_DUP, X, DX,
     1  ENZYME_DUP, POWER, DPOWER)
      DO 100 I = 1, NX
        DO 90 J = 1, NX
          XX(J) = X(J)
   90   CONTINUE
        H = 1D-6
        XX(I) = X(I) + H
        CALL STAGES(NST, XX, PP)
        XX(I) = X(I) - H
        CALL STAGES(NST, XX, PM)
        FD = (PP - PM)/(2*H)
        ERR = ABS(FD - DX(I))/MAX(1D0, ABS(FD))
        IF (.NOT. (ERR .LT. 1D-6)) BAD = .TRUE.
        WRITE (6, 9000) I, DX(I), FD, ERR
  100 CONTINUE
      IF (BAD) GO TO 999
      WRITE (6, 9010) 'PASS', POWER
      STOP
  999 WRITE (6, 9010) 'FAIL', POWER
      STOP 1
 9000 FORMAT (' X(', I2, ')', T10, F16.8, T30, F16.8, T50, E10.2)
 9010 FORMAT (/, 1X, A, 3X, 'POWER =', F12.5)
      END

      SUBROUTINE STAGES(NST, X, POWER)
      IMPLICIT REAL*8 (A-H,O-Z)
      DIMENSION X(3, NST)
      COMMON /GAS/ CP, GAM, R
      COMMON /STATE/ T0, P0, T, P, RHO, ALPHA
      REAL*8 U(3)
      DATA U /310D0, 320D0, 325D0/
      CALL GASIN(1.148D3, 1.333D0)
      T0 = 1400D0
      P0 = 12D5
      ALPHA = 0D0
      POWER = 0D0
      DO 10 K = 1, NST
        UK = U(MIN(K, 3))
        CALL NOZZLE(X(1,K), X(2,K), UK)
        CALL ROTOR(X(3,K), UK, WORK)
        POWER = POWER + WORK
   10 CONTINUE
      POWER = POWER*1D-4 - 2D0*SIN(ALPHA)**2 + 0.1D0*LOG(P0/1D5)
      RETURN
      END

      SUBROUTINE GASIN(C, G)
      IMPLICIT REAL*8 (A-H,O-Z)
      COMMON /GAS/ CP, GAM, R
      CP = C
      GAM = G
      R = CP*(GAM - 1D0)/GAM
      END

C     NOZZLE AND ROTOR SHARE THEIR LOCAL VARIABLES BY ENTRY
      SUBROUTINE NOZZLE(PHI, ANGLE, U)
      IMPLICIT REAL*8 (A-H,O-Z)
      COMMON /GAS/ CP, GAM, R
      COMMON /STATE/ T0, P0, T, P, RHO, ALPHA
      SAVE CX, CU2
      STAT(TT, V) = TT - V*V/(2D0*CP)
      PRES(PT, TA, TB) = PT*(TA/TB)**(GAM/(GAM - 1D0))
      CX = PHI*U
      CU2 = CX*TAN(ANGLE)
      V2 = SQRT(CX**2 + CU2**2)
      T = STAT(T0, V2)
      PLOSS = 0.04D0 + 0.06D0*(ANGLE/1.5D0)**2
      P0 = P0*(1D0 - PLOSS*V2**2/(2D0*CP*T0))
      P = PRES(P0, T, T0)
      RHO = P/(R*T)
      RETURN
      ENTRY ROTOR(BETA, U, WORK)
      WU3 = CX*TAN(BETA)
      CU3 = WU3 + U
      WORK = U*(CU2 - CU3)
      IF (WORK) 10, 20, 30
   10 WRITE (*,*) ' COMPRESSOR?', WORK
      GO TO 40
   20 RETURN
   30 CONTINUE
      T3 = T0 - WORK/CP
      ETA = 0.92D0 - 0.1D0*(CX/U - 0.6D0)**2
      P0 = P0*(1D0 - (T0 - T3)/(ETA*T0))**(GAM/(GAM - 1D0))
      T0 = T3
   40 ALPHA = ATAN2(CU3, CX)
      END
