! Sound in a hall: rays that split by recursion at panels, elemental laws of the materials, vectors with operators
module vectors
   implicit none
   type :: vec
      real(8) :: x = 0, y = 0, z = 0
   end type
   interface operator(+)
      procedure plus
   end interface
   interface operator(-)
      procedure minus, negative
   end interface
   interface operator(*)
      procedure times, inner
   end interface
   interface assignment(=)
      procedure from_array
   end interface
contains
   elemental type(vec) function plus(a, b)
      type(vec), intent(in) :: a, b
      plus = vec(a%x + b%x, a%y + b%y, a%z + b%z)
   end function
   elemental type(vec) function minus(a, b)
      type(vec), intent(in) :: a, b
      minus = vec(a%x - b%x, a%y - b%y, a%z - b%z)
   end function
   elemental type(vec) function negative(a)
      type(vec), intent(in) :: a
      negative = vec(-a%x, -a%y, -a%z)
   end function
   elemental type(vec) function times(s, a)
      real(8), intent(in) :: s
      type(vec), intent(in) :: a
      times = vec(s * a%x, s * a%y, s * a%z)
   end function
   elemental real(8) function inner(a, b)
      type(vec), intent(in) :: a, b
      inner = a%x * b%x + a%y * b%y + a%z * b%z
   end function
   pure subroutine from_array(v, a)
      type(vec), intent(out) :: v
      real(8), intent(in) :: a(3)
      v%x = a(1); v%y = a(2); v%z = a(3)
   end subroutine
   elemental real(8) function length(a)
      type(vec), intent(in) :: a
      length = sqrt(a * a)
   end function
end module
module acoustics
   use vectors
   implicit none
   type :: panel
      type(vec) :: normal
      real(8) :: offset, absorb, scatter
   end type
   real(8), parameter :: bands(4) = [125d0, 500d0, 1000d0, 4000d0]
contains
   elemental real(8) function reflected(p, band) result(r)
      type(panel), intent(in) :: p
      real(8), intent(in) :: band
      r = 1 - p%absorb * (1 - exp(-band / 700d0))
   end function
   elemental subroutine decay(energy, path, band)
      real(8), intent(inout) :: energy
      real(8), intent(in) :: path, band
      energy = energy * exp(-1d-3 * path * (band / 1000d0)**1.3d0)
   end subroutine
   pure recursive function heard(source, listener, walls, energy, order) result(e)
      type(vec), intent(in) :: source, listener
      type(panel), intent(in) :: walls(:)
      real(8), intent(in) :: energy(4)
      integer, intent(in) :: order
      real(8) :: e(4), gap, part(4)
      type(vec) :: image
      integer :: k
      e = energy
      call decay(e, length(listener - source), bands)
      e = e / (length(listener - source)**2 + 0.1d0)
      if (order == 0) return
      do k = 1, size(walls)
         gap = walls(k)%normal * source - walls(k)%offset
         if (gap >= 0) cycle
         image = source - 2 * gap * walls(k)%normal
         part = energy * reflected(walls(k), bands) * (1 - walls(k)%scatter)
         e = e + heard(image, listener, walls, part, order - 1)
      end do
   end function
   recursive subroutine quantile(a, lo, hi)
      real(8), intent(inout) :: a(:)
      integer, intent(in) :: lo, hi
      real(8) :: pivot, t
      integer :: i, j
      if (lo >= hi) return
      pivot = a((lo + hi) / 2); i = lo; j = hi
      do
         do while (a(i) < pivot); i = i + 1; end do
         do while (a(j) > pivot); j = j - 1; end do
         if (i <= j) then
            t = a(i); a(i) = a(j); a(j) = t
            i = i + 1; j = j - 1
         end if
         if (i > j) exit
      end do
      call quantile(a, lo, j)
      call quantile(a, i, hi)
   end subroutine
   subroutine clarity(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      type(panel) :: walls(5)
      type(vec) :: source, seats(6)
      real(8) :: levels(6), e(4)
      integer :: i
      walls(:)%absorb = x(1) * [1d0, 0.8d0, 1.2d0, 0.5d0, 2d0]
      walls(:)%scatter = x(2)
      walls(:)%offset = [12d0, 2d0, x(3), 9d0, 7d0]
      walls(1)%normal = [1d0, 0d0, 0d0]
      walls(2)%normal = [-1d0, 0d0, 0d0]
      walls(3)%normal = [0d0, 1d0, 0d0]
      walls(4)%normal = [0d0, -1d0, 0d0]
      walls(5)%normal = [0d0, 0.6d0, 0.8d0]
      source = x(4:6)
      seats = [(vec(0.5d0 * i, 1d0 + 0.2d0 * i * i, 1.2d0), i = 1, 6)]
      do i = 1, 6
         e = heard(source, seats(i), walls, [1d0, 1d0, 0.8d0, 0.5d0], 2)
         levels(i) = 10 * log10(sum(e * [0.4d0, 0.9d0, 1d0, 1.1d0]))
      end do
      call quantile(levels, 1, 6)
      y = levels(6) - levels(1) + 0.3d0 * (levels(3) + levels(4))
      y = y + sum(length(seats + (-1d0) * spread(source, 1, 6))) * 0.1d0
   end subroutine
end module
program hall
   use acoustics
   implicit none
   call verify_modes(clarity, [0.2d0, 0.15d0, 8d0, 1.3d0, 2.1d0, 1.6d0], 'hall')
contains
   include '../expect_modes.inc'
end program
