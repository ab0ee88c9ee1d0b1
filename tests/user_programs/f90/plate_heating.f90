! Heating of a plate: a submodule, sparse matrices with operators, conjugate gradients, allocatables moved between modules.
module sparse
   implicit none
   integer, parameter :: wp = kind(1d0)
   type :: csr
      integer :: n = 0
      integer, allocatable :: first(:), column(:)
      real(wp), allocatable :: value(:)
   contains
      procedure, private, pass(self) :: times
      generic :: operator(.mv.) => times
      procedure :: diagonal
   end type
   interface
      module subroutine assemble(m, conductivity, nx, ny)
         type(csr), intent(out) :: m
         real(wp), intent(in) :: conductivity(:, :)
         integer, intent(in) :: nx, ny
      end subroutine
      module function solve(m, b, tol) result(x)
         type(csr), intent(in) :: m
         real(wp), intent(in) :: b(:)
         real(wp), intent(in), optional :: tol
         real(wp), allocatable :: x(:)
      end function
   end interface
contains
   function times(self, v) result(w)
      class(csr), intent(in) :: self
      real(wp), intent(in) :: v(:)
      real(wp) :: w(size(v))
      integer :: i
      do i = 1, self%n
         w(i) = dot_product(self%value(self%first(i):self%first(i + 1) - 1), v(self%column(self%first(i):self%first(i + 1) - 1)))
      end do
   end function
   function diagonal(self) result(d)
      class(csr), intent(in) :: self
      real(wp), allocatable :: d(:)
      integer :: i, at
      allocate (d(self%n))
      do i = 1, self%n
         at = self%first(i) - 1 + findloc(self%column(self%first(i):self%first(i + 1) - 1), i, dim=1)
         d(i) = self%value(at)
      end do
   end function
end module
submodule(sparse) details
contains
   module procedure assemble
      integer :: i, j, k, row, count
      integer, allocatable :: columns(:)
      real(wp), allocatable :: values(:), bigger(:)
      integer, parameter :: di(4) = [-1, 1, 0, 0], dj(4) = [0, 0, -1, 1]
      real(wp) :: g
      m%n = nx * ny
      allocate (m%first(m%n + 1), columns(0), values(0))
      count = 0
      m%first(1) = 1
      do j = 1, ny
         do i = 1, nx
            row = i + (j - 1) * nx
            columns = [columns, row]
            values = [values, 1.0_wp]
            do k = 1, 4
               if (i + di(k) < 1 .or. i + di(k) > nx .or. j + dj(k) < 1 .or. j + dj(k) > ny) cycle
               g = 2 / (1 / conductivity(i, j) + 1 / conductivity(i + di(k), j + dj(k)))
               columns = [columns, row + di(k) + dj(k) * nx]
               allocate (bigger(size(values) + 1))
               bigger(:size(values)) = values
               bigger(size(bigger)) = -g
               call move_alloc(bigger, values)
               values(m%first(row)) = values(m%first(row)) + g
            end do
            m%first(row + 1) = size(columns) + 1
         end do
      end do
      call move_alloc(columns, m%column)
      call move_alloc(from=values, to=m%value)
   end procedure
   module procedure solve
      real(wp), allocatable :: r(:), p(:), q(:), z(:)
      real(wp) :: rho, old, alpha, stop_at
      integer :: it
      stop_at = 1e-14_wp
      if (present(tol)) stop_at = tol
      allocate (x, mold=b)
      x = 0
      r = b
      rho = 1
      do it = 1, 5 * m%n
         z = r / m%diagonal()
         old = rho
         rho = dot_product(r, z)
         if (rho < stop_at**2) exit
         if (it == 1) then
            p = z
         else
            p = z + rho / old * p
         end if
         q = m .mv. p
         alpha = rho / dot_product(p, q)
         x = x + alpha * p
         r = r - alpha * q
      end do
   end procedure
end submodule
module plate
   use sparse, only: wp, csr, assemble, solve
   implicit none
   real(wp), allocatable :: field(:, :)
   type(csr), allocatable, target :: matrix
contains
   subroutine heat(x, n, y)
      integer, intent(in) :: n
      real(wp), intent(in) :: x(n)
      real(wp), intent(out) :: y
      real(wp), allocatable :: t(:), source(:)
      type(csr), pointer :: m
      integer, parameter :: nx = 3, ny = 4
      if (.not. allocated(matrix)) allocate (matrix)
      field = reshape([x(:n - 1)**2 + 0.1_wp, x(:n - 1) + 1], [nx, ny])
      call assemble(matrix, field, nx, ny)
      m => matrix
      allocate (source(m%n), source=0.1_wp)
      source(5) = x(n)
      source(8:12:2) = -0.3_wp * x(n)
      t = solve(m, source)
      y = dot_product(t, matrix .mv. t) + t(2) * t(11)
      y = y + maxval(t)
      deallocate (matrix)
   end subroutine
end module
program main
   use plate
   implicit none
   call verify_modes(heat, [0.4_wp, 0.9_wp, 1.2_wp, 0.7_wp, 0.3_wp, 1.1_wp, 0.8_wp], 'plate')
contains
   include '../expect_modes.inc'
end program
