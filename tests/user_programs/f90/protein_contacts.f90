! Contacts of a protein: objects in objects with allocatable components, elemental operators, assignment from other types.
module geometry
   implicit none
   type :: point
      real(8) :: c(3) = 0
   contains
      procedure, private :: minus, scaled, from_angles
      procedure, private, pass(b) :: scaled_left
      generic :: operator(-) => minus
      generic :: operator(*) => scaled, scaled_left
      generic :: assignment(=) => from_angles
   end type
   interface operator(.dist.)
      module procedure distance
   end interface
   interface operator(+)
      module procedure plus
   end interface
contains
   elemental type(point) function minus(a, b)
      class(point), intent(in) :: a, b
      minus%c = a%c - b%c
   end function
   elemental type(point) function plus(a, b)
      type(point), intent(in) :: a, b
      plus%c = a%c + b%c
   end function
   elemental type(point) function scaled(a, f)
      class(point), intent(in) :: a
      real(8), intent(in) :: f
      scaled%c = a%c * f
   end function
   elemental type(point) function scaled_left(f, b)
      real(8), intent(in) :: f
      class(point), intent(in) :: b
      scaled_left%c = b%c * f
   end function
   pure subroutine from_angles(self, angles)
      class(point), intent(inout) :: self
      real(8), intent(in) :: angles(:)
      self%c = [cos(angles(1)) * cos(angles(2)), sin(angles(1)) * cos(angles(2)), sin(angles(2))]
   end subroutine
   elemental real(8) function distance(a, b)
      type(point), intent(in) :: a, b
      distance = norm2(a%c - b%c)
   end function
end module
module proteins
   use geometry
   implicit none
   type :: residue
      character(3) :: code = 'ALA'
      type(point), allocatable :: atoms(:)
      real(8), allocatable :: charge(:)
      integer, allocatable :: near(:)
   end type
   type :: chain
      type(residue), allocatable :: residues(:)
      type(chain), allocatable :: partner
      character(:), allocatable :: name
   end type
contains
   recursive function folded(x, count, deep) result(c)
      real(8), intent(in) :: x(:)
      integer, intent(in) :: count, deep
      type(chain) :: c
      type(point) :: at, way
      integer :: i, j
      allocate (c%residues(count))
      at = point([0.1d0 * deep, 0d0, x(3)])
      do i = 1, count
         way = [x(1) * i, x(2) * (i + deep)]
         at = at + 1.4d0 * way
         c%residues(i)%atoms = [at, at + way * x(3), at - 0.5d0 * way]
         allocate (c%residues(i)%charge(3))
         c%residues(i)%charge = [(x(4) * (-1)**(i + j) / j, j = 1, 3)]
         if (mod(i, 3) == 0) c%residues(i)%code = 'GLY'
      end do
      c%name = repeat('A', deep + 1)
      if (deep > 0) c%partner = folded(x * 0.9d0, count - 1, deep - 1)
   end function
   subroutine contacts(r, cutoff)
      type(residue), intent(inout) :: r(:)
      real(8), intent(in) :: cutoff
      integer :: i, j
      do i = 1, size(r)
         r(i)%near = pack([(j, j = 1, size(r))], [(j /= i .and. (r(i)%atoms(1) .dist. r(j)%atoms(1)) < cutoff, j = 1, size(r))])
      end do
   end subroutine
   recursive real(8) function energy(c) result(e)
      type(chain), intent(in) :: c
      integer :: i, j, a
      e = 0
      do i = 1, size(c%residues)
         associate (r => c%residues(i))
            do j = 1, size(r%near)
               associate (s => c%residues(r%near(j)))
                  do a = 1, size(r%atoms)
                     e = e + sum(r%charge(a) * s%charge / (0.5d0 + (r%atoms(a) .dist. s%atoms)))
                  end do
                  if (s%code == 'GLY') e = e + 0.1d0 / (0.2d0 + (r%atoms(1) .dist. s%atoms(2))**6)
               end associate
            end do
         end associate
      end do
      if (allocated(c%partner)) e = e + 0.5d0 * energy(c%partner) * len(c%name)
   end function
   subroutine fold(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      type(chain) :: c, other
      c = folded(x, 7, 1)
      call contacts(c%residues, 2.9d0)
      call contacts(c%partner%residues, 2.9d0)
      other = c
      other%residues(2)%charge = 2 * other%residues(2)%charge
      c%residues = other%residues(2:)
      call contacts(c%residues, 2.9d0)
      y = energy(c) + 0.1d0 * energy(other)
   end subroutine
end module
program main
   use proteins
   implicit none
   call verify_modes(fold, [0.7d0, 0.3d0, 0.4d0, 0.8d0], 'protein')
contains
   include '../expect_modes.inc'
end program
