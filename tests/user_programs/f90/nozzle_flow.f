C     GAS IN A NOZZLE, BY AN INTEGRATOR WITH REVERSE COMMUNICATION: IT
C     KEEPS WHERE IT WAS IN AN ASSIGNED LABEL AND STATE THAT IS SAVED.
      SUBROUTINE RKREV(IDO, N, T, Y, DY, H, W)
      INTEGER IDO, N, I, WHERE
      DOUBLE PRECISION T, Y(N), DY(N), H, W(N, 6), T0
      SAVE T0, WHERE
      IF (IDO .EQ. 0) THEN
         ASSIGN 10 TO WHERE
         T0 = T
         DO 5 I = 1, N
    5    W(I,1) = Y(I)
         IDO = 1
         RETURN
      END IF
      GO TO WHERE, (10, 20, 30, 40)
   10 DO 15 I = 1, N
      W(I,2) = DY(I)
   15 Y(I) = W(I,1) + 0.5D0*H*DY(I)
      T = T0 + 0.5D0*H
      ASSIGN 20 TO WHERE
      RETURN
   20 DO 25 I = 1, N
      W(I,3) = DY(I)
   25 Y(I) = W(I,1) + 0.5D0*H*DY(I)
      ASSIGN 30 TO WHERE
      RETURN
   30 DO 35 I = 1, N
      W(I,4) = DY(I)
   35 Y(I) = W(I,1) + H*DY(I)
      T = T0 + H
      ASSIGN 40 TO WHERE
      RETURN
   40 DO 45 I = 1, N
      W(I,5) = DY(I)
   45 Y(I) = W(I,1) + H/6*(W(I,2) + 2*W(I,3) + 2*W(I,4) + W(I,5))
      IDO = 2
      END
      DOUBLE PRECISION FUNCTION AREA(X, A)
      DOUBLE PRECISION X, A(*), DAREA
      AREA = A(1)*(1 + A(2)*(X - 1)**2)
      RETURN
      ENTRY DAREA(X, A)
      DAREA = 2*A(1)*A(2)*(X - 1)
      END
      SUBROUTINE NOZZLE(A, N, THRUST)
      INTEGER N, IDO, K
      DOUBLE PRECISION A(N), THRUST, Y(3), DY(3), W(18), X, H
      DOUBLE PRECISION AREA, DAREA, GAM, M2, F
      EXTERNAL AREA, DAREA
      GAM = A(3)
      X = 1.05D0
      Y(1) = 1.1D0 + A(4)
      Y(2) = 1.D0
      Y(3) = 0.D0
      H = 0.05D0
      DO 100 K = 1, 18
      IDO = 0
   50 CALL RKREV(IDO, 3, X, Y, DY, H, W)
      IF (IDO .EQ. 2) GO TO 100
      M2 = Y(1)
      F = 0.02D0*A(5)
      DY(1) = M2*(1 + 0.5D0*(GAM - 1)*M2)/(1 - M2)
     1   *(-2*DAREA(X, A)/AREA(X, A) + GAM*M2*F)
      DY(2) = -Y(2)*GAM*M2/(1 - M2)*(DAREA(X, A)/AREA(X, A)) - F*Y(2)
      DY(3) = Y(2)*DAREA(X, A)
      GO TO 50
  100 CONTINUE
      THRUST = Y(2)*AREA(X, A)*(1 + GAM*Y(1)) + Y(3)
      END
      PROGRAM MAIN
      INTEGER I, J
      DOUBLE PRECISION A(5), G(5), S(5), Q(5), T, TS, UP, DOWN, H, W
      EXTERNAL NOZZLE, ENZYME_AUTODIFF, ENZYME_FWDDIFF
      EXTERNAL ENZYME_DUP, ENZYME_CONST
      DATA A /1.2D0, 0.8D0, 1.4D0, 0.05D0, 0.3D0/, G, S /10*0.D0/
      T = 0
      TS = 1
      CALL ENZYME_AUTODIFF(NOZZLE, ENZYME_DUP, A, G, ENZYME_CONST, 5,
     1   ENZYME_DUP, T, TS)
      DO 20 I = 1, 5
      S(I) = 1
      CALL ENZYME_FWDDIFF(NOZZLE, ENZYME_DUP, A, S, ENZYME_CONST, 5,
     1   ENZYME_DUP, T, TS)
      S(I) = 0
      DO 10 J = 1, 5
   10 Q(J) = A(J)
      H = 1.D-5*A(I)
      Q(I) = A(I) + H
      CALL NOZZLE(Q, 5, UP)
      Q(I) = A(I) - H
      CALL NOZZLE(Q, 5, DOWN)
      W = (UP - DOWN)/(2*H)
      PRINT *, I, G(I), TS, W
      IF (G(I) .EQ. 0 .OR. ABS(G(I)-W) .GT. 1.D-5*(1+ABS(W))) STOP 1
      IF (ABS(TS-W) .GT. 1.D-5*(1+ABS(W))) STOP 2
   20 CONTINUE
      END
