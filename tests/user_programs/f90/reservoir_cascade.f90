! Bank of reservoirs as classes: abstract type, deferred procedure, polymorphic array of wrappers
module basin
   implicit none
   integer, parameter :: dp = kind(1d0)
   type, abstract :: unit_t
      real(dp) :: storage = 0
      character(len=:), allocatable :: label
   contains
      procedure(flow), deferred :: outflow
      procedure :: step
   end type
   abstract interface
      function flow(self, t) result(q)
         import
         class(unit_t), intent(in) :: self
         real(dp), intent(in) :: t
         real(dp) :: q
      end function
   end interface
   type, extends(unit_t) :: linear_t
      real(dp) :: k
   contains
      procedure :: outflow => linear_out
   end type
   type, extends(unit_t) :: weir_t
      real(dp) :: coefficient, crest
      real(dp), allocatable :: history(:)
   contains
      procedure :: outflow => weir_out
   end type
   type :: holder
      class(unit_t), allocatable :: u
   end type
contains
   function linear_out(self, t) result(q)
      class(linear_t), intent(in) :: self
      real(dp), intent(in) :: t
      real(dp) :: q
      q = self%storage / self%k * (1 + 0.01_dp * t)
   end function
   function weir_out(self, t) result(q)
      class(weir_t), intent(in) :: self
      real(dp), intent(in) :: t
      real(dp) :: q
      q = 0
      if (self%storage > self%crest) q = self%coefficient * (self%storage - self%crest)**1.5_dp
   end function
   subroutine step(self, inflow, dt, t, q)
      class(unit_t), intent(inout) :: self
      real(dp), intent(in) :: inflow, dt, t
      real(dp), intent(out) :: q
      q = self%outflow(t)
      self%storage = self%storage + dt * (inflow - q)
      select type (self)
      type is (weir_t)
         if (.not. allocated(self%history)) allocate(self%history(0))
         self%history = [self%history, self%storage]
      end select
   end subroutine
   subroutine cascade(x, n, y)
      integer, intent(in) :: n
      real(dp), intent(in) :: x(n)
      real(dp), intent(out) :: y
      type(holder) :: units(3)
      real(dp) :: q, inflow
      integer :: t, i
      allocate(units(1)%u, source=linear_t(storage=x(1), k=x(2), label='soil'))
      allocate(weir_t :: units(2)%u)
      select type (w => units(2)%u)
      type is (weir_t)
         w%storage = x(3); w%coefficient = x(4); w%crest = 0.5_dp; w%label = 'lake'
      end select
      units(3)%u = linear_t(storage=0.1_dp, k=x(5), label='river')
      y = 0
      do t = 1, 12
         inflow = max(0.0_dp, sin(0.5_dp * t)) * x(6)
         do i = 1, 3
            call units(i)%u%step(inflow, 0.1_dp, real(t, dp), q)
            inflow = q
         end do
         y = y + q**2
      end do
      select type (w => units(2)%u)
      class is (weir_t)
         y = y + sum(w%history) / size(w%history)
      end select
   end subroutine
end module
program main
   use basin
   call verify(cascade, [2d0, 3d0, 1.5d0, 0.7d0, 1.8d0, 1.2d0], 'cascade')
contains
   include '../expect.inc'
end program
