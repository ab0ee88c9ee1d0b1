C     REACTOR PHYSICS, AS IT WAS WRITTEN IN 1977: COMMON BLOCKS UNDER TWO
C     SHAPES, EQUIVALENCE, COMPUTED GO TO, STATEMENT FUNCTIONS, BLOCK DATA.
      BLOCK DATA NUCDAT
      DOUBLE PRECISION SIGMA(3), YIELD(3)
      INTEGER NGROUP
      COMMON /XSEC/ SIGMA, YIELD, NGROUP
      DATA SIGMA /0.12D0, 0.3D0, 0.75D0/, YIELD /2.4D0, 0.0D0, 0.9D0/
      DATA NGROUP /3/
      END

      SUBROUTINE FLUX(X, PHI)
      DOUBLE PRECISION X(4), PHI(3)
      DOUBLE PRECISION SIGMA(3), YIELD(3), A, B, RATE
      INTEGER NGROUP, I, IT
      COMMON /XSEC/ SIGMA, YIELD, NGROUP
      RATE(A, B) = A * B / (1.0D0 + B)
      DO 10 I = 1, NGROUP
         PHI(I) = 1.0D0 / I
   10 CONTINUE
      IT = 0
   20 IT = IT + 1
      DO 60 I = 1, NGROUP
         GO TO (30, 40, 50), I
   30    PHI(1) = X(1) + 0.1D0 * YIELD(1) * RATE(SIGMA(1), PHI(3))
         GO TO 60
   40    PHI(2) = X(2) * RATE(SIGMA(2), PHI(1)) + 0.2D0
         GO TO 60
   50    PHI(3) = X(3) * PHI(2) * SIGMA(3) + 0.05D0 * PHI(1)
   60 CONTINUE
      IF (IT .LT. 8) GO TO 20
      END

      SUBROUTINE POWER(X, P)
      DOUBLE PRECISION X(4), P
      DOUBLE PRECISION WORK(6), PHI(3), BURN(3), TOTAL
      DOUBLE PRECISION ALLXS(6)
      INTEGER NG, I
      COMMON /XSEC/ ALLXS, NG
      COMMON /RESULT/ TOTAL
      EQUIVALENCE (WORK(1), PHI(1)), (WORK(4), BURN(1))
      CALL FLUX(X, PHI)
      DO 10 I = 1, NG
         BURN(I) = PHI(I) * ALLXS(I) * X(4)
   10 CONTINUE
      TOTAL = 0.0D0
      DO 20 I = 1, 6
         TOTAL = TOTAL + WORK(I)**2
   20 CONTINUE
      IF (ALLXS(4) .GT. 1.0D0) THEN
         P = TOTAL + DEXP(-X(4))
      ELSE
         P = -TOTAL
      END IF
      END

      PROGRAM REACTR
      EXTERNAL POWER, ENZYME_AUTODIFF, ENZYME_DUP
      DOUBLE PRECISION X(4), D(4), Y(4), P, DP, F1, F2, F3, F4, S, H
      INTEGER I, NBAD
      DATA X /0.7D0, 1.4D0, 0.9D0, 1.2D0/, D /4*0.0D0/
      H = 1.0D-4
      NBAD = 0
      DP = 1.0D0
      CALL ENZYME_AUTODIFF(POWER, ENZYME_DUP, X, D, ENZYME_DUP, P, DP)
      DO 20 I = 1, 4
         DO 10 J = 1, 4
            Y(J) = X(J)
   10    CONTINUE
         Y(I) = X(I) + H
         CALL POWER(Y, F1)
         Y(I) = X(I) - H
         CALL POWER(Y, F2)
         Y(I) = X(I) + 2 * H
         CALL POWER(Y, F3)
         Y(I) = X(I) - 2 * H
         CALL POWER(Y, F4)
         S = (8 * (F1 - F2) - (F3 - F4)) / (12 * H)
         IF (.NOT. DABS(D(I) - S) .LE. 1.0D-7 * (1 + DABS(S))) THEN
            WRITE (*, *) I, D(I), S
            NBAD = NBAD + 1
         END IF
   20 CONTINUE
      IF (NBAD .GT. 0 .OR. D(1) .EQ. 0.0D0) STOP 1
      WRITE (*, *) 'OK'
      END
