! Molecular dynamics whose forces are a derivative: the gradient of an energy within a function that is differentiated in turn.
module drops
   use ltoad
   implicit none
   integer, parameter :: atoms = 4
   real(8) :: cutoff = 3
contains
   subroutine energy(r, p, e)
      real(8), intent(in) :: r(2, atoms), p(2)
      real(8), intent(out) :: e
      integer :: i, j
      real(8) :: s
      e = 0
      do i = 1, atoms
         do j = 1, i - 1
            s = norm2(r(:, i) - r(:, j))
            if (s < cutoff) e = e + 4 * p(1) * ((p(2) / s)**12 - (p(2) / s)**6)
         end do
         e = e + 0.05d0 * sum(r(:, i)**2)
      end do
   end subroutine
   subroutine forces(r, p, f)
      real(8), intent(in) :: r(2, atoms), p(2)
      real(8), intent(out) :: f(2, atoms)
      real(8) :: e, de
      f = 0
      e = 0
      de = -1
      call enzyme_autodiff(energy, enzyme_dup, r, f, enzyme_const, p, enzyme_dup, e, de)
   end subroutine
   subroutine simulate(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8), dimension(2, atoms) :: r, v, f
      integer :: t
      r = reshape([0d0, 0d0, 1.2d0, 0.1d0, 0.2d0, 1.3d0, 1.25d0, 1.4d0], [2, atoms])
      v = 0
      v(1, 1) = x(3)
      v(2, 4) = -x(4)
      call forces(r, x, f)
      do t = 1, 10
         v = v + 0.01d0 * f
         r = r + 0.02d0 * v
         call forces(r, x, f)
         v = v + 0.01d0 * f
      end do
      call energy(r, x, y)
      y = y + 0.5d0 * sum(v**2) + r(1, 1)
   end subroutine
end module
program main
   use drops
   implicit none
   call check(simulate, [0.8d0, 1.05d0, 0.3d0, 0.2d0])
contains
   subroutine check(f, x)
      external :: f
      real(8), intent(in) :: x(4)
      real(8) :: d(4), y, seed, v(4), a, b, h, t
      integer :: i
      d = 0; seed = 1; y = 0
      call enzyme_autodiff(simulate, enzyme_dup, x, d, enzyme_const, 4, enzyme_dup, y, seed)
      do i = 1, 4
         h = 1d-5
         v = x; v(i) = x(i) + h; call simulate(v, 4, a)
         v(i) = x(i) - h; call simulate(v, 4, b)
         v = 0; v(i) = 1; t = 0
         call enzyme_fwddiff(simulate, enzyme_dup, x, v, enzyme_const, 4, enzyme_dup, y, t)
         print *, d(i), t, (a - b) / (2 * h)
         if (abs(d(i) - (a - b) / (2 * h)) > 1d-6 * (1 + abs(d(i))) .or. abs(t - d(i)) > 1d-9) stop 1
      end do
      if (any(d == 0)) stop 2
   end subroutine
end program
