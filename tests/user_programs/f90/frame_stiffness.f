C     PLANE TRUSS BY THE STIFFNESS METHOD.  ONE WORK ARRAY FOR EVERYTHING,
C     CUT UP BY INTEGER POINTERS; ADJUSTABLE ARRAYS; ELIMINATION WITH PIVOTS.
      SUBROUTINE ELEMNT(XA, XB, EA, SK, LDS)
      INTEGER LDS, I, J
      REAL*8 XA(2), XB(2), EA, SK(LDS,*), DX, DY, L, C(4)
      DX = XB(1) - XA(1)
      DY = XB(2) - XA(2)
      L = SQRT(DX*DX + DY*DY)
      C(1) = -DX / L
      C(2) = -DY / L
      C(3) = -C(1)
      C(4) = -C(2)
      DO 20 J = 1, 4
         DO 10 I = 1, 4
            SK(I,J) = EA / L * C(I) * C(J)
   10    CONTINUE
   20 CONTINUE
      RETURN
      END
C
      SUBROUTINE ADDIN(K, LDK, SK, LDS, MAP)
      INTEGER LDK, LDS, MAP(4), I, J
      REAL*8 K(LDK,LDK), SK(LDS,LDS)
      DO 20 J = 1, 4
         IF (MAP(J) .LE. 0) GOTO 20
         DO 10 I = 1, 4
            IF (MAP(I) .LE. 0) GOTO 10
            K(MAP(I),MAP(J)) = K(MAP(I),MAP(J)) + SK(I,J)
   10    CONTINUE
   20 CONTINUE
      END
C
      SUBROUTINE GAUSS(A, LDA, N, B, IPIV, *)
      INTEGER LDA, N, IPIV(N), I, J, K, M
      REAL*8 A(LDA,N), B(N), T
      DO 50 K = 1, N
         M = K
         DO 10 I = K+1, N
            IF (ABS(A(I,K)) .GT. ABS(A(M,K))) M = I
   10    CONTINUE
         IPIV(K) = M
         IF (A(M,K) .EQ. 0D0) RETURN 1
         IF (M .EQ. K) GOTO 30
         DO 20 J = 1, N
            T = A(K,J)
            A(K,J) = A(M,J)
            A(M,J) = T
   20    CONTINUE
         T = B(K)
         B(K) = B(M)
         B(M) = T
   30    DO 45 I = K+1, N
            T = A(I,K) / A(K,K)
            DO 40 J = K, N
   40       A(I,J) = A(I,J) - T * A(K,J)
            B(I) = B(I) - T * B(K)
   45    CONTINUE
   50 CONTINUE
      DO 70 K = N, 1, -1
         DO 60 J = K+1, N
   60    B(K) = B(K) - A(K,J) * B(J)
   70 B(K) = B(K) / A(K,K)
      END
C
      SUBROUTINE SOLVE(N, XY, NEL, IEL, EA, W, LW, IW, E)
      INTEGER N, NEL, IEL(2,NEL), LW, IW(*), KK, KS, KB, I, J, L, NEQ
      REAL*8 XY(2,N), EA(NEL), W(LW), E
      NEQ = 2*N - 4
      KK = 1
      KS = KK + NEQ*NEQ
      KB = KS + 16
      IF (KB + NEQ .GT. LW) STOP 3
      DO 10 I = 1, KB + NEQ
   10 W(I) = 0D0
      DO 30 L = 1, NEL
         DO 20 J = 1, 2
            IW(2*J-1) = 2*IEL(J,L) - 5
            IW(2*J) = 2*IEL(J,L) - 4
   20    CONTINUE
         CALL ELEMNT(XY(1,IEL(1,L)), XY(1,IEL(2,L)), EA(L), W(KS), 4)
         CALL ADDIN(W(KK), NEQ, W(KS), 4, IW)
   30 CONTINUE
      W(KB + NEQ - 1) = -1D0
      W(KB + 1) = 0.25D0
      CALL GAUSS(W(KK), NEQ, NEQ, W(KB), IW(5), *90)
      E = -W(KB + NEQ - 1) + W(KB)**2
      RETURN
   90 E = 1D30
      END
C
      SUBROUTINE TRUSS(X, E)
      REAL*8 X(8), E, W(100), XY(2,5), EA(7)
      INTEGER IEL(2,7), IW(20), I
      SAVE IEL
      DATA IEL /1,3, 2,3, 2,4, 3,4, 3,5, 4,5, 1,4/
      XY(1,1) = 0D0
      XY(2,1) = 0D0
      XY(1,2) = 0D0
      XY(2,2) = 1D0
      DO 10 I = 1, 3
         XY(1,I+2) = X(I)
   10 XY(2,I+2) = X(I+3)
      DO 20 I = 1, 7
   20 EA(I) = X(7) + MOD(I,2) * X(8)
      CALL SOLVE(5, XY, 7, IEL, EA, W, 100, IW, E)
      END
C
      PROGRAM MAIN
      EXTERNAL TRUSS, ENZYME_AUTODIFF, ENZYME_DUP
      REAL*8 X(8), D(8), F(4), E, SEED, OLD, H, S
      INTEGER I, K, NBAD
      DATA X /1D0,1.1D0,2.05D0, 0.1D0,0.95D0,0.4D0, 2D0,0.7D0/
      DATA D /8*0D0/, NBAD /0/
      SEED = 1D0
      CALL ENZYME_AUTODIFF(TRUSS, ENZYME_DUP, X, D, ENZYME_DUP, E, SEED)
      DO 20 I = 1, 8
         OLD = X(I)
         H = 1D-4
         DO 10 K = 1, 4
            X(I) = OLD + H * (K - 3 + K / 3)
   10    CALL TRUSS(X, F(K))
         X(I) = OLD
         S = (F(1) - 8*F(2) + 8*F(3) - F(4)) / (12*H)
         IF (.NOT. ABS(D(I) - S) .LE. 1D-6 * (1 + ABS(S))) THEN
            PRINT *, I, D(I), S
            NBAD = NBAD + 1
         ENDIF
   20 CONTINUE
      IF (NBAD .GT. 0 .OR. D(1) .EQ. 0D0) STOP 1
      PRINT *, 'OK'
      END
