C     A CHAIN OF REACTIONS, A -> B -> C, IN A STIRRED TANK THAT IS FED AND COOLED: RUNGE AND KUTTA.
C     P: LOGARITHMS OF BOTH RATES, THE COOLING, AND THE FEED.  OBS(3,M): A, B AND THE TEMPERATURE.
      SUBROUTINE REACT(P, M, STEPS, DT, OBS)
      IMPLICIT NONE
      INTEGER M, STEPS, I, J, L
      DOUBLE PRECISION P(4), DT, OBS(3, M)
      DOUBLE PRECISION Y(3), K1(3), K2(3), K3(3), K4(3), Z(3)
      Y(1) = 1.0D0
      Y(2) = 0.0D0
      Y(3) = 1.0D0
      DO 40 I = 1, M
         DO 30 J = 1, STEPS
            CALL RATES(P, Y, K1)
            DO 10 L = 1, 3
               Z(L) = Y(L) + 0.5D0 * DT * K1(L)
   10       CONTINUE
            CALL RATES(P, Z, K2)
            DO 15 L = 1, 3
               Z(L) = Y(L) + 0.5D0 * DT * K2(L)
   15       CONTINUE
            CALL RATES(P, Z, K3)
            DO 20 L = 1, 3
               Z(L) = Y(L) + DT * K3(L)
   20       CONTINUE
            CALL RATES(P, Z, K4)
            DO 25 L = 1, 3
               Y(L) = Y(L) + DT / 6.0D0
     &                * (K1(L) + 2.0D0 * K2(L) + 2.0D0 * K3(L) + K4(L))
   25       CONTINUE
   30    CONTINUE
         DO 35 L = 1, 3
            OBS(L, I) = Y(L)
   35    CONTINUE
   40 CONTINUE
      END

C     RATES GROW WITH THE TEMPERATURE, Y(3), AND REACTIONS HEAT THE TANK.
      SUBROUTINE RATES(P, Y, DY)
      IMPLICIT NONE
      DOUBLE PRECISION P(4), Y(3), DY(3), R1, R2
      R1 = EXP(P(1) - 2.0D0 / Y(3)) * Y(1)
      R2 = EXP(P(2) - 3.0D0 / Y(3)) * Y(2)
      DY(1) = P(4) * (1.0D0 - Y(1)) - R1
      DY(2) = -P(4) * Y(2) + R1 - R2
      DY(3) = 0.6D0 * R1 + 0.4D0 * R2 - P(3) * (Y(3) - 1.0D0)
      END
