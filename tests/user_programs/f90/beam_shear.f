* A beam in FORTRAN 77: ENTRY, EQUIVALENCE, BLOCK DATA, a statement function, computed and arithmetic jumps.
      SUBROUTINE BEAM(N, X, E)
      INTEGER N
      DOUBLE PRECISION X(*), E
      DOUBLE PRECISION W(20), V(4,5), ALT
      EQUIVALENCE (W(1), V(1,1))
      DOUBLE PRECISION STIFF, LOADS
      COMMON /MAT/ STIFF, LOADS(3)
      DOUBLE PRECISION SQ, T
      SQ(T) = T*T + STIFF*T
      DO 10 I = 1, 20
   10 W(I) = 0D0
      DO 40 I = 1, N
      GOTO (20, 25, 30), MOD(I, 3) + 1
   20 W(I) = SQ(X(I))
      GOTO 40
   25 W(I) = SIN(X(I))*LOADS(2)
      GOTO 40
   30 W(I) = X(I)*X(1)
   40 CONTINUE
      E = 0D0
      DO 50 J = 1, 5
      DO 50 I = 1, 4
   50 E = E + V(I,J)*LOADS(MOD(I+J,3)+1)
      CALL SHEAR(X, N, E)
      CALL TWIST(X, ALT)
      E = E + ALT
      RETURN
      END
      SUBROUTINE SHEAR(X, N, E)
      INTEGER N
      DOUBLE PRECISION X(*), E, R
      DO 10 I = 2, N
      IF (X(I) - X(I-1)) 5, 10, 6
    5 E = E + X(I)**3
      GOTO 10
    6 E = E - X(I)*X(I-1)
   10 CONTINUE
      RETURN
      ENTRY TWIST(X, R)
      R = X(2)*EXP(X(3))
      RETURN
      END
      BLOCK DATA
      DOUBLE PRECISION STIFF, LOADS
      COMMON /MAT/ STIFF, LOADS(3)
      DATA STIFF /1.5D0/, LOADS /1D0, -2D0, 3D0/
      END
      PROGRAM MAIN
      EXTERNAL BEAM, ENZYME_AUTODIFF, ENZYME_DUP, ENZYME_CONST
      DOUBLE PRECISION X(7), G(7), E, DE, P, Q, H, D
      DATA X /0.3D0, 0.9D0, 0.5D0, 1.1D0, 0.2D0, 0.7D0, 0.6D0/
      DO 10 I = 1, 7
   10 G(I) = 0D0
      DE = 1D0
      CALL ENZYME_AUTODIFF(BEAM, ENZYME_CONST, 7, ENZYME_DUP, X, G,
     &   ENZYME_DUP, E, DE)
      H = 1D-5
      DO 20 I = 1, 7
      X(I) = X(I) + H
      CALL BEAM(7, X, P)
      X(I) = X(I) - 2*H
      CALL BEAM(7, X, Q)
      X(I) = X(I) + H
      D = (P - Q)/(2*H)
      IF (.NOT. ABS(D - G(I)) .LT. 1D-6*(1 + ABS(D))) THEN
      PRINT *, 'WRONG', I, G(I), D
      STOP 1
      END IF
   20 CONTINUE
      PRINT *, 'PASS'
      END
