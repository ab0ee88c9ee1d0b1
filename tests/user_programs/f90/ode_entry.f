C     CHEMISTRY: A PREDICTOR-CORRECTOR WITH AN EXTERNAL RIGHT-HAND SIDE,
C     ENTRY POINTS, SAVED STATE, WORK ARRAYS OF ASSUMED SIZE, ARITHMETIC IF.
      SUBROUTINE RATES(N, T, Y, DY)
      INTEGER N
      DOUBLE PRECISION T, Y(*), DY(*), K1, K2, K3, TEMP, A(3)
      SAVE K1, K2, K3
      K3 = 0.1D0 * DSIN(T) + 0.3D0
      DY(1) = -K1 * Y(1) + K3 * Y(3)
      DY(2) = K1 * Y(1) - K2 * Y(2)**2
      DY(3) = K2 * Y(2)**2 - K3 * Y(3)
      RETURN
      ENTRY SETRAT(A, TEMP)
      K1 = A(1) * DEXP(-A(2) / TEMP)
      K2 = A(3) * DSQRT(TEMP)
      END

      SUBROUTINE INTEGR(F, N, Y, TEND, NSTEP, WORK)
      EXTERNAL F
      INTEGER N, NSTEP, I, J
      DOUBLE PRECISION Y(*), TEND, WORK(N, *), T, H, ERR
      H = TEND / NSTEP
      T = 0.0D0
      DO 40 I = 1, NSTEP
         CALL F(N, T, Y, WORK(1, 1))
         DO 10 J = 1, N
            WORK(J, 2) = Y(J) + H * WORK(J, 1)
   10    CONTINUE
         CALL F(N, T + H, WORK(1, 2), WORK(1, 3))
         ERR = 0.0D0
         DO 20 J = 1, N
            ERR = ERR + DABS(WORK(J, 3) - WORK(J, 1))
   20    CONTINUE
         DO 30 J = 1, N
            IF (ERR - 1.0D-3) 25, 25, 26
   25       Y(J) = WORK(J, 2)
            GO TO 30
   26       Y(J) = Y(J) + 0.5D0 * H * (WORK(J, 1) + WORK(J, 3))
   30    CONTINUE
         T = T + H
   40 CONTINUE
      END

      SUBROUTINE YIELD(X, WORK, P)
      EXTERNAL RATES
      DOUBLE PRECISION X(5), WORK(3, 3), P, Y(3)
      Y(1) = X(5)
      Y(2) = 0.1D0
      Y(3) = 0.0D0
      CALL SETRAT(X, X(4))
      CALL INTEGR(RATES, 3, Y, 2.0D0, 40, WORK)
      P = Y(3) * Y(3) + 0.5D0 * Y(2)
      END

      PROGRAM CHEM
      EXTERNAL YIELD, ENZYME_AUTODIFF, ENZYME_DUP
      DOUBLE PRECISION X(5), D(5), W(9), DW(9), P, DP, F(4), S, H, KEEP
      INTEGER I, NBAD
      DATA X /2.0D0, 1.5D0, 0.6D0, 1.7D0, 1.1D0/, D /5*0.0D0/
      DATA DW /9*0.0D0/
      H = 1.0D-4
      NBAD = 0
      DP = 1.0D0
      CALL ENZYME_AUTODIFF(YIELD, ENZYME_DUP, X, D, ENZYME_DUP, W, DW,
     &                     ENZYME_DUP, P, DP)
      DO 20 I = 1, 5
         KEEP = X(I)
         X(I) = KEEP + H
         CALL YIELD(X, W, F(1))
         X(I) = KEEP - H
         CALL YIELD(X, W, F(2))
         X(I) = KEEP + 2 * H
         CALL YIELD(X, W, F(3))
         X(I) = KEEP - 2 * H
         CALL YIELD(X, W, F(4))
         X(I) = KEEP
         S = (8 * (F(1) - F(2)) - (F(3) - F(4))) / (12 * H)
         IF (.NOT. DABS(D(I) - S) .LE. 1.0D-7 * (1 + DABS(S))) THEN
            WRITE (*, *) I, D(I), S
            NBAD = NBAD + 1
         END IF
   20 CONTINUE
      IF (NBAD .GT. 0 .OR. D(1) .EQ. 0.0D0) STOP 1
      WRITE (*, *) 'OK'
      END
