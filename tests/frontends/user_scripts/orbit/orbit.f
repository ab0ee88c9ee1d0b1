      SUBROUTINE SETUP(GM, DRAG)
      DOUBLE PRECISION GM, DRAG
      DOUBLE PRECISION CGM, CDRAG
      COMMON /CONSTS/ CGM, CDRAG
      CGM = GM
      CDRAG = DRAG
      END

      SUBROUTINE DERIV(Y, DY)
      DOUBLE PRECISION Y(4), DY(4), R3
      DOUBLE PRECISION CGM, CDRAG
      COMMON /CONSTS/ CGM, CDRAG
      R3 = (Y(1)**2 + Y(2)**2)**1.5D0
      DY(1) = Y(3)
      DY(2) = Y(4)
      DY(3) = -CGM * Y(1) / R3 - CDRAG * Y(3)
      DY(4) = -CGM * Y(2) / R3 - CDRAG * Y(4)
      END

      SUBROUTINE RHS(T, Y, GM, DRAG, DY)
      DOUBLE PRECISION T, Y(4), GM, DRAG, DY(4)
      CALL SETUP(GM, DRAG)
      CALL DERIV(Y, DY)
      END

      SUBROUTINE SHOOT(Y0, GM, DRAG, N, H, Y)
      INTEGER N, I, K
      DOUBLE PRECISION Y0(4), GM, DRAG, H, Y(4), DY(4)
      CALL SETUP(GM, DRAG)
      DO 10 I = 1, 4
   10 Y(I) = Y0(I)
      DO 30 K = 1, N
        CALL DERIV(Y, DY)
        DO 20 I = 1, 4
   20   Y(I) = Y(I) + H * DY(I)
   30 CONTINUE
      END
