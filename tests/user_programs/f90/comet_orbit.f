C     COMET: two-body orbit with drag and a jet, fixed form, as of 1978.
      PROGRAM COMET
      DOUBLE PRECISION P(4), DP(4), Q(4), H, A, B, W, MISS
      INTEGER I
      LOGICAL BAD
      EXTERNAL MISS
      BAD = .FALSE.
      DATA P /1.0D0, 0.02D0, 0.05D0, 1.1D0/
      DO 10 I = 1, 4
   10 DP(I) = 0.0D0
      CALL GRAD(P, DP)
      H = 1.0D-4
      DO 20 I = 1, 4
        CALL COPY(P, Q)
        Q(I) = P(I) + H
        A = MISS(Q)
        Q(I) = P(I) - H
        B = MISS(Q)
        W = (A - B)/(2.0D0*H)
        IF (DABS(DP(I) - W) .GT. 2.0D-5*(DABS(W) + 1.0D-3)) THEN
          BAD = .TRUE.
          WRITE (*,900) I, DP(I), W
        END IF
   20 CONTINUE
  900 FORMAT (' WRONG', I3, 2D20.10)
      IF (BAD) STOP 1
      WRITE (*,*) 'ok'
      END
      SUBROUTINE COPY(X, Y)
      DOUBLE PRECISION X(4), Y(4)
      DO 30 I = 1, 4
   30 Y(I) = X(I)
      END
      SUBROUTINE GRAD(P, DP)
      DOUBLE PRECISION P(4), DP(4)
      EXTERNAL MISS
      CALL MISS__ENZYME_AUTODIFF(MISS, P, DP)
      END
      BLOCK DATA CONST
      COMMON /PHYS/ GM, TAU, NSTEP, MODE
      DOUBLE PRECISION GM, TAU
      DATA GM /1.0D0/, TAU /0.02D0/, NSTEP /120/, MODE /2/
      END
      DOUBLE PRECISION FUNCTION MISS(P)
      DOUBLE PRECISION P(4)
      COMMON /PHYS/ GM, TAU, NSTEP, MODE
      DOUBLE PRECISION GM, TAU, S(4), X, Y, U, V, ENERGY, ANGMOM, R
      EQUIVALENCE (S(1), X), (S(2), Y), (S(3), U), (S(4), V)
      COMMON /FORCE/ DRAG, JET
      DOUBLE PRECISION DRAG, JET, E0
      SQ(R) = R*R
      X = P(1)
      Y = 0.0D0
      U = 0.0D0
      V = P(4)
      DRAG = P(2)
      JET = P(3)
      E0 = ENERGY(S)
      K = 0
  100 K = K + 1
      IF (K .GT. NSTEP) GO TO 200
      GO TO (110, 120, 130), MODE
  110 CALL EULER(S)
      GO TO 100
  120 CALL LEAP(S)
      GO TO 100
  130 CONTINUE
      GO TO 100
  200 MISS = SQ(ENERGY(S) - E0) + ANGMOM(S)*X + 0.1D0*DATAN2(Y, X)
      END
      SUBROUTINE EULER(S)
      DOUBLE PRECISION S(4), A(2), GM, TAU
      COMMON /PHYS/ GM, TAU, NSTEP, MODE
      CALL ACC(S, A, *900)
      S(1) = S(1) + TAU*S(3)
      S(2) = S(2) + TAU*S(4)
  900 S(3) = S(3) + TAU*A(1)
      S(4) = S(4) + TAU*A(2)
      RETURN
      ENTRY LEAP(S)
      CALL ACC(S, A, *950)
      S(3) = S(3) + 0.5D0*TAU*A(1)
      S(4) = S(4) + 0.5D0*TAU*A(2)
      S(1) = S(1) + TAU*S(3)
      S(2) = S(2) + TAU*S(4)
      CALL ACC(S, A, *950)
      S(3) = S(3) + 0.5D0*TAU*A(1)
      S(4) = S(4) + 0.5D0*TAU*A(2)
  950 RETURN
      END
      SUBROUTINE ACC(S, A, *)
      DOUBLE PRECISION S(4), A(2), R2, R3, GM, TAU, DRAG, JET
      COMMON /PHYS/ GM, TAU, NSTEP, MODE
      COMMON /FORCE/ DRAG, JET
      R2 = S(1)**2 + S(2)**2
      A(1) = 0.0D0
      A(2) = 0.0D0
      IF (R2 .LT. 1.0D-4) RETURN 1
      R3 = R2*DSQRT(R2)
      A(1) = -GM*S(1)/R3 - DRAG*S(3)/R2
      A(2) = -GM*S(2)/R3 - DRAG*S(4)/R2
      IF (R2 .LT. 1.5D0) A(1) = A(1) + JET*S(1)/R2
      END
      DOUBLE PRECISION FUNCTION ENERGY(S)
      DOUBLE PRECISION S(4), ANGMOM
      ENERGY = 0.5D0*(S(3)**2 + S(4)**2) - 1.0D0/DSQRT(S(1)**2+S(2)**2)
      RETURN
      ENTRY ANGMOM(S)
      ANGMOM = S(1)*S(4) - S(2)*S(3)
      END
