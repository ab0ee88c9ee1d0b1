C     A FLASH DRUM IN A PLANT SIMULATOR: STREAMS IN ONE BIG COMMON ARRAY,
C     UNITS CHOSEN BY COMPUTED GO TO, ALTERNATE RETURNS, RECYCLE BY GO TO.
      BLOCK DATA PLANT
      COMMON /STREAM/ S(6,8)
      COMMON /PROPS/ ANT(3,3), NC, NUNIT, IUNIT(2,6)
      DOUBLE PRECISION S, ANT
      DATA S /48*0.0D0/
      DATA NC, NUNIT /3, 5/
      DATA IUNIT /1,1, 2,2, 3,3, 4,4, 5,5, 0,0/
      DATA ANT /2.0D0,3.0D0,0.4D0, 1.2D0,2.6D0,0.3D0, 0.4D0,2.2D0,0.5D0/
      END
      DOUBLE PRECISION FUNCTION VALUEK(I, T, P)
      DOUBLE PRECISION T, P, ANT
      COMMON /PROPS/ ANT(3,3), NC, NUNIT, IUNIT(2,6)
      VALUEK = EXP(ANT(1,I) - ANT(2,I)/(T + ANT(3,I)))/P
      END
      SUBROUTINE RACHFD(Z, T, P, FRAC, *, *)
      DOUBLE PRECISION Z(*), T, P, FRAC, ANT, AK(10), F, DF, TOT, D
      DOUBLE PRECISION VALUEK, G, A, B
      COMMON /PROPS/ ANT(3,3), NC, NUNIT, IUNIT(2,6)
      G(A, B) = A*(B - 1D0)
      TOT = 0D0
      DO 10 I = 1, NC
      AK(I) = VALUEK(I, T, P)
   10 TOT = TOT + Z(I)
      FRAC = 0.5D0
      DO 30 IT = 1, 50
      F = 0D0
      DF = 0D0
      DO 20 I = 1, NC
      D = 1D0 + FRAC*(AK(I) - 1D0)
      F = F + G(Z(I)/TOT, AK(I))/D
   20 DF = DF - Z(I)/TOT*((AK(I) - 1D0)/D)**2
      FRAC = FRAC - F/DF
      IF (ABS(F/DF) .LT. 1D-13) GO TO 40
   30 CONTINUE
      RETURN 2
   40 IF (FRAC .LT. 0D0 .OR. FRAC .GT. 1D0) RETURN 1
      END
      SUBROUTINE UNIT(K, X)
      DOUBLE PRECISION X(*), S, ANT, FRAC, VALUEK, AK, TIN
      COMMON /STREAM/ S(6,8)
      COMMON /PROPS/ ANT(3,3), NC, NUNIT, IUNIT(2,6)
      DOUBLE PRECISION FEED(6), RECYC(6), FLAT(48)
      EQUIVALENCE (S(1,1), FEED(1)), (S(1,7), RECYC(1)), (S, FLAT)
      GO TO (100, 200, 300, 400, 500), K
      STOP 'UNIT'
C     MIXER OF 1 AND 7 TO 2
  100 DO 110 I = 1, NC
  110 S(I,2) = FEED(I) + RECYC(I)
      TIN = S(1,1) + S(2,1) + S(3,1)
      S(5,2) = (TIN*S(5,1) + (RECYC(1)+RECYC(2)+RECYC(3))*RECYC(5))
     +       / (TIN + RECYC(1) + RECYC(2) + RECYC(3))
      GO TO 900
C     REACTOR 2 TO 3
  200 DO 210 I = 1, 6
  210 FLAT(I+12) = FLAT(I+6)
      AK = X(4)*EXP(-1D0/S(5,2))
      S(1,3) = S(1,2)/(1D0 + AK)
      S(3,3) = S(3,2) + S(1,2)*AK/(1D0 + AK)
      S(5,3) = S(5,2) + 0.1D0*(S(1,2) - S(1,3))
      GO TO 900
C     FLASH 3 TO 4 (VAPOUR) AND 5
  300 CALL RACHFD(S(1,3), S(5,3), X(5), FRAC, *350, *360)
      GO TO 370
  350 FRAC = DMIN1(1D0, DMAX1(0D0, FRAC))
      GO TO 370
  360 WRITE (*, 361) FRAC
  361 FORMAT (' NO CONVERGENCE', F10.5)
  370 DO 380 I = 1, NC
      AK = VALUEK(I, S(5,3), X(5))
      S(I,5) = S(I,3)*(1D0 - FRAC)/(1D0 + FRAC*(AK - 1D0))
  380 S(I,4) = S(I,3) - S(I,5)
      S(5,4) = S(5,3)
      S(5,5) = S(5,3)
      GO TO 900
C     SPLITTER 4 TO 6 AND 8
  400 DO 410 I = 1, NC
      S(I,6) = X(6)*S(I,4)
  410 S(I,8) = S(I,4) - S(I,6)
      S(5,6) = S(5,4)
      GO TO 900
C     COOLER 6 TO 7
  500 CONTINUE
      DO 510 I = 1, NC
  510 RECYC(I) = S(I,6)
      RECYC(5) = S(5,6) - 0.2D0
  900 RETURN
      END
      SUBROUTINE PLNT(X, Y)
      DOUBLE PRECISION X(6), Y, S, ANT, OLD
      COMMON /STREAM/ S(6,8)
      COMMON /PROPS/ ANT(3,3), NC, NUNIT, IUNIT(2,6)
      DO 5 J = 1, 8
      DO 5 I = 1, 6
    5 S(I,J) = 0D0
      S(5,7) = 1D0
      DO 10 I = 1, NC
   10 S(I,1) = X(I)
      S(5,1) = 1.2D0
      LOOP = 0
   20 LOOP = LOOP + 1
      OLD = S(1,7)
      DO 30 K = 1, NUNIT
   30 CALL UNIT(IUNIT(1,K), X)
      IF (ABS(S(1,7) - OLD) .LT. 1D-14) GO TO 40
      IF (LOOP .LT. 60) GO TO 20
   40 Y = S(3,5)**2 + 0.3D0*S(2,8) - 0.05D0*S(5,3)
      END
      PROGRAM MAIN
      EXTERNAL PLNT, ENZYME_AUTODIFF, ENZYME_DUP
      DOUBLE PRECISION X(6), D(6), F(4), E, SEED, OLD, H, W
      DATA X /1.0D0, 0.6D0, 0.2D0, 1.3D0, 0.9D0, 0.5D0/, D /6*0D0/
      SEED = 1D0
      CALL ENZYME_AUTODIFF(PLNT, ENZYME_DUP, X, D, ENZYME_DUP, E, SEED)
      DO 20 I = 1, 6
      OLD = X(I)
      H = 1D-4
      DO 10 K = 1, 4
      X(I) = OLD + H*(K-3+K/3)
   10 CALL PLNT(X, F(K))
      X(I) = OLD
      W = (F(1)-8*F(2)+8*F(3)-F(4))/(12*H)
      IF (ABS(D(I)-W) .LE. 1D-6*(1+ABS(W))) GO TO 20
      PRINT *, 'WRONG', I, D(I), W
      STOP 1
   20 CONTINUE
      IF (D(4) .EQ. 0D0) STOP 2
      PRINT *, 'OK'
      END
