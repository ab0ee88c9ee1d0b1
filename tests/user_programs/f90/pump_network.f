C     FLOWS IN A RING MAIN OF PIPES: NEWTON'S METHOD WITH A LIBRARY STYLE
C     LU DECOMPOSITION. ONE WORK ARRAY IS CUT INTO PIECES, ARRAYS ARE
C     ADJUSTABLE, AND ERRORS TAKE AN ALTERNATE RETURN.
      PROGRAM PUMPS
      PARAMETER (NN=6, NE=9, NX=NE+3)
      DOUBLE PRECISION X(NX), DX(NX), Y(NX), COST, DCOST, A, B, FD
      DOUBLE PRECISION WORK(200), DWORK(200)
      INTEGER IWORK(50)
      EXTERNAL NETCST, ENZYME_AUTODIFF, ENZYME_DUP, ENZYME_CONST
      DO 10 I = 1, NE
   10 X(I) = 1.0D0 + 0.1D0*I
      X(NE+1) = 0.4D0
      X(NE+2) = 0.55D0
      X(NE+3) = 12.0D0
      DO 20 I = 1, NX
   20 DX(I) = 0D0
      DO 30 I = 1, 200
      WORK(I) = 0D0
   30 DWORK(I) = 0D0
      COST = 0D0
      DCOST = 1D0
      CALL ENZYME_AUTODIFF(NETCST, ENZYME_CONST, NN, ENZYME_CONST, NE,
     $  ENZYME_DUP, X, DX, ENZYME_DUP, WORK, DWORK,
     $  ENZYME_CONST, IWORK, ENZYME_DUP, COST, DCOST)
      DO 40 I = 1, NX
      DO 35 J = 1, NX
   35 Y(J) = X(J)
      Y(I) = X(I) + 1D-6
      CALL NETCST(NN, NE, Y, WORK, IWORK, A)
      Y(I) = X(I) - 1D-6
      CALL NETCST(NN, NE, Y, WORK, IWORK, B)
      FD = (A - B)/2D-6
      WRITE (*,'(1X,I3,1P,2E20.10)') I, DX(I), FD
      IF (DABS(FD - DX(I)) .GT. 1D-5*DMAX1(1D-2, DABS(FD)) .OR.
     $    DX(I) .NE. DX(I)) STOP 1
   40 CONTINUE
      END

      SUBROUTINE NETCST(NN, NE, X, WORK, IWORK, COST)
      INTEGER NN, NE, IWORK(*)
      DOUBLE PRECISION X(NE+3), WORK(*), COST
      INTEGER L1, L2, L3, I1, I2, I
C     WORK = HEADS | RESIDUALS | JACOBIAN | STEPS;  IWORK = ENDS, PIVOTS
      L1 = NN + 1
      L2 = L1 + NN
      L3 = L2 + NN*NN
      I1 = 2*NE + 1
      I2 = I1 + NN
      CALL LAYOUT(NE, IWORK)
      CALL NEWTON(NN, NE, X, X(NE+1), WORK, WORK(L1), WORK(L2),
     $            WORK(L3), IWORK, IWORK(I1), *900)
      COST = 0D0
      DO 10 I = 1, NN
   10 COST = COST + (WORK(I) - 10D0)**2
      RETURN
  900 COST = -1D30
      RETURN
      END

      SUBROUTINE LAYOUT(NE, IEND)
      INTEGER NE, IEND(2, NE), J, K, FROM(9), TO(9)
      DATA FROM /0, 1, 2, 3, 4, 5, 6, 1, 2/
      DATA TO /1, 2, 3, 4, 5, 6, 1, 4, 5/
      DO 10 J = 1, NE
      IEND(1, J) = FROM(J)
   10 IEND(2, J) = TO(J)
      END

      SUBROUTINE NEWTON(N, M, C, D, H, R, AJ, S, IEND, IPVT, *)
      INTEGER N, M, IEND(2, M), IPVT(N), IT, I, J, IA, IB, INFO
      DOUBLE PRECISION C(M), D(3), H(N), R(N), AJ(N, N), S(N)
      DOUBLE PRECISION DH, Q, DQ, BIG
      DO 5 I = 1, N
    5 H(I) = 9D0 - 0.3D0*I
      DO 100 IT = 1, 30
      DO 20 J = 1, N
      R(J) = -0.3D0
      IF (J .EQ. 3) R(J) = -D(1)
      IF (J .EQ. 5) R(J) = -D(2)
      DO 20 I = 1, N
   20 AJ(I, J) = 0D0
      DO 60 J = 1, M
      IA = IEND(1, J)
      IB = IEND(2, J)
      IF (IA .EQ. 0) THEN
         DH = D(3) - H(IB)
      ELSE
         DH = H(IA) - H(IB)
      ENDIF
      Q = C(J)*DH/(DH*DH + 1D-2)**0.25D0
      DQ = C(J)*((DH*DH + 1D-2) - 0.5D0*DH*DH)
     $     /(DH*DH + 1D-2)**1.25D0
      R(IB) = R(IB) + Q
      AJ(IB, IB) = AJ(IB, IB) - DQ
      IF (IA .EQ. 0) GOTO 60
      R(IA) = R(IA) - Q
      AJ(IA, IA) = AJ(IA, IA) - DQ
      AJ(IA, IB) = AJ(IA, IB) + DQ
      AJ(IB, IA) = AJ(IB, IA) + DQ
   60 CONTINUE
      CALL DECOMP(AJ, N, N, IPVT, INFO)
      IF (INFO .NE. 0) RETURN 1
      DO 70 I = 1, N
   70 S(I) = -R(I)
      CALL SOLVE(AJ, N, N, IPVT, S)
      BIG = 0D0
      DO 80 I = 1, N
      H(I) = H(I) + S(I)
   80 BIG = DMAX1(BIG, DABS(S(I)))
      IF (BIG .LT. 1D-13) RETURN
  100 CONTINUE
      RETURN
      END

      SUBROUTINE DECOMP(A, LDA, N, IPVT, INFO)
      INTEGER LDA, N, IPVT(*), INFO, I, J, K, L
      DOUBLE PRECISION A(LDA, *), T
      INFO = 0
      DO 60 K = 1, N
      L = K
      DO 10 I = K + 1, N
      IF (DABS(A(I,K)) .GT. DABS(A(L,K))) L = I
   10 CONTINUE
      IPVT(K) = L
      IF (A(L,K) .EQ. 0D0) THEN
         INFO = K
         RETURN
      END IF
      IF (L .EQ. K) GO TO 30
      DO 20 J = 1, N
      T = A(L,J)
      A(L,J) = A(K,J)
   20 A(K,J) = T
   30 DO 50 I = K + 1, N
      A(I,K) = A(I,K)/A(K,K)
      DO 40 J = K + 1, N
   40 A(I,J) = A(I,J) - A(I,K)*A(K,J)
   50 CONTINUE
   60 CONTINUE
      END

      SUBROUTINE SOLVE(A, LDA, N, IPVT, B)
      INTEGER LDA, N, IPVT(N), K, J, L
      DOUBLE PRECISION A(LDA, N), B(N), T
      DO 10 K = 1, N
      L = IPVT(K)
      T = B(L)
      B(L) = B(K)
   10 B(K) = T
      DO 20 K = 2, N
      DO 20 J = 1, K - 1
   20 B(K) = B(K) - A(K,J)*B(J)
      DO 40 K = N, 1, -1
      DO 30 J = K + 1, N
   30 B(K) = B(K) - A(K,J)*B(J)
   40 B(K) = B(K)/A(K,K)
      END
