C     GRAVITY OF ORE BODIES: POLYGONS BELOW A PROFILE (TALWANI), AND HOW
C     WELL THEY FIT WHAT WAS MEASURED.  ONE WORK ARRAY SERVES ALL.
      PROGRAM SURVEY
      USE LTOAD
      INTEGER NX, NW, LW, I, J, K, NBAD
      PARAMETER (NX = 18, LW = 400)
      DOUBLE PRECISION X(NX), DX(NX), W(LW), DW(LW), CHI, DCHI, F(4)
      DOUBLE PRECISION S(4), H, V(NX), WANT, DIR(NX), T, ALONG
      EXTERNAL MISFIT
      DATA S /1.D0, -1.D0, 2.D0, -2.D0/
C     TWO BODIES OF 5 AND 3 CORNERS, THEN DENSITIES
      DATA X /1.0D0, 2.1D0, 2.4D0, 1.7D0, 0.8D0,
     &        0.55D0, 0.5D0, 1.3D0, 1.9D0, 1.5D0,
     &        3.1D0, 4.6D0, 3.7D0,  0.9D0, 1.1D0, 2.3D0,
     &        0.41D0, -0.27D0/
      NBAD = 0
      DO 10 I = 1, NX
      DX(I) = 0.D0
   10 DIR(I) = COS(2.3D0 * I)
      DO 20 I = 1, LW
      W(I) = 0.D0
   20 DW(I) = 0.D0
      CHI = 0.D0
      DCHI = 1.D0
      CALL ENZYME_AUTODIFF(MISFIT, ENZYME_DUP, X, DX, ENZYME_CONST, NX,
     &     ENZYME_DUP, W, DW, ENZYME_CONST, LW, ENZYME_DUP, CHI, DCHI)
      DO 50 I = 1, NX
         H = 2.D-4
         DO 40 J = 1, 4
            DO 30 K = 1, NX
   30       V(K) = X(K)
            V(I) = V(I) + S(J) * H
            CALL MISFIT(V, NX, W, LW, F(J))
   40    CONTINUE
         WANT = (8.D0 * (F(1) - F(2)) - F(3) + F(4)) / (12.D0 * H)
         IF (ABS(WANT - DX(I)) .LE. 1.D-6 * (1.D0 + ABS(WANT))) GOTO 50
         PRINT *, 'WRONG', I, DX(I), WANT
         NBAD = NBAD + 1
   50 CONTINUE
      T = 0.D0
      DO 55 I = 1, LW
   55 DW(I) = 0.D0
      CALL ENZYME_FWDDIFF(MISFIT, ENZYME_DUP, X, DIR, ENZYME_CONST, NX,
     &     ENZYME_DUP, W, DW, ENZYME_CONST, LW, ENZYME_DUP, CHI, T)
      ALONG = 0.D0
      DO 60 I = 1, NX
   60 ALONG = ALONG + DX(I) * DIR(I)
      IF (.NOT. ABS(ALONG - T) .LE. 1.D-10 * (1.D0 + ABS(T))) THEN
         PRINT *, 'WRONG TANGENT', T, ALONG
         NBAD = NBAD + 1
      END IF
      PRINT *, 'CHI', CHI
      IF (NBAD .GT. 0) STOP 1
      PRINT *, 'OK'
      END

C     ADDRESSES INTO THE WORK ARRAY ARE MADE HERE, AND CHECKED
      SUBROUTINE MISFIT(X, NX, W, LW, CHI)
      INTEGER NX, LW, NST, LG, LXY, LA, LB, LIX, LEND, NCORN(2), NB
      DOUBLE PRECISION X(NX), W(LW), CHI
      PARAMETER (NST = 14)
      SAVE NCORN, NB
      DATA NCORN /5, 3/, NB /2/
      LG = 1
      LXY = LG + NST
      LA = LXY + 2 * 8
      LB = LA + 3 * 3
      LIX = LB + 3
      LEND = LIX + NST
      IF (LEND .GT. LW) THEN
         WRITE (*, '(A,I6)') ' WORK ARRAY NEEDS', LEND
         STOP 2
      END IF
      CALL PLACE(X, W(LXY), NCORN, NB)
      CALL PROFIL(W(LXY), 8, NCORN, NB, X(NX - 1), W(LG), NST)
      CALL TREND(W(LG), NST, W(LA), W(LB), 3, W(LIX), CHI)
      END

C     CORNERS OF ALL BODIES, ONE PAIR AFTER THE OTHER
      SUBROUTINE PLACE(X, XY, NC, NB)
      INTEGER NB, NC(NB), IB, I, L, M
      DOUBLE PRECISION X(*), XY(2, *)
      L = 0
      M = 0
      DO 20 IB = 1, NB
         DO 10 I = 1, NC(IB)
            M = M + 1
            XY(1, M) = X(L + I)
            XY(2, M) = X(L + NC(IB) + I)
   10    CONTINUE
         L = L + 2 * NC(IB)
   20 CONTINUE
      END

C     VERTICAL GRAVITY AT THE STATIONS, MILLIGAL
      SUBROUTINE PROFIL(XY, NMAX, NC, NB, RHO, G, NST)
      INTEGER NMAX, NB, NC(NB), NST, IS, IB, I, K, M
      DOUBLE PRECISION XY(2, NMAX), RHO(NB), G(NST), XS, SIDE
      DOUBLE PRECISION P(4), X1, Z1, X2, Z2
      EQUIVALENCE (P(1), X1), (P(2), Z1), (P(3), X2), (P(4), Z2)
      DO 40 IS = 1, NST
         XS = 0.37D0 * IS
         G(IS) = 0.D0
         M = 0
         DO 30 IB = 1, NB
            DO 20 I = 1, NC(IB)
               K = MOD(I, NC(IB)) + 1
               X1 = XY(1, M + I) - XS
               Z1 = XY(2, M + I)
               X2 = XY(1, M + K) - XS
               Z2 = XY(2, M + K)
               G(IS) = G(IS) + 13.34D0 * RHO(IB) * SIDE(P)
   20       CONTINUE
            M = M + NC(IB)
   30    CONTINUE
   40 CONTINUE
      END

C     ONE SIDE OF A POLYGON
      DOUBLE PRECISION FUNCTION SIDE(P)
      DOUBLE PRECISION P(4), DXX, DZZ, A, B, R1, R2, T1, T2
      DXX = P(3) - P(1)
      DZZ = P(4) - P(2)
      R1 = P(1) ** 2 + P(2) ** 2
      R2 = P(3) ** 2 + P(4) ** 2
      T1 = ATAN2(P(2), P(1))
      T2 = ATAN2(P(4), P(3))
      IF (ABS(DZZ) .LT. 1.D-12) THEN
         SIDE = P(2) * (T2 - T1)
         RETURN
      END IF
      A = DXX / DZZ
      B = (P(1) * P(4) - P(3) * P(2)) / DZZ
      SIDE = B / (1.D0 + A * A) * (0.5D0 * LOG(R2 / R1) - A * (T2 - T1))
      END

C     A PARABOLA IS TAKEN OUT BY NORMAL EQUATIONS; WHAT STAYS IS WEIGHED
C     BY ITS RANK, WHICH IS KEPT IN THE SAME WORK ARRAY AS INTEGERS
      SUBROUTINE TREND(G, N, A, B, M, IRANK, CHI)
      INTEGER N, M, I, J, K, IRANK(2, *)
      DOUBLE PRECISION G(N), A(M, M), B(M), CHI, U, Q, R, OBS
      OBS(U) = 0.8D0 * EXP(-(U - 1.6D0) ** 2) - 0.4D0 * U + 1.D0
      DO 20 J = 1, M
         B(J) = 0.D0
         DO 10 K = 1, M
   10    A(J, K) = 0.D0
   20 CONTINUE
      DO 40 I = 1, N
         U = 0.37D0 * I
         G(I) = G(I) - OBS(U)
         DO 30 J = 1, M
            B(J) = B(J) + G(I) * U ** (J - 1)
            DO 25 K = 1, M
   25       A(J, K) = A(J, K) + U ** (J + K - 2)
   30    CONTINUE
   40 CONTINUE
      DO 60 K = 1, M
         DO 55 I = K + 1, M
            Q = A(I, K) / A(K, K)
            DO 50 J = K, M
   50       A(I, J) = A(I, J) - Q * A(K, J)
            B(I) = B(I) - Q * B(K)
   55    CONTINUE
   60 CONTINUE
      DO 70 K = M, 1, -1
         DO 65 J = K + 1, M
   65    B(K) = B(K) - A(K, J) * B(J)
         B(K) = B(K) / A(K, K)
   70 CONTINUE
      DO 90 I = 1, N
         U = 0.37D0 * I
         DO 80 J = 1, M
   80    G(I) = G(I) - B(J) * U ** (J - 1)
   90 CONTINUE
      DO 110 I = 1, N
         IRANK(1, I) = 1
         IRANK(2, I) = I
         DO 100 J = 1, N
            IF (ABS(G(J)) .GT. ABS(G(I))) IRANK(1, I) = IRANK(1, I) + 1
  100    CONTINUE
  110 CONTINUE
      CHI = 0.D0
      DO 120 I = 1, N
         R = G(IRANK(2, I))
         CHI = CHI + R * R / (1.D0 + 0.1D0 * IRANK(1, I))
  120 CONTINUE
      END
