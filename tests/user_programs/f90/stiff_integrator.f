C     AN ODE PACKAGE IN THE STYLE OF ITS TIME: THE RIGHT-HAND SIDE AS AN
C     EXTERNAL, REAL AND INTEGER PARAMETERS AND WORK, STEP CONTROL BY GOTO.
      SUBROUTINE INTEGR(N, F, T, Y, TEND, TOL, RPAR, IPAR, WORK, IFAIL)
      IMPLICIT REAL*8 (A-H,O-Z)
      EXTERNAL F
      DIMENSION Y(N), RPAR(*), IPAR(*), WORK(N,*)
      COMMON /STATS/ NSTEP, NREJ, HLAST
      SAVE FACMAX
      DATA FACMAX /4.D0/
      NSTEP = 0
      NREJ = 0
      IFAIL = 0
      H = 0.05D0
  100 CONTINUE
      IF (NSTEP .GE. 400) GOTO 190
      IF (T + H .GT. TEND) H = TEND - T
      CALL F(N, T, Y, WORK(1,1), RPAR, IPAR)
      DO 110 I = 1, N
  110 WORK(I,5) = Y(I) + 0.5D0*H*WORK(I,1)
      CALL F(N, T + 0.5D0*H, WORK(1,5), WORK(1,2), RPAR, IPAR)
      DO 120 I = 1, N
  120 WORK(I,5) = Y(I) + 0.75D0*H*WORK(I,2)
      CALL F(N, T + 0.75D0*H, WORK(1,5), WORK(1,3), RPAR, IPAR)
      DO 130 I = 1, N
  130 WORK(I,5) = Y(I) + H*(2*WORK(I,1)+3*WORK(I,2)+4*WORK(I,3))/9
      CALL F(N, T + H, WORK(1,5), WORK(1,4), RPAR, IPAR)
      ERR = 0
      DO 140 I = 1, N
         E = H*(-5*WORK(I,1)/72+WORK(I,2)/12+WORK(I,3)/9-WORK(I,4)/8)
  140 ERR = MAX(ERR, ABS(E))
C     STEPS ARE HALVED AND DOUBLED, SO THAT THEY DO NOT DEPEND ON Y.
      IF (ERR .GT. TOL) THEN
         NREJ = NREJ + 1
         H = H / 2
         GOTO 100
      END IF
      T = T + H
      NSTEP = NSTEP + 1
      DO 150 I = 1, N
  150 Y(I) = WORK(I,5)
      HLAST = H
      IF (ERR .LT. TOL / 32) H = H * MIN(FACMAX, 2.D0)
      IF (T .LT. TEND - 1.D-12) GOTO 100
      RETURN
  190 IFAIL = 1
      END
C
      SUBROUTINE BRUSS(N, T, Y, DY, RPAR, IPAR)
      IMPLICIT REAL*8 (A-H,O-Z)
      DIMENSION Y(N), DY(N), RPAR(2), IPAR(1)
      IPAR(1) = IPAR(1) + 1
      DY(1) = RPAR(1) + Y(1)**2*Y(2) - (RPAR(2) + 1)*Y(1)
      DY(2) = RPAR(2)*Y(1) - Y(1)**2*Y(2)
      END
C
      SUBROUTINE LORENZ(N, T, Y, DY, RPAR, IPAR)
      IMPLICIT REAL*8 (A-H,O-Z)
      DIMENSION Y(N), DY(N), RPAR(3), IPAR(1)
      IPAR(1) = IPAR(1) + 1
      DY(1) = RPAR(1)*(Y(2) - Y(1))
      DY(2) = Y(1)*(RPAR(2) - Y(3)) - Y(2)
      DY(3) = Y(1)*Y(2) - RPAR(3)*Y(3) + SIN(T)
      END
C
      SUBROUTINE COST(X, C)
      IMPLICIT REAL*8 (A-H,O-Z)
      EXTERNAL BRUSS, LORENZ
      DIMENSION X(7), Y(3), RPAR(3), IPAR(1), WORK(15)
      COMMON /STATS/ NSTEP, NREJ, HLAST
      IPAR(1) = 0
      C = 0
      DO 30 KASE = 1, 2
         T = 0
         Y(1) = X(6)
         Y(2) = X(7)
         Y(3) = 1
         IF (KASE .EQ. 2) GOTO 20
         RPAR(1) = X(1)
         RPAR(2) = X(2)
         CALL INTEGR(2, BRUSS, T, Y, 1.D0, 1.D-6, RPAR, IPAR, WORK, IER)
         GOTO 25
   20    DO 22 I = 1, 3
   22    RPAR(I) = X(I+2)
         CALL INTEGR(3,LORENZ,T,Y,0.5D0,1.D-6,RPAR,IPAR,WORK,IER)
   25    IF (IER .NE. 0) STOP 2
         C = C + Y(1)**2 + 0.3D0*Y(2)*Y(3) + HLAST*1.D-3*NSTEP
   30 CONTINUE
      END
C
      PROGRAM MAIN
      IMPLICIT REAL*8 (A-H,O-Z)
      EXTERNAL COST, ENZYME_AUTODIFF, ENZYME_DUP
      DIMENSION X(7), D(7), F(4)
      DATA X /1.D0,2.5D0, 4.D0,6.D0,1.2D0, 1.1D0,0.8D0/, D /7*0.D0/
      SEED = 1
      NBAD = 0
      CALL ENZYME_AUTODIFF(COST, ENZYME_DUP, X, D, ENZYME_DUP, C, SEED)
      DO 20 I = 1, 7
         OLD = X(I)
         H = 1.D-5
         DO 10 K = 1, 4
            X(I) = OLD + H * (K - 3 + K / 3)
   10    CALL COST(X, F(K))
         X(I) = OLD
         S = (F(1) - 8*F(2) + 8*F(3) - F(4)) / (12*H)
         IF (ABS(D(I) - S) .LE. 1.D-6 * (1 + ABS(S))) GOTO 20
         WRITE (6, 900) I, D(I), S
         NBAD = NBAD + 1
   20 CONTINUE
  900 FORMAT (' WRONG', I3, 2G25.16)
      IF (NBAD .GT. 0 .OR. D(1) .EQ. 0) STOP 1
      WRITE (6, *) 'OK'
      END
