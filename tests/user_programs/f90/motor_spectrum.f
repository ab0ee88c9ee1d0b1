C     VIBRATION OF A MOTOR: A MIXED-RADIX TRANSFORM AFTER FFTPACK, WITH
C     FACTORS IN THE TAIL OF THE WORK ARRAY OF TWIDDLES, SET UP AT THE
C     FIRST CALL AND SAVED, BUFFERS THAT SWAP BY A FLAG.
      SUBROUTINE SPECTR(X, N, POWER)
      INTEGER N, I, NS
      PARAMETER (NS = 60)
      DOUBLE PRECISION X(N), POWER, C(2*NS), WS(4*NS + 15), T, A
      LOGICAL FIRST
      SAVE FIRST, WS
      DATA FIRST /.TRUE./
      IF (FIRST) CALL CINIT(NS, WS(2*NS+1), WS(4*NS+1))
      FIRST = .FALSE.
      DO 10 I = 1, NS
      T = I*0.1D0
      C(2*I-1) = X(1)*SIN(X(2)*T) + X(3)*COS(2*X(2)*T + X(4))
   10 C(2*I) = 0.1D0*X(4)*SIN(X(1)*T)
      CALL CFORW(NS, C, WS(1), WS(2*NS+1), WS(4*NS+1))
      POWER = 0
      DO 20 I = 1, NS
      A = C(2*I-1)**2 + C(2*I)**2
   20 POWER = POWER + LOG(1 + A)/I
      END
      SUBROUTINE CINIT(N, WA, FAC)
      INTEGER N, NL, NF, NTRY, I, J, K1, L1, IP, LD, II, IDO
      DOUBLE PRECISION WA(*), FAC(*), ARGH, ARG, TPI
      INTEGER NTRYH(4)
      DATA NTRYH /3, 4, 2, 5/, TPI /6.283185307179586D0/
      NL = N
      NF = 0
      J = 0
  101 J = J + 1
      NTRY = NTRYH(J)
  104 IF (MOD(NL, NTRY) .NE. 0) GO TO 101
      NF = NF + 1
      FAC(NF + 2) = NTRY
      NL = NL/NTRY
      IF (NL .NE. 1) GO TO 104
      FAC(1) = N
      FAC(2) = NF
      ARGH = TPI/N
      I = 1
      L1 = 1
      DO 110 K1 = 1, NF
      IP = NINT(FAC(K1 + 2))
      LD = 0
      IDO = N/(L1*IP)
      DO 109 J = 1, IP - 1
      LD = LD + L1
      DO 108 II = 1, IDO
      ARG = (II - 1)*LD*ARGH
      WA(2*I-1) = COS(ARG)
      WA(2*I) = -SIN(ARG)
  108 I = I + 1
  109 CONTINUE
      L1 = L1*IP
  110 CONTINUE
      END
      SUBROUTINE CFORW(N, C, CH, WA, FAC)
      INTEGER N, NF, NA, L1, IW, K1, IP, IDO, I
      DOUBLE PRECISION C(*), CH(*), WA(*), FAC(*)
      NF = NINT(FAC(2))
      NA = 0
      L1 = 1
      IW = 1
      DO 116 K1 = 1, NF
      IP = NINT(FAC(K1 + 2))
      IDO = N/(L1*IP)
      GO TO (116, 102, 103, 104, 105), IP
  102 CONTINUE
  103 CONTINUE
  105 IF (NA .EQ. 0) CALL PASSG(IDO, IP, L1, C, CH, WA(IW))
      IF (NA .NE. 0) CALL PASSG(IDO, IP, L1, CH, C, WA(IW))
      GO TO 115
  104 IF (NA .NE. 0) GO TO 114
      CALL PASS4(IDO, L1, C, CH, WA(IW), WA(IW+2*IDO), WA(IW+4*IDO))
      GO TO 115
  114 CALL PASS4(IDO, L1, CH, C, WA(IW), WA(IW+2*IDO), WA(IW+4*IDO))
  115 NA = 1 - NA
      L1 = L1*IP
      IW = IW + 2*(IP - 1)*IDO
  116 CONTINUE
      IF (NA .EQ. 0) RETURN
      DO 120 I = 1, 2*N
  120 C(I) = CH(I)
      END
      SUBROUTINE PASSG(IDO, IP, L1, CC, CH, WA)
      INTEGER IDO, IP, L1, K, I, J, L
      DOUBLE PRECISION CC(2,IDO,IP,L1), CH(2,IDO,L1,IP), WA(2,IDO,*)
      DOUBLE PRECISION SR, SI, A, CA, SA
      DO 40 K = 1, L1
      DO 40 I = 1, IDO
      DO 40 J = 1, IP
      SR = 0
      SI = 0
      DO 30 L = 1, IP
      A = 6.283185307179586D0*(J - 1)*(L - 1)/IP
      CA = COS(A)
      SA = -SIN(A)
      SR = SR + CC(1,I,L,K)*CA - CC(2,I,L,K)*SA
   30 SI = SI + CC(1,I,L,K)*SA + CC(2,I,L,K)*CA
      IF (J .EQ. 1) THEN
         CH(1,I,K,J) = SR
         CH(2,I,K,J) = SI
      ELSE
         CH(1,I,K,J) = SR*WA(1,I,J-1) - SI*WA(2,I,J-1)
         CH(2,I,K,J) = SR*WA(2,I,J-1) + SI*WA(1,I,J-1)
      END IF
   40 CONTINUE
      END
      SUBROUTINE PASS4(IDO, L1, CC, CH, W1, W2, W3)
      INTEGER IDO, L1, K, I
      COMPLEX*16 CC(IDO,4,L1), CH(IDO,L1,4), W1(*), W2(*), W3(*)
      COMPLEX*16 T1, T2, T3, T4
      DO 10 K = 1, L1
      DO 10 I = 1, IDO
      T1 = CC(I,1,K) - CC(I,3,K)
      T2 = CC(I,1,K) + CC(I,3,K)
      T3 = CC(I,2,K) + CC(I,4,K)
      T4 = (0.D0,-1.D0)*(CC(I,2,K) - CC(I,4,K))
      CH(I,K,1) = T2 + T3
      CH(I,K,2) = W1(I)*(T1 + T4)
      CH(I,K,3) = W2(I)*(T2 - T3)
   10 CH(I,K,4) = W3(I)*(T1 - T4)
      END
      PROGRAM MAIN
      INTEGER I, J
      DOUBLE PRECISION X(4), G(4), S(4), Q(4), P, T, UP, DOWN, H, W
      EXTERNAL SPECTR, ENZYME_AUTODIFF, ENZYME_FWDDIFF
      EXTERNAL ENZYME_DUP, ENZYME_CONST
      DATA X /1.0D0, 3.1D0, 0.5D0, 0.8D0/, G, S /8*0.D0/
      P = 0
      T = 1
      CALL ENZYME_AUTODIFF(SPECTR, ENZYME_DUP, X, G, ENZYME_CONST, 4,
     1   ENZYME_DUP, P, T)
      DO 20 I = 1, 4
      S(I) = 1
      CALL ENZYME_FWDDIFF(SPECTR, ENZYME_DUP, X, S, ENZYME_CONST, 4,
     1   ENZYME_DUP, P, T)
      S(I) = 0
      DO 10 J = 1, 4
   10 Q(J) = X(J)
      H = 1.D-5*X(I)
      Q(I) = X(I) + H
      CALL SPECTR(Q, 4, UP)
      Q(I) = X(I) - H
      CALL SPECTR(Q, 4, DOWN)
      W = (UP - DOWN)/(2*H)
      PRINT *, I, G(I), T, W
      IF (G(I) .EQ. 0 .OR. ABS(G(I)-W) .GT. 1.D-6*(1+ABS(W))) STOP 1
      IF (ABS(T-W) .GT. 1.D-6*(1+ABS(W))) STOP 2
   20 CONTINUE
      END
