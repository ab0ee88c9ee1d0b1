C     DRIFT OF A SATELLITE.  ENTRY POINTS THAT SHARE WHAT WAS SAVED,
C     COMPUTED GO TO, ARITHMETIC IF, DATA, AND A FIRST-CALL FLAG.
      SUBROUTINE FORCE(R, V, T, A)
      IMPLICIT DOUBLE PRECISION (A-H, O-Z)
      DIMENSION R(3), V(3), A(3)
      LOGICAL FIRST
      SAVE AJ2, AMU, CDRAG, RHO0, MODEL, FIRST, NCALL
      DATA FIRST /.TRUE./, MODEL /1/, NCALL /0/
      IF (.NOT. FIRST) GO TO 5
      AMU = 1.0D0
      AJ2 = 0.0D0
      CDRAG = 0.0D0
      RHO0 = 1.0D0
      FIRST = .FALSE.
    5 RR = DSQRT(R(1)**2 + R(2)**2 + R(3)**2)
      NCALL = NCALL + 1
      DO 10 I = 1, 3
   10 A(I) = -AMU * R(I) / RR**3
      GO TO (100, 20, 20, 40), MODEL
      STOP 9
   20 Z2 = (R(3)/RR)**2
      F = 1.5D0*AJ2*AMU/RR**5
      A(1) = A(1) + F*R(1)*(5.0D0*Z2 - 1.0D0)
      A(2) = A(2) + F*R(2)*(5.0D0*Z2 - 1.0D0)
      A(3) = A(3) + F*R(3)*(5.0D0*Z2 - 3.0D0)
      IF (MODEL - 3) 100, 40, 40
   40 VV = DSQRT(V(1)*V(1) + V(2)*V(2) + V(3)*V(3))
      RHO = RHO0*DEXP(-(RR - 1.0D0)/0.2D0)
      DO 50 I = 1, 3
   50 A(I) = A(I) - CDRAG*RHO*VV*V(I)
  100 RETURN
C
      ENTRY SETJ2(XJ2, XMU)
      AJ2 = XJ2
      AMU = XMU
      FIRST = .FALSE.
      RETURN
C
      ENTRY SETDRG(XCD, XRHO, M)
      CDRAG = XCD
      RHO0 = XRHO
      MODEL = M
      RETURN
C
      ENTRY COUNTC(NUM)
      NUM = NCALL
      END
C
      DOUBLE PRECISION FUNCTION ENERGY(R, V)
      IMPLICIT DOUBLE PRECISION (A-H, O-Z)
      DIMENSION R(3), V(3)
      ENTRY EKIN(R, V)
      S = 0.0D0
      DO 10 I = 1, 3
   10 S = S + 0.5D0*V(I)**2
      EKIN = S
      RETURN
      ENTRY EPOT(R)
      EPOT = -1.0D0/DSQRT(R(1)**2 + R(2)**2 + R(3)**2)
      RETURN
      END
C
      SUBROUTINE LEAP(R, V, H, N)
      IMPLICIT DOUBLE PRECISION (A-H, O-Z)
      DIMENSION R(3), V(3), A(3), STATE(6), B(6)
      EQUIVALENCE (B(4), STATE(1))
      T = 0.0D0
      K = 0
    1 K = K + 1
      IF (K .GT. N) GO TO 99
      CALL FORCE(R, V, T, A)
      DO 10 I = 1, 3
      B(I) = V(I) + 0.5D0*H*A(I)
      V(I) = B(I)
   10 R(I) = R(I) + H*V(I)
      CALL FORCE(R, V, T, A)
      DO 20 I = 1, 3
      V(I) = V(I) + 0.5D0*H*A(I)
   20 STATE(I) = V(I)
      T = T + H
      GO TO 1
   99 CONTINUE
      END
C
      SUBROUTINE DRIFT(X, Y)
      IMPLICIT DOUBLE PRECISION (A-H, O-Z)
      DIMENSION X(8), R(3), V(3)
      EXTERNAL EKIN, EPOT
      DO 30 M = 1, 4
      CALL SETJ2(X(7), 1.0D0)
      CALL SETDRG(X(8), 0.5D0 + X(1)**2, M)
      DO 10 I = 1, 3
      R(I) = X(I)
   10 V(I) = X(I+3)
      CALL LEAP(R, V, 0.1D0, 8 + M)
      IF (M .EQ. 1) Y = 0.0D0
      Y = Y + M*(EKIN(R, V) + 2.0D0*EPOT(R)) + R(1)*V(2) - R(3)
   30 CONTINUE
      CALL COUNTC(NC)
      IF (NC .LE. 0) Y = 1.0D30
      END
C
      PROGRAM MAIN
      IMPLICIT DOUBLE PRECISION (A-H, O-Z)
      EXTERNAL DRIFT, ENZYME_AUTODIFF, ENZYME_DUP
      DIMENSION X(8), D(8), F(4)
      DATA X /1.0D0,0.1D0,0.2D0,-0.1D0,0.9D0,0.3D0,0.02D0,0.1D0/
      DATA D /8*0.0D0/
      SEED = 1.0D0
      CALL ENZYME_AUTODIFF(DRIFT, ENZYME_DUP, X, D,
     *                     ENZYME_DUP, E, SEED)
      DO 20 I = 1, 8
      OLD = X(I)
      H = 1.0D-4
      DO 10 K = 1, 4
      X(I) = OLD + H*(K-3+K/3)
   10 CALL DRIFT(X, F(K))
      X(I) = OLD
      S = (F(1)-8*F(2)+8*F(3)-F(4))/(12*H)
      IF (DABS(D(I)-S) .LE. 1.0D-6*(1+DABS(S))) GO TO 20
      PRINT *, 'WRONG', I, D(I), S
      STOP 1
   20 CONTINUE
      IF (D(7) .EQ. 0.0D0) STOP 2
      PRINT *, 'OK'
      END
