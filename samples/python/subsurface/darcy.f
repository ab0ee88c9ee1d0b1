C     STEADY FLOW THROUGH A BLOCK OF NX BY NY SQUARE CELLS: FINITE
C     VOLUMES, CONJUGATE GRADIENTS WITH SYMMETRIC GAUSS-SEIDEL.
C
C     Y   LOGARITHM OF THE CELLS' PERMEABILITY
C     HL  HEADS ON THE LEFT FACE, HR ON THE RIGHT ONE; NOTHING FLOWS
C         THROUGH THE OTHER TWO
C     W   SCRATCH
C     H   HEADS IN THE CELLS
C     QL  FLOW INTO THE BLOCK THROUGH ITS LEFT FACE, BY ROW
C     QR  FLOW OUT OF IT THROUGH THE RIGHT ONE
      SUBROUTINE DARCY(NX, NY, Y, HL, HR, W, H, QL, QR)
      INTEGER NX, NY, N, M
      DOUBLE PRECISION Y(NX,NY), HL(NY), HR(NY), W(*)
      DOUBLE PRECISION H(NX,NY), QL(NY), QR(NY)
      N = NX*NY
      M = (NX + 1)*NY
      CALL TRANS(NX, NY, Y, W(1), W(M+1), W(2*M+NX+1))
      CALL RIGHT(NX, NY, W(1), HL, HR, W(2*M+NX+N+1), H)
      CALL PCG(NX, NY, W(1), W(M+1), W(2*M+NX+1), W(2*M+NX+N+1),
     &         W(2*M+NX+2*N+1), W(2*M+NX+3*N+1), W(2*M+NX+4*N+1), H)
      CALL FLOWS(NX, NY, W(1), H, HL, HR, QL, QR)
      END

C     TRANSMISSIBILITIES: TX(I,J) LEFT OF CELL I, TY(I,J) BELOW CELL J,
C     AND THE DIAGONAL D.  BETWEEN CELLS THE HARMONIC MEAN COUNTS.
      SUBROUTINE TRANS(NX, NY, Y, TX, TY, D)
      INTEGER NX, NY, I, J
      DOUBLE PRECISION Y(NX,NY), TX(NX+1,NY), TY(NX,NY+1), D(NX,NY)
      DO 20 J = 1, NY
         TX(1,J) = 2.0D0*EXP(Y(1,J))
         TX(NX+1,J) = 2.0D0*EXP(Y(NX,J))
         DO 10 I = 2, NX
            TX(I,J) = 2.0D0/(EXP(-Y(I-1,J)) + EXP(-Y(I,J)))
   10    CONTINUE
   20 CONTINUE
      DO 40 I = 1, NX
         TY(I,1) = 0.0D0
         TY(I,NY+1) = 0.0D0
         DO 30 J = 2, NY
            TY(I,J) = 2.0D0/(EXP(-Y(I,J-1)) + EXP(-Y(I,J)))
   30    CONTINUE
   40 CONTINUE
      DO 60 J = 1, NY
         DO 50 I = 1, NX
            D(I,J) = TX(I,J) + TX(I+1,J) + TY(I,J) + TY(I,J+1)
   50    CONTINUE
   60 CONTINUE
      END

C     THE RIGHT HAND SIDE B, AND A LINE BETWEEN BOTH FACES AS H.
      SUBROUTINE RIGHT(NX, NY, TX, HL, HR, B, H)
      INTEGER NX, NY, I, J
      DOUBLE PRECISION TX(NX+1,NY), HL(NY), HR(NY), B(NX,NY), H(NX,NY)
      DOUBLE PRECISION S
      DO 20 J = 1, NY
         DO 10 I = 1, NX
            S = (I - 0.5D0)/NX
            H(I,J) = HL(J) + S*(HR(J) - HL(J))
            B(I,J) = 0.0D0
   10    CONTINUE
         B(1,J) = TX(1,J)*HL(J)
         B(NX,J) = B(NX,J) + TX(NX+1,J)*HR(J)
   20 CONTINUE
      END

C     AV = A V
      SUBROUTINE APPLY(NX, NY, TX, TY, D, V, AV)
      INTEGER NX, NY, I, J
      DOUBLE PRECISION TX(NX+1,NY), TY(NX,NY+1), D(NX,NY)
      DOUBLE PRECISION V(NX,NY), AV(NX,NY)
      DO 20 J = 1, NY
         DO 10 I = 1, NX
            AV(I,J) = D(I,J)*V(I,J)
            IF (I .GT. 1) AV(I,J) = AV(I,J) - TX(I,J)*V(I-1,J)
            IF (I .LT. NX) AV(I,J) = AV(I,J) - TX(I+1,J)*V(I+1,J)
            IF (J .GT. 1) AV(I,J) = AV(I,J) - TY(I,J)*V(I,J-1)
            IF (J .LT. NY) AV(I,J) = AV(I,J) - TY(I,J+1)*V(I,J+1)
   10    CONTINUE
   20 CONTINUE
      END

C     Z = M**(-1) R, A SWEEP FORTH AND ONE BACK.
      SUBROUTINE SWEEP(NX, NY, TX, TY, D, R, Z)
      INTEGER NX, NY, I, J
      DOUBLE PRECISION TX(NX+1,NY), TY(NX,NY+1), D(NX,NY)
      DOUBLE PRECISION R(NX,NY), Z(NX,NY), S
      DO 20 J = 1, NY
         DO 10 I = 1, NX
            S = R(I,J)
            IF (I .GT. 1) S = S + TX(I,J)*Z(I-1,J)
            IF (J .GT. 1) S = S + TY(I,J)*Z(I,J-1)
            Z(I,J) = S/D(I,J)
   10    CONTINUE
   20 CONTINUE
      DO 40 J = NY, 1, -1
         DO 30 I = NX, 1, -1
            S = 0.0D0
            IF (I .LT. NX) S = S + TX(I+1,J)*Z(I+1,J)
            IF (J .LT. NY) S = S + TY(I,J+1)*Z(I,J+1)
            Z(I,J) = Z(I,J) + S/D(I,J)
   30    CONTINUE
   40 CONTINUE
      END

C     R IS THE RIGHT HAND SIDE AT FIRST, AND THE RESIDUAL AT LAST.
      SUBROUTINE PCG(NX, NY, TX, TY, D, R, Z, P, AP, H)
      INTEGER NX, NY, N, I, K
      DOUBLE PRECISION TX(*), TY(*), D(*), R(*), Z(*), P(*), AP(*), H(*)
      DOUBLE PRECISION RZ, RZ0, RZNEW, PAP, ALPHA, BETA
      N = NX*NY
      CALL APPLY(NX, NY, TX, TY, D, H, AP)
      RZ = 0.0D0
      DO 10 I = 1, N
         R(I) = R(I) - AP(I)
   10 CONTINUE
      CALL SWEEP(NX, NY, TX, TY, D, R, Z)
      DO 20 I = 1, N
         P(I) = Z(I)
         RZ = RZ + R(I)*Z(I)
   20 CONTINUE
      RZ0 = RZ
      DO 60 K = 1, 4*N
         IF (RZ .LE. 1.0D-20*RZ0) RETURN
         CALL APPLY(NX, NY, TX, TY, D, P, AP)
         PAP = 0.0D0
         DO 30 I = 1, N
            PAP = PAP + P(I)*AP(I)
   30    CONTINUE
         ALPHA = RZ/PAP
         DO 40 I = 1, N
            H(I) = H(I) + ALPHA*P(I)
            R(I) = R(I) - ALPHA*AP(I)
   40    CONTINUE
         CALL SWEEP(NX, NY, TX, TY, D, R, Z)
         RZNEW = 0.0D0
         DO 50 I = 1, N
            RZNEW = RZNEW + R(I)*Z(I)
   50    CONTINUE
         BETA = RZNEW/RZ
         RZ = RZNEW
         DO 55 I = 1, N
            P(I) = Z(I) + BETA*P(I)
   55    CONTINUE
   60 CONTINUE
      END

      SUBROUTINE FLOWS(NX, NY, TX, H, HL, HR, QL, QR)
      INTEGER NX, NY, J
      DOUBLE PRECISION TX(NX+1,NY), H(NX,NY), HL(NY), HR(NY)
      DOUBLE PRECISION QL(NY), QR(NY)
      DO 10 J = 1, NY
         QL(J) = TX(1,J)*(HL(J) - H(1,J))
         QR(J) = TX(NX+1,J)*(H(NX,J) - HR(J))
   10 CONTINUE
      END
