! Statistics: array intrinsics: matmul, reshape, spread, pack, merge, where, cshift, dot_product, maxval.
module model
   implicit none
contains
   subroutine objective(x, e)
      real(8), intent(in) :: x(9)
      real(8), intent(out) :: e
      real(8) :: a(3, 3), b(3, 3), v(3), w(9)
      real(8), allocatable :: positive(:)
      integer :: place(1)
      a = reshape(x, [3, 3])
      b = matmul(transpose(a), a) + spread(x(1:3), 2, 3)
      v = sum(b, dim=1) / 3
      where (b > 1d0)
         b = sqrt(b)
      elsewhere
         b = b**2
      end where
      w = cshift(x, 2) * merge(x, -x, x > 0)
      positive = pack(w, w > 0)
      place = maxloc(v)
      e = dot_product(v, matmul(b, v)) + sum(positive) * size(positive) + maxval(v) + v(place(1)) &
         + norm2(x) + product(x(4:6)) + sum(abs(eoshift(x, 1)))
   end subroutine
end module
program main
   use ltoad
   use model
   implicit none
   integer, parameter :: n = 9
   integer, parameter :: at(4) = [-2, -1, 1, 2]
   real(8), parameter :: gap = 1d-4
   real(8) :: x(n), d(n), y(n), f(4), e, de, slope, tangent
   logical :: good
   integer :: i, k
   x = [0.5d0, -1.1d0, 0.8d0, 1.4d0, -0.6d0, 0.9d0, 0.35d0, 1.2d0, -0.75d0]
   d = 0; de = 1; good = .true.
   call enzyme_autodiff(objective, enzyme_dup, x, d, enzyme_dup, e, de)
   do i = 1, n
      do k = 1, 4
         y = x
         y(i) = y(i) + gap * at(k)
         call objective(y, f(k))
      end do
      slope = (f(1) - 8 * f(2) + 8 * f(3) - f(4)) / (12 * gap)
      y = 0
      y(i) = 1
      call enzyme_fwddiff(objective, enzyme_dup, x, y, enzyme_dup, e, tangent)
      if (.not. (abs(d(i) - slope) <= 1d-6 * (1 + abs(slope)) .and. abs(tangent - slope) <= 1d-6 * (1 + abs(slope)))) then
         print *, i, slope, d(i), tangent
         good = .false.
      end if
   end do
   if (all(d == 0) .or. .not. good) stop 1
   print *, 'OK'
end program
