C     SLOPES OF THE COST OF A DRYER BY ITS AIR AND ITS BED
      PROGRAM DRYER
      INCLUDE 'dryer.inc'
C     SHADOWS HAVE THE LAYOUT OF THE BLOCKS
      DOUBLE PRECISION DAIR(4), DBED(31), DCOST(3), S(16), H, SLOPE
      DOUBLE PRECISION F(4), W(4), STEPS(4), GOT
      INTEGER I, J, K, NWRONG
      REAL DFACT(2)
      EQUIVALENCE (DAIR(4), DFACT(1))
      DATA STEPS /1.D0, -1.D0, 2.D0, -2.D0/
      DATA W /8.D0, -8.D0, -1.D0, 1.D0/
      NWRONG = 0
      CALL FILL
      DO 10 I = 1, 4
   10 DAIR(I) = 0.D0
      DO 20 I = 1, 31
   20 DBED(I) = 0.D0
      DCOST(1) = 1.D0
      DCOST(2) = 50.D0
      DCOST(3) = 0.D0
      CALL DRYGRD(DAIR, DBED, DCOST)
      WRITE (*, '(A,2F14.8,2I5)') ' COST', TOTAL, WORST, IEND, NBAD
      DO 50 I = 1, 29
         DO 40 J = 1, 4
            CALL FILL
            IF (I .LE. 3) THEN
               GOTO (31, 32, 33), I
   31          H = 1.D-2
               TIN = TIN + STEPS(J) * H
               GOTO 39
   32          H = 1.D-6
               HIN = HIN + STEPS(J) * H
               GOTO 39
   33          H = 1.D-4
               FLOW = FLOW + STEPS(J) * H
            ELSE IF (I .LE. 15) THEN
               H = 1.D-5
               XM(I - 3) = XM(I - 3) + STEPS(J) * H
            ELSE IF (I .LE. 27) THEN
               H = 1.D-3
               TG(I - 15) = TG(I - 15) + STEPS(J) * H
            ELSE IF (I .EQ. 28) THEN
               H = 1.D-4
               DEPTH = DEPTH + STEPS(J) * H
            ELSE
C              A POWER OF TWO, WHICH A REAL CAN HOLD
               H = 1.D0 / 4096
               FACTOR = FACTOR + STEPS(J) * H
            END IF
   39       CALL DRYBED
            F(J) = TOTAL + 50.D0 * WORST
   40    CONTINUE
         SLOPE = 0.D0
         DO 45 K = 1, 4
   45    SLOPE = SLOPE + W(K) * F(K) / (12.D0 * H)
         IF (I .LE. 3) GOT = DAIR(I)
         IF (I .GT. 3 .AND. I .LE. 27) GOT = DBED(I - 3)
         IF (I .EQ. 28) GOT = DBED(31)
         IF (I .EQ. 29) GOT = DFACT(2)
         IF (.NOT. ABS(GOT - SLOPE) .LE. 1.D-6 * (1 + ABS(SLOPE))) THEN
            WRITE (*, *) 'WRONG', I, GOT, SLOPE
            NWRONG = NWRONG + 1
         END IF
   50 CONTINUE
      IF (NWRONG .GT. 0) STOP 1
      WRITE (*, *) 'OK'
      END

      SUBROUTINE FILL
      INCLUDE 'dryer.inc'
      INTEGER I
      TIN = 61.3D0
      HIN = 0.0081D0
      FLOW = 4.7D0
      NSTEP = 22
      FACTOR = 0.0625
      DEPTH = 0.413D0
      DO 10 I = 1, NL
         XM(I) = 0.26D0 + 0.013D0 * SIN(1.3D0 * I) + 0.001D0 * I
         TG(I) = 14.D0 + 0.1D0 * I
   10 KIND(I) = MOD(I, 3) + 1
      END
