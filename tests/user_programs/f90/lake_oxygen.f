C     LIMNOLOGY: LAYERS OF A LAKE, FUNCTIONS AS ARGUMENTS, NAMELIST AND
C     LIST DIRECTED INTERNAL READS, A SCRATCH FILE, DO WHILE AND NESTED IFS.
      DOUBLE PRECISION FUNCTION ARRHEN(T, Q)
      DOUBLE PRECISION T, Q
      ARRHEN = Q**((T - 20D0)/10D0)
      END
      DOUBLE PRECISION FUNCTION LINEAR(T, Q)
      DOUBLE PRECISION T, Q
      LINEAR = Q*T/20D0
      END
      SUBROUTINE UPTAKE(O2, TEMP, NLAY, RATE, Q, LAW, FLUX)
      DOUBLE PRECISION O2(0:NLAY), TEMP(0:NLAY), RATE, Q, LAW, FLUX(*)
      DOUBLE PRECISION LIMIT
      EXTERNAL LAW
      DO 10 I = 0, NLAY
      LIMIT = O2(I)/(0.5D0 + O2(I))
   10 FLUX(I+1) = -RATE*LIMIT*LAW(TEMP(I), Q)
      END
      SUBROUTINE LAKE(X, N, Y)
      INTEGER NLAY
      PARAMETER (NLAY = 5)
      DOUBLE PRECISION X(N), Y, O2(0:NLAY), TEMP(0:NLAY), FLUX(NLAY+1)
      DOUBLE PRECISION ARRHEN, LINEAR, SAT, MIX, T, DT, OLD, WIND(4)
      CHARACTER*40 TEXT, TABLE(2)
      LOGICAL STRAT
      EXTERNAL ARRHEN, LINEAR
      DATA TABLE /'22.0 21.0 15.5', '9.0, 2*7.5'/
      SAT(T) = 14.6D0 - 0.39D0*T + 0.006D0*T*T
      READ (TABLE(1), *) (TEMP(I), I = 0, 2)
      READ (TABLE(2), *) (TEMP(I), I = 3, 5)
      WRITE (TEXT, 90) (1.5 + K*0.25, K = 1, 4)
   90 FORMAT (4F10.4)
      READ (TEXT, '(4F10.4)') WIND
      DO 20 I = 0, NLAY
   20 O2(I) = SAT(TEMP(I))*X(1)
      OPEN (UNIT=19, STATUS='SCRATCH', FORM='UNFORMATTED')
      T = 0D0
      DT = 0.5D0
      K = 0
      DO WHILE (T .LT. 6D0)
         K = K + 1
         IF (MOD(K, 3) .EQ. 0) THEN
            CALL UPTAKE(O2, TEMP, NLAY, X(2), X(3), LINEAR, FLUX)
         ELSE IF (MOD(K, 3) .EQ. 1) THEN
            CALL UPTAKE(O2, TEMP, NLAY, X(2), X(3), ARRHEN, FLUX)
         ELSE
            DO 30 I = 1, NLAY + 1
   30       FLUX(I) = FLUX(I)*0.9D0
         END IF
         OLD = O2(0)
         O2(0) = O2(0) + DT*(FLUX(1) + X(4)*WIND(MOD(K,4)+1)
     +         *(SAT(TEMP(0)) - O2(0)))
         DO 40 I = 1, NLAY
         STRAT = TEMP(I-1) - TEMP(I) .GT. 2D0
         MIX = X(5)
         IF (STRAT) MIX = X(5)*0.1D0
         O2(I) = O2(I) + DT*(FLUX(I+1) + MIX*(OLD - O2(I)))
         IF (O2(I) .LT. 0D0) O2(I) = 0D0
   40    OLD = O2(I)
         WRITE (19) K, T
         T = T + DT
      END DO
      REWIND 19
      Y = 0D0
   50 READ (19, END=60) I, T
      Y = Y + 0.01D0*T*O2(MOD(I, NLAY+1))
      GO TO 50
   60 CLOSE (19)
      DO 70 I = 0, NLAY
   70 Y = Y + O2(I)**2/(I + 1)
      END
      PROGRAM MAIN
      EXTERNAL LAKE
      DOUBLE PRECISION X(5)
      DATA X /0.9D0, 0.7D0, 2.1D0, 0.15D0, 0.3D0/
      CALL CHECK(LAKE, X, 5)
      END
      SUBROUTINE CHECK(F, X, N)
      EXTERNAL F, ENZYME_AUTODIFF, ENZYME_DUP, ENZYME_CONST
      DOUBLE PRECISION X(N), D(50), Y(4), E, SEED, OLD, H, W
      LOGICAL BAD
      BAD = .FALSE.
      DO 1 I = 1, N
    1 D(I) = 0D0
      E = 0D0
      SEED = 1D0
      CALL ENZYME_AUTODIFF(F, ENZYME_DUP, X, D, ENZYME_CONST, N,
     +                     ENZYME_DUP, E, SEED)
      S = 0.
      DO 3 I = 1, N
      OLD = X(I)
      H = 1D-4
      DO 2 K = 1, 4
      X(I) = OLD + H*(K-3+K/3)
    2 CALL F(X, N, Y(K))
      X(I) = OLD
      W = (Y(1)-8*Y(2)+8*Y(3)-Y(4))/(12*H)
      S = S + ABS(D(I))
      IF (ABS(D(I)-W) .LE. 1D-6*(1+ABS(W))) GO TO 3
      PRINT *, 'WRONG', I, D(I), W
      BAD = .TRUE.
    3 CONTINUE
      IF (BAD .OR. .NOT. S .GT. 0) STOP 1
      PRINT *, 'OK'
      END
