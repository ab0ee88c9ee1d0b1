C     THE PLASMA DISPERSION FUNCTION AND A ROOT OF A DISPERSION RELATION:
C     COMPLEX*16, COMMON OF COMPLEX NUMBERS SEEN AS PAIRS OF REALS.
      COMPLEX*16 FUNCTION ZFUN(Z)
      COMPLEX*16 Z, TERM, W, CI
      INTEGER N
      PARAMETER (CI = (0.0D0, 1.0D0))
      DOUBLE PRECISION SQPI
      PARAMETER (SQPI = 1.7724538509055160273D0)
      IF (CDABS(Z) .GT. 4.0D0) GO TO 20
      TERM = Z
      W = Z
      DO 10 N = 1, 80
         TERM = -TERM * 2.0D0 * Z * Z / (2 * N + 1)
         W = W + TERM
         IF (CDABS(TERM) .LT. 1.0D-17 * CDABS(W)) GO TO 15
   10 CONTINUE
   15 ZFUN = CI * SQPI * CDEXP(-Z * Z) - 2.0D0 * W
      RETURN
C     THE CONTINUED FRACTION OF LARGE ARGUMENTS
   20 W = Z
      DO 30 N = 20, 1, -1
         W = Z - 0.5D0 * N / W
   30 CONTINUE
      ZFUN = -1.0D0 / W
      IF (DIMAG(Z) .LT. 0.0D0)
     &   ZFUN = ZFUN + 2.0D0 * CI * SQPI * CDEXP(-Z * Z)
      END
C
      COMPLEX*16 FUNCTION DISP(OM)
      COMPLEX*16 OM, Z, ZFUN, CHI, S
      COMPLEX*16 OMEGA(2)
      DOUBLE PRECISION AK, DENS(3), TEMP(3), AMU(3), VT
      INTEGER NS, I
      COMMON /SPECIE/ AK, DENS, TEMP, NS, AMU
      COMMON /ROOTS/ OMEGA
      CHI(S) = 1.0D0 + S * ZFUN(S)
      DISP = AK**2
      DO 10 I = 1, NS
         VT = DSQRT(2.0D0 * TEMP(I) / AMU(I))
         Z = OM / (AK * VT)
         DISP = DISP + DENS(I) / TEMP(I) * CHI(Z)
   10 CONTINUE
      OMEGA(2) = DISP
      END
C
      SUBROUTINE SECANT(N)
      COMPLEX*16 A, B, FA, FB, T, DISP
      DOUBLE PRECISION OMEGA(4)
      COMMON /ROOTS/ OMEGA
      INTEGER N, K
      A = DCMPLX(OMEGA(1), OMEGA(2))
      B = A * (1.02D0, 0.01D0)
      FA = DISP(A)
      DO 10 K = 1, N
         FB = DISP(B)
         IF (CDABS(FB) .LT. 1.0D-11) GO TO 20
         T = B - FB * (B - A) / (FB - FA)
         A = B
         FA = FB
         B = T
   10 CONTINUE
   20 OMEGA(1) = DREAL(B)
      OMEGA(2) = DIMAG(B)
      END
C
      SUBROUTINE GROWTH(X, G)
      DOUBLE PRECISION X(4), G
      DOUBLE PRECISION PAIR(2), REST(2)
      DOUBLE PRECISION AK, DENS(3), TEMP(3), AMU(3)
      COMPLEX*16 OM
      INTEGER NS
      COMMON /SPECIE/ AK, DENS, TEMP, NS, AMU
      COMMON /ROOTS/ PAIR, REST
      EQUIVALENCE (OM, PAIR)
      NS = 2
      AK = X(1)
      DENS(1) = 1.0D0
      DENS(2) = X(2)
      TEMP(1) = 1.0D0
      TEMP(2) = X(3)
      AMU(1) = 1.0D0
      AMU(2) = X(4)
      OM = (1.5D0, -0.1D0)
      CALL SECANT(30)
      G = PAIR(2) + 0.1D0 * CDABS(OM) + REST(1) * 0.5D0
      END
C
      PROGRAM PLASMA
      EXTERNAL GROWTH, ENZYME_AUTODIFF, ENZYME_DUP
      DOUBLE PRECISION X(4), D(4), F(4), G, SEED, OLD, H, S
      INTEGER I, K, NBAD
      DATA X /0.45D0, 0.2D0, 0.8D0, 3.0D0/, D /4*0.0D0/
      NBAD = 0
      SEED = 1.0D0
      CALL ENZYME_AUTODIFF(GROWTH, ENZYME_DUP, X, D, ENZYME_DUP, G,
     &                     SEED)
      DO 20 I = 1, 4
         OLD = X(I)
         H = 1.0D-3 * OLD
         DO 10 K = 1, 4
            X(I) = OLD + H * (K - 3 + K / 3)
            CALL GROWTH(X, F(K))
   10    CONTINUE
         X(I) = OLD
         S = (F(1) - 8 * F(2) + 8 * F(3) - F(4)) / (12 * H)
         IF (.NOT. DABS(D(I) - S) .LE. 1.0D-6 * (1 + DABS(S))) THEN
            WRITE (*, *) I, D(I), S
            NBAD = NBAD + 1
         END IF
   20 CONTINUE
      IF (NBAD .GT. 0 .OR. D(1) .EQ. 0.0D0) STOP 1
      WRITE (*, *) 'OK'
      END
