C     A PROBE BETWEEN EARTH AND MOON: ROTATING FRAME, MULTISTEP
C     (ADAMS-BASHFORTH-MOULTON) STARTED BY RUNGE-KUTTA.  SINGLE PRECISION
C     COEFFICIENTS, DOUBLE PRECISION STATE, HISTORY IN A RING.
      IMPLICIT DOUBLE PRECISION (A-H,O-Z)
      DIMENSION S(4), DS(4), UP(1), DN(1)
      EXTERNAL FLIGHT, ENZYME_AUTODIFF, ENZYME_DUP
      DATA S /0.994D0, 0D0, 0D0, -2.03173D0/
      S(1) = 0.9D0
      S(2) = 0.05D0
      S(3) = 0.1D0
      S(4) = -0.7D0
      DO 1 I = 1, 4
    1 DS(I) = 0
      D = 0
      DD = 1
      CALL ENZYME_AUTODIFF(FLIGHT, ENZYME_DUP, S, DS, ENZYME_DUP, D, DD)
      IFAIL = 0
      DO 2 I = 1, 4
      T = S(I)
      S(I) = T + 1D-6
      CALL FLIGHT(S, UP(1))
      S(I) = T - 1D-6
      CALL FLIGHT(S, DN(1))
      S(I) = T
      FD = (UP(1) - DN(1))/2D-6
      WRITE (*,'(A,I2,A,D22.14,A,D22.14)') ' D', I, ' =', DS(I),
     X ' DIFF', FD
    2 IF (ABS(FD-DS(I)).GT.1D-5*(1+ABS(FD)).OR.DS(I).EQ.0) IFAIL=IFAIL+1
      IF (IFAIL.NE.0) STOP 1
      STOP
      END
      SUBROUTINE FLIGHT(S0, DIST)
      IMPLICIT DOUBLE PRECISION (A-H,O-Z)
      PARAMETER (NV=4, NH=4)
      DIMENSION S0(NV), S(NV), F(NV,0:NH-1), P(NV), FP(NV)
      REAL AB(0:3), AM(0:3)
      COMMON /EARTHM/ XMU, XMU1
      EXTERNAL GRAV
      DATA AB /55., -59., 37., -9./
      DATA AM /9., 19., -5., 1./
      XMU = 0.012277471D0
      XMU1 = 1 - XMU
      H = 0.01D0
      DO 10 I = 1, NV
   10 S(I) = S0(I)
      DO 20 K = 0, NH-2
      CALL GRAV(S, F(1,K))
   20 CALL RUNGE(GRAV, NV, S, H)
      KNOW = NH-1
      DIST = 0
      DO 60 ISTEP = 1, 60
      CALL GRAV(S, F(1,KNOW))
      DO 40 I = 1, NV
      SUM = 0
      DO 30 J = 0, NH-1
   30 SUM = SUM + AB(J)*F(I, MOD(KNOW-J+NH, NH))
   40 P(I) = S(I) + H/24*SUM
      CALL GRAV(P, FP)
      DO 50 I = 1, NV
      SUM = AM(0)*FP(I)
      DO 45 J = 1, NH-1
   45 SUM = SUM + AM(J)*F(I, MOD(KNOW-J+1+NH, NH))
   50 S(I) = S(I) + H/24*SUM
      KNOW = MOD(KNOW+1, NH)
      R = HYPOT2(S(1) - XMU1, S(2))
      IF (R .LT. 0.02D0) GO TO 70
      IF (ISTEP - ISTEP/20*20 .EQ. 0) DIST = DIST + R
   60 CONTINUE
   70 DIST = DIST + SIGN(1D0, S(3))*HYPOT2(S(3), S(4)) + DIM(S(1), .1D0)
      END
      DOUBLE PRECISION FUNCTION HYPOT2(A, B)
      DOUBLE PRECISION A, B
      HYPOT2 = DSQRT(A**2 + B**2)
      END
      SUBROUTINE GRAV(S, F)
      IMPLICIT DOUBLE PRECISION (A-H,O-Z)
      DIMENSION S(4), F(4)
      COMMON /EARTHM/ XMU, XMU1
      D1 = ((S(1)+XMU)**2 + S(2)**2)**1.5
      D2 = ((S(1)-XMU1)**2 + S(2)**2)**1.5
      F(1) = S(3)
      F(2) = S(4)
      F(3) = S(1) + 2*S(4) - XMU1*(S(1)+XMU)/D1 - XMU*(S(1)-XMU1)/D2
      F(4) = S(2) - 2*S(3) - XMU1*S(2)/D1 - XMU*S(2)/D2
      END
      SUBROUTINE RUNGE(F, N, Y, H)
      IMPLICIT DOUBLE PRECISION (A-H,O-Z)
      DIMENSION Y(N), A(10,4), Z(10)
      EXTERNAL F
      CALL F(Y, A(1,1))
      DO 30 K = 2, 4
      C = .5D0
      IF (K.EQ.4) C = 1
      DO 20 I = 1, N
   20 Z(I) = Y(I) + C*H*A(I,K-1)
   30 CALL F(Z, A(1,K))
      DO 40 I = 1, N
   40 Y(I) = Y(I) + H/6*(A(I,1) + 2*A(I,2) + 2*A(I,3) + A(I,4))
      END
