C     STIFFNESS OF A BOLTED JOINT, SOLVED IN THE STYLE OF LINPACK: ONE
C     WORK ARRAY CUT INTO PIECES, PIVOTS IN AN INTEGER ARRAY, VECTORS
C     PASSED BY AN ELEMENT, LEVEL-1 ROUTINES WITH INCREMENTS, AND A
C     COMPLEX SYSTEM FOR THE SHAKEN JOINT IN THE SAME MEMORY.
      SUBROUTINE JOINT(X, N, ENERGY)
      INTEGER N
      DOUBLE PRECISION X(N), ENERGY, WORK(400), RCOND
      INTEGER IW(12)
      EXTERNAL SHAPE1, SHAPE2
      ENERGY = 0
      CALL SOLVE(X, 8, WORK(1), WORK(65), WORK(73), IW, SHAPE1, ENERGY)
      CALL SOLVE(X, 6, WORK(1), WORK(65), WORK(73), IW, SHAPE2, ENERGY)
      CALL SHAKEN(X, 4, WORK(101), WORK(141), IW, RCOND)
      ENERGY = ENERGY + RCOND
      END
      DOUBLE PRECISION FUNCTION SHAPE1(X, I, J)
      DOUBLE PRECISION X(*), SHAPE2
      SHAPE1 = X(1)/(1 + X(2)*IABS(I - J)) + 0.1D0*COS(X(3)*I*J)
      IF (I .EQ. J) SHAPE1 = SHAPE1 + X(4)
      RETURN
      ENTRY SHAPE2(X, I, J)
      SHAPE2 = X(2)*EXP(-X(1)*(I - J)**2) + 0.01D0*X(3)*(I - 2*J)
      END
      SUBROUTINE SOLVE(X, M, A, B, Z, IPVT, SHAPE, E)
      INTEGER M, IPVT(M), I, J, INFO
      DOUBLE PRECISION X(*), A(M,M), B(M), Z(M), SHAPE, E, DDOTF
      EXTERNAL SHAPE
      DO 10 J = 1, M
      DO 10 I = 1, M
   10 A(I,J) = SHAPE(X, I, J)
      DO 20 I = 1, M
      Z(I) = SIN(X(3)*I)
   20 B(I) = Z(I)
      CALL GEFA(A, M, M, IPVT, INFO)
      IF (INFO .NE. 0) STOP 9
      CALL GESL(A, M, M, IPVT, B)
      E = E + DDOTF(M, B, 1, Z, 1) - 0.1D0*DDOTF(M/2, B(1), 2, Z(2), -2)
      END
      SUBROUTINE GEFA(A, LDA, N, IPVT, INFO)
      INTEGER LDA, N, IPVT(*), INFO, J, K, L, IMAXF
      DOUBLE PRECISION A(LDA,*), T
      INFO = 0
      DO 60 K = 1, N - 1
      L = IMAXF(N - K + 1, A(K,K), 1) + K - 1
      IPVT(K) = L
      IF (A(L,K) .EQ. 0.0D0) GO TO 40
      IF (L .EQ. K) GO TO 10
      T = A(L,K)
      A(L,K) = A(K,K)
      A(K,K) = T
   10 T = -1.0D0/A(K,K)
      CALL DSCALF(N - K, T, A(K+1,K), 1)
      DO 30 J = K + 1, N
      T = A(L,J)
      IF (L .EQ. K) GO TO 20
      A(L,J) = A(K,J)
      A(K,J) = T
   20 CALL DAXPYF(N - K, T, A(K+1,K), 1, A(K+1,J), 1)
   30 CONTINUE
      GO TO 60
   40 INFO = K
   60 CONTINUE
      IPVT(N) = N
      END
      SUBROUTINE GESL(A, LDA, N, IPVT, B)
      INTEGER LDA, N, IPVT(*), K, KB, L
      DOUBLE PRECISION A(LDA,*), B(*), T
      DO 20 K = 1, N - 1
      L = IPVT(K)
      T = B(L)
      IF (L .EQ. K) GO TO 10
      B(L) = B(K)
      B(K) = T
   10 CALL DAXPYF(N - K, T, A(K+1,K), 1, B(K+1), 1)
   20 CONTINUE
      DO 40 KB = 1, N
      K = N + 1 - KB
      B(K) = B(K)/A(K,K)
      CALL DAXPYF(K - 1, -B(K), A(1,K), 1, B(1), 1)
   40 CONTINUE
      END
      SUBROUTINE DAXPYF(N, A, X, INCX, Y, INCY)
      INTEGER N, INCX, INCY, I, IX, IY, M, IMAXF
      DOUBLE PRECISION A, X(*), Y(*), DDOTF, BIG
      IF (N .LE. 0 .OR. A .EQ. 0.D0) RETURN
      IF (INCX .EQ. 1 .AND. INCY .EQ. 1) GO TO 20
      IX = 1
      IY = 1
      DO 10 I = 1, N
      Y(IY) = Y(IY) + A*X(IX)
      IX = IX + INCX
   10 IY = IY + INCY
      RETURN
   20 M = MOD(N, 4)
      DO 30 I = 1, M
   30 Y(I) = Y(I) + A*X(I)
      DO 40 I = M + 1, N, 4
      Y(I) = Y(I) + A*X(I)
      Y(I+1) = Y(I+1) + A*X(I+1)
      Y(I+2) = Y(I+2) + A*X(I+2)
   40 Y(I+3) = Y(I+3) + A*X(I+3)
      END
      SUBROUTINE DSCALF(N, A, X, INCX)
      INTEGER N, INCX, I
      DOUBLE PRECISION A, X(*)
      DO 10 I = 1, N*INCX, INCX
   10 X(I) = A*X(I)
      END
      DOUBLE PRECISION FUNCTION DDOTF(N, X, INCX, Y, INCY)
      INTEGER N, INCX, INCY, I, IX, IY
      DOUBLE PRECISION X(*), Y(*)
      DDOTF = 0
      IX = 1
      IY = 1
      IF (INCX .LT. 0) IX = (1 - N)*INCX + 1
      IF (INCY .LT. 0) IY = (1 - N)*INCY + 1
      DO 10 I = 1, N
      DDOTF = DDOTF + X(IX)*Y(IY)
      IX = IX + INCX
   10 IY = IY + INCY
      END
      INTEGER FUNCTION IMAXF(N, X, INCX)
      INTEGER N, INCX, I
      DOUBLE PRECISION X(*), BIG
      IMAXF = 1
      BIG = ABS(X(1))
      DO 10 I = 2, N
      IF (ABS(X(1 + (I-1)*INCX)) .LE. BIG) GO TO 10
      IMAXF = I
      BIG = ABS(X(1 + (I-1)*INCX))
   10 CONTINUE
      END
      SUBROUTINE SHAKEN(X, M, A, B, IW, ANSWER)
      INTEGER M, IW(M), I, J, K
      DOUBLE PRECISION X(*), ANSWER
      COMPLEX*16 A(M,M), B(M), F
      DO 10 J = 1, M
      B(J) = DCMPLX(1.D0/J, X(3))
      DO 10 I = 1, M
   10 A(I,J) = X(1)*DCMPLX(DBLE(I), -0.2D0*J)/(I + J)
      DO 20 I = 1, M
   20 A(I,I) = A(I,I) + DCMPLX(X(4), X(2))
      DO 40 K = 1, M - 1
      DO 40 I = K + 1, M
      F = A(I,K)/A(K,K)
      B(I) = B(I) - F*B(K)
      DO 40 J = K + 1, M
   40 A(I,J) = A(I,J) - F*A(K,J)
      DO 60 I = M, 1, -1
      DO 50 J = I + 1, M
   50 B(I) = B(I) - A(I,J)*B(J)
   60 B(I) = B(I)/A(I,I)
      ANSWER = 0
      DO 70 I = 1, M
   70 ANSWER = ANSWER + CDABS(B(I)) + DIMAG(B(I)*DCONJG(B(1)))*I
      END
      PROGRAM MAIN
      INTEGER I, J
      DOUBLE PRECISION X(4), G(4), Q(4), E, S, UP, DOWN, H, W
      EXTERNAL JOINT, ENZYME_AUTODIFF, ENZYME_DUP, ENZYME_CONST
      DATA X /1.1D0, 0.7D0, 0.4D0, 2.5D0/, G /4*0.D0/
      E = 0
      S = 1
      CALL ENZYME_AUTODIFF(JOINT, ENZYME_DUP, X, G, ENZYME_CONST, 4,
     1   ENZYME_DUP, E, S)
      DO 20 I = 1, 4
      DO 10 J = 1, 4
   10 Q(J) = X(J)
      H = 1.D-5*X(I)
      Q(I) = X(I) + H
      CALL JOINT(Q, 4, UP)
      Q(I) = X(I) - H
      CALL JOINT(Q, 4, DOWN)
      W = (UP - DOWN)/(2*H)
      PRINT *, I, G(I), W
      IF (G(I) .EQ. 0 .OR. ABS(G(I)-W) .GT. 1.D-5*(1+ABS(W))) STOP 1
   20 CONTINUE
      END
