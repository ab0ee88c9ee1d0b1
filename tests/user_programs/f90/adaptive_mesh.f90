! A one-dimensional mesh that refines itself: reallocation on assignment, move_alloc, arrays of types with
! allocatable components, constructors that append, and sourced allocation.
module meshes
   implicit none
   type :: element
      integer :: degree = 0
      real(8) :: left, right
      real(8), allocatable :: modes(:)
   end type
   type :: mesh
      type(element), allocatable :: elements(:)
      real(8), allocatable :: nodes(:)
      character(len=:), allocatable :: label
   end type
contains
   pure real(8) function forcing(x, p)
      real(8), intent(in) :: x, p(:)
      forcing = p(1) * tanh((x - p(2)) / 0.1d0) + p(3) * x**2
   end function
   function fitted(left, right, degree, p) result(it)
      real(8), intent(in) :: left, right, p(:)
      integer, intent(in) :: degree
      type(element) :: it
      real(8), parameter :: at(3) = [-0.7745966692414834d0, 0d0, 0.7745966692414834d0]
      real(8), parameter :: weight(3) = [5d0, 8d0, 5d0] / 9d0
      real(8) :: f(3)
      integer :: q
      it%degree = degree
      it%left = left
      it%right = right
      f = [(forcing((left + right + at(q) * (right - left)) / 2, p), q = 1, 3)]
      it%modes = [sum(weight * f) / 2]
      if (degree >= 1) it%modes = [it%modes, 1.5d0 * sum(weight * f * at)]
      if (degree >= 2) it%modes = [it%modes, 2.5d0 * sum(weight * f * (3 * at**2 - 1) / 2)]
   end function
   subroutine refine(it, p, tolerance)
      type(mesh), intent(inout) :: it
      real(8), intent(in) :: p(:), tolerance
      type(element), allocatable :: finer(:)
      type(element) :: old
      real(8) :: middle
      integer :: i, m
      allocate (finer(2 * size(it%elements)))
      m = 0
      do i = 1, size(it%elements)
         old = it%elements(i)
         if (abs(old%modes(size(old%modes))) > tolerance) then
            middle = 0.5d0 * (old%left + old%right)
            finer(m + 1) = fitted(old%left, middle, old%degree, p)
            finer(m + 2) = fitted(middle, old%right, old%degree, p)
            m = m + 2
         else
            m = m + 1
            finer(m) = old
         end if
      end do
      it%elements = finer(:m)
      it%nodes = [it%elements%left, it%elements(m)%right]
   end subroutine
   subroutine append(list, value)
      real(8), allocatable, intent(inout) :: list(:)
      real(8), intent(in) :: value
      real(8), allocatable :: longer(:)
      integer :: n
      n = 0
      if (allocated(list)) n = size(list)
      allocate (longer(n + 1))
      if (n > 0) longer(:n) = list
      longer(n + 1) = value
      call move_alloc(longer, list)
   end subroutine
   real(8) function norm(it)
      type(mesh), intent(in) :: it
      integer :: i, k
      norm = 0
      do i = 1, size(it%elements)
         associate (e => it%elements(i))
            do k = 0, e%degree
               norm = norm + e%modes(k + 1)**2 * (e%right - e%left) / (2 * k + 1)
            end do
         end associate
      end do
   end function
end module
subroutine approximate(x, n, y)
   use meshes
   implicit none
   integer, intent(in) :: n
   real(8), intent(in) :: x(n)
   real(8), intent(out) :: y
   type(mesh) :: coarse, fine
   type(mesh), allocatable :: kept
   real(8), allocatable :: norms(:), copy(:, :)
   integer :: round
   coarse%label = 'first'
   allocate (coarse%elements(3))
   coarse%elements(1) = fitted(0d0, 0.3d0, 0, x(:3))
   coarse%elements(2) = fitted(0.3d0, x(4), 1, x(:3))
   coarse%elements(3) = fitted(x(4), 1d0, 2, x(:3))
   fine = coarse
   fine%label = fine%label//' refined'
   do round = 1, 4
      call refine(fine, x(:3), 0.02d0)
      call append(norms, norm(fine))
      if (round == 2) allocate (kept, source=fine)
   end do
   copy = reshape(norms, [2, 2])
   copy = matmul(copy, transpose(copy))
   y = sum(norms) + norm(kept) - norm(coarse) + copy(1, 2) + sum(fine%nodes**2) / size(fine%nodes)
   if (len(fine%label) /= 13 .or. size(kept%elements) >= size(fine%elements)) error stop
end subroutine
program main
   interface
      subroutine approximate(x, n, y)
         integer, intent(in) :: n
         real(8), intent(in) :: x(n)
         real(8), intent(out) :: y
      end subroutine
   end interface
   call verify_modes(approximate, [1.3d0, 0.45d0, 0.7d0, 0.62d0], 'adaptive mesh')
contains
   include '../expect_modes.inc'
end program
