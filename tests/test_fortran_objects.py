"""Objects of derived types that Fortran's runtime makes, assigns and frees: both modes against
differences of fourth order.  Each case is the body of a module with the subroutine that is
differentiated; what it allocates it gives back, or Fortran does."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.portions import in_turn

PROGRAM = """\
module model
   implicit none
   integer, parameter :: n = 6
{case}
end module model

program main
   use ltoad
   use model
   implicit none
   real(8) :: x(n), dx(n), direction(n), e, de, slopes(n), f(4), tangent
   real(8), parameter :: h = 1d-3
   integer :: i, j
   integer, parameter :: steps(4) = [-2, -1, 1, 2]
   x = [0.5d0, 1.5d0, -0.7d0, 1.1d0, -0.2d0, 0.8d0]
   do i = 1, n
      do j = 1, 4
         dx = x
         dx(i) = x(i) + h * steps(j)
         call energy(dx, f(j))
      end do
      slopes(i) = (f(1) - 8 * f(2) + 8 * f(3) - f(4)) / (12 * h)
   end do
   do j = 1, 2
      dx = 0
      de = 1
      call enzyme_autodiff(energy, enzyme_dup, x, dx, enzyme_dup, e, de)
      print *, dx
      print *, slopes
      if (any(abs(dx - slopes) > 1d-9 * (1 + maxval(abs(slopes)))) .or. all(dx == 0)) stop 1
   end do
   do i = 1, n
      direction = 0
      direction(i) = 1
      call enzyme_fwddiff(energy, enzyme_dup, x, direction, enzyme_dup, e, tangent)
      if (abs(tangent - dx(i)) > 1d-13 * (1 + maxval(abs(dx)))) stop 2
   end do
end program main
"""
CASES = {
    # What a component of any type holds, its descriptor tells: numbers, objects with arrays, text.
    "any": """
   type :: part
      real(8), allocatable :: values(:)
      real(8) :: weight = 0.5d0
   end type
   type :: box
      class(*), allocatable :: item
      class(*), allocatable :: row(:)
   end type
contains
   subroutine energy(x, e)
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: e
      type(box) :: a, b, boxes(3)
      integer :: i
      allocate (a%item, source=part(x(1:3)**2, x(4)))
      allocate (a%row(3), source=x(2:4) * x(5))
      b = a
      select type (p => a%item)
      type is (part)
         p%values = 100
      end select
      boxes(1) = b
      boxes(2)%item = x(6) * x(1)
      boxes(2)%row = [1, 2, 3]
      boxes(3)%item = 'text'
      boxes(3) = boxes(2)
      e = 0
      do i = 1, 3
         select type (p => boxes(i)%item)
         type is (part)
            e = e + sum(p%values) * p%weight
         type is (real(8))
            e = e + p**2 * i
         end select
         select type (r => boxes(i)%row)
         type is (real(8))
            e = e + sum(r**2)
         type is (integer)
            e = e + sum(r)
         end select
      end do
   end subroutine
""",
    # Copies are deep: what the original holds later is not what the copy holds.
    "copies": """
   type :: part
      real(8), allocatable :: values(:)
      real(8) :: weight = 0.5d0
      integer :: label = 3
      character(len=5) :: name = 'none'
   end type
   type :: whole
      type(part) :: first
      type(part), allocatable :: others(:)
      real(4) :: scales(2) = [1.5, 2.5]
      complex(8), allocatable :: turn
   end type
contains
   subroutine energy(x, e)
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: e
      type(whole) :: a, b
      type(whole), allocatable :: c
      type(part), allocatable :: parts(:)
      a%first%values = x(1:3)**2
      allocate(a%others(2))
      a%others(1)%values = [x(4), x(5)]
      a%others(1)%weight = x(6)
      a%turn = cmplx(x(1), x(2), 8)
      b = a
      a%others(1)%values(2) = 100
      a%first%values = 7 * a%first%values(2:)
      a%turn = a%turn * b%turn
      c = b
      b = a
      parts = [c%others, b%first]
      parts = parts(2:3)
      parts(1) = c%others(1)
      e = sum(c%first%values * x(2:4)) + c%others(1)%values(1) * c%others(1)%values(2) * 3
      e = e + sum(b%first%values) * b%others(1)%weight + b%others(2)%weight + aimag(b%turn)
      e = e * parts(1)%values(2) + parts(2)%values(1) + size(b%others) * c%scales(2) * x(3)
      e = e + parts(1)%label + real(c%turn) * len_trim(c%first%name)
   end subroutine
""",
    "tree": """
   type :: tree
      real(8) :: value
      type(tree), allocatable :: left, right
   end type
contains
   recursive subroutine insert(t, value)
      type(tree), allocatable, intent(inout) :: t
      real(8), intent(in) :: value
      if (.not. allocated(t)) then
         allocate(t)
         t%value = value
      else if (value < t%value) then
         call insert(t%left, value)
      else
         call insert(t%right, value)
      end if
   end subroutine
   recursive function fold(t, depth) result(s)
      type(tree), allocatable, intent(in) :: t
      integer, intent(in) :: depth
      real(8) :: s
      s = 1
      if (allocated(t)) s = depth * t%value**2 &
         + fold(t%left, depth + 1) * sin(fold(t%right, depth + 1))
   end function
   subroutine energy(x, e)
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: e
      type(tree), allocatable :: t, copy
      integer :: i
      do i = 1, n
         call insert(t, x(i))
         if (i == 4) copy = t
      end do
      copy%left%value = copy%left%value * x(2)
      e = fold(t, 1) + fold(copy, 2)
      deallocate(t)
      call move_alloc(copy%right, t)
      e = e + 3 * fold(t, 3)
   end subroutine
""",
    "classes": """
   type, abstract :: shape
      real(8) :: scale = 1
   contains
      procedure(measure), deferred :: area
      procedure :: twice
   end type
   type, extends(shape) :: disc
      real(8) :: radius
   contains
      procedure :: area => disc_area
   end type
   type, extends(shape) :: polygon
      real(8), allocatable :: sides(:)
      integer :: corners = 0
   contains
      procedure :: area => polygon_area
   end type
   type, extends(disc) :: ring
      real(8) :: hole
   contains
      procedure :: area => ring_area
   end type
   type :: box
      class(shape), allocatable :: it
   end type
   abstract interface
      function measure(self) result(a)
         import :: shape
         class(shape), intent(in) :: self
         real(8) :: a
      end function
   end interface
contains
   function twice(self) result(a)
      class(shape), intent(in) :: self
      real(8) :: a
      a = 2 * self%area()
   end function
   function disc_area(self) result(a)
      class(disc), intent(in) :: self
      real(8) :: a
      a = 3 * self%radius**2 * self%scale
   end function
   function ring_area(self) result(a)
      class(ring), intent(in) :: self
      real(8) :: a
      a = self%disc%area() - self%hole**2
   end function
   function polygon_area(self) result(a)
      class(polygon), intent(in) :: self
      real(8) :: a
      a = product(self%sides) * self%scale + self%corners
   end function
   function made(kind, x) result(s)
      integer, intent(in) :: kind
      real(8), intent(in) :: x(:)
      class(shape), allocatable :: s
      select case (kind)
      case (1)
         allocate(disc :: s)
      case (2)
         allocate(polygon :: s)
      case default
         allocate(s, source=ring(x(3), x(1), x(2)))
      end select
      select type (s)
      type is (disc)
         s%radius = x(1) * x(2)
      type is (polygon)
         s%sides = x
         s%corners = size(x)
      end select
   end function
   subroutine energy(x, e)
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: e
      type(box) :: boxes(3), others(3)
      class(shape), allocatable :: spare
      integer :: i
      do i = 1, 3
         boxes(i)%it = made(i, x(i:i + 2))
      end do
      others = boxes
      boxes(2)%it%scale = x(6)
      e = 0
      do i = 1, 3
         e = e + boxes(i)%it%twice() * x(i) + others(i)%it%area()
         select type (p => boxes(i)%it)
         class is (disc)
            e = e + p%radius**3
         end select
      end do
      allocate(spare, source=boxes(2)%it)
      call move_alloc(boxes(1)%it, others(2)%it)
      spare%scale = 2 * x(1)
      e = e + spare%area() * others(2)%it%area()
      if (same_type_as(spare, boxes(3)%it)) e = 0
      if (.not. extends_type_of(boxes(3)%it, others(2)%it)) e = 0
   end subroutine
""",
    "pointers": """
   type :: node
      real(8) :: value = 2
      real(8), pointer :: history(:) => null()
      type(node), pointer :: next => null()
   end type
contains
   subroutine push(head, value, depth)
      type(node), pointer, intent(inout) :: head
      real(8), intent(in) :: value
      integer, intent(in) :: depth
      type(node), pointer :: fresh
      allocate(fresh)
      allocate(fresh%history(depth))
      fresh%history = value
      fresh%history(depth) = fresh%history(depth)**2 * fresh%value
      fresh%next => head
      head => fresh
   end subroutine
   subroutine energy(x, e)
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: e
      real(8), target :: work(n)
      real(8), pointer :: row(:), grid(:, :), one
      type(node), pointer :: head, old
      integer :: i
      nullify(head)
      do i = 1, n
         call push(head, x(i), i)
      end do
      work = x**2
      row => work(2::2)
      grid(1:2, 0:2) => work
      one => grid(2, 1)
      one = one * row(1)
      e = sum(row * grid(1, :))
      if (associated(row, work(2::2)) .and. .not. associated(head%next, head)) e = 2 * e
      do while (associated(head))
         e = e + sum(head%history) * size(head%history)
         old => head
         head => head%next
         deallocate(old%history)
         deallocate(old)
      end do
   end subroutine
""",
    # A finaliser gives back what its object points to; it runs for temporaries as well.
    "finalisers": """
   type :: vector
      real(8), pointer :: data(:) => null()
   contains
      final :: release
      procedure, private :: assign_vector
      generic :: assignment(=) => assign_vector
   end type
   integer :: alive = 0
contains
   impure elemental subroutine release(v)
      type(vector), intent(inout) :: v
      if (associated(v%data)) then
         deallocate(v%data)
         alive = alive - 1
      end if
      v%data => null()
   end subroutine
   subroutine assign_vector(self, other)
      class(vector), intent(inout) :: self
      type(vector), intent(in) :: other
      if (associated(self%data)) self%data = 0
      if (.not. associated(self%data)) then
         allocate(self%data(size(other%data)))
         alive = alive + 1
      end if
      self%data = other%data
   end subroutine
   subroutine fill(v, x)
      type(vector), intent(out) :: v
      real(8), intent(in) :: x(:)
      allocate(v%data(size(x)))
      alive = alive + 1
      v%data = x * x
   end subroutine
   subroutine work(x, e)
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: e
      type(vector) :: a, b
      type(vector), allocatable :: c
      call fill(a, x)
      call fill(b, x(1:3))
      call fill(b, a%data + 1)
      allocate(c)
      c = b
      b%data(2) = 5
      e = dot_product(a%data, c%data) + sum(b%data)
   end subroutine
   subroutine energy(x, e)
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: e
      call work(x, e)
      if (alive /= 0) e = 0
   end subroutine
""",
    "stack": """
   type :: entry
      real(8), allocatable :: numbers(:)
      character(len=:), allocatable :: name
   end type
   type :: stack
      type(entry), allocatable :: entries(:)
      integer :: used = 0
   contains
      procedure :: push
      procedure :: total
   end type
contains
   subroutine push(self, numbers, name)
      class(stack), intent(inout) :: self
      real(8), intent(in) :: numbers(:)
      character(len=*), intent(in) :: name
      type(entry), allocatable :: larger(:)
      if (.not. allocated(self%entries)) allocate(self%entries(1))
      if (self%used == size(self%entries)) then
         allocate(larger(2 * self%used))
         larger(1:self%used) = self%entries
         call move_alloc(larger, self%entries)
      end if
      self%used = self%used + 1
      self%entries(self%used)%numbers = numbers
      self%entries(self%used)%name = trim(name) // '!'
   end subroutine
   function total(self) result(t)
      class(stack), intent(in) :: self
      real(8) :: t
      integer :: i
      t = 0
      do i = 1, self%used
         t = t * 0.7d0 + sum(self%entries(i)%numbers**2) * len(self%entries(i)%name)
      end do
   end function
   function with(s, x) result(larger)
      type(stack), intent(in) :: s
      real(8), intent(in) :: x
      type(stack) :: larger
      larger = s
      call larger%push([x, x * x], 'last  ')
   end function
   subroutine energy(x, e)
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: e
      type(stack) :: s, t
      integer :: i
      do i = 1, n
         call s%push(x(1:i) * x(i), repeat('ab', i))
      end do
      t = with(s, x(2))
      s%entries(3)%numbers(1) = 0
      e = s%total() + 2 * t%total()
   end subroutine
""",
    # What is read depends on nothing; where nothing is read, the variable keeps what it had.
    "text": """
   type :: layer
      character(len=8) :: rock
      real(8) :: thickness
      real(8) :: speed(2)
      integer :: code
   end type
contains
   subroutine energy(x, e)
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: e
      character(len=24), parameter :: lines(3) = [character(len=24) :: &
         'clay 2.5 1.5 3.5 7', 'sand,,2.25 2.5 1', 'granite what']
      type(layer) :: layers(3)
      character(len=:), allocatable :: names
      integer :: i, status
      names = ''
      e = 0
      do i = 1, 3
         layers(i)%thickness = x(i)
         layers(i)%speed = x(4:5)
         layers(i)%code = 2
         read (lines(i), *, iostat=status) layers(i)%rock, layers(i)%thickness, layers(i)%speed, &
            layers(i)%code
         if (status /= 0) layers(i)%rock = 'none'
         select case (trim(adjustl(layers(i)%rock)))
         case ('clay', 'sand')
            e = e + layers(i)%thickness * x(5)
         case default
            e = e + layers(i)%thickness**2 * x(6)
         end select
         e = e + sum(layers(i)%speed) * layers(i)%code * x(1)
         names = names // trim(layers(i)%rock)
      end do
      e = e * len(names) + index(names, 'sand') * x(2)
   end subroutine
""",
    # Sections that do not lie side by side are copied in and out.
    "sections": """
   type :: cell
      real(8) :: heat = 0, fuel = 1
      integer :: kind = 1
      real(8), allocatable :: past(:)
   end type
contains
   subroutine smooth(a, m)
      integer, intent(in) :: m
      real(8), intent(inout) :: a(m)
      a(2:m) = (a(1:m - 1) + a(2:m)**2) / 2
   end subroutine
   subroutine burn(cells, m)
      integer, intent(in) :: m
      type(cell), intent(inout) :: cells(m)
      integer :: i
      do i = 1, m
         cells(i)%heat = cells(i)%heat * cells(i)%fuel + sum(cells(i)%past)
         cells(i)%past(1) = cells(i)%heat
      end do
   end subroutine
   subroutine energy(x, e)
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: e
      type(cell), allocatable :: cells(:)
      real(8) :: grid(3, 2)
      integer :: i
      allocate(cells(n))
      do i = 1, n
         cells(i)%heat = x(i)
         cells(i)%past = [x(i), 2 * x(n + 1 - i)]
      end do
      grid = reshape(x, [3, 2])
      call smooth(grid(2, :), 2)
      call smooth(cells%heat, n)
      call smooth(cells(n:1:-2)%fuel, n / 2)
      call burn(cells(2:n:2), n / 2)
      e = sum(cells%heat**2) + sum(grid**3) + sum(cells%fuel) * cells(4)%past(1)
   end subroutine
""",
}


@pytest.mark.parametrize(
    ("case", "level"), in_turn(tuple(CASES), ("-O0", "-O1", "-O2", "-O3"), (0,), one_in=2)
)
def test_objects(
    ltoad_fc: Path,
    run: Callable[..., object],
    tmp_path: Path,
    case: str,
    level: str,
) -> None:
    source, program = tmp_path / "objects.f90", tmp_path / "objects"
    source.write_text(PROGRAM.format(case=CASES[case]))
    run([ltoad_fc, level, source, "-o", program], cwd=tmp_path)
    run([program])
