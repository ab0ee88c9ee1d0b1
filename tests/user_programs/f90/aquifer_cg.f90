! Groundwater: CSR matrix built by growing arrays, preconditioned CG with a procedure argument, optional arguments.
module sparse
  implicit none
  type :: csr
    integer :: n = 0
    integer, allocatable :: start(:), col(:)
    real(8), allocatable :: val(:)
  contains
    procedure, private :: times
    generic :: operator(*) => times
    procedure :: diagonal
  end type
  type :: triplets
    integer :: count = 0
    integer, allocatable :: i(:), j(:)
    real(8), allocatable :: v(:)
  contains
    procedure :: push
    procedure :: to_csr
  end type
  abstract interface
    subroutine precondition(r, z)
      real(8), intent(in) :: r(:)
      real(8), intent(out) :: z(:)
    end subroutine
  end interface
contains
  subroutine push(self, i, j, v)
    class(triplets), intent(inout) :: self
    integer, intent(in) :: i, j
    real(8), intent(in) :: v
    integer, allocatable :: ti(:)
    real(8), allocatable :: tv(:)
    integer :: cap
    if (.not. allocated(self%i)) allocate (self%i(4), self%j(4), self%v(4))
    cap = size(self%i)
    if (self%count == cap) then
      allocate (ti(2*cap)); ti(:cap) = self%i; call move_alloc(ti, self%i)
      allocate (ti(2*cap)); ti(:cap) = self%j; call move_alloc(ti, self%j)
      allocate (tv(2*cap)); tv(:cap) = self%v; call move_alloc(from=tv, to=self%v)
    end if
    self%count = self%count + 1
    self%i(self%count) = i; self%j(self%count) = j; self%v(self%count) = v
  end subroutine
  function to_csr(self, n) result(a)
    class(triplets), intent(in) :: self
    integer, intent(in) :: n
    type(csr) :: a
    integer :: k, pos(n)
    a%n = n
    allocate (a%start(n + 1), source=0)
    do k = 1, self%count
      a%start(self%i(k) + 1) = a%start(self%i(k) + 1) + 1
    end do
    a%start(1) = 1
    do k = 1, n
      a%start(k + 1) = a%start(k + 1) + a%start(k)
    end do
    allocate (a%col(self%count), a%val(self%count))
    pos = a%start(:n)
    do k = 1, self%count
      a%col(pos(self%i(k))) = self%j(k)
      a%val(pos(self%i(k))) = self%v(k)
      pos(self%i(k)) = pos(self%i(k)) + 1
    end do
  end function
  function times(a, x) result(y)
    class(csr), intent(in) :: a
    real(8), intent(in) :: x(:)
    real(8) :: y(size(x))
    integer :: i
    do i = 1, a%n
      associate (r => a%start(i), s => a%start(i + 1) - 1)
        y(i) = dot_product(a%val(r:s), x(a%col(r:s)))
      end associate
    end do
  end function
  function diagonal(a) result(d)
    class(csr), intent(in) :: a
    real(8), allocatable :: d(:)
    integer :: i, k
    allocate (d(a%n), source=1d0)
    do i = 1, a%n
      do k = a%start(i), a%start(i + 1) - 1
        if (a%col(k) == i) d(i) = a%val(k)
      end do
    end do
  end function
  subroutine cg(a, b, x, tol, prec, iters)
    type(csr), intent(in) :: a
    real(8), intent(in) :: b(:)
    real(8), intent(inout) :: x(:)
    real(8), intent(in), optional :: tol
    procedure(precondition), optional :: prec
    integer, intent(out), optional :: iters
    real(8), dimension(size(b)) :: r, z, p, q
    real(8) :: rho, old, alpha, eps
    integer :: k
    eps = 1d-10
    if (present(tol)) eps = tol
    r = b - a*x
    do k = 1, 200
      if (present(prec)) then
        call prec(r, z)
      else
        z = r
      end if
      rho = dot_product(r, z)
      if (k == 1) then
        p = z
      else
        p = z + (rho/old)*p
      end if
      q = a*p
      alpha = rho/dot_product(p, q)
      x = x + alpha*p
      r = r - alpha*q
      old = rho
      if (norm2(r) < eps) exit
    end do
    if (present(iters)) iters = k
  end subroutine
  function head(logk) result(h)
    real(8), intent(in) :: logk(:)
    real(8) :: h
    type(triplets) :: t
    type(csr) :: a
    real(8), allocatable :: b(:), x(:), d(:)
    integer :: n, i, it
    real(8) :: c
    n = size(logk)
    do i = 1, n
      if (i < n) then
        c = 2/(exp(-logk(i)) + exp(-logk(i + 1)))
        call t%push(i, i, c); call t%push(i + 1, i + 1, c)
        call t%push(i, i + 1, -c); call t%push(i + 1, i, -c)
      end if
      call t%push(i, i, 0.1d0*i)
    end do
    a = t%to_csr(n)
    b = [(sin(1d0*i), i = 1, n)]
    allocate (x(n), source=0d0)
    d = a%diagonal()
    call cg(a, b, x, tol=1d-12, prec=jacobi, iters=it)
    h = sum(x**2) + x(n/2)
  contains
    subroutine jacobi(r, z)
      real(8), intent(in) :: r(:)
      real(8), intent(out) :: z(:)
      z = r/d
    end subroutine
  end function
end module
program main
  use sparse
  use ltoad
  implicit none
  real(8) :: p(8), d(8), q(8), w
  integer :: i
  logical :: bad = .false.
  p = [(0.2d0*i - 0.5d0, i = 1, 8)]
  call ltoad_gradient(head, p, d)
  do i = 1, 8, 3
    q = p; q(i) = p(i) + 1d-5; w = head(q); q(i) = p(i) - 1d-5; w = (w - head(q))/2d-5
    if (abs(d(i) - w) > 1d-5*(abs(w) + 1d-3)) then
      bad = .true.; print *, 'WRONG', i, d(i), w
    end if
  end do
  if (bad) stop 1
  print *, 'ok'
end program
