! A lake in layers: module variables, collapsed loops, reductions of arrays and of allocatables, maxima and minima.
module lake
   use omp_lib
   implicit none
   integer, parameter :: nx = 6, ny = 5, nz = 4
   real(8) :: temperature(nx, ny, nz), light
   real(8), allocatable :: oxygen(:, :, :)
   real(8), parameter :: dz = 0.5d0
contains
   subroutine mix(k, change)
      real(8), intent(in) :: k
      real(8), intent(out) :: change
      real(8) :: fresh(nx, ny, nz), flux
      integer :: i, j, l
      change = 0
      !$omp parallel do collapse(3) private(flux) schedule(static)
      do l = 1, nz
         do j = 1, ny
            do i = 1, nx
               flux = 0
               if (l > 1) flux = flux + temperature(i, j, l-1) - temperature(i, j, l)
               if (l < nz) flux = flux + temperature(i, j, l+1) - temperature(i, j, l)
               fresh(i, j, l) = temperature(i, j, l) + k*flux/dz + 0.01d0*light*exp(-l*dz)
            end do
         end do
      end do
      !$omp end parallel do
      !$omp parallel do collapse(2) reduction(max:change) schedule(dynamic, 2)
      do j = 1, ny
         do i = 1, nx
            change = max(change, maxval(abs(fresh(i, j, :) - temperature(i, j, :))))
            temperature(i, j, :) = fresh(i, j, :)
         end do
      end do
      !$omp end parallel do
   end subroutine
   subroutine stratify(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8) :: profile(nz), coldest, change, heat
      real(8), allocatable :: columns(:, :)
      integer :: i, j, l, t
      light = 1 + x(2)
      allocate (oxygen(nx, ny, nz), columns(nx, ny))
      !$omp parallel do collapse(2) default(none) shared(x, n, temperature, oxygen) private(i, l)
      do l = 1, nz
         do j = 1, ny
            do i = 1, nx
               temperature(i, j, l) = 8 + x(mod(i*j + l, n) + 1)**2/l
               oxygen(i, j, l) = 1/(1 + 0.1d0*l*x(mod(i + j, n) + 1))
            end do
         end do
      end do
      !$omp end parallel do
      heat = 0
      do t = 1, 3
         call mix(0.05d0*x(1), change)
         heat = heat + change
      end do
      profile = 0; columns = 0; coldest = huge(1d0)
      !$omp parallel do reduction(+:profile, columns) reduction(min:coldest) private(i, j) schedule(guided)
      do l = 1, nz
         do j = 1, ny
            do i = 1, nx
               profile(l) = profile(l) + temperature(i, j, l)*oxygen(i, j, l)
               columns(i, j) = columns(i, j) + sqrt(temperature(i, j, l))
               coldest = min(coldest, temperature(i, j, l))
            end do
         end do
      end do
      !$omp end parallel do
      y = heat + coldest + 0.01d0*sum(profile**2) + 0.1d0*sum(columns*oxygen(:, :, 2)) + product(profile/40)
      deallocate (oxygen, columns)
   end subroutine
end module
program main
   use lake
   implicit none
   integer :: threads
   do threads = 1, 4
      call omp_set_num_threads(threads)
      call verify(stratify, [0.7d0, 0.9d0, 1.2d0], 'stratify')
      call verify_modes(stratify, [0.7d0, 0.9d0, 1.2d0], 'stratify')
   end do
contains
   include 'expect.inc'
   include 'expect_modes.inc'
end program
