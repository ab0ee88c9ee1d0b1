C     A PLATE BY FINITE ELEMENTS, WITH ALL ARRAYS IN ONE POOL: INTEGERS
C     AND NUMBERS SHARE IT BY EQUIVALENCE, POINTERS ARE SUBSCRIPTS.
      SUBROUTINE PLATE(X, NX, ENERGY)
      INTEGER NX, IPOOL, NEXT, NEED, LK, LF, LCON, LPIV, N, NEL
      REAL*8 X(NX), ENERGY, POOL
      COMMON /STORE/ POOL(4000)
      COMMON /BOOKS/ NEXT
      DIMENSION IPOOL(8000)
      EQUIVALENCE (POOL(1), IPOOL(1))
      N = 12
      NEL = 2*(N - 2)
      NEXT = 1
      LK = NEED(N*N, 2)
      LF = NEED(N, 2)
      LCON = NEED(3*NEL, 1)
      LPIV = NEED(N, 1)
      CALL CONNEC(IPOOL(LCON), NEL, N)
      CALL ASSEMB(X, POOL(LK), POOL(LF), IPOOL(LCON), NEL, N)
      CALL PROFIL(POOL(LK), POOL(LF), IPOOL(LPIV), N, ENERGY)
      ENERGY = ENERGY + 1.D-3*NEXT*X(1)
      END
      INTEGER FUNCTION NEED(LENGTH, IWORDS)
C     FIRST SUBSCRIPT OF A PIECE, IN WORDS OF ITS KIND
      INTEGER LENGTH, IWORDS, NEXT
      COMMON /BOOKS/ NEXT
      NEED = NEXT
      IF (IWORDS .EQ. 1) NEED = 2*NEXT - 1
      NEXT = NEXT + LENGTH
      IF (IWORDS .EQ. 1) NEXT = NEED/2 + 1 + (LENGTH + 1)/2
      END
      SUBROUTINE CONNEC(ICON, NEL, N)
      INTEGER NEL, N, ICON(3, NEL), I, J
      J = 0
      DO 20 I = 1, N - 2
      DO 10 K = 1, 2
      J = J + 1
      ICON(1,J) = I
      ICON(2,J) = I + K
      ICON(3,J) = K
      IF (ICON(2,J) .GT. N) ICON(2,J) = 1
   10 CONTINUE
   20 CONTINUE
      END
      SUBROUTINE ASSEMB(X, AK, F, ICON, NEL, N)
      INTEGER NEL, N, ICON(3, *), I, J
      REAL*8 X(*), AK(N, N), F(N), S
      DO 10 J = 1, N
      F(J) = X(4)*SIN(X(3)*J)
      DO 10 I = 1, N
   10 AK(I,J) = 0
      DO 20 J = 1, NEL
      S = X(1)/ICON(3,J) + X(2)*0.1D0*J
      AK(ICON(1,J), ICON(1,J)) = AK(ICON(1,J), ICON(1,J)) + S
      AK(ICON(2,J), ICON(2,J)) = AK(ICON(2,J), ICON(2,J)) + S
      AK(ICON(1,J), ICON(2,J)) = AK(ICON(1,J), ICON(2,J)) - S
      AK(ICON(2,J), ICON(1,J)) = AK(ICON(2,J), ICON(1,J)) - S
   20 CONTINUE
      DO 30 J = 1, N
   30 AK(J,J) = AK(J,J) + 0.3D0
      END
      SUBROUTINE PROFIL(AK, F, IPIV, N, ENERGY)
      INTEGER N, IPIV(N), I, J, K
      REAL*8 AK(N,N), F(N), ENERGY, U(50)
      DO 5 I = 1, N
      U(I) = F(I)
    5 IPIV(I) = N + 1 - I
      DO 20 K = 1, N
      DO 20 I = K + 1, N
      AK(I,K) = AK(I,K)/AK(K,K)
      F(I) = F(I) - AK(I,K)*F(K)
      DO 10 J = K + 1, N
   10 AK(I,J) = AK(I,J) - AK(I,K)*AK(K,J)
   20 CONTINUE
      ENERGY = 0
      DO 40 J = 1, N
      I = IPIV(J)
      DO 30 K = I + 1, N
   30 F(I) = F(I) - AK(I,K)*F(K)
      F(I) = F(I)/AK(I,I)
   40 ENERGY = ENERGY + 0.5D0*U(I)*F(I)
      END
      PROGRAM MAIN
      REAL*8 X(4), G(4), S(4), Q(4), P, T, UP, DOWN, H, W
      EXTERNAL PLATE, ENZYME_AUTODIFF, ENZYME_FWDDIFF
      EXTERNAL ENZYME_DUP, ENZYME_CONST
      DATA X /1.0D0, 0.4D0, 0.5D0, 0.8D0/, G, S /8*0.D0/
      P = 0
      T = 1
      CALL ENZYME_AUTODIFF(PLATE, ENZYME_DUP, X, G, ENZYME_CONST, 4,
     1   ENZYME_DUP, P, T)
      DO 20 I = 1, 4
      S(I) = 1
      CALL ENZYME_FWDDIFF(PLATE, ENZYME_DUP, X, S, ENZYME_CONST, 4,
     1   ENZYME_DUP, P, T)
      S(I) = 0
      DO 10 J = 1, 4
   10 Q(J) = X(J)
      H = 1.D-5*X(I)
      Q(I) = X(I) + H
      CALL PLATE(Q, 4, UP)
      Q(I) = X(I) - H
      CALL PLATE(Q, 4, DOWN)
      W = (UP - DOWN)/(2*H)
      PRINT *, I, G(I), T, W
      IF (G(I) .EQ. 0 .OR. ABS(G(I)-W) .GT. 1.D-6*(1+ABS(W))) STOP 1
      IF (ABS(T-W) .GT. 1.D-6*(1+ABS(W))) STOP 2
   20 CONTINUE
      END
