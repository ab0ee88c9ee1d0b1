C     A MODEL THAT KEEPS ITS WORK ARRAYS IN A MODULE, A POINTER INTO ONE OF THEM, AND A SAVED LOCAL ARRAY
      MODULE STORE
      REAL*8, ALLOCATABLE, SAVE :: W(:), A(:,:)
      REAL*8, POINTER, SAVE :: P(:) => NULL()
      REAL*8, TARGET, SAVE :: BASE(10)
      INTEGER, SAVE :: NCALL = 0
      END MODULE
      SUBROUTINE INITW(N)
      USE STORE
      INTEGER N
      IF (.NOT. ALLOCATED(W)) ALLOCATE(W(N), A(N,N))
      W = 1D0
      A = 0.25D0
      BASE = 2D0
      P => BASE(3:N+2)
      NCALL = 0
      END
      SUBROUTINE MODEL(X, N, F)
      USE STORE
      INTEGER N, I, J, K
      REAL*8 X(N), F, S
      REAL*8, SAVE, ALLOCATABLE :: LOCAL(:)
      IF (.NOT. ALLOCATED(LOCAL)) ALLOCATE(LOCAL(N))
      NCALL = NCALL + 1
      DO 30 K = 1, 3
        DO 20 I = 1, N
          S = 0D0
          DO 10 J = 1, N
            A(I,J) = A(I,J) * 0.9D0 + X(J) * W(I) * 0.1D0
            S = S + A(I,J)
   10     CONTINUE
          LOCAL(I) = S
          P(I) = P(I) + SIN(S)
   20   CONTINUE
        W = LOCAL * 0.5D0 + 0.1D0 * P
   30 CONTINUE
      F = SUM(W * P) + BASE(4) ** 2
      END
      PROGRAM MAIN
      USE LTOAD
      EXTERNAL MODEL
      INTEGER I
      REAL*8 X(4), D(4), F, DF, A, B, H, S
      X = (/ 0.3D0, 0.6D0, 0.2D0, 0.9D0 /)
      D = 0
      DF = 1
      CALL INITW(4)
      CALL ENZYME_AUTODIFF(MODEL, ENZYME_DUP, X, D, ENZYME_CONST, 4,
     &  ENZYME_DUP, F, DF)
      H = 1D-6
      DO I = 1, 4
        S = X(I)
        X(I) = S + H
        CALL INITW(4)
        CALL MODEL(X, 4, A)
        X(I) = S - H
        CALL INITW(4)
        CALL MODEL(X, 4, B)
        X(I) = S
        PRINT *, D(I), (A - B) / (2 * H)
        IF (ABS(D(I) - (A-B)/(2*H)) .GT. 1D-5*(1+ABS(D(I)))) STOP 1
      END DO
      END
