C     CLIMATE OF A GLASS HOUSE OVER A DAY: AIR, SOIL AND CANOPY, A VENT
C     THAT A THERMOSTAT OPENS, TABLES IN DATA, STATE IN COMMON.
      BLOCK DATA GHDATA
      INTEGER NTAB, IVENT, NSTEP
      REAL*8 HOUR, SUN, CP, SIGMA, UGLAS, TOUT
      COMMON /TABLES/ HOUR(9), SUN(9), NTAB
      COMMON /CONSTS/ CP, SIGMA, UGLAS, TOUT, IVENT, NSTEP
      DATA HOUR /0D0,3D0,6D0,9D0,12D0,15D0,18D0,21D0,24D0/
      DATA SUN /2*0D0, 40D0, 330D0, 610D0, 420D0, 75D0, 2*0D0/
      DATA NTAB /9/
      DATA CP, SIGMA, UGLAS, TOUT /1.2D3, 5.67D-8, 6.1D0, 281D0/
      DATA IVENT, NSTEP /0, 960/
      END
      REAL*8 FUNCTION TABUL(T)
      REAL*8 T, HOUR, SUN, W
      INTEGER NTAB, I
      COMMON /TABLES/ HOUR(9), SUN(9), NTAB
      I = 1
   10 IF (I .GE. NTAB - 1) GOTO 20
      IF (T .LT. HOUR(I + 1)) GOTO 20
      I = I + 1
      GOTO 10
   20 W = (T - HOUR(I)) / (HOUR(I + 1) - HOUR(I))
      TABUL = SUN(I) + W * (SUN(I + 1) - SUN(I))
      RETURN
      END
      SUBROUTINE FLUXES(S, D)
C     S: AIR, CANOPY, SOIL (3), VAPOUR; D: THEIR RATES
      REAL*8 S(6), D(6)
      REAL*8 CP, SIGMA, UGLAS, TOUT, PAR, CLOCK
      INTEGER IVENT, NSTEP, K
      COMMON /CONSTS/ CP, SIGMA, UGLAS, TOUT, IVENT, NSTEP
      COMMON /PARAMS/ PAR(8), CLOCK
      REAL*8 TRANSM, VENTR, ALAI, CSOIL, HEAT, CONDS, RSTOM, COND
      EQUIVALENCE (PAR(1), TRANSM), (PAR(2), VENTR), (PAR(3), ALAI)
      EQUIVALENCE (PAR(4), CSOIL), (PAR(5), HEAT), (PAR(6), CONDS)
      EQUIVALENCE (PAR(7), RSTOM)
      REAL*8 Q, RAD, ESAT, X, TABUL, EVAP
      EXTERNAL TABUL
C     STATEMENT FUNCTION: SATURATION PRESSURE
      ESAT(X) = 610.94D0 * EXP(17.625D0 * (X-273.15D0) / (X - 30.11D0))
      Q = TRANSM * TABUL(CLOCK)
      RAD = SIGMA * ALAI * (S(2)**4 - TOUT**4)
      COND = UGLAS
      IF (IVENT .EQ. 1) COND = COND
     &   + VENTR * MIN(1D0, MAX(0D0, (S(1) - 297.3D0) * 0.2D0))
      EVAP = MAX(0D0, ESAT(S(2)) - S(6)) / RSTOM
      D(1) = (HEAT - COND * (S(1) - TOUT) + 9D0 * (S(2) - S(1))
     &        + CONDS * (S(3) - S(1))) / (3D0 * CP)
      D(2) = (Q * (1D0 - EXP(-0.7D0 * ALAI)) - RAD
     &        - 9D0 * (S(2) - S(1)) - EVAP) / (6D0 * CP)
      D(3) = (Q * EXP(-0.7D0 * ALAI) - CONDS * (S(3) - S(1))
     &        - CSOIL * (S(3) - S(4))) / 4.1D4
      DO 10 K = 4, 5
         D(K) = CSOIL * (S(K - 1) - S(K)) / 8D4
         IF (K .EQ. 4) D(K) = D(K) - CSOIL * (S(4) - S(5)) / 8D4
   10 CONTINUE
      D(6) = 0.02D0 * EVAP - 3D-4 * (COND / UGLAS) * (S(6) - 700D0)
      RETURN
      END
      SUBROUTINE DAYRUN(STATE, COST)
      REAL*8 STATE(6), COST, RATE(6), MID(6), RATE2(6)
      REAL*8 CP, SIGMA, UGLAS, TOUT, PAR, CLOCK, DT
      INTEGER IVENT, NSTEP, I, J, MODE
      COMMON /CONSTS/ CP, SIGMA, UGLAS, TOUT, IVENT, NSTEP
      COMMON /PARAMS/ PAR(8), CLOCK
      COST = 0D0
      CLOCK = 0D0
      DT = 86400D0 / NSTEP
      DO 50 I = 1, NSTEP
         CALL FLUXES(STATE, RATE)
         DO 20 J = 1, 6
   20    MID(J) = STATE(J) + 0.5D0 * DT * RATE(J)
         CLOCK = CLOCK + 12D0 / NSTEP
         CALL FLUXES(MID, RATE2)
         DO 30 J = 1, 6
            STATE(J) = STATE(J) + DT * RATE2(J)
   30    CONTINUE
         CLOCK = CLOCK + 12D0 / NSTEP
C        ARITHMETIC IF AND COMPUTED GOTO OF THE THERMOSTAT
         MODE = 2
         IF (STATE(1) - 295D0) 34, 36, 36
   34    IF (STATE(1) .LT. 290.2D0) MODE = 1
         GOTO 38
   36    MODE = 3
   38    GOTO (41, 42, 43), MODE
   41    IVENT = 0
         COST = COST + 1D-4 * (STATE(1) - 293D0)**2
     &          + 0.01D0 * (290.2D0 - STATE(1))**2
         GOTO 44
   42    COST = COST + 1D-4 * (STATE(1) - 293D0)**2
         GOTO 44
   43    IVENT = 1
         COST = COST + 1D-4 * (STATE(1) - 293D0)**2
     &          + 0.02D0 * MAX(0D0, STATE(1) - 297.3D0)**2
   44    CONTINUE
   50 CONTINUE
      END
      SUBROUTINE GLASSH(X, N, Y)
      INTEGER N, I
      REAL*8 X(N), Y, STATE(6), PAR, CLOCK
      REAL*8 CP, SIGMA, UGLAS, TOUT
      INTEGER IVENT, NSTEP
      COMMON /CONSTS/ CP, SIGMA, UGLAS, TOUT, IVENT, NSTEP
      COMMON /PARAMS/ PAR(8), CLOCK
      DO 10 I = 1, 8
         PAR(I) = 0D0
         IF (I .LE. N) PAR(I) = X(I)
   10 CONTINUE
      PAR(5) = PAR(5) * 100D0
      PAR(7) = PAR(7) * 10D0
      DO 20 I = 1, 5
   20 STATE(I) = 286D0 + I
      STATE(6) = 1000D0
      IVENT = 0
      CALL DAYRUN(STATE, Y)
      Y = Y + 0.01D0 * PAR(5) / 100D0 + 1D-3 * STATE(6)
      END
      PROGRAM GLASS
      INTEGER N, I, K
      PARAMETER (N = 7)
      REAL*8 X(N), D(N), V(N), F(4), Y, SEED, S, H, OLD, TAN
      EXTERNAL GLASSH, ENZYME_AUTODIFF, ENZYME_FWDDIFF
      EXTERNAL ENZYME_DUP, ENZYME_CONST
      DATA X /0.71D0, 22D0, 2.3D0, 1.4D0, 0.9D0, 3.2D0, 1.7D0/
      DATA D /N*0D0/
      SEED = 1D0
      CALL ENZYME_AUTODIFF(GLASSH, ENZYME_DUP, X, D,
     &                     ENZYME_CONST, N, ENZYME_DUP, Y, SEED)
      DO 30 I = 1, N
         OLD = X(I)
         H = 2D-6 * (ABS(OLD) + 0.1D0)
         DO 10 K = 1, 4
            X(I) = OLD + H * (K - 3 + K / 3)
   10    CALL GLASSH(X, N, F(K))
         X(I) = OLD
         S = (F(1) - 8 * F(2) + 8 * F(3) - F(4)) / (12 * H)
         DO 20 K = 1, N
   20    V(K) = 0D0
         V(I) = 1D0
         TAN = 0D0
         CALL ENZYME_FWDDIFF(GLASSH, ENZYME_DUP, X, V,
     &                       ENZYME_CONST, N, ENZYME_DUP, Y, TAN)
         IF (MAX(ABS(D(I) - S), ABS(TAN - S)) .LE.
     &       1D-6 * (1 + ABS(S)) .AND. D(I) .NE. 0D0) GOTO 30
         PRINT *, 'WRONG', I, D(I), TAN, S
         STOP 1
   30 CONTINUE
      PRINT *, 'OK'
      END
