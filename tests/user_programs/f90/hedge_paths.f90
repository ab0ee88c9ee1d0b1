! Hedging by Monte Carlo: random numbers of the library are drawn inside, seeded anew; they are constants. Payoffs are passed.
module paths
   implicit none
   type, abstract :: payoff
   contains
      procedure(value_of), deferred :: value
   end type
   abstract interface
      pure real(8) function value_of(self, path)
         import :: payoff
         class(payoff), intent(in) :: self
         real(8), intent(in) :: path(:)
      end function
   end interface
   type, extends(payoff) :: asian
      real(8) :: strike
   contains
      procedure :: value => asian_value
   end type
   type, extends(asian) :: barrier
      real(8) :: level
   contains
      procedure :: value => barrier_value
   end type
contains
   pure real(8) function asian_value(self, path)
      class(asian), intent(in) :: self
      real(8), intent(in) :: path(:)
      asian_value = log(1 + exp(40 * (sum(path) / size(path) - self%strike))) / 40
   end function
   pure real(8) function barrier_value(self, path)
      class(barrier), intent(in) :: self
      real(8), intent(in) :: path(:)
      barrier_value = self%asian%value(path) / (1 + exp(20 * (maxval(path) - self%level)))
   end function
   subroutine normals(z)
      real(8), intent(out) :: z(:, :)
      real(8) :: u(size(z, 1), size(z, 2)), v(size(z, 1), size(z, 2))
      call random_number(u)
      call random_number(v)
      z = sqrt(-2 * log(1 - u)) * cos(8 * atan(1d0) * v)
   end subroutine
   function worth(x, contract) result(w)
      real(8), intent(in) :: x(:)
      class(payoff), intent(in) :: contract
      real(8) :: w
      real(8), allocatable :: z(:, :), path(:)
      integer, allocatable :: seed(:)
      integer :: i, t, k
      call random_seed(size=k)
      allocate (seed(k), source=20)
      call random_seed(put=seed)
      allocate (z(12, 50))
      call normals(z)
      allocate (path(0:12))
      w = 0
      do i = 1, size(z, 2)
         path(0) = x(1)
         do t = 1, ubound(path, 1)
            path(t) = path(t - 1) * exp((x(3) - x(2)**2 / 2) / 12 + x(2) * z(t, i) / sqrt(12d0))
         end do
         w = w + contract%value(path(1:)) * exp(-x(3)) / size(z, 2)
      end do
   end function
   subroutine book(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      class(payoff), allocatable :: contract
      y = worth(x, asian(x(4)))
      allocate (contract, source=barrier(x(4), 1.2d0 * x(4)))
      y = y - 2 * worth(x, contract)
      deallocate (contract)
   end subroutine
end module
program main
   use paths
   implicit none
   call verify_modes(book, [1.3d0, 0.2d0, 0.05d0, 1.25d0], 'hedge')
contains
   include '../expect_modes.inc'
end program
