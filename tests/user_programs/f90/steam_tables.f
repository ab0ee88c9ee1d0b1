C     PROPERTIES OF STEAM BY TABLES AND SPLINES, IN SINGLE AND DOUBLE
C     PRECISION; FUNCTIONS WITH ENTRIES; DO LOOPS THAT SHARE THEIR END.
      SUBROUTINE SPLINE(X, Y, N, Y2)
      REAL X(N), Y(N)
      DOUBLE PRECISION Y2(N), U(50), SIG, P
      Y2(1) = 0.0
      U(1) = 0.0
      DO 11 I = 2, N-1
      SIG = (X(I)-X(I-1)) / (X(I+1)-X(I-1))
      P = SIG*Y2(I-1) + 2.
      Y2(I) = (SIG-1.)/P
   11 U(I) = (6.D0*((Y(I+1)-Y(I))/(X(I+1)-X(I))
     1 -(Y(I)-Y(I-1))/(X(I)-X(I-1)))/(X(I+1)-X(I-1))-SIG*U(I-1))/P
      Y2(N) = 0.0
      DO 12 K = N-1, 1, -1
   12 Y2(K) = Y2(K)*Y2(K+1) + U(K)
      RETURN
      END
C
      DOUBLE PRECISION FUNCTION PSAT(T)
      DOUBLE PRECISION T, HVAP, VLIQ, A, B, H, Z, Y2(8,3)
      REAL TT(8), PT(8), HT(8), VT(8)
      LOGICAL FIRST
      SAVE Y2, FIRST
      DATA FIRST /.TRUE./
      DATA TT /0.,25.,50.,75.,100.,125.,150.,175./
      DATA PT /.0061,.0317,.1235,.3858,1.0133,2.3210,4.7580,8.9240/
      DATA HT /2500.9,2441.7,2381.9,2320.6,2256.4,2188.1,2113.7,2031.7/
      DATA VT /1.0002,1.0030,1.0121,1.0258,1.0435,1.0648,1.0905,1.1215/
      ASSIGN 10 TO JUMP
      KIND = 1
      GO TO 100
   10 PSAT = Z
      RETURN
C
      ENTRY HVAP(T)
      ASSIGN 20 TO JUMP
      KIND = 2
      GO TO 100
   20 HVAP = Z
      RETURN
C
      ENTRY VLIQ(T)
      ASSIGN 30 TO JUMP
      KIND = 3
      GO TO 100
   30 VLIQ = Z
      RETURN
C
  100 IF (.NOT. FIRST) GO TO 110
      CALL SPLINE(TT, PT, 8, Y2(1,1))
      CALL SPLINE(TT, HT, 8, Y2(1,2))
      CALL SPLINE(TT, VT, 8, Y2(1,3))
      FIRST = .FALSE.
  110 K = 1
  120 IF (K .GE. 7 .OR. T .LT. TT(K+1)) GO TO 130
      K = K + 1
      GO TO 120
  130 H = TT(K+1) - TT(K)
      A = (TT(K+1) - T) / H
      B = (T - TT(K)) / H
      IF (KIND .EQ. 1) Z = A*PT(K) + B*PT(K+1)
      IF (KIND .EQ. 2) Z = A*HT(K) + B*HT(K+1)
      IF (KIND .EQ. 3) Z = A*VT(K) + B*VT(K+1)
      Z = Z + ((A**3-A)*Y2(K,KIND) + (B**3-B)*Y2(K+1,KIND))*H**2/6.D0
      GO TO JUMP, (10, 20, 30)
      END
C
      SUBROUTINE CYCLE(X, W)
      DOUBLE PRECISION X(5), W, PSAT, HVAP, VLIQ, Q(3,4), EFF
      DO 40 J = 1, 4
      DO 40 I = 1, 3
   40 Q(I,J) = 0.D0
      DO 60 J = 1, 4
         DO 50 I = 1, 3
            IF (I - J) 41, 42, 43
   41       Q(I,J) = PSAT(X(J)) * X(5)
            GOTO 50
   42       Q(I,J) = HVAP(X(J)) / 1.D3
            GOTO 50
   43       Q(I,J) = VLIQ(X(J)) - 1.D0
   50    CONTINUE
   60 CONTINUE
      EFF = 1.D0 - (X(1) + 273.15D0) / (X(4) + 273.15D0)
      W = 0.D0
      DO 70 J = 1, 4
      DO 70 I = 1, 3
   70 W = W + Q(I,J) * EFF**I
      RETURN
      END
C
      PROGRAM STEAM
      EXTERNAL CYCLE, ENZYME_AUTODIFF, ENZYME_DUP
      DOUBLE PRECISION X(5), D(5), F(4), W, SEED, OLD, H, S
      DATA X /31.D0, 62.D0, 110.D0, 158.D0, 0.7D0/, D /5*0.D0/
      NBAD = 0
      SEED = 1.D0
      CALL ENZYME_AUTODIFF(CYCLE, ENZYME_DUP, X, D, ENZYME_DUP, W, SEED)
      DO 20 I = 1, 5
         OLD = X(I)
         H = 1.D-3 * OLD
         DO 10 K = 1, 4
            X(I) = OLD + H * (K - 3 + K / 3)
   10    CALL CYCLE(X, F(K))
         X(I) = OLD
         S = (F(1) - 8*F(2) + 8*F(3) - F(4)) / (12*H)
         IF (DABS(D(I) - S) .LE. 1.D-6 * (1 + DABS(S))) GO TO 20
         PRINT *, I, D(I), S
         NBAD = NBAD + 1
   20 CONTINUE
      IF (NBAD .GT. 0 .OR. D(1) .EQ. 0.D0) STOP 1
      PRINT *, 'OK'
      END
