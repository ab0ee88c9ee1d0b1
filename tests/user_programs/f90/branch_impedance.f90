! Module state with SAVE, allocatable module arrays, save between calls, complex impedances, elemental complex
module circuit
   implicit none
   integer, parameter :: r8 = selected_real_kind(15)
   complex(r8), allocatable, save :: y_matrix(:, :)
   real(r8), save :: omega = 1
   integer, save :: solves = 0
   type :: branch
      integer :: a, b
      complex(r8) :: z
   end type
contains
   elemental complex(r8) function impedance(r, l, c)
      real(r8), intent(in) :: r, l, c
      impedance = cmplx(r, omega * l - 1 / (omega * c), r8)
   end function
   subroutine assemble(b)
      type(branch), intent(in) :: b(:)
      integer :: k
      if (allocated(y_matrix)) deallocate(y_matrix)
      allocate(y_matrix(3, 3))
      y_matrix = (0, 0)
      do k = 1, size(b)
         y_matrix(b(k)%a, b(k)%a) = y_matrix(b(k)%a, b(k)%a) + 1 / b(k)%z
         if (b(k)%b == 0) cycle
         y_matrix(b(k)%b, b(k)%b) = y_matrix(b(k)%b, b(k)%b) + 1 / b(k)%z
         y_matrix(b(k)%a, b(k)%b) = y_matrix(b(k)%a, b(k)%b) - 1 / b(k)%z
         y_matrix(b(k)%b, b(k)%a) = y_matrix(b(k)%b, b(k)%a) - 1 / b(k)%z
      end do
   end subroutine
   function solve(rhs) result(v)
      complex(r8), intent(in) :: rhs(:)
      complex(r8) :: v(size(rhs)), a(size(rhs), size(rhs)), f
      integer :: i, j, n
      n = size(rhs); a = y_matrix; v = rhs
      do i = 1, n
         do j = i + 1, n
            f = a(j, i) / a(i, i)
            a(j, i:) = a(j, i:) - f * a(i, i:)
            v(j) = v(j) - f * v(i)
         end do
      end do
      do i = n, 1, -1
         v(i) = (v(i) - sum(a(i, i+1:) * v(i+1:))) / a(i, i)
      end do
      solves = solves + 1
   end function
   subroutine gain(x, n, y)
      integer, intent(in) :: n
      real(r8), intent(in) :: x(n)
      real(r8), intent(out) :: y
      type(branch) :: b(4)
      complex(r8) :: v(3)
      integer :: k
      y = 0
      do k = 1, 3
         omega = 0.5_r8 * k
         b(1) = branch(1, 2, impedance(x(1), x(2), 10.0_r8))
         b(2) = branch(2, 3, impedance(x(3), 0.1_r8, x(4)))
         b(3) = branch(3, 0, impedance(1.0_r8, x(5), 5.0_r8))
         b(4) = branch(1, 0, cmplx(2, 0, r8))
         call assemble(b)
         v = solve([(1.0_r8, 0.0_r8), (0.0_r8, 0.0_r8), (0.0_r8, 0.5_r8)])
         y = y + abs(v(3))**2 + real(conjg(v(1)) * v(2)) + atan2(aimag(v(2)), real(v(2)))
      end do
      y = y + solves * 0
   end subroutine
end module
program main
   use circuit
   call verify(gain, [1.1d0, 0.4d0, 0.8d0, 2.5d0, 0.9d0], 'gain')
contains
   include '../expect.inc'
end program
