! Poisson's equation by multigrid: levels with allocatable components, V-cycles by recursion, strided sections.
module grids
   implicit none
   private
   public :: hierarchy, build, v_cycle, energy
   type :: level
      integer :: n = 0
      real(8) :: h = 0
      real(8), allocatable :: u(:, :), f(:, :), r(:, :)
   end type
   type :: hierarchy
      integer :: depth = 0
      type(level), allocatable :: at(:)
      real(8), pointer :: finest(:, :) => null()
   end type
contains
   subroutine build(self, depth)
      type(hierarchy), intent(out), target :: self
      integer, intent(in) :: depth
      integer :: k, n
      self%depth = depth
      allocate(self%at(depth))
      do k = 1, depth
         n = 2**(depth - k + 2)
         self%at(k)%n = n
         self%at(k)%h = 1d0 / n
         allocate(self%at(k)%u(0:n, 0:n), self%at(k)%f(0:n, 0:n), self%at(k)%r(0:n, 0:n))
         self%at(k)%u = 0
         self%at(k)%f = 0
         self%at(k)%r = 0
      end do
      self%finest => self%at(1)%u
   end subroutine
   subroutine smooth(it, sweeps)
      type(level), intent(inout) :: it
      integer, intent(in) :: sweeps
      integer :: s, i, j, colour
      do s = 1, sweeps
         do colour = 0, 1
            do j = 1, it%n - 1
               do i = 1 + mod(j + colour, 2), it%n - 1, 2
                  it%u(i, j) = 0.25d0 * (it%u(i-1, j) + it%u(i+1, j) + it%u(i, j-1) + it%u(i, j+1) + it%h**2 * it%f(i, j))
               end do
            end do
         end do
      end do
   end subroutine
   subroutine residual(it)
      type(level), intent(inout) :: it
      associate (n => it%n, u => it%u)
         it%r(1:n-1, 1:n-1) = it%f(1:n-1, 1:n-1) - (4 * u(1:n-1, 1:n-1) - u(0:n-2, 1:n-1) - u(2:n, 1:n-1) &
            - u(1:n-1, 0:n-2) - u(1:n-1, 2:n)) / it%h**2
      end associate
   end subroutine
   recursive subroutine v_cycle(self, k)
      type(hierarchy), intent(inout) :: self
      integer, intent(in) :: k
      integer :: m
      if (k == self%depth) then
         call smooth(self%at(k), 20)
         return
      end if
      call smooth(self%at(k), 2)
      call residual(self%at(k))
      m = self%at(k + 1)%n
      self%at(k + 1)%f(1:m-1, 1:m-1) = self%at(k)%r(2:2*m-2:2, 2:2*m-2:2) / 2 &
         + (self%at(k)%r(1:2*m-3:2, 2:2*m-2:2) + self%at(k)%r(3:2*m-1:2, 2:2*m-2:2) &
         + self%at(k)%r(2:2*m-2:2, 1:2*m-3:2) + self%at(k)%r(2:2*m-2:2, 3:2*m-1:2)) / 8
      self%at(k + 1)%u = 0
      call v_cycle(self, k + 1)
      call prolong(self%at(k + 1)%u, self%at(k)%u)
      call smooth(self%at(k), 1)
   end subroutine
   subroutine prolong(coarse, fine)
      real(8), intent(in) :: coarse(0:, 0:)
      real(8), intent(inout) :: fine(0:, 0:)
      integer :: m, n
      m = ubound(coarse, 1)
      n = ubound(fine, 1)
      fine(0:n:2, 0:n:2) = fine(0:n:2, 0:n:2) + coarse
      fine(1:n:2, 0:n:2) = fine(1:n:2, 0:n:2) + (coarse(0:m-1, :) + coarse(1:m, :)) / 2
      fine(0:n:2, 1:n:2) = fine(0:n:2, 1:n:2) + (coarse(:, 0:m-1) + coarse(:, 1:m)) / 2
      fine(1:n:2, 1:n:2) = fine(1:n:2, 1:n:2) + (coarse(0:m-1, 0:m-1) + coarse(1:m, 0:m-1) &
         + coarse(0:m-1, 1:m) + coarse(1:m, 1:m)) / 4
   end subroutine
   real(8) function energy(self)
      type(hierarchy), intent(in) :: self
      energy = 0.5d0 * sum(self%finest * self%at(1)%f) * self%at(1)%h**2 + maxval(abs(self%at(1)%r)) * 1d-3
   end function
end module
subroutine potential(x, n, y)
   use grids
   implicit none
   integer, intent(in) :: n
   real(8), intent(in) :: x(n)
   real(8), intent(out) :: y
   type(hierarchy), target :: all_levels
   integer :: cycle, i, j
   call build(all_levels, 3)
   do concurrent (j = 1:15, i = 1:15)
      all_levels%at(1)%f(i, j) = 40 * x(1) * exp(-((i / 16d0 - x(2))**2 + (j / 16d0 - x(3))**2) / x(4)**2)
   end do
   all_levels%at(1)%u(0, :) = x(5)
   do cycle = 1, 3
      call v_cycle(all_levels, 1)
   end do
   y = energy(all_levels)
end subroutine
program main
   interface
      subroutine potential(x, n, y)
         integer, intent(in) :: n
         real(8), intent(in) :: x(n)
         real(8), intent(out) :: y
      end subroutine
   end interface
   call verify_modes(potential, [1.2d0, 0.4d0, 0.55d0, 0.3d0, 0.2d0], 'multigrid')
contains
   include '../expect_modes.inc'
end program
