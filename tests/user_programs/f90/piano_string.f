C     SPECTRUM OF A PIANO STRING STRUCK BY A FELT HAMMER. SINGLE COMMON
C     THAT ROUTINES DECLARE DIFFERENTLY, A RADIX-2 FFT ON COMPLEX DATA
C     HELD IN A REAL ARRAY, A MULTIPLE ENTRY FUNCTION, AND SAVED STATE.
      PROGRAM PIANO
      IMPLICIT DOUBLE PRECISION (A-H, O-Z)
      PARAMETER (NPAR = 6)
      DOUBLE PRECISION P(NPAR), DP(NPAR), W(NPAR)
      EXTERNAL TIMBRE, ENZYME_AUTODIFF, ENZYME_FWDDIFF, ENZYME_DUP
      DATA P /1.0D0, 0.02D0, 0.12D0, 2.3D0, 40.0D0, 1.5D0/
      CALL ZERO(NPAR, DP)
      VALUE = 0D0
      DVAL = 1D0
      CALL ENZYME_AUTODIFF(TIMBRE, ENZYME_DUP, P, DP,
     1                     ENZYME_DUP, VALUE, DVAL)
      SCALAR = 0D0
      DO 20 I = 1, NPAR
         DO 10 J = 1, NPAR
   10    W(J) = P(J)
         H = 1D-6*P(I)
         W(I) = P(I) + H
         CALL TIMBRE(W, TP)
         W(I) = P(I) - H
         CALL TIMBRE(W, TM)
         FD = (TP - TM)/(2D0*H)
         PRINT '(I3, 2E18.9)', I, DP(I), FD
         IF (DABS(DP(I) - FD) .GT. 2D-5*DMAX1(1D-2, DABS(FD))) STOP 1
         W(I) = P(I)
         SCALAR = SCALAR + DP(I)*(0.1D0*I)
   20 CONTINUE
      DO 30 I = 1, NPAR
   30 W(I) = 0.1D0*I
      DVAL = 0D0
      CALL ENZYME_FWDDIFF(TIMBRE, ENZYME_DUP, P, W,
     1                    ENZYME_DUP, VALUE, DVAL)
      PRINT *, DVAL, SCALAR
      IF (DABS(DVAL - SCALAR) .GT. 1D-9*DABS(SCALAR)) STOP 2
      END

      SUBROUTINE ZERO(N, A)
      DOUBLE PRECISION A(N)
      INTEGER I
      I = 0
    1 I = I + 1
      IF (I .GT. N) RETURN
      A(I) = 0D0
      GOTO 1
      END

      SUBROUTINE TIMBRE(P, VALUE)
      IMPLICIT DOUBLE PRECISION (A-H, O-Z)
      PARAMETER (N = 32, NT = 64)
      DIMENSION P(6)
      COMMON /STRNG/ U(0:N), V(0:N), SIG(2*NT), HAMX, HAMV
      SAVE /STRNG/
      DO 10 I = 0, N
         U(I) = 0D0
   10 V(I) = 0D0
      HAMX = -0.001D0
      HAMV = P(6)
      DX = 1D0/N
      DT = 0.4D0*DX
      DO 40 K = 1, NT
         DO 30 L = 1, 4
            CALL STRIKE(P(3), P(4), P(5), F, IPOS)
            CALL MOVE(P(1), P(2), DT, DX, F, IPOS)
   30    CONTINUE
         SIG(2*K-1) = U(N/4)*WINDOW(K, NT)
         SIG(2*K) = 0.2D0*U(N/2)*HANN(K, NT)
   40 CONTINUE
      CALL FFT(NT)
      CALL CENTRD(VALUE, P(1))
      END

      SUBROUTINE STRIKE(SPOT, POWER, STIFF, F, IPOS)
      IMPLICIT DOUBLE PRECISION (A-H, O-Z)
      COMMON /STRNG/ U(33), V(33), SIG(64, 2), HAM(2)
      IPOS = 1 + INT(SPOT*32)
      S = SPOT*32 - (IPOS - 1)
      GAP = HAM(1) - ((1D0 - S)*U(IPOS) + S*U(IPOS+1))
      F = 0D0
      IF (GAP .GT. 0D0) F = STIFF*GAP**POWER
      END

      SUBROUTINE MOVE(C, DAMP, DT, DX, F, IPOS)
      IMPLICIT DOUBLE PRECISION (A-H, O-Z)
      COMMON /STRNG/ UV(33, 2), SIG(128), HAM(2)
      DIMENSION ACC(33)
      DO 10 I = 2, 32
         ACC(I) = C*C*(UV(I-1,1) - 2D0*UV(I,1) + UV(I+1,1))/DX**2
     1            - DAMP*UV(I,2)
         IF (I .EQ. IPOS .OR. I .EQ. IPOS + 1) ACC(I) = ACC(I) + F*2D0
   10 CONTINUE
      DO 20 I = 2, 32
         UV(I,2) = UV(I,2) + DT*ACC(I)
   20 UV(I,1) = UV(I,1) + DT*UV(I,2)
      HAM(2) = HAM(2) - DT*F*8D0
      HAM(1) = HAM(1) + DT*HAM(2)
      END

      DOUBLE PRECISION FUNCTION WINDOW(K, N)
      DOUBLE PRECISION HANN, PI
      PARAMETER (PI = 3.14159265358979D0)
      WINDOW = 0.54D0 - 0.46D0*DCOS(2D0*PI*(K-1)/(N-1))
      RETURN
      ENTRY HANN(K, N)
      HANN = 0.5D0 - 0.5D0*DCOS(2D0*PI*(K-1)/(N-1))
      END

      SUBROUTINE FFT(N)
      IMPLICIT DOUBLE PRECISION (A-H, O-Z)
      COMMON /STRNG/ PAD(66), A(2, 64), HAM(2)
      COMPLEX*16 C(64), T, W
      EQUIVALENCE (RE, PAIR(1)), (XI, PAIR(2)), (T, PAIR(1))
      DIMENSION PAIR(2)
      DO 5 I = 1, N
         RE = A(1, I)
         XI = A(2, I)
    5 C(I) = T
      J = 1
      DO 20 I = 1, N
         IF (I .GE. J) GOTO 10
         T = C(J)
         C(J) = C(I)
         C(I) = T
   10    M = N/2
   15    IF (J .LE. M) GOTO 20
         J = J - M
         M = (M + 1)/2
         IF (M .GE. 1) GOTO 15
   20 J = J + M
      L = 1
   30 IF (L .GE. N) GOTO 60
      DO 50 M = 1, L
         ANG = -3.141592653589793D0*(M - 1)/L
         W = DCMPLX(DCOS(ANG), DSIN(ANG))
         DO 40 I = M, N, 2*L
            T = W*C(I + L)
            C(I + L) = C(I) - T
   40    C(I) = C(I) + T
   50 CONTINUE
      L = 2*L
      GOTO 30
   60 DO 70 I = 1, N
         A(1, I) = DBLE(C(I))
   70 A(2, I) = DIMAG(C(I))
      END

      SUBROUTINE CENTRD(VALUE, C)
      IMPLICIT DOUBLE PRECISION (A-H, O-Z)
      COMMON /STRNG/ PAD(66), Z, HAM(2)
      COMPLEX*16 Z(64)
      TOP = 0D0
      BOT = 1D-12
      DO 10 I = 2, 32
         E = CDABS(Z(I))
         TOP = TOP + I*E
   10 BOT = BOT + E
      VALUE = C*TOP/BOT + HAM(1)
      END
