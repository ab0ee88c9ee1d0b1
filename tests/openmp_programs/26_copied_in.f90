! Variables of each thread's own that begin with the first one's (copyin): that one copies them to itself, while the
! reverse sweeps of the others add to their derivatives.
module m
   implicit none
   type :: pair
      real(8) :: u, v
   end type
   real(8), save :: scale, rate
   type(pair), save :: both
   !$omp threadprivate(scale, rate, both)
contains
   subroutine f(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      integer :: i
      y = 0
      scale = x(1)*2; rate = x(2); both%u = x(3); both%v = x(1)*x(4)
      !$omp parallel copyin(scale, rate, both) reduction(+:y)
      scale = scale*rate*both%u
      !$omp do schedule(static)
      do i = 1, 8
         rate = x(1 + mod(i, n))
         y = y + scale*rate + both%v*both%u
      end do
      !$omp end parallel
      scale = 0
   end subroutine
end module
program p
   use m
   use ltoad
   implicit none
   real(8) :: x(5), d(5), y, s, want(5), v(5), a, b
   integer :: i, k, bad
   x = [0.7d0, 0.83d0, 0.91d0, 1.13d0, 1.27d0]
   do i = 1, 5
      v = x; v(i) = x(i) + 1d-5; call f(v, 5, a); v(i) = x(i) - 1d-5; call f(v, 5, b); want(i) = (a - b)/2d-5
   end do
   bad = 0
   do k = 1, 2000
      d = 0; y = 0; s = 1
      call enzyme_autodiff(f, enzyme_dup, x, d, enzyme_const, 5, enzyme_dup, y, s)
      if (maxval(abs(d - want)) > 1d-5) bad = bad + 1
   end do
   print *, bad, 'of 2000 gradients are wrong:', d, 'in place of', want
   if (bad > 0 .or. all(d == 0)) stop 1
end program
