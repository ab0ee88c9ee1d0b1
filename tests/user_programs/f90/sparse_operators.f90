! Sparse matrices with overloaded operators, allocatable components, move_alloc growth, conjugate gradients
module sparse
   implicit none
   type :: coo
      integer :: n = 0, used = 0
      integer, allocatable :: row(:), col(:)
      real(8), allocatable :: val(:)
   contains
      procedure :: add
      procedure, private :: times
      generic :: operator(*) => times
      final :: forget
   end type
   integer :: forgotten = 0
contains
   subroutine add(self, i, j, v)
      class(coo), intent(inout) :: self
      integer, intent(in) :: i, j
      real(8), intent(in) :: v
      real(8), allocatable :: bigger(:)
      integer, allocatable :: ib(:)
      if (.not. allocated(self%val)) allocate(self%val(2), self%row(2), self%col(2))
      if (self%used == size(self%val)) then
         allocate(bigger(2 * self%used)); bigger(:self%used) = self%val; call move_alloc(bigger, self%val)
         allocate(ib(2 * self%used)); ib(:self%used) = self%row; call move_alloc(ib, self%row)
         allocate(ib(2 * self%used)); ib(:self%used) = self%col; call move_alloc(ib, self%col)
      end if
      self%used = self%used + 1
      self%val(self%used) = v; self%row(self%used) = i; self%col(self%used) = j
   end subroutine
   function times(self, x) result(y)
      class(coo), intent(in) :: self
      real(8), intent(in) :: x(:)
      real(8) :: y(size(x))
      integer :: k
      y = 0
      do k = 1, self%used
         y(self%row(k)) = y(self%row(k)) + self%val(k) * x(self%col(k))
      end do
   end function
   subroutine forget(self)
      type(coo), intent(inout) :: self
      forgotten = forgotten + 1
   end subroutine
   subroutine cg(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      type(coo) :: a
      real(8), allocatable :: u(:), r(:), p(:), ap(:)
      real(8) :: alpha, beta, rr
      integer :: i, it
      do i = 1, n
         call a%add(i, i, 3 + x(i)**2)
         if (i < n) then
            call a%add(i, i + 1, -x(i)); call a%add(i + 1, i, -x(i))
         end if
      end do
      allocate(u(n), source=0d0)
      r = [(cos(real(i, 8)), i = 1, n)]
      p = r
      rr = dot_product(r, r)
      do it = 1, 40
         ap = a * p
         alpha = rr / dot_product(p, ap)
         u = u + alpha * p
         r = r - alpha * ap
         beta = dot_product(r, r) / rr
         rr = beta * rr
         if (rr < 1d-26) exit
         p = r + beta * p
      end do
      y = sum(u * [(real(i, 8), i = 1, n)])
   end subroutine
end module
program main
   use sparse
   call verify(cg, [0.5d0, 1.1d0, -0.3d0, 0.8d0, 0.9d0], 'cg')
contains
   include '../expect.inc'
end program
