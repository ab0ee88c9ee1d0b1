C     ENVELOPE OF AN ELECTRON BEAM THROUGH THE LENSES OF A GUN
C     THE COLUMN IS READ FROM CARDS, AS IT WAS IN THE MACHINE'S MANUAL
      PROGRAM GUN
      USE LTOAD
      INTEGER N, I, J, NBAD
      PARAMETER (N = 9)
      DOUBLE PRECISION X(N), DX(N), SPOT, DSPOT, F(4), S(4), H, WANT
      DOUBLE PRECISION V(N), T
      EXTERNAL SPOTSZ
      DATA X /0.8D0, 1.1D0, 0.65D0, 1.02D0, 0.93D0, 0.31D0, 0.012D0,
     &        0.021D0, 0.4D0/
      DATA S /1.D0, -1.D0, 2.D0, -2.D0/
      NBAD = 0
      DO 10 I = 1, N
   10 DX(I) = 0.D0
      SPOT = 0.D0
      DSPOT = 1.D0
      CALL ENZYME_AUTODIFF(SPOTSZ, ENZYME_DUP, X, DX, ENZYME_CONST, N,
     &                     ENZYME_DUP, SPOT, DSPOT)
      DO 40 I = 1, N
         H = 1.D-4 * (0.1D0 + X(I))
         DO 30 J = 1, 4
            DO 20 K = 1, N
   20       V(K) = X(K)
            V(I) = X(I) + S(J) * H
            CALL SPOTSZ(V, N, F(J))
   30    CONTINUE
         WANT = (8.D0 * (F(1) - F(2)) - F(3) + F(4)) / (12.D0 * H)
         DO 35 K = 1, N
   35    V(K) = 0.D0
         V(I) = 1.D0
         T = 0.D0
         CALL ENZYME_FWDDIFF(SPOTSZ, ENZYME_DUP, X, V, ENZYME_CONST, N,
     &                       ENZYME_DUP, SPOT, T)
         IF (ABS(WANT - DX(I)) .LE. 1.D-6 * (1.D0 + ABS(WANT)) .AND.
     &       ABS(WANT - T) .LE. 1.D-6 * (1.D0 + ABS(WANT))) GOTO 40
         PRINT *, 'WRONG', I, DX(I), T, WANT
         NBAD = NBAD + 1
   40 CONTINUE
      PRINT *, 'SPOT', SPOT
      IF (NBAD .GT. 0) STOP 1
      PRINT *, 'OK'
      END

C     THE SIZE OF THE SPOT ON THE SCREEN, AND WHAT THE WALLS CATCH
      SUBROUTINE SPOTSZ(X, N, SPOT)
      INTEGER N, NEL, I, NPART
      DOUBLE PRECISION X(N), SPOT, R, RP, Z, PERV, EMIT, Y(2)
      DOUBLE PRECISION LOSS, SETFLD, DUMMY
      CHARACTER*40 CARDS(6)
      CHARACTER*4 WORD
      REAL POS, LEN, APER
      COMMON /COLUMN/ ZPOS(6), ZLEN(6), ZAP(6), KIND(6), NEL
      REAL ZPOS, ZLEN, ZAP
      INTEGER KIND
      EQUIVALENCE (Y(1), R), (Y(2), RP)
      SAVE CARDS
      DATA CARDS /'LENS     10.00      4.00      2.50',
     &            'DRIF     14.00      6.00      2.00',
     &            'LENS     20.00      3.00      2.50',
     &            'STOP     23.00      1.00      0.55',
     &            'LENS     24.00      5.00      3.00',
     &            'END'/
      NEL = 0
      DO 30 I = 1, 6
         READ (CARDS(I), '(A4)') WORD
         IF (WORD .EQ. 'END') GOTO 40
         READ (CARDS(I), '(4X,F11.2,F10.2,F10.2)') POS, LEN, APER
         NEL = NEL + 1
         ZPOS(NEL) = POS
         ZLEN(NEL) = LEN
         ZAP(NEL) = APER
         KIND(NEL) = 3
         IF (WORD .EQ. 'LENS') KIND(NEL) = 1
         IF (WORD .EQ. 'DRIF') KIND(NEL) = 2
   30 CONTINUE
   40 CONTINUE
      DUMMY = SETFLD(X(1), 5)
      PERV = X(6) * 1.D-2
      EMIT = X(7)
      R = X(9)
      RP = X(8)
      Z = 9.D0
      LOSS = 0.D0
      NPART = 0
      DO 60 I = 1, NEL
         CALL STEPIT(Y, Z, I, PERV, EMIT, *50, *70)
         GOTO 60
C        THE BEAM TOUCHES THE STOP
   50    LOSS = LOSS + (R / ZAP(I) - 1.D0) ** 2
         R = R - 0.3D0 * (R - ZAP(I))
         NPART = NPART + 1
   60 CONTINUE
      SPOT = R + 0.5D0 * LOSS + 0.1D0 * RP ** 2
      RETURN
C     LOST ALTOGETHER
   70 SPOT = 1.D3 + R
      END

C     ONE ELEMENT, BY THE MIDPOINT RULE; RETURN 1 IF THE WALL IS TOUCHED
      SUBROUTINE STEPIT(Y, Z, I, PERV, EMIT, *, *)
      DOUBLE PRECISION Y(2), Z, PERV, EMIT, H, RM, RPM, ZM, ACC, FIELD
      DOUBLE PRECISION DFIELD, A, B, C
      COMMON /COLUMN/ ZPOS(6), ZLEN(6), ZAP(6), KIND(6), NEL
      REAL ZPOS, ZLEN, ZAP
      INTEGER KIND, NEL, I, K
      ACC(A, B, C) = -B * A + PERV / A + EMIT ** 2 / A ** 3 - C * 1.D-2
      H = (ZPOS(I) + ZLEN(I) - Z) / 20.D0
      DO 10 K = 1, 20
         RM = Y(1) + 0.5D0 * H * Y(2)
         RPM = Y(2) + 0.5D0 * H * ACC(Y(1), FIELD(Z), DFIELD(Z))
         ZM = Z + 0.5D0 * H
         Y(1) = Y(1) + H * RPM
         Y(2) = Y(2) + H * ACC(RM, FIELD(ZM), DFIELD(ZM))
         Z = Z + H
         IF (Y(1) .LT. 1.D-3 .OR. Y(1) .GT. 20.D0) RETURN 2
   10 CONTINUE
      GOTO (20, 20, 30), KIND(I)
   20 RETURN
   30 IF (Y(1) .GT. ZAP(I)) RETURN 1
      END

C     FOCUSING STRENGTH ALONG THE AXIS; ENTRIES SET AND DERIVE IT
      DOUBLE PRECISION FUNCTION FIELD(Z)
      DOUBLE PRECISION Z, DFIELD, SETFLD, AMP(5), P(5), U, MID(5)
      INTEGER M, K, MM
      SAVE AMP, MM
      DATA MID /11.D0, 13.D0, 21.5D0, 22.D0, 26.D0/
      DATA MM /0/
      FIELD = 0.D0
      DO 10 K = 1, MM
         U = (Z - MID(K)) / 1.7D0
         FIELD = FIELD + 0.05D0 * AMP(K) ** 2 * EXP(-U * U)
   10 CONTINUE
      RETURN
      ENTRY DFIELD(Z)
      DFIELD = 0.D0
      DO 20 K = 1, MM
         U = (Z - MID(K)) / 1.7D0
         DFIELD = DFIELD - 0.1D0 * AMP(K) ** 2 * U * EXP(-U * U) / 1.7D0
   20 CONTINUE
      RETURN
      ENTRY SETFLD(P, M)
      DO 30 K = 1, M
   30 AMP(K) = P(K)
      MM = M
      SETFLD = M
      END
