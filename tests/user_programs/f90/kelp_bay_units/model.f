C     NUTRIENTS, KELP AND URCHINS IN THE BOXES OF A BAY.  EVERYTHING IS
C     IN COMMON; THE HARVEST IS LEFT IN A BLOCK OF ITS OWN.
      SUBROUTINE SEASON
      IMPLICIT NONE
      INCLUDE 'kelp.inc'
      DOUBLE PRECISION HARVST, URCHIN
      COMMON /YIELD/ HARVST, URCHIN
      INTEGER DAY, I
      HARVST = 0.D0
      DO 20 DAY = 1, NDAYS
         CALL MIX
         CALL GROW(DAY)
         IF (MOD(DAY, 10) .NE. 0) GO TO 20
         DO 10 I = 1, NBOX
            HARVST = HARVST + 0.3D0*CONC(2,I)
            CONC(2,I) = 0.7D0*CONC(2,I)
   10    CONTINUE
   20 CONTINUE
      URCHIN = CONC(3,NBOX)
      END
      SUBROUTINE MIX
      IMPLICIT NONE
      INCLUDE 'kelp.inc'
      DOUBLE PRECISION FLUX
      INTEGER I, J
      DO 10 I = 1, NBOX-1
      DO 10 J = 1, NSPEC-1
         FLUX = EXCH(I)*(CONC(J,I) - CONC(J,I+1))/J
         CONC(J,I) = CONC(J,I) - FLUX
   10    CONC(J,I+1) = CONC(J,I+1) + FLUX
      CONC(1,1) = CONC(1,1) + 0.05D0
      END
      SUBROUTINE GROW(DAY)
      IMPLICIT NONE
      INCLUDE 'kelp.inc'
      INTEGER DAY, I
      DOUBLE PRECISION MU, EATEN, N, SEASNL
      INTRINSIC SIN, DBLE
      SEASNL(I) = 1.D0 + 0.5D0*SIN(DBLE(DAY)/12.D0 + I)
      DO 10 I = 1, NBOX
         N = CONC(1,I)
         MU = GROWTH*SEASNL(I)*LIGHT(I)*N/(UPTAKE + N)
         IF (METHOD .EQ. 1) THEN
            MU = MU*CONC(2,I)
         ELSE IF (METHOD .EQ. 2) THEN
            MU = N*(1.D0 - EXP(-MU*CONC(2,I)/N))
         ELSE
            STOP 8
         END IF
         EATEN = GRAZE*CONC(2,I)**2*CONC(3,I)/(1 + CONC(2,I)**2)
         CONC(1,I) = CONC(1,I) - MU
         CONC(2,I) = CONC(2,I) + MU - EATEN
         CONC(3,I) = CONC(3,I) + 0.4D0*EATEN - 0.01D0*CONC(3,I)
   10 CONTINUE
      END
