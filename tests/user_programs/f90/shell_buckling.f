C     PRESSURE VESSEL: AXISYMMETRIC BENDING OF A CYLINDER WITH VARIABLE
C     THICKNESS, BANDED CHOLESKY AFTER MARTIN & WILKINSON, MATERIAL
C     CONSTANTS IN ONE ARRAY VIA EQUIVALENCE, AND A NORM AS OBJECTIVE.
      PROGRAM VESSEL
      INTEGER N, LBAND
      PARAMETER (N = 24, LBAND = 3)
      DOUBLE PRECISION T(N), DT(N), OBJ, FD, H, F1, F2
      DOUBLE PRECISION STRESS, WEIGHT
      INTEGER I, NOK
      EXTERNAL STRESS
      DOUBLE PRECISION ENZYME_AUTODIFF
      EXTERNAL VALUE2, ENZYME_AUTODIFF, ENZYME_DUP, ENZYME_CONST
      DOUBLE PRECISION V, DV
      DO 1 I = 1, N
         T(I) = 10D0 + 2D0*DSIN(0.4D0*I)
    1    DT(I) = 0D0
      V = 0D0
      DV = 1D0
      CALL CALLAD(N, T, DT, V, DV)
      H = 1D-4
      NOK = 0
      DO 2 I = 1, N
         T(I) = T(I) + H
         F1 = STRESS(N, T)
         T(I) = T(I) - 2*H
         F2 = STRESS(N, T)
         T(I) = T(I) + H
         FD = (F1 - F2)/(2*H)
         IF (DABS(FD - DT(I)) .LE. 1D-6*(1D-1 + DABS(FD))) NOK = NOK + 1
         IF (MOD(I, 6) .EQ. 0) WRITE (*, 9) I, T(I), DT(I), FD
    2 CONTINUE
    9 FORMAT (' RING ', I3, ' T=', F8.3, ' DJ/DT=', 1P, 2D16.7, 0P)
      IF (NOK .EQ. N .AND. DABS(DT(3)) .GT. 1D-9) THEN
         WRITE (*, '(A, F12.5)') ' PASS', V
      ELSE
         WRITE (*, '(A, 2I5)') ' FAIL', NOK, N
         STOP 3
      END IF
      END

      SUBROUTINE CALLAD(N, T, DT, V, DV)
      INTEGER N
      DOUBLE PRECISION T(*), DT(*), V, DV
      EXTERNAL VALUE2, ENZYME_AUTODIFF, ENZYME_DUP, ENZYME_CONST
      CALL ENZYME_AUTODIFF(VALUE2, ENZYME_CONST, N, ENZYME_DUP, T, DT,
     1   ENZYME_DUP, V, DV)
      END

      SUBROUTINE VALUE2(N, T, V)
      INTEGER N
      DOUBLE PRECISION T(N), V, STRESS
      V = STRESS(N, T)
      END

      DOUBLE PRECISION FUNCTION STRESS(N, T)
      INTEGER N, I, IFAIL
      DOUBLE PRECISION T(N)
      DOUBLE PRECISION A(4, 60), B(60), PROP(4), E, XNU, RAD, PRESS
      DOUBLE PRECISION D(60), SX, SMAX, BEND
      EQUIVALENCE (PROP(1), E), (PROP(2), XNU), (PROP(3), RAD),
     1            (PROP(4), PRESS)
      SAVE PROP
      DATA PROP /2.1D2, 0.3D0, 500D0, 1.6D-2/
      DOUBLE PRECISION FLEX
      FLEX(SX) = E*SX**3/(12D0*(1D0 - XNU*XNU))
C     RIGIDITIES
      DO 10 I = 1, N
         D(I) = FLEX(T(I))
   10 CONTINUE
      CALL ASSEMB(N, T, D, PROP, A, B)
      CALL BANDCH(N, 3, 4, A, B, IFAIL)
      IF (IFAIL .NE. 0) THEN
         PRINT *, 'NOT POSITIVE', IFAIL
         STOP 4
      END IF
C     SOFT MAXIMUM OF THE STRESSES
      SMAX = 0D0
      DO 20 I = 2, N - 1
         BEND = (B(I-1) - 2D0*B(I) + B(I+1))/400D0
         SX = 6D0*D(I)*BEND/T(I)**2
         SMAX = SMAX + (SX**2 + (E*B(I)/RAD)**2)**2
   20 CONTINUE
      STRESS = 1D2*SMAX**0.25D0
      END

      SUBROUTINE ASSEMB(N, T, D, PROP, A, B)
      INTEGER N, I, K
      DOUBLE PRECISION T(N), D(N), PROP(*), A(4, *), B(*), DX, CW
      DX = 20D0
      DO 20 I = 1, N
         DO 10 K = 1, 4
   10       A(K, I) = 0D0
         B(I) = PROP(4)
   20 CONTINUE
      DO 30 I = 2, N - 1
         CW = D(I)/DX**4
C        ROWS OF (W(I-1) - 2 W(I) + W(I+1))**2, LOWER BAND STORED
         A(1, I-1) = A(1, I-1) + CW
         A(1, I) = A(1, I) + 4D0*CW
         A(1, I+1) = A(1, I+1) + CW
         A(2, I-1) = A(2, I-1) - 2D0*CW
         A(2, I) = A(2, I) - 2D0*CW
         A(3, I-1) = A(3, I-1) + CW
   30 CONTINUE
      DO 40 I = 1, N
   40    A(1, I) = A(1, I) + PROP(1)*T(I)/PROP(3)**2
      A(1, 1) = A(1, 1)*1D4
      A(1, N) = A(1, N)*1D4
      END

      SUBROUTINE BANDCH(N, M, LDA, A, B, IFAIL)
C     CHOLESKY OF A BAND, A(1+K, J) IS THE ELEMENT (J+K, J)
      INTEGER N, M, LDA, IFAIL, J, K, L, LIM
      DOUBLE PRECISION A(LDA, N), B(N), P
      IFAIL = 0
      J = 0
   10 J = J + 1
      IF (J .GT. N) GOTO 50
      IF (A(1, J) .LE. 0D0) THEN
         IFAIL = J
         RETURN
      ENDIF
      P = DSQRT(A(1, J))
      A(1, J) = P
      LIM = MIN0(M - 1, N - J)
      DO 20 K = 1, LIM
   20    A(1+K, J) = A(1+K, J)/P
      DO 40 K = 1, LIM
         DO 30 L = K, LIM
            A(1+L-K, J+K) = A(1+L-K, J+K) - A(1+L, J)*A(1+K, J)
   30    CONTINUE
   40 CONTINUE
      GOTO 10
   50 DO 70 J = 1, N
         B(J) = B(J)/A(1, J)
         DO 60 K = 1, MIN0(M - 1, N - J)
   60       B(J+K) = B(J+K) - A(1+K, J)*B(J)
   70 CONTINUE
      DO 90 J = N, 1, -1
         DO 80 K = 1, MIN0(M - 1, N - J)
   80       B(J) = B(J) - A(1+K, J)*B(J+K)
         B(J) = B(J)/A(1, J)
   90 CONTINUE
      END
