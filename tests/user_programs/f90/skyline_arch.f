C     A TIED ARCH OF BAR ELEMENTS, SOLVED BY A SKYLINE FACTORISATION.
C     ALL MEMORY COMES FROM ONE BLANK COMMON, OF WHICH INTEGERS AND
C     REALS ARE CUT OUT BY POINTERS (THE USUAL WAY OF THE SEVENTIES).
      PROGRAM ARCH
      IMPLICIT DOUBLE PRECISION (A-H,O-Z)
      EXTERNAL COMPLI, ENZYME_AUTODIFF, ENZYME_CONST, ENZYME_DUP
      PARAMETER (NEL=10)
      DIMENSION AREA(3*NEL), GRAD(3*NEL)
      LOGICAL OK
      OK = .TRUE.
      DO 10 I = 1, 3*NEL
         AREA(I) = 1.0D0 + 0.05D0*MOD(I*7,11)
   10 GRAD(I) = 0.0D0
      C = 0.0D0
      DC = 1.0D0
      CALL ENZYME_AUTODIFF(COMPLI, ENZYME_CONST, NEL, ENZYME_DUP, AREA,
     &     GRAD, ENZYME_DUP, C, DC)
      DO 20 I = 1, 3*NEL - 1, 4
         A = AREA(I)
         AREA(I) = A + 1.0D-5
         CALL COMPLI(NEL, AREA, UP)
         AREA(I) = A - 1.0D-5
         CALL COMPLI(NEL, AREA, DOWN)
         AREA(I) = A
         FD = (UP - DOWN)/2.0D-5
         IF (DABS(FD-GRAD(I)).GT.1.0D-6*(1+DABS(FD))) OK = .FALSE.
         IF (GRAD(I).EQ.0.0D0) OK = .FALSE.
         WRITE(6,'(I4,1P2E20.10)') I, GRAD(I), FD
   20 CONTINUE
      IF (.NOT.OK) STOP 2
      WRITE(6,*) 'PASS'
      END
C
      SUBROUTINE COMPLI(NEL, AREA, C)
      IMPLICIT DOUBLE PRECISION (A-H,O-Z)
      DIMENSION AREA(*)
      COMMON A(2000)
      DIMENSION IA(4000)
      EQUIVALENCE (A(1), IA(1))
      COMMON /SIZES/ NEQ, NWK, NB
C     POINTERS: COORDINATES, MATRIX, LOAD; INTEGERS FROM IA(3001)
      NN = 2*(NEL+1)
      NB = 3*NEL
      NEQ = 2*NN - 3
      LX = 1
      LY = LX + NN
      LR = LY + NN
      LB = LR + NEQ
      LK = LB + NEQ
      MCON = 3001
      MID = MCON + 2*(4*NEL + 1)
      MDIAG = MID + 2*NN
      CALL MESH(NEL, A(LX), A(LY), IA(MCON), IA(MID), NN, NELS)
      CALL PROFIL(NELS, IA(MCON), IA(MID), IA(MDIAG), NEQ, NWK)
      IF (LK + NWK .GT. 1500) STOP 3
      CALL ASSEM(NELS, AREA, NB, A(LX), A(LY), IA(MCON), IA(MID),
     &           IA(MDIAG), A(LK), NWK, A(LR), NEQ)
      CALL COLSOL(A(LK), A(LR), A(LB), IA(MDIAG), NEQ)
      C = 0.0D0
      DO 10 I = 1, NEQ
   10 C = C + A(LR+I-1)*A(LB+I-1)
      END
C
      SUBROUTINE MESH(NEL, X, Y, NCON, ID, NN, NELS)
      IMPLICIT DOUBLE PRECISION (A-H,O-Z)
      DIMENSION X(NN), Y(NN), NCON(2,*), ID(2,NN)
      DO 10 I = 0, NEL
         X(2*I+1) = I
         Y(2*I+1) = 0.0D0
         X(2*I+2) = I + 0.05D0
   10 Y(2*I+2) = 1.0D0 + 0.08D0*I*(NEL-I)
      NELS = 0
      DO 20 I = 1, NEL
         NELS = NELS + 1
         NCON(1,NELS) = 2*I - 1
         NCON(2,NELS) = 2*I + 1
         NELS = NELS + 1
         NCON(1,NELS) = 2*I
         NCON(2,NELS) = 2*I + 2
         NELS = NELS + 1
         NCON(1,NELS) = 2*I - 1
         NCON(2,NELS) = 2*I + 2
         NELS = NELS + 1
         NCON(1,NELS) = 2*I - 1
   20 NCON(2,NELS) = 2*I
      NELS = NELS + 1
      NCON(1,NELS) = NN - 1
      NCON(2,NELS) = NN
      K = 0
      DO 40 I = 1, NN
      DO 30 J = 1, 2
         ID(J,I) = 0
         IF (I.EQ.1) GO TO 30
         IF (I.EQ.NN-1 .AND. J.EQ.2) GO TO 30
         K = K + 1
         ID(J,I) = K
   30 CONTINUE
   40 CONTINUE
      END
C
      SUBROUTINE PROFIL(NELS, NCON, ID, MAXA, NEQ, NWK)
      DIMENSION NCON(2,NELS), ID(2,*), MAXA(NEQ+1), LM(4)
      DO 10 I = 1, NEQ+1
   10 MAXA(I) = 0
      DO 40 N = 1, NELS
         CALL DOFS(N, NCON, ID, LM, MIN)
         DO 30 J = 1, 4
            IF (LM(J).EQ.0) GO TO 30
            MAXA(LM(J)) = MAX0(MAXA(LM(J)), LM(J)-MIN)
   30    CONTINUE
   40 CONTINUE
      M = 1
      DO 50 I = 1, NEQ+1
         L = MAXA(I)
         MAXA(I) = M
   50 M = M + L + 1
      NWK = MAXA(NEQ+1) - 1
      END
C
      SUBROUTINE DOFS(N, NCON, ID, LM, MIN)
      DIMENSION NCON(2,*), ID(2,*), LM(4)
      MIN = 1000000
      DO 10 I = 1, 4
         LM(I) = ID(MOD(I-1,2)+1, NCON((I+1)/2,N))
         IF (LM(I).NE.0 .AND. LM(I).LT.MIN) MIN = LM(I)
   10 CONTINUE
      END
C
      SUBROUTINE ASSEM(NELS, AREA, NB, X, Y, NCON, ID, MAXA, SK, NWK,
     &                 R, NEQ)
      IMPLICIT DOUBLE PRECISION (A-H,O-Z)
      DIMENSION AREA(NB), X(*), Y(*), NCON(2,*), ID(2,*), MAXA(*),
     &          SK(NWK), R(NEQ), LM(4), D(4)
      DO 10 I = 1, NWK
   10 SK(I) = 0.0D0
      DO 15 I = 1, NEQ
   15 R(I) = 0.0D0
      DO 40 N = 1, NELS
         CALL DOFS(N, NCON, ID, LM, MIN)
         I1 = NCON(1,N)
         I2 = NCON(2,N)
         DX = X(I2) - X(I1)
         DY = Y(I2) - Y(I1)
         XL = DSQRT(DX*DX + DY*DY)
         S = AREA(MOD(N-1,NB)+1)*100.0D0/XL
         D(1) = -DX/XL
         D(2) = -DY/XL
         D(3) = DX/XL
         D(4) = DY/XL
         DO 30 J = 1, 4
            IF (LM(J).EQ.0) GO TO 30
            DO 20 I = 1, 4
               IF (LM(I).EQ.0 .OR. LM(I).GT.LM(J)) GO TO 20
               K = MAXA(LM(J)) + LM(J) - LM(I)
               SK(K) = SK(K) + S*D(I)*D(J)
   20       CONTINUE
            IF (MOD(J,2).EQ.0) R(LM(J)) = R(LM(J)) -
     &         0.5D0*XL*AREA(MOD(N-1,NB)+1)*0.1D0 - 0.01D0
   30    CONTINUE
   40 CONTINUE
      END
C
      SUBROUTINE COLSOL(A, R, V, MAXA, NN)
      IMPLICIT DOUBLE PRECISION (A-H,O-Z)
      DIMENSION A(*), R(NN), V(NN), MAXA(NN+1)
      DO 140 N = 1, NN
         KN = MAXA(N)
         KL = KN + 1
         KU = MAXA(N+1) - 1
         KH = KU - KL
         IF (KH) 110, 90, 50
   50    K = N - KH
         IC = 0
         KLT = KU
         DO 80 J = 1, KH
            IC = IC + 1
            KLT = KLT - 1
            KI = MAXA(K)
            ND = MAXA(K+1) - KI - 1
            IF (ND) 80, 80, 60
   60       KK = MIN0(IC,ND)
            C = 0.0D0
            DO 70 L = 1, KK
   70       C = C + A(KI+L)*A(KLT+L)
            A(KLT) = A(KLT) - C
   80    K = K + 1
   90    K = N
         B = 0.0D0
         DO 100 KK = KL, KU
            K = K - 1
            KI = MAXA(K)
            C = A(KK)/A(KI)
            B = B + C*A(KK)
  100    A(KK) = C
         A(KN) = A(KN) - B
  110    IF (A(KN)) 120, 120, 140
  120    STOP 4
  140 CONTINUE
      DO 180 N = 1, NN
         V(N) = R(N)
         KL = MAXA(N) + 1
         KU = MAXA(N+1) - 1
         IF (KU-KL) 180, 160, 160
  160    K = N
         C = 0.0D0
         DO 170 KK = KL, KU
            K = K - 1
  170    C = C + A(KK)*V(K)
         V(N) = V(N) - C
  180 CONTINUE
      DO 200 N = 1, NN
         K = MAXA(N)
  200 V(N) = V(N)/A(K)
      IF (NN.EQ.1) RETURN
      N = NN
      DO 230 L = 2, NN
         KL = MAXA(N) + 1
         KU = MAXA(N+1) - 1
         IF (KU-KL) 230, 210, 210
  210    K = N
         DO 220 KK = KL, KU
            K = K - 1
  220    V(K) = V(K) - A(KK)*V(N)
  230 N = N - 1
      END
