      REAL*8 FUNCTION TOTAL(N, X, Y,
     1    SCALE)
C     COMMENTS, TOO
      INTEGER N, I
      DOUBLE PRECISION X(N), Y(2,N), SCALE
      TOTAL = 0.0D0
      DO 10 I = 1, N
   10 TOTAL = TOTAL + X(I)*Y(1,I)*SCALE + Y(2,I)
      END
