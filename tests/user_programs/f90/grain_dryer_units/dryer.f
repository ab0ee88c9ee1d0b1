C     DEEP BED DRYER FOR MAIZE, RICE AND WHEAT, LAYER BY LAYER
C     AIR ENTERS BELOW, EACH LAYER GETS WHAT THE ONE UNDER IT LEAVES
      SUBROUTINE DRYBED
      INCLUDE 'dryer.inc'
      DOUBLE PRECISION TA, HA, DT, EVAP, PSAT, RHUM, TT, HH, PP, FAN
      DOUBLE PRECISION HFG, SPREAD, EQUIL, RATE, XBAR
      INTEGER I, ISTEP, NWET
      EXTERNAL EQUIL, RATE
C     STATEMENT FUNCTIONS: SATURATION PRESSURE, RELATIVE HUMIDITY,
C     LATENT HEAT
      PSAT(TT) = 0.61121D0 * EXP(17.502D0 * TT / (240.97D0 + TT))
      RHUM(TT, HH) = HH * 101.325D0 / ((0.622D0 + HH) * PSAT(TT))
      HFG(PP) = 2501.D0 - 2.42D0 * PP
      DT = 0.25D0
      NWET = 0
      TOTAL = 0.D0
      DO 100 ISTEP = 1, NSTEP
         TA = TIN
         HA = HIN
         DO 50 I = 1, NL
            EVAP = RATE(KIND(I), TA) * (XM(I) - EQUIL(KIND(I), TA,
     &             RHUM(TA, HA))) * DT
            IF (EVAP .LT. 0.D0) GOTO 40
            XM(I) = XM(I) - EVAP
            HA = HA + EVAP * DEPTH / (FLOW * DT)
            TA = TA - EVAP * DEPTH * HFG(TA) / (FLOW * DT * 1.01D0)
     &           * FACTOR
            TG(I) = TG(I) + 0.4D0 * (TA - TG(I))
            GOTO 50
C           CONDENSATION: WATER GOES BACK TO THE GRAIN AT A TENTH
   40       XM(I) = XM(I) - 0.1D0 * EVAP
            NWET = NWET + 1
            TG(I) = TG(I) + 0.2D0 * (TA - TG(I))
   50    CONTINUE
         FAN = FLOW ** 2.3D0 * DEPTH
         TOTAL = TOTAL + DT * (0.08D0 * FLOW * (TIN - 15.D0) + FAN)
         IF (MOD(ISTEP, 4) .EQ. 0) CALL TURN(XM, TG, NL)
  100 CONTINUE
      NBAD = NWET
      WORST = 0.D0
      XBAR = 0.D0
      DO 110 I = 1, NL
  110 XBAR = XBAR + XM(I) / NL
      SPREAD = 0.D0
      DO 120 I = 1, NL
         SPREAD = SPREAD + (XM(I) - XBAR) ** 2
         IF (XM(I) .LE. WORST) GOTO 120
         WORST = XM(I)
         IEND = I
  120 CONTINUE
      TOTAL = TOTAL + 4.D2 * MAX(XBAR - 0.14D0, 0.D0) ** 2
     &        + 1.D3 * SPREAD + 1.D-3 * TG(1) * TG(NL)
      END

C     EQUILIBRIUM MOISTURE (MODIFIED HENDERSON), BY KIND OF GRAIN
      DOUBLE PRECISION FUNCTION EQUIL(K, T, RH)
      INTEGER K
      DOUBLE PRECISION T, RH, A, B, C, R
      COMMON /GRAIN/ A(3), B(3), C(3), NAMES
      CHARACTER*8 NAMES(3)
      R = MIN(RH, 0.98D0)
      EQUIL = (-LOG(1.D0 - R) / (A(K) * (T + B(K)))) ** (1.D0 / C(K))
     &        / 100.D0
      END

C     DRYING CONSTANT PER HOUR, ONE FORMULA FOR EACH KIND
      DOUBLE PRECISION FUNCTION RATE(K, T)
      INTEGER K
      DOUBLE PRECISION T, LAST
      SAVE LAST
      DATA LAST /0.D0/
      GOTO (10, 20, 30), K
      STOP 9
   10 RATE = 540.D0 * EXP(-2.3D3 / (T + 273.15D0))
      GOTO 90
   20 RATE = 0.0144D0 * T ** 0.9D0
      GOTO 90
   30 RATE = 2.D3 * EXP(-5.D3 / (1.8D0 * T + 491.67D0)) * 2.6D0
   90 LAST = RATE
      END

C     THE BED IS TURNED: THE LOWEST LAYER IS MIXED WITH THE TOP
      SUBROUTINE TURN(X, T, N)
      INTEGER N, I
      DOUBLE PRECISION X(N), T(N), A(2), B(2), SWAP
      EQUIVALENCE (A(2), B(1))
      DO 10 I = 1, N / 3
         A(1) = X(I)
         A(2) = X(N + 1 - I)
         B(2) = 0.5D0 * (A(1) + B(1))
         X(I) = 0.7D0 * A(1) + 0.3D0 * B(2)
         X(N + 1 - I) = 0.7D0 * B(1) + 0.3D0 * B(2)
         SWAP = T(I)
         T(I) = T(N + 1 - I)
         T(N + 1 - I) = SWAP
   10 CONTINUE
      END

      BLOCK DATA GRAINS
      DOUBLE PRECISION A, B, C
      CHARACTER*8 NAMES
      COMMON /GRAIN/ A(3), B(3), C(3), NAMES(3)
      DATA A /8.6541D-5, 1.9187D-5, 2.3007D-5/
      DATA B /49.81D0, 51.161D0, 55.815D0/
      DATA C /1.8634D0, 2.4451D0, 2.2857D0/
      DATA NAMES /'MAIZE', 'RICE', 'WHEAT'/
      END
