C     EXTERIOR BALLISTICS: DRAG TABLES IN DATA, RUNGE AND KUTTA WITH AN
C     EXTERNAL SUBROUTINE, ADJUSTABLE ARRAYS, ARITHMETIC IF, ASSIGNED GO TO.
      DOUBLE PRECISION FUNCTION TABLE(XA, YA, N, X)
      DOUBLE PRECISION XA(N), YA(N), X
      LO = 1
      IHI = N
   10 IF (IHI - LO - 1) 40, 40, 20
   20 MID = (LO + IHI)/2
      IF (XA(MID) .GT. X) GO TO 30
      LO = MID
      GO TO 10
   30 IHI = MID
      GO TO 10
   40 TABLE = YA(LO) + (X - XA(LO))*(YA(IHI) - YA(LO))/(XA(IHI)-XA(LO))
      END
      SUBROUTINE FLIGHT(T, Z, DZ, P)
      DOUBLE PRECISION T, Z(4), DZ(4), P(*), CD, V, RHO, TABLE
      DOUBLE PRECISION AMACH(6), DRAG(6)
      DATA AMACH /0.D0, .7D0, .95D0, 1.1D0, 1.6D0, 4.D0/
      DATA DRAG /.2D0, .21D0, .35D0, .47D0, .41D0, .27D0/
      V = DSQRT(Z(3)**2 + Z(4)**2)
      RHO = DEXP(-Z(2)/P(2))
      CD = P(1)*TABLE(AMACH, DRAG, 6, V/1.05D0)
      DZ(1) = Z(3)
      DZ(2) = Z(4)
      DZ(3) = -CD*RHO*V*(Z(3) - P(3))
      DZ(4) = -CD*RHO*V*Z(4) - 0.3D0
      END
      SUBROUTINE RK4(F, N, T, H, Z, P, W)
      EXTERNAL F
      INTEGER N, NEXT
      DOUBLE PRECISION T, H, Z(N), P(*), W(N,5), A
      ASSIGN 20 TO NEXT
      K = 1
      DO 10 I = 1, N
   10 W(I,5) = Z(I)
   15 CALL F(T, W(1,5), W(1,K), P)
      K = K + 1
      GO TO NEXT, (20, 30, 50)
   20 A = H/2
      IF (K .EQ. 3) ASSIGN 30 TO NEXT
      GO TO 35
   30 A = H
      ASSIGN 50 TO NEXT
   35 DO 40 I = 1, N
   40 W(I,5) = Z(I) + A*W(I,K-1)
      GO TO 15
   50 DO 60 I = 1, N
   60 Z(I) = Z(I) + H/6*(W(I,1) + 2*W(I,2) + 2*W(I,3) + W(I,4))
      T = T + H
      END
      SUBROUTINE SHOOT(X, N, Y)
      DOUBLE PRECISION X(N), Y, Z(4), P(3), W(4,5), T, H, S, OLD(4)
      EXTERNAL FLIGHT
      P(1) = X(1)
      P(2) = X(2)
      P(3) = X(3)
      Z(1) = 0
      Z(2) = 0.01D0
      Z(3) = X(4)*COS(X(5))
      Z(4) = X(4)*SIN(X(5))
      T = 0
      H = 0.05D0
      Y = 0
      DO 20 K = 1, 400
      DO 10 I = 1, 4
   10 OLD(I) = Z(I)
      CALL RK4(FLIGHT, 4, T, H, Z, P, W)
      IF (Z(2)) 30, 20, 20
   20 Y = MAX(Y, Z(2))
   30 S = OLD(2)/(OLD(2) - Z(2))
      Y = Y + OLD(1) + S*(Z(1) - OLD(1)) + 0.1D0*(T - H + S*H)
      END
      PROGRAM MAIN
      EXTERNAL SHOOT
      DOUBLE PRECISION X(5)
      DATA X /0.15D0, 5D0, 0.12D0, 2.3D0, 0.83D0/
      CALL CHECK(SHOOT, X, 5)
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
