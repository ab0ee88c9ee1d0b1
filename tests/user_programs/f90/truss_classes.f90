! Structures: polymorphic elements with deferred procedures, class(*) avoided, an array of containers.
module model
   implicit none
   type, abstract :: element
      integer :: node(2)
      real(8) :: stiffness
   contains
      procedure(energy_of), deferred :: energy
      procedure :: stretch
   end type
   abstract interface
      function energy_of(self, u) result(e)
         import :: element
         class(element), intent(in) :: self
         real(8), intent(in) :: u(:)
         real(8) :: e
      end function
   end interface
   type, extends(element) :: spring
      real(8) :: rest
   contains
      procedure :: energy => spring_energy
   end type
   type, extends(element) :: cable
      real(8) :: slack
      logical :: broken = .false.
   contains
      procedure :: energy => cable_energy
   end type
   type :: holder
      class(element), allocatable :: it
   end type
contains
   function stretch(self, u) result(s)
      class(element), intent(in) :: self
      real(8), intent(in) :: u(:)
      real(8) :: s
      s = u(self%node(2)) - u(self%node(1))
   end function
   function spring_energy(self, u) result(e)
      class(spring), intent(in) :: self
      real(8), intent(in) :: u(:)
      real(8) :: e
      e = 0.5d0 * self%stiffness * (self%stretch(u) - self%rest)**2
   end function
   function cable_energy(self, u) result(e)
      class(cable), intent(in) :: self
      real(8), intent(in) :: u(:)
      real(8) :: e
      e = 0
      if (self%broken) return
      e = self%stiffness * max(self%stretch(u) - self%slack, 0d0)**3
   end function
   subroutine objective(x, e)
      real(8), intent(in) :: x(6)
      real(8), intent(out) :: e
      type(holder) :: parts(5)
      integer :: i
      do i = 1, 5
         if (mod(i, 2) == 0) then
            allocate(parts(i)%it, source=spring([i, i + 1], 1d0 + x(i)**2, 0.3d0))
         else
            allocate(parts(i)%it, source=cable([i, i + 1], 2d0 * x(i), 0.1d0 * i, i == 5))
         end if
      end do
      e = 0
      do i = 1, 5
         e = e + parts(i)%it%energy(x)
         select type (p => parts(i)%it)
         type is (spring)
            e = e + p%rest * x(i)
         class default
            e = e + 0.1d0 * p%stiffness
         end select
      end do
   end subroutine
end module
program main
   use ltoad
   use model
   implicit none
   integer, parameter :: n = 6
   integer, parameter :: at(4) = [-2, -1, 1, 2]
   real(8), parameter :: gap = 1d-4
   real(8) :: x(n), d(n), y(n), f(4), e, de, slope, tangent
   logical :: good
   integer :: i, k
   x = [0.1d0, 0.9d0, 1.2d0, 2.2d0, 2.1d0, 3.3d0]
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
