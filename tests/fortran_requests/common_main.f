      PROGRAM TEST
      COMMON /STATE/ U(4), A, N
      COMMON /RESULT/ COST
      DOUBLE PRECISION U, A, COST, DS(6), DC, H, CP, CM, G
      INTEGER N, I
      EXTERNAL GRAD
      CALL SETUP
      DO 5 I=1,6
 5    DS(I) = 0
      DC = 1
      CALL GRAD(DS, DC)
      PRINT *, COST
      PRINT *, (DS(I), I=1,5)
      H = 1D-5
      DO 10 I=1,5
        CALL SETUP
        IF (I.LE.4) U(I) = U(I) + H
        IF (I.EQ.5) A = A + H
        CALL MODEL
        CP = COST
        CALL SETUP
        IF (I.LE.4) U(I) = U(I) - H
        IF (I.EQ.5) A = A - H
        CALL MODEL
        G = (CP-COST)/(2*H)
        PRINT *, G
        IF (ABS(G-DS(I)).GT.1D-7) STOP 1
 10   CONTINUE
      END
      SUBROUTINE SETUP
      COMMON /STATE/ U(4), A, N
      DOUBLE PRECISION U, A
      INTEGER N, I
      A = 1.5D0
      N = 4
      DO 10 I=1,4
 10   U(I) = 0.3D0*I
      END
