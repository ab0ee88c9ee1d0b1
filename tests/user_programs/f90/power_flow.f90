! Currents in a grid of wires: a sparse matrix type with operators and functions of allocatable results, conjugate gradients, pointers.
module sparse
   implicit none
   type :: csr
      integer, allocatable :: start(:), column(:)
      real(8), allocatable :: value(:)
   contains
      procedure :: diagonal
      procedure, private :: times_vector
      generic :: operator(*) => times_vector
   end type
   type :: triplet
      integer :: row, column
      real(8) :: value
   end type
   interface csr
      module procedure from_triplets
   end interface
contains
   type(csr) function from_triplets(t, n) result(a)
      type(triplet), intent(in) :: t(:)
      integer, intent(in) :: n
      integer :: i, at(n)
      a%start = [1, (count(t%row <= i) + 1, i = 1, n)]
      allocate (a%column(size(t)), a%value(size(t)))
      at = a%start(:n)
      do i = 1, size(t)
         associate (p => at(t(i)%row))
            a%column(p) = t(i)%column
            a%value(p) = t(i)%value
            p = p + 1
         end associate
      end do
   end function
   pure function times_vector(a, x) result(y)
      class(csr), intent(in) :: a
      real(8), intent(in) :: x(:)
      real(8), allocatable :: y(:)
      integer :: i
      allocate (y(size(x)))
      do concurrent (i = 1:size(x))
         y(i) = sum(a%value(a%start(i):a%start(i + 1) - 1) * x(a%column(a%start(i):a%start(i + 1) - 1)))
      end do
   end function
   pure function diagonal(a) result(d)
      class(csr), intent(in) :: a
      real(8), allocatable :: d(:)
      integer :: i
      d = [(sum(a%value(a%start(i):a%start(i + 1) - 1), mask=a%column(a%start(i):a%start(i + 1) - 1) == i), &
            i = 1, size(a%start) - 1)]
   end function
   function solved(a, b, tolerance, iterations) result(x)
      class(csr), intent(in) :: a
      real(8), intent(in) :: b(:), tolerance
      integer, intent(out), optional :: iterations
      real(8), allocatable :: x(:), r(:), p(:), q(:), z(:)
      real(8) :: rho, old
      integer :: k
      x = 0 * b
      r = b - a * x
      do k = 1, 200
         z = r / a%diagonal()
         rho = dot_product(r, z)
         if (k == 1) then
            p = z
         else
            p = z + rho / old * p
         end if
         q = a * p
         x = x + rho / dot_product(p, q) * p
         r = r - rho / dot_product(p, q) * q
         old = rho
         if (norm2(r) < tolerance) exit
      end do
      if (present(iterations)) iterations = k
   end function
end module
module grids
   use sparse
   implicit none
   integer, parameter :: side = 5
contains
   subroutine heated(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      type(triplet), allocatable :: t(:)
      real(8), allocatable, target :: volts(:)
      real(8), pointer :: grid(:, :), edge(:), middle(:, :)
      real(8) :: b(side**2)
      type(csr) :: a
      integer :: i, j, used
      allocate (t(0))
      do j = 1, side
         do i = 1, side
            associate (me => i + side * (j - 1))
               if (i > 1) call wire(t, me, me - 1, x(1) + 0.1d0 * i)
               if (j > 1) call wire(t, me, me - side, x(2) * (1 + 0.1d0 * j))
               t = [t, triplet(me, me, x(3))]
               b(me) = merge(1d0, 0.05d0, i == j) * x(4)
            end associate
         end do
      end do
      a = csr(t, side**2)
      volts = solved(a, b, 1d-12, used)
      grid(1:side, 1:side) => volts
      edge => grid(side, :)
      middle => grid(2:4, 2:4)
      y = sum(edge**2) + sum(middle) * 0.1d0 + maxval(grid)
      middle = 2 * middle
      edge => volts(::side + 1)
      y = y + sum(edge) / used
   end subroutine
   subroutine wire(t, i, j, value)
      type(triplet), allocatable, intent(inout) :: t(:)
      integer, intent(in) :: i, j
      real(8), intent(in) :: value
      t = [t, triplet(i, i, value), triplet(j, j, value), triplet(i, j, -value), triplet(j, i, -value)]
   end subroutine
end module
program main
   use grids
   implicit none
   call verify_modes(heated, [1.3d0, 0.8d0, 0.5d0, 1.25d0], 'grid')
contains
   include '../expect_modes.inc'
end program
