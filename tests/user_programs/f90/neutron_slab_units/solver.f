      SUBROUTINE POWERI(NITER)
      INCLUDE 'slab.inc'
      DOUBLE PRECISION SRC(NM), DX, PROD, OLD
      DX = WIDTH/(NM + 1)
      XKEFF = 1D0
      DO 5 M = 1, NM
         PHI(M, 1) = 1D0
    5    PHI(M, 2) = 0.3D0
      OLD = 0D0
      DO 100 ITER = 1, NITER
         DO 10 M = 1, NM
   10       SRC(M) = (XNUF(1)*PHI(M,1) + XNUF(2)*PHI(M,2))/XKEFF
         CALL TRIDI(1, DX, SRC)
         DO 20 M = 1, NM
   20       SRC(M) = SCAT*PHI(M, 1)
         CALL TRIDI(2, DX, SRC)
         PROD = 0D0
         DO 30 M = 1, NM
   30       PROD = PROD + XNUF(1)*PHI(M,1) + XNUF(2)*PHI(M,2)
         IF (ITER .GT. 1) XKEFF = XKEFF*PROD/OLD
         OLD = PROD
  100 CONTINUE
      END

      SUBROUTINE TRIDI(IG, DX, SRC)
      INCLUDE 'slab.inc'
      DOUBLE PRECISION DX, SRC(NM), C(NM), D(NM), OFF, DIA, P
      OFF = -DIFC(IG)/DX**2
      DIA = 2D0*DIFC(IG)/DX**2 + SIGA(IG)
      IF (IG .EQ. 1) DIA = DIA + SCAT
      C(1) = OFF/DIA
      D(1) = SRC(1)/DIA
      DO 10 M = 2, NM
         P = DIA - OFF*C(M-1)
         C(M) = OFF/P
   10    D(M) = (SRC(M) - OFF*D(M-1))/P
      PHI(NM, IG) = D(NM)
      DO 20 M = NM - 1, 1, -1
   20    PHI(M, IG) = D(M) - C(M)*PHI(M+1, IG)
      END
