! Legacy: COMMON, EQUIVALENCE, ENTRY, computed GOTO, statement functions, work arrays, DATA
      subroutine setup(x, n)
      implicit real*8 (a-h, o-z)
      integer n
      real*8 x(n)
      common /grid/ u(20), v(20), w(40)
      common /ctl/ nstep, alpha, beta
      dimension z(40)
      equivalence (z(1), w(1))
      data pi /3.141592653589793d0/
      sq(a) = a * a
      alpha = x(1)
      beta = sq(x(2)) + pi
      nstep = 6
      do 10 i = 1, 20
         u(i) = x(3) * dsin(pi * i / 21d0)
         v(i) = 0d0
         z(2*i) = u(i) * x(4)
   10    z(2*i-1) = alpha
      return
      end
      subroutine march(y)
      implicit real*8 (a-h, o-z)
      common /grid/ u(20), v(20), w(40)
      common /ctl/ nstep, alpha, beta
      y = 0
      do 50 k = 1, nstep
         do 20 i = 1, 20
            goto (11, 12, 13), mod(i, 3) + 1
   11       v(i) = u(i) * alpha + w(i)
            goto 20
   12       v(i) = u(i) + w(2*i) / beta
            goto 20
   13       v(i) = dsqrt(1 + u(i)**2)
   20    continue
         call smooth(v, u, 20)
         if (y .gt. 1d3) goto 60
         y = y + u(10) * u(3)
   50 continue
   60 continue
      return
      end
      subroutine smooth(a, b, n)
      implicit real*8 (a-h, o-z)
      dimension a(*), b(n)
      b(1) = a(1)
      b(n) = a(n)
      do i = 2, n - 1
         b(i) = 0.25d0 * (a(i-1) + 2 * a(i) + a(i+1))
      end do
      return
      entry sharpen(a, b, n)
      do i = 1, n
         b(i) = 1.1d0 * a(i)
      end do
      end
      subroutine model(x, n, y)
      implicit real*8 (a-h, o-z)
      integer, intent(in) :: n
      real*8, intent(in) :: x(n)
      real*8, intent(out) :: y
      common /grid/ u(20), v(20), w(40)
      call setup(x, n)
      call march(y)
      call sharpen(u, v, 20)
      y = y + v(7)
      end
program main
   interface
      subroutine model(x, n, y)
         integer, intent(in) :: n
         real(8), intent(in) :: x(n)
         real(8), intent(out) :: y
      end subroutine
   end interface
   call verify(model, [0.4d0, 1.1d0, 0.9d0, 0.3d0], 'model')
contains
   include '../expect.inc'
end program
