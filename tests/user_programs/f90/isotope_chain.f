C     RADIOACTIVE CHAINS: BLANK COMMON AS WORK SPACE CUT INTO PIECES,
C     BRANCHES BY POINTERS IN INTEGER ARRAYS, ALTERNATE RETURNS, AND A
C     SINGLE PRECISION TABLE EQUIVALENCED TO A DOUBLE ONE.
      BLOCK DATA NUCLID
      COMMON /LINKS/ MOTHER(6), LEVEL(6), HALF(6)
      REAL HALF
      DATA MOTHER /0, 1, 1, 2, 3, 4/, LEVEL /1, 2, 2, 3, 3, 4/
      DATA HALF /8., 3.5, 1.25, .5, 20., 2./
      END
      SUBROUTINE SOLVE(A, B, N, *)
      DOUBLE PRECISION A(N,*), B(*), F
      DO 30 K = 1, N
      IF (DABS(A(K,K)) .LT. 1D-12) RETURN 1
      DO 20 I = K + 1, N
      F = A(I,K)/A(K,K)
      DO 10 J = K, N
   10 A(I,J) = A(I,J) - F*A(K,J)
   20 B(I) = B(I) - F*B(K)
   30 CONTINUE
      DO 50 I = N, 1, -1
      DO 40 J = I + 1, N
   40 B(I) = B(I) - A(I,J)*B(J)
   50 B(I) = B(I)/A(I,I)
      END
      SUBROUTINE STEPS(RATE, BRANCH, H, NSTEP, DOSE)
      COMMON WORK(200)
      COMMON /LINKS/ MOTHER(6), LEVEL(6), HALF(6)
      DOUBLE PRECISION WORK, RATE(6), BRANCH, H, DOSE, TAKE
      REAL HALF
      INTEGER LA, LB, LC
      LA = 1
      LB = LA + 36
      LC = LB + 6
      DOSE = 0D0
      DO 100 ISTEP = 1, NSTEP
      DO 10 I = LA, LB - 1
   10 WORK(I) = 0D0
      DO 30 I = 1, 6
      WORK(LA + 7*(I-1)) = 1D0 + H*RATE(I)
      WORK(LB + I - 1) = WORK(LC + I - 1)
      IF (MOTHER(I) .EQ. 0) GO TO 30
      TAKE = 1D0
      IF (MOTHER(I) .EQ. 1) TAKE = BRANCH*(I-2) + (1D0-BRANCH)*(3-I)
      WORK(LA + I-1 + 6*(MOTHER(I)-1)) = -H*RATE(MOTHER(I))*TAKE
   30 CONTINUE
      CALL SOLVE(WORK(LA), WORK(LB), 6, *200)
      DO 40 I = 0, 5
      DOSE = DOSE + H*RATE(I+1)*WORK(LB+I)*LEVEL(I+1)
   40 WORK(LC + I) = WORK(LB + I)
  100 CONTINUE
      RETURN
  200 STOP 'SINGULAR'
      END
      SUBROUTINE DECAY(X, N, Y)
      COMMON WORK(200)
      COMMON /LINKS/ MOTHER(6), LEVEL(6), HALF(6)
      DOUBLE PRECISION X(N), Y, WORK, RATE(6), DOSE, PAIR(3)
      REAL HALF, PARTS(6)
      EQUIVALENCE (PAIR, PARTS)
      DO 10 I = 1, 6
      RATE(I) = LOG(2D0)/HALF(I)*X(3)
   10 WORK(42 + I) = X(1)/I
      WORK(43) = WORK(43) + X(2)
      CALL STEPS(RATE, X(4), X(5), 12, DOSE)
      Y = DOSE
      DO 20 I = 1, 6
   20 PARTS(I) = 0.5*I
      DO 30 I = 1, 6
   30 Y = Y + PARTS(I)*WORK(42+I)**2
      PAIR(1) = Y
      PAIR(2) = SQRT(Y)
      Y = PAIR(1) + PAIR(2)*X(5)
      END
      PROGRAM MAIN
      EXTERNAL DECAY
      DOUBLE PRECISION X(5)
      DATA X /1D0, 0.5D0, 1.1D0, 0.35D0, 0.4D0/
      CALL CHECK(DECAY, X, 5)
      END
      SUBROUTINE CHECK(F, X, N)
      EXTERNAL F, ENZYME_AUTODIFF, ENZYME_DUP, ENZYME_CONST
      DOUBLE PRECISION X(N), D(50), Y(4), E, SEED, OLD, H, W
      LOGICAL BAD
      BAD = .FALSE.
      DO 1 I = 1, N
    1 D(I) = 0D0
      E = 0D0
      SEED = 1D0
      CALL ENZYME_AUTODIFF(F, ENZYME_DUP, X, D, ENZYME_CONST, N,
     +                     ENZYME_DUP, E, SEED)
      S = 0.
      DO 3 I = 1, N
      OLD = X(I)
      H = 1D-4
      DO 2 K = 1, 4
      X(I) = OLD + H*(K-3+K/3)
    2 CALL F(X, N, Y(K))
      X(I) = OLD
      W = (Y(1)-8*Y(2)+8*Y(3)-Y(4))/(12*H)
      S = S + ABS(D(I))
      IF (ABS(D(I)-W) .LE. 1D-6*(1+ABS(W))) GO TO 3
      PRINT *, 'WRONG', I, D(I), W
      BAD = .TRUE.
    3 CONTINUE
      IF (BAD .OR. .NOT. S .GT. 0) STOP 1
      PRINT *, 'OK'
      END
