C     CONCEPTUAL RAINFALL-RUNOFF MODEL (TANKS AND A UNIT HYDROGRAPH)
C     OPTIONS ARE CHARACTER CODES, PARAMETERS LIE IN COMMON AND ARE
C     ALSO SEEN AS ONE ARRAY; ROUTINES ARE PASSED AS ARGUMENTS.
      PROGRAM CATCHM
      IMPLICIT NONE
      INTEGER NP, I, K, NFAIL
      PARAMETER (NP = 7)
      REAL*8 PAR(NP), GRAD(NP), X(NP), OBJ, DOBJ, OP, OM, H, FD
      CHARACTER*6 OPTS(3)
      INTEGER IOPT
      EXTERNAL OBJFUN, ENZYME_AUTODIFF, ENZYME_DUP, ENZYME_CONST
      DATA PAR /25D0, 0.35D0, 0.12D0, 0.6D0, 60D0, 1.8D0, 0.03D0/
      DATA OPTS /'LINEAR', 'POWER ', 'SMOOTH'/
      NFAIL = 0
      DO 50 IOPT = 1, 3
         DO 5 I = 1, NP
    5       GRAD(I) = 0D0
         OBJ = 0D0
         DOBJ = 1D0
         CALL ENZYME_AUTODIFF(OBJFUN, ENZYME_DUP, PAR, GRAD,
     &        ENZYME_CONST, IOPT, ENZYME_DUP, OBJ, DOBJ)
         WRITE (*, '(1X, A, A, F12.6)') OPTS(IOPT), ' OBJECTIVE', OBJ
         DO 20 I = 1, NP
            DO 10 K = 1, NP
   10          X(K) = PAR(K)
            H = 1D-5*PAR(I)
            X(I) = PAR(I) + H
            CALL OBJFUN(X, IOPT, OP)
            X(I) = PAR(I) - H
            CALL OBJFUN(X, IOPT, OM)
            FD = (OP - OM)/(2D0*H)
            IF (ABS(FD - GRAD(I)) .GT. 2D-5*(1D-2 + ABS(FD))) THEN
               NFAIL = NFAIL + 1
               WRITE (*, '(A, I3, 2E18.9)') ' PARAMETER', I, GRAD(I), FD
            ENDIF
   20    CONTINUE
         IF (GRAD(2) .EQ. 0D0) NFAIL = NFAIL + 1
   50 CONTINUE
      IF (NFAIL .EQ. 0) THEN
         PRINT *, 'PASS'
      ELSE
         PRINT *, 'FAIL', NFAIL
         STOP 1
      ENDIF
      END

      SUBROUTINE OBJFUN(X, IOPT, OBJ)
      IMPLICIT NONE
      INTEGER NDAY, IDAY, IOPT, I
      PARAMETER (NDAY = 90)
      REAL*8 X(7), OBJ, Q(NDAY), RAIN, PET, QOBS
      REAL*8 CAP, KFAST, KSLOW, SPLIT, SMAX, BEXP, PERC, ALLPAR(7)
      COMMON /PARAMS/ CAP, KFAST, KSLOW, SPLIT, SMAX, BEXP, PERC
      EQUIVALENCE (ALLPAR(1), CAP)
      REAL*8 SM, S1, S2
      COMMON /STORES/ SM, S1, S2
      REAL*8 QLIN, QPOW, QSMO
      EXTERNAL QLIN, QPOW, QSMO
      DO 1 I = 1, 7
    1    ALLPAR(I) = X(I)
      SM = 0.5D0*SMAX
      S1 = 0D0
      S2 = 5D0
      DO 10 IDAY = 1, NDAY
         CALL WEATHR(IDAY, RAIN, PET)
         IF (IOPT .EQ. 1) THEN
            CALL DAY(RAIN, PET, QLIN, Q(IDAY))
         ELSE IF (IOPT .EQ. 2) THEN
            CALL DAY(RAIN, PET, QPOW, Q(IDAY))
         ELSE
            CALL DAY(RAIN, PET, QSMO, Q(IDAY))
         ENDIF
   10 CONTINUE
      CALL ROUTE(NDAY, Q, X(6))
      OBJ = 0D0
      DO 20 IDAY = 11, NDAY
         QOBS = 1.5D0 + SIN(0.15D0*IDAY)
         OBJ = OBJ + (SQRT(Q(IDAY) + 0.01D0) - SQRT(QOBS))**2
   20 CONTINUE
      END

      SUBROUTINE WEATHR(I, RAIN, PET)
      IMPLICIT NONE
      INTEGER I
      REAL*8 RAIN, PET
      RAIN = 0D0
      IF (MOD(I*7, 5) .LT. 2) RAIN = 4D0 + MOD(I*I, 11)
      PET = 1.5D0 + COS(0.07D0*I)
      END

      SUBROUTINE DAY(RAIN, PET, QFUN, QOUT)
      IMPLICIT NONE
      REAL*8 RAIN, PET, QFUN, QOUT, EFF, AET
      REAL*8 CAP, KFAST, KSLOW, SPLIT, SMAX, BEXP, PERC
      COMMON /PARAMS/ CAP, KFAST, KSLOW, SPLIT, SMAX, BEXP, PERC
      REAL*8 SM, S1, S2
      COMMON /STORES/ SM, S1, S2
      EXTERNAL QFUN
      EFF = RAIN*(SM/SMAX)**BEXP
      AET = PET*SM/(SM + CAP)
      SM = SM + RAIN - EFF - AET
      IF (SM .GT. SMAX) THEN
         EFF = EFF + SM - SMAX
         SM = SMAX
      ELSE IF (SM .LT. 0.1D0) THEN
         SM = 0.1D0
      ENDIF
      S1 = S1 + SPLIT*EFF
      S2 = S2 + (1D0 - SPLIT)*EFF
      QOUT = QFUN(S1, KFAST) + QFUN(S2, KSLOW)
      S1 = S1 - QFUN(S1, KFAST) - PERC*S1
      S2 = S2 + PERC*S1 - QFUN(S2, KSLOW)
      END

      REAL*8 FUNCTION QLIN(S, K)
      REAL*8 S, K, QPOW, QSMO, U
      QLIN = K*S
      RETURN
      ENTRY QPOW(S, K)
      QPOW = K*S*SQRT(S/(10D0 + S))
      RETURN
      ENTRY QSMO(S, K)
      U = S - 4D0
      QSMO = K*0.5D0*(U + SQRT(U*U + 1D0))
      END

      SUBROUTINE ROUTE(N, Q, TC)
      IMPLICIT NONE
      INTEGER N, I, J
      REAL*8 Q(N), TC, UH(5), S, TMP(200)
      S = 0D0
      DO 10 J = 1, 5
         UH(J) = EXP(-(J - 1)/TC)
   10    S = S + UH(J)
      DO 30 I = 1, N
         TMP(I) = 0D0
         DO 20 J = 1, MIN(I, 5)
   20       TMP(I) = TMP(I) + UH(J)/S*Q(I-J+1)
   30 CONTINUE
      DO 40 I = 1, N
   40    Q(I) = TMP(I)
      END
