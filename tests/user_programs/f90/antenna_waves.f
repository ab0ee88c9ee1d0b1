C     A WIRE ANTENNA.  COMPLEX NUMBERS THAT SHARE MEMORY WITH PAIRS OF
C     REALS, CHARACTER SWITCHES, FORMATS, SINGLE AND DOUBLE PRECISION.
      COMPLEX*16 FUNCTION GREEN(D, WAVE)
      REAL*8 D, WAVE, PART(2)
      COMPLEX*16 Z, J
      EQUIVALENCE (Z, PART)
      PARAMETER (J = (0.0D0, 1.0D0))
      Z = EXP(-J*WAVE*D)
      PART(1) = PART(1)/D
      PART(2) = PART(2)/D
      GREEN = Z
      END
C
      SUBROUTINE FACTOR(A, N, B)
      COMPLEX*16 A(N,N), B(N), T
      REAL*8 BIG, CABS1
      CABS1(T) = ABS(DBLE(T)) + ABS(DIMAG(T))
      DO 60 K = 1, N
      BIG = CABS1(A(K,K))
      L = K
      DO 20 I = K+1, N
      IF (CABS1(A(I,K)) .LE. BIG) GO TO 20
      BIG = CABS1(A(I,K))
      L = I
   20 CONTINUE
      IF (L .EQ. K) GO TO 40
      DO 30 I = 1, N
      T = A(L,I)
      A(L,I) = A(K,I)
   30 A(K,I) = T
      T = B(L)
      B(L) = B(K)
      B(K) = T
   40 DO 60 I = K+1, N
      T = A(I,K)/A(K,K)
      DO 50 M = K, N
   50 A(I,M) = A(I,M) - T*A(K,M)
   60 B(I) = B(I) - T*B(K)
      DO 80 K = N, 1, -1
      DO 70 I = K+1, N
   70 B(K) = B(K) - A(K,I)*B(I)
   80 B(K) = B(K)/A(K,K)
      END
C
      SUBROUTINE PATTRN(X, GAIN)
      PARAMETER (N=6)
      REAL*8 X(5), GAIN, POS(N), WAVE, R, PI, TH, POWER, WEIGHT
      REAL*4 TAPER(N)
      COMPLEX*16 ZMAT(N,N), CUR(N), GREEN, FIELD, CONE
      CHARACTER*8 KIND, LINE*40
      COMPLEX*8 ROUGH
      COMMON /FEED/ NFEED, CURREN(2,N)
      REAL*8 CURREN
      DATA PI /3.14159265358979D0/, CONE /(1.0D0,0.0D0)/
      EXTERNAL GREEN
      NFEED = 2
      KIND = 'YAGI'
      WAVE = 2*PI*X(1)
      DO 10 I = 1, N
      TAPER(I) = 1.0 + 0.125*I
   10 POS(I) = X(2)*(I-1) + 0.05D0*X(3)*(I-1)**2
      DO 30 I = 1, N
      DO 20 J = 1, N
      R = SQRT((POS(I) - POS(J))**2 + X(4)**2)
   20 ZMAT(I,J) = GREEN(R, WAVE)
      IF (KIND .EQ. 'YAGI') ZMAT(I,I) = ZMAT(I,I) + (0.0D0,1.0D0)*X(5)
   30 CUR(I) = (0.0D0, 0.0D0)
      CUR(NFEED) = CONE
      CALL FACTOR(ZMAT, N, CUR)
      DO 35 I = 1, N
      CURREN(1,I) = DBLE(CUR(I))
   35 CURREN(2,I) = DIMAG(CUR(I))
      POWER = 0D0
      WEIGHT = 0D0
      DO 50 K = 0, 8
      TH = K*PI/8
      FIELD = 0
      DO 40 I = 1, N
   40 FIELD = FIELD + TAPER(I)*DCMPLX(CURREN(1,I), CURREN(2,I))
     $      * CDEXP(DCMPLX(0D0, WAVE*POS(I)*COS(TH)))
      IF (K .EQ. 0) WEIGHT = ABS(FIELD)**2
   50 POWER = POWER + DBLE(FIELD*DCONJG(FIELD))*SIN(TH + 0.1D0)
      ROUGH = CMPLX(CUR(1))
      WRITE (LINE, '(A,2F9.4)') KIND(1:4), ROUGH
      IF (LINE(1:4) .NE. 'YAGI') STOP 3
      GAIN = WEIGHT/POWER + 0.01D0*LOG(POWER)
      END
C
      PROGRAM MAIN
      EXTERNAL PATTRN, ENZYME_AUTODIFF, ENZYME_DUP
      REAL*8 X(5), D(5), F(4), E, SEED, OLD, H, W
      DATA X /1.0D0, 0.25D0, 0.3D0, 0.12D0, 2.0D0/, D /5*0D0/
      SEED = 1D0
      CALL ENZYME_AUTODIFF(PATTRN, ENZYME_DUP, X, D, ENZYME_DUP,E,SEED)
      DO 20 I = 1, 5
      OLD = X(I)
      H = 1D-4*OLD
      DO 10 K = 1, 4
      X(I) = OLD + H*(K-3+K/3)
   10 CALL PATTRN(X, F(K))
      X(I) = OLD
      W = (F(1)-8*F(2)+8*F(3)-F(4))/(12*H)
      IF (ABS(D(I)-W) .LE. 1D-6*(1+ABS(W))) GO TO 20
      PRINT *, 'WRONG', I, D(I), W
      STOP 1
   20 CONTINUE
      IF (D(4) .EQ. 0D0) STOP 2
      PRINT *, 'OK'
      END
