C     A CHIRP IS SENT, ITS ECHO FROM SEVERAL TARGETS IS COMPRESSED BY AN
C     FFT OVER AN ARRAY THAT IS COMPLEX HERE AND REAL THERE.
      SUBROUTINE FOUR1(DATA, NN, ISIGN)
      REAL*8 DATA(*), TEMPR, TEMPI, WR, WI, WPR, WPI, WTEMP, THETA
      INTEGER NN, ISIGN, N, I, J, M, MMAX, ISTEP
      N = 2*NN
      J = 1
      DO 11 I = 1, N, 2
        IF (J .GT. I) THEN
          TEMPR = DATA(J)
          TEMPI = DATA(J+1)
          DATA(J) = DATA(I)
          DATA(J+1) = DATA(I+1)
          DATA(I) = TEMPR
          DATA(I+1) = TEMPI
        ENDIF
        M = N/2
    1   IF ((M .GE. 2) .AND. (J .GT. M)) THEN
          J = J - M
          M = M/2
          GO TO 1
        ENDIF
        J = J + M
   11 CONTINUE
      MMAX = 2
    2 IF (N .GT. MMAX) THEN
        ISTEP = 2*MMAX
        THETA = 6.28318530717959D0/(ISIGN*MMAX)
        WPR = -2.D0*DSIN(0.5D0*THETA)**2
        WPI = DSIN(THETA)
        WR = 1.D0
        WI = 0.D0
        DO 13 M = 1, MMAX, 2
          DO 12 I = M, N, ISTEP
            J = I + MMAX
            TEMPR = WR*DATA(J) - WI*DATA(J+1)
            TEMPI = WR*DATA(J+1) + WI*DATA(J)
            DATA(J) = DATA(I) - TEMPR
            DATA(J+1) = DATA(I+1) - TEMPI
            DATA(I) = DATA(I) + TEMPR
            DATA(I+1) = DATA(I+1) + TEMPI
   12     CONTINUE
          WTEMP = WR
          WR = WR*WPR - WI*WPI + WR
          WI = WI*WPR + WTEMP*WPI + WI
   13   CONTINUE
        MMAX = ISTEP
        GO TO 2
      ENDIF
      END
C
      REAL*8 FUNCTION RANGE(POS, AMP, NT)
      INTEGER NT, NS
      PARAMETER (NS = 64)
      REAL*8 POS(NT), AMP(NT), X(2*NS), Y(2*NS), T, P
      COMPLEX*16 CX(NS), CY(NS), Z
      EQUIVALENCE (X, CX), (Y, CY)
      COMMON /PULSE/ RATE, WIDTH
      REAL*8 RATE, WIDTH
      COMPLEX*16 CHIRP
      REAL*8 ARG
      CHIRP(ARG) = EXP(DCMPLX(-(ARG/WIDTH)**2, RATE*ARG*ARG))
      DO 20 I = 1, NS
        T = I - 16.D0
        CX(I) = CHIRP(T)
        CY(I) = (0.D0, 0.D0)
        DO 10 K = 1, NT
          CY(I) = CY(I) + AMP(K)*CHIRP(T - POS(K))
     +      *CMPLX(COS(0.3D0*POS(K)), -SIN(0.3D0*POS(K)), KIND=8)
   10   CONTINUE
   20 CONTINUE
      CALL FOUR1(X, NS, 1)
      CALL FOUR1(CY, NS, 1)
      DO 30 I = 1, NS
        Z = CY(I)*DCONJG(CX(I))
        CY(I) = Z/(1.D0 + 0.1D0*CDABS(CX(I)))
   30 CONTINUE
      CALL FOUR1(Y, NS, -1)
      P = 0.D0
      RANGE = 0.D0
      DO 40 I = 1, 2*NS, 2
        P = P + Y(I)**2 + Y(I+1)**2
        RANGE = RANGE + I*(Y(I)**2 + Y(I+1)**2)
   40 CONTINUE
      RANGE = RANGE/P + DIMAG(CY(20))/NS
      END
C
      SUBROUTINE LOCATE(POS, AMP, NT, R)
      REAL*8 POS(*), AMP(*), R, RANGE
      EXTERNAL RANGE
      R = RANGE(POS, AMP, NT)
      END
C
      PROGRAM SONAR
      REAL*8 POS(3), AMP(3), DPOS(3), DAMP(3), R, DR, UP, DOWN, FD, H
      COMMON /PULSE/ RATE, WIDTH
      REAL*8 RATE, WIDTH
      EXTERNAL LOCATE, ENZYME_AUTODIFF, ENZYME_DUP, ENZYME_CONST
      DATA POS /7.2D0, 13.5D0, 21.1D0/, AMP /1.D0, .6D0, .35D0/
      DATA DPOS /3*0.D0/, DAMP /3*0.D0/, H /1.D-5/
      RATE = 0.02D0
      WIDTH = 9.D0
      R = 0.D0
      DR = 1.D0
      CALL ENZYME_AUTODIFF(LOCATE, ENZYME_DUP, POS, DPOS, ENZYME_DUP,
     +     AMP, DAMP, ENZYME_CONST, 3, ENZYME_DUP, R, DR)
      DO 50 I = 1, 3
        POS(I) = POS(I) + H
        CALL LOCATE(POS, AMP, 3, UP)
        POS(I) = POS(I) - 2*H
        CALL LOCATE(POS, AMP, 3, DOWN)
        POS(I) = POS(I) + H
        FD = (UP - DOWN)/(2*H)
        PRINT *, DPOS(I), FD
        IF (.NOT. ABS(FD - DPOS(I)) .LE. 1.D-6*(1 + ABS(FD))) STOP 1
        AMP(I) = AMP(I) + H
        CALL LOCATE(POS, AMP, 3, UP)
        AMP(I) = AMP(I) - 2*H
        CALL LOCATE(POS, AMP, 3, DOWN)
        AMP(I) = AMP(I) + H
        FD = (UP - DOWN)/(2*H)
        PRINT *, DAMP(I), FD
        IF (.NOT. ABS(FD - DAMP(I)) .LE. 1.D-6*(1 + ABS(FD))) STOP 2
        IF (DPOS(I) .EQ. 0 .OR. DAMP(I) .EQ. 0) STOP 3
   50 CONTINUE
      END
