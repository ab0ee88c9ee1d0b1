! Meteorology: a shallow-water step in single precision, do concurrent, stride, ghost cells, save.
module model
   implicit none
   integer, parameter :: sp = kind(1e0), nx = 12
   real(sp), save :: h(0:nx+1) = 1, u(0:nx+1) = 0
   integer, save :: calls = 0
   type :: physics
      real(sp) :: gravity, friction
      integer :: steps
   end type
   type(physics), parameter :: earth = physics(9.81_sp, 0.01_sp, 25)
contains
   subroutine fill_ghosts()
      h(0) = h(nx); h(nx+1) = h(1)
      u(0) = u(nx); u(nx+1) = u(1)
   end subroutine
   subroutine objective(x, e)
      real(8), intent(in) :: x(4)
      real(8), intent(out) :: e
      real(sp) :: fresh_h(nx), fresh_u(nx), dt
      integer :: i, t
      calls = calls + 1
      dt = 0.02_sp
      do concurrent (i = 1:nx)
         h(i) = 1 + real(x(1), sp) * 0.2_sp * exp(-(i - 6.0_sp)**2 * real(x(2), sp))
         u(i) = 0.1_sp * real(x(3), sp) * sin(0.5_sp * i)
      end do
      do t = 1, earth%steps
         call fill_ghosts()
         do concurrent (i = 1:nx)
            fresh_h(i) = h(i) - dt / 2 * (h(i+1) * u(i+1) - h(i-1) * u(i-1))
            fresh_u(i) = u(i) - dt / 2 * earth%gravity * (h(i+1) - h(i-1)) - dt * earth%friction * real(x(4), sp) * u(i)
         end do
         h(1:nx) = fresh_h
         u(1:nx) = fresh_u
      end do
      e = 0
      do i = 1, nx
         e = e + dble(h(i))**2 * i + 3 * dble(u(i))
      end do
   end subroutine
end module
program main
   use ltoad
   use model
   implicit none
   integer, parameter :: n = 4
   integer, parameter :: at(4) = [-2, -1, 1, 2]
   real(8), parameter :: gap = 3d-2
   real(8) :: x(n), d(n), y(n), f(4), e, de, slope, tangent
   logical :: good
   integer :: i, k
   x = [1.0d0, 0.3d0, 0.5d0, 1.0d0]
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
      if (.not. (abs(d(i) - slope) <= 2d-3 * (1 + abs(slope)) .and. abs(tangent - slope) <= 2d-3 * (1 + abs(slope)))) then
         print *, i, slope, d(i), tangent
         good = .false.
      end if
   end do
   if (all(d == 0) .or. .not. good) stop 1
   print *, 'OK'
end program
