C     LAMINAR BOUNDARY LAYER BY MARCHING, 1971.  COMMON IN TWO SHAPES,
C     EQUIVALENCE OF WORK COLUMNS, A TRIDIAGONAL SOLVER WITH GO TO.
      BLOCK DATA LAYDAT
      IMPLICIT REAL*8 (A-H,O-Z)
      PARAMETER (NY=12)
      COMMON /GRID/ Y(NY), DX, NSTEP
      COMMON /FLUID/ RNU, UEDGE(20)
      DATA DX, NSTEP /0.05D0, 8/
      DATA RNU /0.05D0/, UEDGE /20*1.0D0/
      DATA Y /0.D0,.05D0,.1D0,.15D0,.2D0,.3D0,.4D0,.5D0,.7D0,.9D0,
     1        1.2D0,1.5D0/
      END
C
      SUBROUTINE TRIDAG(A,B,C,R,U,N)
      IMPLICIT REAL*8 (A-H,O-Z)
      DIMENSION A(N),B(N),C(N),R(N),U(N),GAM(50)
      BET = B(1)
      U(1) = R(1)/BET
      J = 2
   11 IF (J .GT. N) GO TO 12
      GAM(J) = C(J-1)/BET
      BET = B(J) - A(J)*GAM(J)
      IF (BET .EQ. 0.D0) STOP 'TRIDAG'
      U(J) = (R(J) - A(J)*U(J-1))/BET
      J = J + 1
      GO TO 11
   12 DO 13 J = N-1, 1, -1
      U(J) = U(J) - GAM(J+1)*U(J+1)
   13 CONTINUE
      END
C
      SUBROUTINE MARCH(TAU)
      IMPLICIT REAL*8 (A-H,O-Z)
      PARAMETER (NY=12)
      COMMON /GRID/ Y(NY), DX, NSTEP
      COMMON /FLUID/ RNU, UE, UREST(19)
      COMMON /PROFIL/ U(NY), V(NY)
      DIMENSION W(60), A(NY), B(NY), C(NY), R(NY), UN(NY)
      EQUIVALENCE (W(1),A(1)), (W(13),B(1)), (W(25),C(1)),
     1            (W(37),R(1)), (W(49),UN(1))
C     STATEMENT FUNCTIONS FOR THE UNEVEN GRID
      HM(J) = Y(J) - Y(J-1)
      HP(J) = Y(J+1) - Y(J)
      CLIP(Z) = DMAX1(Z, 1.D-3)
      DO 90 IS = 1, NSTEP
      UEDG = UE
      IF (IS .GT. 1) UEDG = UREST(IS-1)
      DO 20 I = 1, 60
   20 W(I) = 0.D0
      B(1) = 1.D0
      B(NY) = 1.D0
      R(NY) = UEDG
      DO 30 J = 2, NY-1
      H = HM(J) + HP(J)
      A(J) = -2.D0*RNU/(H*HM(J)) - V(J)/H
      C(J) = -2.D0*RNU/(H*HP(J)) + V(J)/H
      B(J) = CLIP(U(J))/DX - A(J) - C(J)
   30 R(J) = CLIP(U(J))*U(J)/DX + UEDG*(UEDG - UE)/DX
      CALL TRIDAG(A,B,C,R,UN,NY)
      V(1) = 0.D0
      DO 40 J = 2, NY
      V(J) = V(J-1) - 0.5D0*HM(J)/DX*(UN(J)-U(J)+UN(J-1)-U(J-1))
   40 CONTINUE
      DO 50 J = 1, NY
   50 U(J) = UN(J)
   90 CONTINUE
      TAU = RNU*(U(2)-U(1))/HP(1)
      END
C
      SUBROUTINE LAYER(X, DRAG)
      IMPLICIT REAL*8 (A-H,O-Z)
      DIMENSION X(5)
      COMMON /GRID/ Y(12), DX, NSTEP
      COMMON /FLUID/ RNU, UEDGE(20)
      COMMON /PROFIL/ UV(24)
      RNU = X(1)
      DO 10 I = 1, 20
   10 UEDGE(I) = X(2) + X(3)*0.05D0*I
      DO 20 J = 1, 12
      UV(J) = X(2)*DMIN1(1.D0, Y(J)*X(4))
   20 UV(J+12) = 0.D0
      CALL MARCH(TAU)
      DRAG = TAU
      IF (NSTEP - 8) 30, 40, 30
   30 DRAG = 0.D0
      RETURN
   40 DO 50 J = 1, 12
   50 DRAG = DRAG + X(5)*(UEDGE(1) - UV(J))*UV(J)*0.1D0
      END
C
      PROGRAM MAIN
      IMPLICIT REAL*8 (A-H,O-Z)
      EXTERNAL LAYER, ENZYME_AUTODIFF, ENZYME_DUP
      DIMENSION X(5), D(5), F(4), CALLS(2)
      DATA X /0.04D0, 1.1D0, 0.3D0, 2.7D0, 0.6D0/, D /5*0.D0/
      SEED = 1.D0
      CALL ENZYME_AUTODIFF(LAYER,ENZYME_DUP,X,D,ENZYME_DUP,E,SEED)
      DO 20 I = 1, 5
      OLD = X(I)
      H = 1.D-4*DABS(OLD)
      DO 10 K = 1, 4
      X(I) = OLD + H*(K-3+K/3)
      CALL LAYER(X, F(K))
   10 CONTINUE
      X(I) = OLD
      S = (F(1)-8*F(2)+8*F(3)-F(4))/(12*H)
      IF (DABS(D(I)-S) .LE. 1.D-6*(1+DABS(S))) GO TO 20
      PRINT *, 'WRONG', I, D(I), S
      STOP 1
   20 CONTINUE
      IF (D(1) .EQ. 0.D0) STOP 2
      PRINT *, 'OK'
      END
