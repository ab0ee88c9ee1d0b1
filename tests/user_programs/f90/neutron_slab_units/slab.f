C     ONE-DIMENSIONAL TWO-GROUP NEUTRON DIFFUSION, POWER ITERATION
      PROGRAM SLAB
      INCLUDE 'slab.inc'
      DOUBLE PRECISION DXS(NXS), DKEFF, XS(NXS), SAVXS, H, FP, FM, FD
      EQUIVALENCE (XS(1), SIGA(1))
      CALL INITXS
      DO 10 I = 1, NXS
   10    DXS(I) = 0D0
      DKEFF = 1D0
      CALL GRADK(20, DXS, DKEFF)
      WRITE (*, 100) XKEFF
  100 FORMAT (' K-EFF', F12.8)
      NBAD = 0
      DO 20 I = 1, NXS
         CALL INITXS
         SAVXS = XS(I)
         H = 1D-5*SAVXS
         XS(I) = SAVXS + H
         CALL POWERI(20)
         FP = XKEFF
         CALL INITXS
         XS(I) = SAVXS - H
         CALL POWERI(20)
         FM = XKEFF
         FD = (FP - FM)/(2*H)
         WRITE (*, 110) I, DXS(I), FD
  110    FORMAT (I4, 2E18.9)
         IF (ABS(FD - DXS(I)) .GT. 1D-5*(1D-1 + ABS(FD)))
     &      NBAD = NBAD + 1
   20 CONTINUE
      IF (NBAD .GT. 0) THEN
         WRITE (*, *) 'FAIL', NBAD
         STOP 1
      END IF
      WRITE (*, *) 'PASS'
      END

      SUBROUTINE INITXS
      INCLUDE 'slab.inc'
      DOUBLE PRECISION A0(2), F0(2), D0(2)
      DATA A0, F0, D0 /0.012D0, 0.11D0, 0.0071D0, 0.149D0, 1.4D0, 0.4D0/
      DO 10 IG = 1, 2
         SIGA(IG) = A0(IG)
         XNUF(IG) = F0(IG)
   10    DIFC(IG) = D0(IG)
      SCAT = 0.019D0
      WIDTH = 120D0
      END
