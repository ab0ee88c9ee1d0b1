C     HEIGHTS ALONG A LEVELLING LINE: A SPLINE THROUGH THEM, ITS LENGTH
C     BY ROMBERG, ITS CROSSINGS BY REGULA FALSI, ALL WITH FUNCTIONS AS
C     ARGUMENTS OF ARGUMENTS; INTERNAL READS OF THE STATIONS.
      SUBROUTINE SPLINE(X, Y, N, YP1, YPN, Y2)
      INTEGER N, NMAX, I, K
      DOUBLE PRECISION YP1, YPN, X(N), Y(N), Y2(N)
      PARAMETER (NMAX=500)
      DOUBLE PRECISION P, QN, SIG, UN, U(NMAX)
      IF (YP1 .GT. .99D30) THEN
        Y2(1) = 0.D0
        U(1) = 0.D0
      ELSE
        Y2(1) = -0.5D0
        U(1) = (3.D0/(X(2)-X(1)))*((Y(2)-Y(1))/(X(2)-X(1))-YP1)
      ENDIF
      DO 11 I = 2, N-1
        SIG = (X(I)-X(I-1))/(X(I+1)-X(I-1))
        P = SIG*Y2(I-1) + 2.D0
        Y2(I) = (SIG-1.D0)/P
        U(I) = (6.D0*((Y(I+1)-Y(I))/(X(I+1)-X(I))-(Y(I)-Y(I-1))
     *    /(X(I)-X(I-1)))/(X(I+1)-X(I-1))-SIG*U(I-1))/P
11    CONTINUE
      IF (YPN .GT. .99D30) THEN
        QN = 0.D0
        UN = 0.D0
      ELSE
        QN = 0.5D0
        UN = (3.D0/(X(N)-X(N-1)))*(YPN-(Y(N)-Y(N-1))/(X(N)-X(N-1)))
      ENDIF
      Y2(N) = (UN-QN*U(N-1))/(QN*Y2(N-1)+1.D0)
      DO 12 K = N-1, 1, -1
        Y2(K) = Y2(K)*Y2(K+1) + U(K)
12    CONTINUE
      END
C
      SUBROUTINE SPLINT(XA, YA, Y2A, N, X, Y, DY)
      INTEGER N, K, KHI, KLO
      DOUBLE PRECISION X, Y, DY, XA(N), Y2A(N), YA(N), A, B, H
      KLO = 1
      KHI = N
1     IF (KHI-KLO .GT. 1) THEN
        K = (KHI+KLO)/2
        IF (XA(K) .GT. X) THEN
          KHI = K
        ELSE
          KLO = K
        ENDIF
        GOTO 1
      ENDIF
      H = XA(KHI) - XA(KLO)
      IF (H .EQ. 0.D0) PAUSE 'BAD XA INPUT'
      A = (XA(KHI)-X)/H
      B = (X-XA(KLO))/H
      Y = A*YA(KLO)+B*YA(KHI)+((A**3-A)*Y2A(KLO)+(B**3-B)*Y2A(KHI))
     *   *(H**2)/6.D0
      DY = (YA(KHI)-YA(KLO))/H - (3*A**2-1)/6.D0*H*Y2A(KLO)
     *   + (3*B**2-1)/6.D0*H*Y2A(KHI)
      END
C
      DOUBLE PRECISION FUNCTION HEIGHT(S)
      DOUBLE PRECISION S, ARC, DY
      INTEGER NS
      DOUBLE PRECISION XS(20), YS(20), Y2S(20)
      COMMON /LEVEL/ XS, YS, Y2S
      COMMON /COUNT/ NS
      CALL SPLINT(XS, YS, Y2S, NS, S, HEIGHT, DY)
      RETURN
      ENTRY ARC(S)
      CALL SPLINT(XS, YS, Y2S, NS, S, ARC, DY)
      ARC = SQRT(1.D0 + DY*DY)
      END
C
      DOUBLE PRECISION FUNCTION ROMBRG(F, A, B, M)
      DOUBLE PRECISION F, A, B, R(0:9,0:9), H
      INTEGER M, I, J, K
      EXTERNAL F
      H = B - A
      R(0,0) = 0.5D0*H*(F(A) + F(B))
      DO 30 I = 1, M
        H = 0.5D0*H
        R(I,0) = 0.D0
        DO 10 K = 1, 2**I - 1, 2
   10   R(I,0) = R(I,0) + F(A + K*H)
        R(I,0) = 0.5D0*R(I-1,0) + H*R(I,0)
        DO 20 J = 1, I
   20   R(I,J) = R(I,J-1) + (R(I,J-1) - R(I-1,J-1))/(4.D0**J - 1)
   30 CONTINUE
      ROMBRG = R(M,M)
      END
C
      SUBROUTINE CROSS(F, A, B, C, *)
      DOUBLE PRECISION F, A, B, C, FA, FB, FC, AA, BB
      EXTERNAL F
      INTEGER IT
      AA = A
      BB = B
      FA = F(AA)
      FB = F(BB)
      IF (FA*FB .GT. 0) RETURN 1
      DO 10 IT = 1, 60
        C = (AA*FB - BB*FA)/(FB - FA)
        FC = F(C)
        IF (ABS(FC) .LT. 1.D-13) GOTO 20
        IF (FC*FB .LT. 0) THEN
          AA = BB
          FA = FB
        ELSE
          FA = 0.5D0*FA
        ENDIF
        BB = C
   10 FB = FC
   20 CONTINUE
      END
C
      SUBROUTINE SURVEY(DH, N, RES)
      INTEGER N, I, NS
      DOUBLE PRECISION DH(N), RES, XS(20), YS(20), Y2S(20)
      DOUBLE PRECISION HEIGHT, ARC, ROMBRG, C
      CHARACTER*60 CARD
      COMMON /LEVEL/ XS, YS, Y2S
      COMMON /COUNT/ NS
      EXTERNAL HEIGHT, ARC, ROMBRG
      CARD = '  0.00 1.10 2.30 3.20 4.40 5.00 6.20'
      NS = N
      READ (CARD, '(2X,7(F4.2,1X))') (XS(I), I = 1, NS)
      YS(1) = DH(1)
      DO 10 I = 2, N
   10 YS(I) = YS(I-1) + DH(I)
      CALL SPLINE(XS, YS, NS, 1.D30, DH(N), Y2S)
      CALL CROSS(HEIGHT, XS(1), XS(4), C, *90)
      RES = C + ROMBRG(ARC, XS(2), C + 1.D0, 4)
      GO TO 95
   90 RES = -1.D0
   95 RETURN
      END
C
      PROGRAM GEOID
      EXTERNAL SURVEY, ENZYME_AUTODIFF, ENZYME_DUP, ENZYME_CONST
      DOUBLE PRECISION DH(7), G(7), R, RB, P, Q, FD
      INTEGER I
      DATA DH /-1.3D0, .7D0, 1.1D0, .6D0, -.4D0, -.8D0, .3D0/
      DATA G /7*0.D0/
      RB = 1.D0
      R = 0.D0
      CALL ENZYME_AUTODIFF(SURVEY, ENZYME_DUP, DH, G, ENZYME_CONST, 7,
     *  ENZYME_DUP, R, RB)
      DO 10 I = 1, 7
        DH(I) = DH(I) + 1.D-5
        CALL SURVEY(DH, 7, P)
        DH(I) = DH(I) - 2.D-5
        CALL SURVEY(DH, 7, Q)
        DH(I) = DH(I) + 1.D-5
        FD = (P - Q)/2.D-5
        PRINT *, I, G(I), FD
        IF (ABS(FD - G(I)) .GT. 1.D-5*(1 + ABS(FD))) STOP 1
   10 CONTINUE
      IF (G(1) .EQ. 0.D0 .OR. R .EQ. -1.D0) STOP 2
      END
