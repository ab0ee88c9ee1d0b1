! A barotropic ocean: module arrays, workshare with where and forall, single with copyprivate, orphaned loops.
module ocean
   implicit none
   integer, parameter :: nx = 9, ny = 7
   real(8) :: psi(nx, ny), zeta(nx, ny), wind(nx, ny), drag
   logical :: land(nx, ny)
   real(8), save :: row(nx)
   !$omp threadprivate(row)
contains
   subroutine jacobian(tend)
      real(8), intent(inout) :: tend(nx, ny)
      integer :: i, j
      !$omp do schedule(runtime)
      do j = 2, ny - 1
         row = 0
         do i = 2, nx - 1
            row(i) = (psi(i+1, j) - psi(i-1, j))*(zeta(i, j+1) - zeta(i, j-1)) &
                   - (psi(i, j+1) - psi(i, j-1))*(zeta(i+1, j) - zeta(i-1, j))
         end do
         tend(:, j) = -row/4 + wind(:, j) - drag*zeta(:, j)
      end do
      !$omp end do
   end subroutine
   subroutine poisson(sweeps)
      integer, intent(in) :: sweeps
      integer :: i, j, k, colour
      do k = 1, sweeps
         do colour = 0, 1
            !$omp do collapse(2) private(i)
            do j = 2, ny - 1
               do i = 2, nx - 1
                  if (mod(i + j, 2) == colour .and. .not. land(i, j)) then
                     psi(i, j) = (psi(i+1, j) + psi(i-1, j) + psi(i, j+1) + psi(i, j-1) - zeta(i, j))/4
                  end if
               end do
            end do
            !$omp end do
         end do
      end do
   end subroutine
   subroutine transport(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8) :: tend(nx, ny), dt, energy
      integer :: i, j, t
      land = .false.
      land(1, :) = .true.; land(nx, :) = .true.; land(4, 3) = .true.
      drag = 0.1d0*x(1)
      do j = 1, ny
         do i = 1, nx
            wind(i, j) = x(2)*sin(0.8d0*j) + 0.1d0*x(3)*cos(0.5d0*i)
            zeta(i, j) = x(4)*sin(0.3d0*i*j)
         end do
      end do
      psi = 0; tend = 0; energy = 0
      !$omp parallel private(t, dt)
      do t = 1, 3
         !$omp single
         dt = 0.3d0/(1 + maxval(abs(zeta)))
         !$omp end single copyprivate(dt)
         call poisson(2)
         call jacobian(tend)
         !$omp workshare
         where (.not. land) zeta = zeta + dt*tend
         where (land) zeta = 0
         !$omp end workshare
      end do
      !$omp do reduction(+:energy)
      do j = 1, ny
         do i = 1, nx
            energy = energy - psi(i, j)*zeta(i, j) + x(1)*psi(i, j)**2
         end do
      end do
      !$omp end parallel
      y = energy
   end subroutine
end module
program main
   use ocean
   implicit none
   real(8) :: x(4)
   x = [0.7d0, 0.8d0, 0.9d0, 1.1d0]
   call verify(transport, x, 'transport')
   call verify_modes(transport, x, 'transport')
contains
   include 'expect.inc'
   include 'expect_modes.inc'
end program
