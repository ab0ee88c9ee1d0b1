"""Modern Fortran as users write it, one short program for each way of writing: both modes against
differences of fourth order."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.portions import in_turn
from tests.test_fortran_objects import PROGRAM

CASES = {
    "assumed shape": """
contains
   subroutine scale(a, f, off)
      real(8), intent(inout) :: a(:, :)
      real(8), intent(in) :: f
      real(8), intent(in), optional :: off
      a = a * f
      if (present(off)) a = a + off
   end subroutine
   subroutine energy(x, e)
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: e
      real(8) :: a(3, 3), b(3, 3)
      a = spread(x(1:3), 2, 3) * transpose(spread(x(4:6), 2, 3))
      call scale(a(1:2, :), x(1))
      call scale(a(::2, 2:), x(2), off=x(3))
      b = matmul(a, transpose(a))
      where (b > 1d0)
         b = sqrt(b)
      elsewhere
         b = b**2
      end where
      e = sum(b, mask=b > 0.1d0) + maxval(b) + a(minloc(x, 1) / 2, 1) + sum(merge(a, b, a > b))
      e = e + dot_product(reshape(a, [9]), reshape(b, [9]))
   end subroutine
""",
    "associate block": """
   type :: state
      real(8) :: u, v
      real(8), allocatable :: w(:)
   end type
contains
   elemental function soft(a, b) result(c)
      real(8), intent(in) :: a, b
      real(8) :: c
      c = log(1 + exp(a * b))
   end function
   subroutine energy(x, e)
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: e
      type(state) :: s
      integer :: i
      s%u = x(1)
      s%v = x(2) * x(3)
      allocate(s%w(n), source=soft(x, x(n:1:-1)))
      associate (u => s%u, w => s%w, twice => 2 * s%v)
         u = u + twice
         block
            real(8), allocatable :: t(:)
            real(8) :: total
            t = w**2 + u
            total = 0
            do concurrent (i = 1:size(t))
               t(i) = t(i) * x(i)
            end do
            do i = 1, n
               total = total + helper(i)
            end do
            e = total + sum(t)
         end block
      end associate
   contains
      function helper(k) result(h)
         integer, intent(in) :: k
         real(8) :: h
         h = s%w(k) * x(k) * s%v
      end function
   end subroutine
""",
    "procedure pointers": """
   abstract interface
      function curve(t, p) result(y)
         real(8), intent(in) :: t
         real(8), intent(in) :: p(:)
         real(8) :: y
      end function
   end interface
   type :: model_t
      procedure(curve), pointer, nopass :: f => null()
      real(8), allocatable :: p(:)
      character(len=:), allocatable :: name
   end type
contains
   function line(t, p) result(y)
      real(8), intent(in) :: t, p(:)
      real(8) :: y
      y = p(1) + p(2) * t
   end function
   function decay(t, p) result(y)
      real(8), intent(in) :: t, p(:)
      real(8) :: y
      y = p(1) * exp(-p(2) * t)
   end function
   function chosen(name, p) result(m)
      character(len=*), intent(in) :: name
      real(8), intent(in) :: p(:)
      type(model_t) :: m
      select case (name)
      case ('line')
         m%f => line
      case ('decay')
         m%f => decay
      end select
      m%name = name
      m%p = p
   end function
   function integral(f, p, a, b) result(s)
      procedure(curve) :: f
      real(8), intent(in) :: p(:), a, b
      real(8) :: s
      integer :: i
      s = 0
      do i = 1, 10
         s = s + f(a + (b - a) * (i - 0.5d0) / 10, p) * (b - a) / 10
      end do
   end function
   subroutine energy(x, e)
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: e
      type(model_t) :: models(2)
      integer :: i
      models(1) = chosen('line', x(1:2))
      models(2) = chosen('decay', x(3:4)**2)
      e = 0
      do i = 1, 2
         e = e + integral(models(i)%f, models(i)%p, 0d0, x(5)**2) * len(models(i)%name)
         if (associated(models(i)%f, decay)) e = e + models(i)%f(x(6), models(i)%p)
      end do
   end subroutine
""",
    "complex modes": """
   integer, parameter :: dp = kind(1d0)
contains
   recursive subroutine fft(a)
      complex(dp), intent(inout) :: a(:)
      complex(dp), allocatable :: even(:), odd(:)
      complex(dp) :: t
      integer :: m, k
      m = size(a)
      if (m <= 1) return
      even = a(1::2)
      odd = a(2::2)
      call fft(even)
      call fft(odd)
      do k = 1, m / 2
         t = exp(cmplx(0, -2 * acos(-1d0) * (k - 1) / m, dp)) * odd(k)
         a(k) = even(k) + t
         a(k + m / 2) = even(k) - t
      end do
   end subroutine
   subroutine energy(x, e)
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: e
      complex(dp) :: a(8), z
      a = [cmplx(x, 0.1d0 * x, dp), (0d0, 0d0), (1d0, 0d0)]
      call fft(a)
      z = sum(conjg(a) * cshift(a, 1))
      e = real(z) + abs(a(3)) + aimag(sqrt(a(2))) + real(dot_product(a, a), 8) + a(4)%re * a(5)%im
   end subroutine
""",
    "generic list": """
   type, abstract :: item
   contains
      procedure(cost_of), deferred :: cost
   end type
   abstract interface
      pure function cost_of(self) result(c)
         import :: item
         class(item), intent(in) :: self
         real(8) :: c
      end function
   end interface
   type, extends(item) :: plain
      real(8) :: price
   contains
      procedure :: cost => plain_cost
   end type
   type, extends(item) :: bundle
      real(8) :: discount
      class(item), allocatable :: first, second
   contains
      procedure :: cost => bundle_cost
   end type
   interface bundle
      procedure :: new_bundle
   end interface
contains
   pure function plain_cost(self) result(c)
      class(plain), intent(in) :: self
      real(8) :: c
      c = self%price**2
   end function
   pure recursive function bundle_cost(self) result(c)
      class(bundle), intent(in) :: self
      real(8) :: c
      c = self%discount * (self%first%cost() + self%second%cost())
   end function
   function new_bundle(d, a, b) result(x)
      real(8), intent(in) :: d
      class(item), intent(in) :: a, b
      type(bundle) :: x
      x%discount = d
      allocate(x%first, source=a)
      allocate(x%second, source=b)
   end function
   subroutine energy(x, e)
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: e
      class(item), allocatable :: all
      all = bundle(x(1), plain(x(2)), bundle(x(3), plain(x(4)), plain(x(5) * x(6))))
      e = all%cost()
      select type (all)
      type is (bundle)
         all%discount = all%discount + 1
         e = e * all%cost()
      class default
         e = 0
      end select
   end subroutine
""",
    "sparse": """
   type :: csr
      integer :: rows = 0
      integer, allocatable :: start(:), column(:)
      real(8), allocatable :: value(:)
   contains
      procedure :: apply
      procedure, private :: times
      generic :: operator(*) => times
   end type
contains
   function apply(self, v) result(w)
      class(csr), intent(in) :: self
      real(8), intent(in) :: v(:)
      real(8) :: w(self%rows)
      integer :: i
      do i = 1, self%rows
         associate (a => self%start(i), b => self%start(i + 1) - 1)
            w(i) = dot_product(self%value(a:b), v(self%column(a:b)))
         end associate
      end do
   end function
   function times(self, v) result(w)
      class(csr), intent(in) :: self
      real(8), intent(in) :: v(:)
      real(8), allocatable :: w(:)
      w = self%apply(v)
   end function
   function laplace(k) result(a)
      real(8), intent(in) :: k(:)
      type(csr) :: a
      integer :: i
      a%rows = size(k)
      allocate(a%start(0), a%column(0), a%value(0))
      do i = 1, size(k)
         a%start = [a%start, size(a%value) + 1]
         if (i > 1) then
            a%column = [a%column, i - 1]
            a%value = [a%value, -k(i - 1)]
         end if
         a%column = [a%column, i]
         a%value = [a%value, 3 + k(i)**2]
      end do
      a%start = [a%start, size(a%value) + 1]
   end function
   subroutine energy(x, e)
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: e
      type(csr) :: a
      real(8), allocatable :: r(:), p(:), q(:)
      integer :: it
      real(8) :: alpha
      a = laplace(x)
      r = x
      p = r
      e = 0
      do it = 1, 4
         q = a * p
         alpha = dot_product(r, r) / (1 + dot_product(p, q))
         r = r - alpha * q
         p = r + 0.3d0 * p
         e = e + norm2(p)
      end do
   end subroutine
""",
    "mixed kinds": """
   integer, parameter :: sp = kind(1.0), dp = kind(1d0)
   interface smooth
      module procedure smooth_sp, smooth_dp
   end interface
contains
   pure function smooth_sp(a) result(b)
      real(sp), intent(in) :: a(:)
      real(sp) :: b(size(a))
      b = (a + cshift(a, 1)) / 2
   end function
   pure function smooth_dp(a) result(b)
      real(dp), intent(in) :: a(:)
      real(dp) :: b(size(a))
      b = (a + eoshift(a, 1)) / 2
   end function
   subroutine energy(x, e)
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: e
      real(dp) :: y(n)
      real(sp) :: z(n)
      integer :: order(n), i
      logical :: mask(n)
      order = [(mod(i * 5, n) + 1, i = 1, n)]
      y = smooth(x(order))
      z = smooth([1.0, 2.0, 3.0, 4.0, 5.0, 6.0])
      mask = y > 0.22d0
      e = sum(y * z) + real(count(mask), dp) * product(y(1:2)) + sum(pack(y, mask)**2)
      if (any(mask) .and. .not. all(mask)) then
         e = e + y(maxloc(y, dim=1)) * y(findloc(mask, .true., dim=1))
      end if
   end subroutine
""",
    "options text": """
contains
   function interpolate(xs, ys, at, method) result(y)
      real(8), intent(in) :: xs(:), ys(:), at
      character(len=*), intent(in), optional :: method
      real(8) :: y, t
      character(len=16) :: how
      integer :: i
      how = 'linear'
      if (present(method)) how = adjustl(method)
      do i = 1, size(xs) - 1
         if (at <= xs(i + 1)) exit
      end do
      i = min(i, size(xs) - 1)
      t = (at - xs(i)) / (xs(i + 1) - xs(i))
      if (how(1:6) == 'smooth') t = t * t * (3 - 2 * t)
      if (trim(how) == 'nearest') then
         t = nint(t)
      end if
      y = (1 - t) * ys(i) + t * ys(i + 1)
   end function
   subroutine energy(x, e)
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: e
      character(len=10), parameter :: ways(3) = ['linear    ', 'smooth    ', '  nearest ']
      real(8) :: xs(n)
      character(len=32) :: line
      integer :: i, k
      xs = [(real(i, 8), i = 1, n)]
      e = interpolate(xs, x, 2.4d0)
      do i = 1, 3
         write (line, '(a,i0)') trim(ways(i)), i
         read (line(len_trim(line):), *) k
         e = e + k * interpolate(xs, x * x, 1 + 3 * x(4), method=ways(i)) * len_trim(line)
      end do
   end subroutine
""",
    "host simulation": """
   type :: particle
      real(8) :: r(3) = 0, v(3) = 0, m = 1
   end type
   type :: cloud
      type(particle), allocatable :: p(:)
      real(8) :: time = 0
   contains
      procedure :: step
      procedure :: kinetic
      procedure :: grow
   end type
contains
   pure function cross(a, b) result(c)
      real(8), intent(in) :: a(3), b(3)
      real(8) :: c(3)
      c = [a(2) * b(3) - a(3) * b(2), a(3) * b(1) - a(1) * b(3), a(1) * b(2) - a(2) * b(1)]
   end function
   subroutine step(self, dt)
      class(cloud), intent(inout) :: self
      real(8), intent(in) :: dt
      real(8) :: f(3, size(self%p))
      integer :: i, j
      f = 0
      do i = 1, size(self%p)
         do j = 1, size(self%p)
            if (i == j) cycle
            f(:, i) = f(:, i) + (self%p(j)%r - self%p(i)%r) * self%p(j)%m &
               / (0.1d0 + sum((self%p(j)%r - self%p(i)%r)**2))**1.5d0
         end do
         f(:, i) = f(:, i) + cross(self%p(i)%v, [0d0, 0d0, 1d0])
      end do
      do i = 1, size(self%p)
         self%p(i)%v = self%p(i)%v + dt * f(:, i)
         self%p(i)%r = self%p(i)%r + dt * self%p(i)%v
      end do
      self%time = self%time + dt
   end subroutine
   pure function kinetic(self) result(k)
      class(cloud), intent(in) :: self
      real(8) :: k
      integer :: i
      k = sum([(self%p(i)%m * dot_product(self%p(i)%v, self%p(i)%v), i = 1, size(self%p))]) / 2
   end function
   subroutine grow(self, one)
      class(cloud), intent(inout) :: self
      type(particle), intent(in) :: one
      if (.not. allocated(self%p)) then
         self%p = [one]
      else
         self%p = [self%p, one]
      end if
   end subroutine
   subroutine energy(x, e)
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: e
      type(cloud) :: c
      integer :: i
      do i = 1, 3
         call c%grow(particle(r=[x(i), x(i + 1), 0.1d0 * i], m=1 + x(6)**2))
      end do
      do i = 1, 5
         call c%step(0.05d0)
      end do
      e = c%kinetic() + c%time * sum(c%p%m) + maxval(c%p(:)%r(1))
   end subroutine
""",
    "pool pointers": """
   type :: edge
      integer :: to
      real(8) :: weight
      type(edge), pointer :: next => null()
   end type
   type :: vertex
      type(edge), pointer :: edges => null()
   end type
   type :: graph
      type(vertex), allocatable :: v(:)
   contains
      procedure :: link
      final :: cut
   end type
contains
   subroutine link(self, a, b, w)
      class(graph), intent(inout) :: self
      integer, intent(in) :: a, b
      real(8), intent(in) :: w
      type(edge), pointer :: e
      allocate(e)
      e = edge(b, w, self%v(a)%edges)
      self%v(a)%edges => e
   end subroutine
   subroutine cut(self)
      type(graph), intent(inout) :: self
      type(edge), pointer :: e, f
      integer :: i
      if (.not. allocated(self%v)) return
      do i = 1, size(self%v)
         e => self%v(i)%edges
         do while (associated(e))
            f => e%next
            deallocate(e)
            e => f
         end do
      end do
   end subroutine
   subroutine energy(x, e)
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: e
      type(graph) :: g
      type(edge), pointer :: at
      real(8) :: d(n)
      integer :: i, sweep, status
      allocate(g%v(n), stat=status)
      if (status /= 0) error stop 'no memory'
      do i = 1, n - 1
         call g%link(i, i + 1, x(i)**2 + 0.1d0)
         if (i < n - 1) call g%link(i, i + 2, exp(x(i + 2)))
      end do
      d = huge(1d0)
      d(1) = x(1)
      do sweep = 1, n
         do i = 1, n
            at => g%v(i)%edges
            do while (associated(at))
               d(at%to) = min(d(at%to), d(i) + at%weight)
               at => at%next
            end do
         end do
      end do
      e = sum(d)
   end subroutine
""",
}


@pytest.mark.parametrize(
    ("case", "level"), in_turn(tuple(CASES), ("-O0", "-O2", "-O3"), (1,), one_in=2)
)
def test_modern_fortran(
    ltoad_fc: Path, run: Callable[..., object], tmp_path: Path, case: str, level: str
) -> None:
    source, program = tmp_path / "modern.f90", tmp_path / "modern"
    source.write_text(PROGRAM.format(case=CASES[case]))
    run([ltoad_fc, level, source, "-o", program], cwd=tmp_path)
    run([program])
