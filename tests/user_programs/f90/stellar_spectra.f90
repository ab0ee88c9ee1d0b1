! Line profiles by convolution: allocatable 2-D tables, spread, pack, cshift, any/all, complex erf-like series, text keys
module spectra
   implicit none
   type :: line
      character(len=:), allocatable :: element
      real(8) :: centre, strength, width
   end type
contains
   elemental real(8) function voigt(x, a) result(v)
      real(8), intent(in) :: x, a
      complex(8) :: z, w
      integer :: k
      z = cmplx(x, a + 0.5d0, 8)
      w = 0
      do k = 12, 1, -1
         w = 0.5d0*k/(z - w)
      end do
      v = real((0d0, 0.5641895835d0)/(z - w))
   end function
   subroutine residual(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      type(line), allocatable :: lines(:)
      real(8), allocatable :: grid(:), flux(:), table(:, :), strong(:)
      real(8) :: kernel(-1:1)
      integer :: i, j
      allocate (lines(2))
      lines(1) = line('Fe', x(1), x(2), x(3))
      lines(2) = line('CaII', x(1) + 1.5d0, 0.7d0*x(2), 2*x(3))
      grid = [(0.3d0*i, i=1, 24)]
      allocate (table(size(grid), size(lines)))
      do j = 1, size(lines)
         table(:, j) = lines(j)%strength*voigt((grid - lines(j)%centre)/lines(j)%width, 0.1d0*len(lines(j)%element))
      end do
      flux = exp(-sum(table, dim=2))*(1 + x(4)*grid)
      kernel = [0.25d0, 0.5d0, 0.25d0]
      flux = kernel(0)*flux + kernel(1)*cshift(flux, 1) + kernel(-1)*cshift(flux, -1)
      strong = pack(flux, flux < 0.9d0)
      y = sum((spread(flux, 2, 2) - spread([1d0, 0.9d0], 1, size(flux)))**2)
      if (size(strong) > 0) y = y + product(1 + 0.01d0*strong) + norm2(strong)
      if (any(flux > 2d0) .or. all(flux < 0)) y = y*2
   end subroutine
end module
program main
   use spectra
   implicit none
   call verify(residual, [3.2d0, 0.8d0, 0.6d0, 0.02d0], 'spectra')
contains
   include '../expect.inc'
end program
