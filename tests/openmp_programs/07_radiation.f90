! Radiative transfer: derived types with allocatable components, pure functions in do concurrent, private
! derived types, lastprivate, critical and atomic; firstprivate scalars.
module radiation
   implicit none
   type :: band
      real(8) :: k, weight
      real(8), allocatable :: tau(:)
   end type
   type :: flux
      real(8) :: up, down
   end type
contains
   pure real(8) function planck(t, k)
      real(8), intent(in) :: t, k
      planck = k**3/(exp(k/t) - 1)
   end function
   subroutine cooling(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      integer, parameter :: levels = 8, nb = 5
      type(band) :: bands(nb)
      type(flux) :: f
      real(8) :: t(levels), heating(levels), top, last, trans
      integer :: b, l
      do concurrent (l = 1:levels)
         t(l) = 1 + 0.1d0*x(1 + mod(l, n)) + 0.02d0*l
      end do
      do b = 1, nb
         bands(b)%k = 0.5d0 + 0.3d0*b
         bands(b)%weight = 1d0/b
         allocate(bands(b)%tau(levels))
         do concurrent (l = 1:levels)
            bands(b)%tau(l) = x(1)*bands(b)%k*exp(-0.3d0*l)*t(l)
         end do
      end do
      heating = 0; top = 0; last = 0
      !$omp parallel do private(f, l, trans) lastprivate(last) schedule(dynamic) shared(bands, t, heating, top)
      do b = 1, nb
         f%up = planck(t(1), bands(b)%k)
         f%down = 0
         do l = 1, levels
            trans = exp(-bands(b)%tau(l))
            f%up = f%up*trans + planck(t(l), bands(b)%k)*(1 - trans)
            f%down = f%down*trans + x(2)*(1 - trans)
            !$omp atomic
            heating(l) = heating(l) + bands(b)%weight*(f%down - f%up)
         end do
         !$omp critical
         top = top + f%up*bands(b)%weight
         !$omp end critical
         last = f%up*f%down
      end do
      !$omp end parallel do
      y = top**2 + last + sum(heating**2)
   end subroutine
   subroutine relax(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8) :: a(0:11), b(0:11), scale
      integer :: i, k
      a = 0
      scale = x(1)*0.1d0
      do concurrent (i = 0:11)
         a(i) = x(1 + mod(i, n))*i
      end do
      do k = 1, 4
         !$omp parallel do firstprivate(scale)
         do i = 1, 10
            b(i) = a(i) + scale*(a(i-1) - 2*a(i) + a(i+1))
         end do
         !$omp parallel do
         do i = 1, 10
            a(i) = b(i)*(1 + 0.01d0*b(i))
         end do
      end do
      y = 0
      do concurrent (i = 1:10) local(scale)
         scale = a(i)**2
         b(i) = scale*x(2)
      end do
      !$omp parallel do simd reduction(+:y)
      do i = 1, 10
         y = y + b(i)
      end do
   end subroutine
end module
program main
   use radiation
   implicit none
   real(8) :: x(4)
   x = [0.7d0, 0.8d0, 0.9d0, 1.1d0]
   call verify(cooling, x, 'cooling')
   call verify(relax, x, 'relax')
   call verify_modes(relax, x, 'relax')
contains
   include 'expect.inc'
   include 'expect_modes.inc'
end program
