C     PRESSURE BEHIND A SEAL: ROOTS (ZEROIN) OF AN INTEGRAL (QUANC8, BY
C     STACKS OF INTERVALS) OF A FUNCTION WITH PARAMETERS IN COMMON.  THE
C     FUNCTIONS ARE DUMMIES THAT ARE PASSED ON; ONE IS AN ENTRY.
      SUBROUTINE SEAL(X, N, P)
      INTEGER N, NF
      DOUBLE PRECISION X(N), P, GAP, VISC, SWELL, ZEROIN, LOAD, FLUX, R
      COMMON /SEALS/ GAP, VISC, SWELL, PRESS
      DOUBLE PRECISION PRESS
      EXTERNAL LOAD, FLUX
      GAP = X(1)
      VISC = X(2)
      SWELL = X(3)
      P = ZEROIN(0.01D0, 9.D0, LOAD, 1.D-13)
      PRESS = P
      CALL QUAD(FLUX, 0.D0, 1.D0, 1.D-9, R, NF)
      P = P + X(4)*R
      END
      DOUBLE PRECISION FUNCTION LOAD(P)
      DOUBLE PRECISION P, FILM, R, GAP, VISC, SWELL, PRESS
      INTEGER NF
      COMMON /SEALS/ GAP, VISC, SWELL, PRESS
      EXTERNAL FILM
      PRESS = P
      CALL QUAD(FILM, 0.D0, 1.D0, 1.D-11, R, NF)
      LOAD = R - 1.D0
      END
      DOUBLE PRECISION FUNCTION FILM(S)
      DOUBLE PRECISION S, FLUX, H, GAP, VISC, SWELL, PRESS, HEIGHT, T
      COMMON /SEALS/ GAP, VISC, SWELL, PRESS
      HEIGHT(T) = GAP*(1 + 0.5D0*T*T) + SWELL*PRESS*T*(1 - T)
      H = HEIGHT(S)
      FILM = PRESS*(1 - S)/(1 + VISC*H**2)
      RETURN
      ENTRY FLUX(S)
      H = HEIGHT(S)
      FLUX = PRESS*H**3/VISC*DEXP(-S)
      END
      SUBROUTINE QUAD(F, A, B, TOL, R, NF)
      DOUBLE PRECISION F, A, B, TOL, R, STACK(3,40), W, L, M, S1, S2
      DOUBLE PRECISION GAUSS3, X0, H0
      INTEGER NF, LEV
      EXTERNAL F
      GAUSS3(X0, H0) = H0/18*(5*F(X0 - H0*0.3872983346207417D0)
     1   + 8*F(X0) + 5*F(X0 + H0*0.3872983346207417D0))
      NF = 3
      R = 0
      LEV = 1
      STACK(1,1) = A
      STACK(2,1) = B
      STACK(3,1) = GAUSS3(0.5D0*(A + B), B - A)
   10 IF (LEV .EQ. 0) RETURN
      L = STACK(1,LEV)
      W = STACK(2,LEV) - L
      M = L + 0.5D0*W
      S1 = GAUSS3(L + 0.25D0*W, 0.5D0*W)
      S2 = GAUSS3(L + 0.75D0*W, 0.5D0*W)
      NF = NF + 6
      IF (DABS(S1 + S2 - STACK(3,LEV)) .GT. TOL .AND. LEV .LT. 38)
     1   GO TO 20
      R = R + S1 + S2
      LEV = LEV - 1
      GO TO 10
   20 STACK(1,LEV+1) = M
      STACK(2,LEV+1) = STACK(2,LEV)
      STACK(3,LEV+1) = S2
      STACK(2,LEV) = M
      STACK(3,LEV) = S1
      LEV = LEV + 1
      GO TO 10
      END
      DOUBLE PRECISION FUNCTION ZEROIN(AX, BX, F, TOL)
      DOUBLE PRECISION AX, BX, F, TOL, A, B, C, D, E, FA, FB, FC
      DOUBLE PRECISION TOL1, XM, P, Q, R, S
      A = AX
      B = BX
      FA = F(A)
      FB = F(B)
   20 C = A
      FC = FA
      D = B - A
      E = D
   30 IF (DABS(FC) .GE. DABS(FB)) GO TO 40
      A = B
      B = C
      C = A
      FA = FB
      FB = FC
      FC = FA
   40 TOL1 = 4.D-16*DABS(B) + 0.5D0*TOL
      XM = .5D0*(C - B)
      IF (DABS(XM) .LE. TOL1) GO TO 90
      IF (FB .EQ. 0.D0) GO TO 90
      IF (DABS(E) .LT. TOL1) GO TO 70
      IF (DABS(FA) .LE. DABS(FB)) GO TO 70
      IF (A .NE. C) GO TO 50
      S = FB/FA
      P = 2.D0*XM*S
      Q = 1.D0 - S
      GO TO 60
   50 Q = FA/FC
      R = FB/FC
      S = FB/FA
      P = S*(2.D0*XM*Q*(Q - R) - (B - A)*(R - 1.D0))
      Q = (Q - 1.D0)*(R - 1.D0)*(S - 1.D0)
   60 IF (P .GT. 0.D0) Q = -Q
      P = DABS(P)
      IF (2.D0*P .GE. 3.D0*XM*Q - DABS(TOL1*Q)) GO TO 70
      IF (P .GE. DABS(.5D0*E*Q)) GO TO 70
      E = D
      D = P/Q
      GO TO 80
   70 D = XM
      E = D
   80 A = B
      FA = FB
      IF (DABS(D) .GT. TOL1) B = B + D
      IF (DABS(D) .LE. TOL1) B = B + DSIGN(TOL1, XM)
      FB = F(B)
      IF (FB*(FC/DABS(FC)) .GT. 0.D0) GO TO 20
      GO TO 30
C     ONE STEP OF NEWTON'S, WHICH LEAVES THE DERIVATIVE RIGHT
   90 ZEROIN = B - FB*1.D-5/(F(B + 1.D-5) - FB)
      END
      PROGRAM MAIN
      INTEGER I, J
      DOUBLE PRECISION X(4), G(4), Q(4), P, S, UP, DOWN, H, W
      EXTERNAL SEAL, ENZYME_AUTODIFF, ENZYME_DUP, ENZYME_CONST
      DATA X /0.5D0, 1.2D0, 0.3D0, 0.2D0/, G /4*0.D0/
      P = 0
      S = 1
      CALL ENZYME_AUTODIFF(SEAL, ENZYME_DUP, X, G, ENZYME_CONST, 4,
     1   ENZYME_DUP, P, S)
      DO 20 I = 1, 4
      DO 10 J = 1, 4
   10 Q(J) = X(J)
      H = 1.D-4*X(I)
      Q(I) = X(I) + H
      CALL SEAL(Q, 4, UP)
      Q(I) = X(I) - H
      CALL SEAL(Q, 4, DOWN)
      W = (UP - DOWN)/(2*H)
      PRINT *, I, G(I), W
      IF (G(I) .EQ. 0 .OR. ABS(G(I)-W) .GT. 2.D-4*(1+ABS(W))) STOP 1
   20 CONTINUE
      END
