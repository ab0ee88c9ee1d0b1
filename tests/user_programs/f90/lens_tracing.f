C     A RAY THROUGH A LENS SYSTEM.  SURFACES ARE CARDS OF CHARACTERS, READ
C     INTO A TABLE OF REALS AND INTEGERS IN ONE STORAGE; ENTRY POINTS.
      SUBROUTINE CARDS
      CHARACTER*24 DECK(5)
      CHARACTER*4 KIND
      DOUBLE PRECISION TAB(3,10), R, T, RI
      INTEGER ITAB(6,10), NSURF, I
      COMMON /TABLE/ TAB, NSURF
      EQUIVALENCE (TAB, ITAB)
      DATA DECK(1) /'SPHR   5.00  0.40 1.620'/
      DATA DECK(2) /'SPHR  -8.00  0.10 1.000'/
      DATA DECK(3) /'STOP   0.00  0.20 1.000'/
      DATA DECK(4) /'CONI  -6.00  0.30 1.720'/
      DATA DECK(5) /'PLAN   0.00  4.50 1.000'/
      SAVE DECK
      NSURF = 0
      DO 10 I = 1, 5
         READ (DECK(I), 100) KIND, R, T, RI
  100    FORMAT (A4, F7.2, F6.2, F6.3)
         NSURF = NSURF + 1
         IF (KIND .EQ. 'SPHR') ITAB(1,NSURF) = 1
         IF (KIND .EQ. 'STOP') ITAB(1,NSURF) = 2
         IF (KIND .EQ. 'CONI') ITAB(1,NSURF) = 3
         IF (KIND .EQ. 'PLAN') ITAB(1,NSURF) = 4
         ITAB(2,NSURF) = INT(1.0D1 * R + DSIGN(0.5D0, R))
         TAB(2,NSURF) = T
         TAB(3,NSURF) = RI
   10 CONTINUE
      END
C
      SUBROUTINE RAY(Y0, U0)
      DOUBLE PRECISION Y0, U0, Y, U, RN, RN1, C, SCALE, CONIC, OUT
      DOUBLE PRECISION TAB(3,10), SHIFT
      INTEGER ITAB(6,10), NSURF, I, J
      LOGICAL STOPPD
      COMMON /TABLE/ TAB, NSURF
      EQUIVALENCE (TAB, ITAB)
      SAVE Y, U, RN, STOPPD
      Y = Y0
      U = U0
      RN = 1.0D0
      STOPPD = .FALSE.
      RETURN
C
      ENTRY TRACE(I, SCALE, CONIC, SHIFT)
      IF (STOPPD) RETURN
      J = ITAB(1,I)
      C = 0.0D0
      IF (ITAB(2,I) .NE. 0) C = 1.0D1 / (SCALE * ITAB(2,I))
      RN1 = TAB(3,I)
      GO TO (20, 30, 40, 50), J
   20 U = (RN * U - Y * C * (RN1 - RN)) / RN1
      GO TO 60
   30 STOPPD = DABS(Y) .GT. 2.0D0
      GO TO 60
   40 U = (RN * U - Y * (C + CONIC * C**3 * Y**2) * (RN1 - RN)) / RN1
      GO TO 60
   50 U = RN / RN1 * DSIN(U)
   60 Y = Y + DTAN(U) * (TAB(2,I) + SHIFT)
      RN = RN1
      RETURN
C
      ENTRY SPOT(OUT)
      OUT = Y
      IF (STOPPD) OUT = 1.0D6
      END
C
      SUBROUTINE MERIT(X, P)
      DOUBLE PRECISION X(4), P, H, OUT, TAB(3,10)
      INTEGER NSURF, I, K
      COMMON /TABLE/ TAB, NSURF
      P = 0.0D0
      DO 30 K = 1, 4
         H = 0.25D0 * K
         CALL RAY(H, X(4))
         DO 20 I = 1, NSURF
            CALL TRACE(I, X(1), X(2), X(3) / I)
   20    CONTINUE
         CALL SPOT(OUT)
         P = P + OUT**2
   30 CONTINUE
      P = DSQRT(P / 4.0D0)
      END
C
      PROGRAM LENS
      EXTERNAL MERIT, ENZYME_AUTODIFF, ENZYME_DUP
      DOUBLE PRECISION X(4), D(4), F(4), P, SEED, OLD, H, S
      INTEGER I, K, NBAD
      DATA X /1.0D0, 0.4D0, 0.05D0, 0.02D0/, D /4*0.0D0/
      CALL CARDS
      NBAD = 0
      SEED = 1.0D0
      CALL ENZYME_AUTODIFF(MERIT, ENZYME_DUP, X, D, ENZYME_DUP, P, SEED)
      DO 20 I = 1, 4
         OLD = X(I)
         H = 1.0D-4
         DO 10 K = 1, 4
            X(I) = OLD + H * (K - 3 + K / 3)
            CALL MERIT(X, F(K))
   10    CONTINUE
         X(I) = OLD
         S = (F(1) - 8 * F(2) + 8 * F(3) - F(4)) / (12 * H)
         IF (.NOT. DABS(D(I) - S) .LE. 1.0D-6 * (1 + DABS(S))) THEN
            WRITE (*, *) I, D(I), S
            NBAD = NBAD + 1
         END IF
   20 CONTINUE
      IF (NBAD .GT. 0 .OR. D(1) .EQ. 0.0D0) STOP 1
      WRITE (*, *) 'OK'
      END
