C     RUN OF A TRAIN OVER A LINE WITH GRADIENTS AND SPEED LIMITS:
C     ENERGY AT THE DRAWBAR AS FUNCTION OF TRACTION SETTINGS
      SUBROUTINE TRAIN(NSEC, SET, ENERGY, IERR)
      INTEGER NSEC, IERR, MODE, ISEC, K
      REAL SET(NSEC), ENERGY
      REAL*8 V, S, T, F, RES, DT, VLIM, E
      REAL GRADE(6), SLIM(6), SLEN(6)
      INTEGER KIND(6)
      COMMON /LINE/ GRADE, SLIM, SLEN, KIND
      COMMON /TRN/ XMASS, DAVIS(3)
      COMMON /TRACE/ NTR, TRV(500), TRS(500)
      LOGICAL BRAKE
      IERR = 0
      NTR = 0
      V = 2D0
      E = 0D0
      T = 0D0
      DO 100 ISEC = 1, NSEC
         S = 0D0
         VLIM = SLIM(ISEC)
         BRAKE = .FALSE.
         MODE = KIND(ISEC)
         DO 60 K = 1, 60
            DT = 1.5D0
            RES = DAVIS(1) + DAVIS(2)*V + DAVIS(3)*V**2
     &            + 9.81D0*GRADE(ISEC)
            GO TO (10, 20, 30), MODE
            IERR = 1
            RETURN
C           TRACTION AT CONSTANT FORCE, LATER CONSTANT POWER
   10       F = SET(ISEC)*AMIN1(1.0, SNGL(12D0/V))
            GO TO 40
C           COASTING
   20       F = 0D0
            GO TO 40
C           HOLD THE SPEED BY A SOFT CONTROLLER
   30       F = RES + SET(ISEC)*(VLIM - V)
   40       CONTINUE
            IF (V .GT. VLIM .AND. .NOT. BRAKE) THEN
               BRAKE = .TRUE.
            ELSE IF (V .LT. 0.9D0*VLIM) THEN
               BRAKE = .FALSE.
            ENDIF
            IF (BRAKE) F = F - 0.3D0
            V = V + DT*(F - RES)
            IF (V .LT. 1D0) V = 1D0
            S = S + V*DT
            T = T + DT
            IF (F .GT. 0D0) E = E + F*V*DT
            NTR = NTR + 1
            IF (NTR .LE. 500) THEN
               TRV(NTR) = V
               TRS(NTR) = S
            ENDIF
            IF (S .GT. SLEN(ISEC)) GO TO 100
   60    CONTINUE
  100 CONTINUE
      ENERGY = E*XMASS/3.6D3 + 0.01D0*T
      CALL ROUGH(ENERGY)
      END

C     ADD A MEASURE FOR THE COMFORT OF PASSENGERS FROM THE TRACE
      SUBROUTINE ROUGH(E)
      COMMON /TRACE/ NTR, TRV(500), TRS(500)
      REAL JERK(500)
      EQUIVALENCE (JERK(1), TRS(1))
      N = MIN0(NTR, 500)
      DO 10 I = 2, N - 1
   10    JERK(I) = TRV(I+1) - 2.*TRV(I) + TRV(I-1)
      SUM = 0.
      DO 20 I = 2, N - 1
   20    SUM = SUM + JERK(I)**2
      E = E + 0.5*SUM/FLOAT(N)
      END

      BLOCK DATA
      REAL GRADE(6), SLIM(6), SLEN(6)
      INTEGER KIND(6)
      COMMON /LINE/ GRADE, SLIM, SLEN, KIND
      COMMON /TRN/ XMASS, DAVIS(3)
      DATA GRADE /0., .004, -.006, .01, 0., -.002/
      DATA SLIM /18., 22., 22., 20., 25., 15./
      DATA SLEN /600., 900., 500., 700., 1200., 300./
      DATA KIND /1, 1, 2, 1, 3, 2/
      DATA XMASS, DAVIS /210., 0.012, 0.0006, 0.00008/
      END

      PROGRAM RAIL
      PARAMETER (NSEC = 6)
      REAL SET(NSEC), G(NSEC), S2(NSEC), E, DE, EP, EM, FD
      EXTERNAL TRAIN, ENZYME_AUTODIFF, ENZYME_DUP, ENZYME_CONST
      CHARACTER REPORT*60, WORD*8
      DATA SET /0.35, 0.3, 0., 0.42, 0.05, 0./
      DATA G /6*0./
      E = 0.
      DE = 1.
      CALL ENZYME_AUTODIFF(TRAIN, ENZYME_CONST, NSEC, ENZYME_DUP, SET,
     &   G, ENZYME_DUP, E, DE, ENZYME_CONST, IERR)
      NBAD = 0
      DO 20 I = 1, NSEC
         DO 10 J = 1, NSEC
   10       S2(J) = SET(J)
         H = 2E-3
         S2(I) = SET(I) + H
         CALL TRAIN(NSEC, S2, EP, IERR)
         S2(I) = SET(I) - H
         CALL TRAIN(NSEC, S2, EM, IERR)
         FD = (EP - EM)/(2.*H)
         WORD = 'OK'
         IF (ABS(FD - G(I)) .GT. 2E-2*(1. + ABS(FD))) THEN
            WORD = 'DIFFERS'
            NBAD = NBAD + 1
         ENDIF
         WRITE (REPORT, 900) I, G(I), FD, WORD
         WRITE (*, '(A)') REPORT
   20 CONTINUE
  900 FORMAT ('SECTION', I3, ':', 2G14.5, 2X, A)
      IF (NBAD .GT. 0 .OR. G(1) .EQ. 0.) THEN
         PRINT *, 'FAIL'
         STOP 1
      ENDIF
      PRINT *, 'PASS'
      END
