! Light in pipes: private allocatables, ordered loops, sections, simd, internal procedures that read what is around
! them, block constructs, elemental functions, loops without a barrier.
module pipes
   use omp_lib
   implicit none
   real(8), allocatable, save :: absorption(:)
contains
   elemental real(8) function fresnel(angle, index)
      real(8), intent(in) :: angle, index
      real(8) :: c
      c = sqrt(1 - (sin(angle)/index)**2)
      fresnel = ((cos(angle) - index*c)/(cos(angle) + index*c))**2
   end function
   subroutine trace(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      integer, parameter :: rays = 10, bands = 4
      real(8), allocatable :: path(:)
      real(8) :: exits(rays), spectrum(bands), film, warm, cold, chain, tail(rays)
      integer :: r, b
      allocate (absorption(bands), path(bands))
      absorption = [(0.1d0*b*x(mod(b, n) + 1), b=1, bands)]
      exits = 0; spectrum = 0; film = 0; path = 0
      !$omp parallel private(path) 
      if (.not. allocated(path)) allocate (path(bands))
      !$omp do schedule(dynamic, 1)
      do r = 1, rays
         path = 1 + 0.05d0*r
         call bounce(r, path)
         exits(r) = sum(exp(-absorption*path))
      end do
      !$omp end do nowait
      !$omp do reduction(+:film)
      do b = 1, bands
         film = film + fresnel(0.2d0*b, 1.3d0 + 0.1d0*x(1))
      end do
      !$omp end do
      !$omp sections
      !$omp section
      warm = sum(exits(:5))*x(2)
      !$omp section
      cold = dot_product(exits(6:), exits(:5))
      !$omp end sections
      !$omp end parallel
      chain = 0.1d0
      !$omp parallel do ordered schedule(static, 1)
      do r = 1, rays
         block
            real(8) :: own
            own = exits(r)*fresnel(0.05d0*r, 1.5d0)
            !$omp ordered
            chain = 0.5d0*chain + own*(1 + chain)
            tail(r) = chain
            !$omp end ordered
         end block
      end do
      !$omp end parallel do
      !$omp parallel do simd reduction(+:spectrum)
      do r = 1, rays
         spectrum(mod(r, bands) + 1) = spectrum(mod(r, bands) + 1) + tail(r)*exits(r)
      end do
      !$omp end parallel do simd
      y = warm + cold + film + chain + sum(spectrum**2)
      deallocate (absorption)
   contains
      subroutine bounce(r, path)
         integer, intent(in) :: r
         real(8), intent(inout) :: path(:)
         integer :: k
         do k = 1, mod(r, 3) + 1
            path = path*(1 + 0.1d0*x(mod(k + r, n) + 1)) + 0.01d0*absorption
         end do
      end subroutine
   end subroutine
end module
program main
   use pipes
   implicit none
   integer :: threads
   do threads = 1, 4
      call omp_set_num_threads(threads)
      call verify(trace, [0.8d0, 1.1d0, 0.9d0], 'trace')
      call verify_modes(trace, [0.8d0, 1.1d0, 0.9d0], 'trace')
   end do
contains
   include 'expect.inc'
   include 'expect_modes.inc'
end program
