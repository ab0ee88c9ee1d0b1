      BLOCK DATA
      COMMON /OPTION/ NX, IOPT(4)
      DATA NX /16/, IOPT /1, 2, 3, 4/
      END
      SUBROUTINE START(X)
      REAL*8 X(4), BED, DEPTH, QIN, GRAIN, CHEZY
      COMMON /RIVER/ BED(20), DEPTH(20), QIN, GRAIN, CHEZY
      DO 10 I = 1, 20
      BED(I) = 2 - 0.05D0*I + X(4)*SIN(0.7D0*I)
   10 DEPTH(I) = 1 + 0.02D0*I
      QIN = X(1)
      GRAIN = X(2)
      CHEZY = X(3)
      END
      PROGRAM MAIN
      REAL*8 X(4), Q(4), DR(43), DA, UP, DOWN, H, W, G, TOTAL
      COMMON /ANSWER/ TOTAL
      EXTERNAL GRAD, TANG
      DATA X /1.4D0, 0.02D0, 12.D0, 0.1D0/
      CALL START(X)
      DO 10 I = 1, 43
   10 DR(I) = 0
      DA = 1
      CALL GRAD(12, DR, DA)
      DO 40 I = 1, 4
      DO 20 J = 1, 4
   20 Q(J) = X(J)
      H = 1.D-5*X(I)
      Q(I) = X(I) + H
      CALL START(Q)
      CALL EVOLVE(12)
      UP = TOTAL
      Q(I) = X(I) - H
      CALL START(Q)
      CALL EVOLVE(12)
      DOWN = TOTAL
      W = (UP - DOWN)/(2*H)
      IF (I .LE. 3) G = DR(40 + I)
      IF (I .EQ. 4) THEN
         G = 0
         DO 30 J = 1, 20
   30    G = G + DR(J)*SIN(0.7D0*J)
      END IF
      PRINT *, I, G, W
      IF (G .EQ. 0 .OR. ABS(G-W) .GT. 1.D-5*(1+ABS(W))) STOP 1
   40 CONTINUE
      CALL START(X)
      DO 50 I = 1, 43
   50 DR(I) = 0
      DR(42) = 1
      DA = 0
      CALL TANG(12, DR, DA)
      CALL START(X)
      PRINT *, DA
      Q(2) = X(2)*(1 + 1.D-5)
      Q(1) = X(1)
      Q(3) = X(3)
      Q(4) = X(4)
      CALL START(Q)
      CALL EVOLVE(12)
      UP = TOTAL
      Q(2) = X(2)*(1 - 1.D-5)
      CALL START(Q)
      CALL EVOLVE(12)
      W = (UP - TOTAL)/(2.D-5*X(2))
      IF (ABS(DA - W) .GT. 1.D-5*(1+ABS(W))) STOP 2
      END
