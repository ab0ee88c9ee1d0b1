C     A STIFF INTEGRATOR AFTER GEAR: ITS STATE LIES IN COMMON AND MAY BE
C     SAVED AND GIVEN BACK (SRCOM); THE JACOBIAN IS A DUMMY OR BY
C     DIFFERENCES; INTRINSIC FUNCTIONS ARE PASSED AS ARGUMENTS.
      SUBROUTINE STIFF(F, JAC, N, Y, T, TOUT, MF, RW, IW, *)
      INTEGER N, MF, IW(*), NST, NJE, K, I
      DOUBLE PRECISION Y(N), T, TOUT, RW(*), H, HOLD, EL, T0
      COMMON /LS001/ H, HOLD, EL(3), NST, NJE
      EXTERNAL F, JAC
      IF (IW(1) .EQ. 0) THEN
         H = 0.02D0
         EL(1) = 2.D0/3
         EL(2) = 4.D0/3
         EL(3) = -1.D0/3
         NST = 0
         NJE = 0
         IW(1) = 1
         DO 10 I = 1, N
   10    RW(I) = Y(I)
         CALL BACKW(F, JAC, N, Y, T, MF, RW(N+1), 1.D0, RW(2*N+1), *90)
      END IF
   20 IF (T .GE. TOUT - 1.D-9) RETURN
      DO 30 I = 1, N
      RW(N+I) = EL(2)*Y(I) + EL(3)*RW(I)
   30 RW(I) = Y(I)
      CALL BACKW(F, JAC, N, Y, T, MF, RW(N+1), EL(1), RW(2*N+1), *90)
      GO TO 20
   90 RETURN 1
      END
      SUBROUTINE BACKW(F, JAC, N, Y, T, MF, C, B, W, *)
      INTEGER N, MF, NST, NJE, IT, I, J, K
      DOUBLE PRECISION Y(N), T, C(N), B, W(N, *), H, HOLD, EL, P, S
      COMMON /LS001/ H, HOLD, EL(3), NST, NJE
      EXTERNAL F, JAC
      T = T + H
      NST = NST + 1
      IF (NST .EQ. 1) THEN
         DO 5 I = 1, N
    5    C(I) = Y(I)
      END IF
      DO 100 IT = 1, 6
      CALL F(N, T, Y, W(1, N+1))
      NJE = NJE + 1
      IF (MF .EQ. 21) CALL JAC(N, T, Y, W)
      IF (MF .EQ. 22) THEN
         DO 20 J = 1, N
         S = Y(J)
         P = 1.D-6*(1 + DABS(S))
         Y(J) = S + P
         CALL F(N, T, Y, W(1, N+2))
         DO 10 I = 1, N
   10    W(I, J) = (W(I, N+2) - W(I, N+1))/P
   20    Y(J) = S
      END IF
      DO 40 I = 1, N
      W(I, N+1) = Y(I) - C(I) - H*B*W(I, N+1)
      DO 30 J = 1, N
   30 W(I,J) = -H*B*W(I,J)
   40 W(I,I) = W(I,I) + 1
      DO 60 K = 1, N
      IF (W(K,K) .EQ. 0) RETURN 1
      DO 60 I = K + 1, N
      P = W(I,K)/W(K,K)
      W(I, N+1) = W(I, N+1) - P*W(K, N+1)
      DO 50 J = K + 1, N
   50 W(I,J) = W(I,J) - P*W(K,J)
   60 CONTINUE
      DO 80 I = N, 1, -1
      DO 70 J = I + 1, N
   70 W(I, N+1) = W(I, N+1) - W(I,J)*W(J, N+1)
      W(I, N+1) = W(I, N+1)/W(I,I)
   80 Y(I) = Y(I) - W(I, N+1)
  100 CONTINUE
      END
      SUBROUTINE SRCOM(RSAV, ISAV, JOB)
      DOUBLE PRECISION RSAV(*), RLS
      INTEGER ISAV(*), JOB, ILS, I
      COMMON /LS001/ RLS(5), ILS(2)
      IF (JOB .EQ. 2) GO TO 20
      DO 10 I = 1, 5
   10 RSAV(I) = RLS(I)
      ISAV(1) = ILS(1)
      ISAV(2) = ILS(2)
      RETURN
   20 DO 30 I = 1, 5
   30 RLS(I) = RSAV(I)
      ILS(1) = ISAV(1)
      ILS(2) = ISAV(2)
      END
      SUBROUTINE ROBER(N, T, Y, DY)
      INTEGER N
      DOUBLE PRECISION T, Y(N), DY(N), RK, PD(N,N)
      COMMON /RATES/ RK(3)
      DY(1) = -RK(1)*Y(1) + RK(2)*Y(2)*Y(3)
      DY(3) = RK(3)*Y(2)**2
      DY(2) = -DY(1) - DY(3)
      RETURN
      ENTRY ROBERJ(N, T, Y, PD)
      PD(1,1) = -RK(1)
      PD(1,2) = RK(2)*Y(3)
      PD(1,3) = RK(2)*Y(2)
      PD(3,1) = 0
      PD(3,2) = 2*RK(3)*Y(2)
      PD(3,3) = 0
      PD(2,1) = -PD(1,1)
      PD(2,2) = -PD(1,2) - PD(3,2)
      PD(2,3) = -PD(1,3)
      END
      DOUBLE PRECISION FUNCTION MEAN(G, Y, N)
      INTEGER N
      DOUBLE PRECISION G, Y(N)
      EXTERNAL G
      MEAN = 0
      DO 10 I = 1, N
   10 MEAN = MEAN + G(Y(I))/N
      END
      SUBROUTINE YIELD(X, NX, OUT)
      INTEGER NX, IW(4), IW2(4), ISAV(2), I
      DOUBLE PRECISION X(NX), OUT, Y(3), Z(3), RW(40), RW2(40), RSAV(5)
      DOUBLE PRECISION T, S, RK, MEAN
      COMMON /RATES/ RK(3)
      INTRINSIC DSQRT, DEXP
      EXTERNAL ROBER, ROBERJ, MEAN
      DO 10 I = 1, 3
      RK(I) = X(I)
      IW(1) = 0
      IW2(1) = 0
      Z(I) = 0.1D0
   10 Y(I) = 0
      Y(1) = X(4)
      T = 0
      CALL STIFF(ROBER, ROBERJ, 3, Y, T, 0.2D0, 21, RW, IW, *90)
      CALL SRCOM(RSAV, ISAV, 1)
      S = 0
      CALL STIFF(ROBER, ROBERJ, 3, Z, S, 0.1D0, 22, RW2, IW2, *90)
      CALL SRCOM(RSAV, ISAV, 2)
      CALL STIFF(ROBER, ROBERJ, 3, Y, T, 0.4D0, 21, RW, IW, *90)
      OUT = MEAN(DEXP, Y(1), 3) + MEAN(DSQRT, Z(1), 3)
     1   + Y(2)*10 + 0.01D0*ISAV(1)
      RETURN
   90 OUT = -1
      END
      PROGRAM MAIN
      DOUBLE PRECISION X(4), G(4), S(4), Q(4), P, T, UP, DOWN, H, W
      EXTERNAL YIELD, ENZYME_AUTODIFF, ENZYME_FWDDIFF
      EXTERNAL ENZYME_DUP, ENZYME_CONST
      DATA X /0.4D0, 10.D0, 30.D0, 1.1D0/, G, S /8*0.D0/
      P = 0
      T = 1
      CALL ENZYME_AUTODIFF(YIELD, ENZYME_DUP, X, G, ENZYME_CONST, 4,
     1   ENZYME_DUP, P, T)
      DO 20 I = 1, 4
      S(I) = 1
      CALL ENZYME_FWDDIFF(YIELD, ENZYME_DUP, X, S, ENZYME_CONST, 4,
     1   ENZYME_DUP, P, T)
      S(I) = 0
      DO 10 J = 1, 4
   10 Q(J) = X(J)
      H = 1.D-5*X(I)
      Q(I) = X(I) + H
      CALL YIELD(Q, 4, UP)
      Q(I) = X(I) - H
      CALL YIELD(Q, 4, DOWN)
      W = (UP - DOWN)/(2*H)
      PRINT *, I, G(I), T, W
      IF (G(I) .EQ. 0 .OR. ABS(G(I)-W) .GT. 1.D-6*(1+ABS(W))) STOP 1
      IF (ABS(T-W) .GT. 1.D-6*(1+ABS(W))) STOP 2
   20 CONTINUE
      END
