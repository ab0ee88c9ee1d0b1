! A reusable solver object in a module: polymorphic state allocated once, with buffers that grow,
! a procedure pointer to the right hand side, and a history as a linked list, kept between calls.
module solver_base
   implicit none
   integer, parameter :: dp = kind(1d0)
   type, abstract :: integrator
      real(dp), allocatable :: buffer(:, :)
      integer :: calls = 0
      procedure(rhs), pointer, nopass :: f => null()
   contains
      procedure(advance), deferred :: step
      procedure :: reserve
   end type integrator
   abstract interface
      subroutine rhs(t, y, p, dy)
         import :: dp
         real(dp), intent(in) :: t, y(:), p(:)
         real(dp), intent(out) :: dy(:)
      end subroutine rhs
      subroutine advance(self, t, h, y, p)
         import :: integrator, dp
         class(integrator), intent(inout) :: self
         real(dp), intent(in) :: t, h, p(:)
         real(dp), intent(inout) :: y(:)
      end subroutine advance
   end interface
   type, extends(integrator) :: heun
   contains
      procedure :: step => heun_step
   end type heun
   type, extends(integrator) :: midpoint
      real(dp) :: theta = 0.5_dp
   contains
      procedure :: step => midpoint_step
   end type midpoint
   class(integrator), allocatable :: solver
contains
   subroutine reserve(self, n)
      class(integrator), intent(inout) :: self
      integer, intent(in) :: n
      self%calls = self%calls + 1
      if (allocated(self%buffer)) then
         if (size(self%buffer, 1) >= n) return
         deallocate (self%buffer)
      end if
      allocate (self%buffer(n, 3))
   end subroutine reserve
   subroutine heun_step(self, t, h, y, p)
      class(heun), intent(inout) :: self
      real(dp), intent(in) :: t, h, p(:)
      real(dp), intent(inout) :: y(:)
      integer :: n
      n = size(y)
      call self%reserve(n)
      call self%f(t, y, p, self%buffer(:n, 1))
      self%buffer(:n, 3) = y + h*self%buffer(:n, 1)
      call self%f(t + h, self%buffer(:n, 3), p, self%buffer(:n, 2))
      y = y + 0.5_dp*h*(self%buffer(:n, 1) + self%buffer(:n, 2))
   end subroutine heun_step
   subroutine midpoint_step(self, t, h, y, p)
      class(midpoint), intent(inout) :: self
      real(dp), intent(in) :: t, h, p(:)
      real(dp), intent(inout) :: y(:)
      integer :: n
      n = size(y)
      call self%reserve(n)
      call self%f(t, y, p, self%buffer(:n, 1))
      self%buffer(:n, 3) = y + self%theta*h*self%buffer(:n, 1)
      call self%f(t + self%theta*h, self%buffer(:n, 3), p, self%buffer(:n, 2))
      y = y + h*self%buffer(:n, 2)
   end subroutine midpoint_step
end module solver_base
module predator
   use solver_base
   implicit none
contains
   subroutine lotka(t, y, p, dy)
      real(dp), intent(in) :: t, y(:), p(:)
      real(dp), intent(out) :: dy(:)
      dy(1) = y(1)*(p(1) - p(2)*y(2)) + 0.1_dp*sin(t)
      dy(2) = y(2)*(p(3)*y(1) - p(4))
   end subroutine lotka
   subroutine choose(name)
      character(*), intent(in) :: name
      if (allocated(solver)) deallocate (solver)
      if (name == 'heun') then
         allocate (heun :: solver)
      else
         allocate (midpoint :: solver)
      end if
      solver%f => lotka
   end subroutine choose
   real(dp) function misfit(p)
      real(dp), intent(in) :: p(:)
      real(dp) :: y(2)
      integer :: i
      y = [p(5), 0.8_dp]
      misfit = 0
      do i = 1, 60
         call solver%step(0.05_dp*i, 0.05_dp, y, p)
         misfit = misfit + 0.05_dp*(y(1) - 1)**2 + 0.01_dp*y(2)
      end do
   end function misfit
end module predator
program solver_object
   use predator
   use ltoad
   implicit none
   real(dp) :: p(5), g(5), q(5), v, a
   integer :: i, k
   p = [1.1_dp, 0.9_dp, 0.7_dp, 0.8_dp, 1.5_dp]
   do k = 1, 3
      call choose(merge('heun    ', 'midpoint', k == 2))
      if (k == 3) a = misfit(p)
      call ltoad_gradient(misfit, p, g, v)
      do i = 1, 5
         q = p; q(i) = p(i) + 1e-6_dp; a = misfit(q)
         q(i) = p(i) - 1e-6_dp; a = (a - misfit(q))/2e-6_dp
         print *, k, g(i), a
         if (.not. abs(g(i) - a) <= 1e-6_dp*(1 + abs(a))) stop 1
      end do
   end do
end program solver_object
