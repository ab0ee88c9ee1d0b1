! A row of burners: derived types with allocatable components, tasks that depend on each other, workshare.
module burners
   use omp_lib
   implicit none
   type species
      real(8), allocatable :: fraction(:)
      real(8) :: heat
   end type
   type burner
      type(species) :: fuel, air
      real(8) :: temperature
   end type
contains
   subroutine light(b, k, x, n)
      type(burner), intent(inout) :: b
      integer, intent(in) :: k, n
      real(8), intent(in) :: x(n)
      integer :: i
      allocate (b%fuel%fraction(4), b%air%fraction(4))
      b%fuel%fraction = [(x(mod(i + k, n) + 1)/i, i=1, 4)]
      b%air%fraction = [(0.2d0*i*x(mod(i, n) + 1), i=1, 4)]
      b%fuel%heat = 1 + x(1)
      b%air%heat = 0.1d0
      b%temperature = 1
   end subroutine
   subroutine burn(b, dt)
      type(burner), intent(inout) :: b
      real(8), intent(in) :: dt
      real(8) :: rate
      integer :: i
      do i = 1, 4
         rate = b%fuel%fraction(i)*b%air%fraction(i)*exp(-1/b%temperature)
         b%fuel%fraction(i) = b%fuel%fraction(i) - dt*rate
         b%air%fraction(i) = b%air%fraction(i) - 0.5d0*dt*rate
         b%temperature = b%temperature + dt*rate*b%fuel%heat
      end do
   end subroutine
   subroutine exchange(a, b)
      type(burner), intent(inout) :: a, b
      real(8) :: flux
      flux = 0.1d0*(a%temperature - b%temperature)
      a%temperature = a%temperature - flux
      b%temperature = b%temperature + flux
   end subroutine
   subroutine burn_later(b, turn)
      type(burner), intent(inout) :: b
      integer, intent(inout) :: turn
      !$omp task depend(in: turn) shared(b, turn)
      call burn(b, 0.2d0)
      !$omp end task
   end subroutine
   subroutine exchange_later(a, b, turn)
      type(burner), intent(inout) :: a, b
      integer, intent(inout) :: turn
      !$omp task depend(inout: turn) shared(a, b, turn)
      call exchange(a, b)
      !$omp end task
   end subroutine
   subroutine tabulate_later(b, line)
      type(burner), intent(in) :: b
      real(8), intent(out) :: line(6)
      integer :: i
      !$omp task private(i) shared(b, line)
      do i = 1, 6
         line(i) = b%temperature*cos(0.3d0*i) + b%fuel%fraction(mod(i, 4) + 1)
      end do
      !$omp end task
   end subroutine
   subroutine row(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      integer, parameter :: m = 5
      type(burner) :: b(m)
      real(8) :: grid(6, m), smooth(6, m), loss
      integer :: k, t, turn
      do k = 1, m
         call light(b(k), k, x, n)
      end do
      !$omp parallel
      !$omp single
      do t = 1, 2
         do k = 1, m
            call burn_later(b(k), turn)
         end do
         do k = 1, m - 1
            call exchange_later(b(k), b(k + 1), turn)
         end do
      end do
      !$omp taskwait
      do k = 1, m
         call tabulate_later(b(k), grid(:, k))
      end do
      !$omp taskwait
      !$omp end single
      !$omp workshare
      smooth = 0.5d0*grid
      smooth(:, 2:m - 1) = smooth(:, 2:m - 1) + 0.25d0*(grid(:, 1:m - 2) + grid(:, 3:m))
      where (smooth < 0) smooth = smooth**2
      loss = sum(smooth*grid)
      !$omp end workshare
      !$omp end parallel
      y = loss
      do k = 1, m
         y = y + b(k)%air%heat*sum(b(k)%air%fraction)
      end do
   end subroutine
end module
program main
   use burners
   implicit none
   integer :: threads
   do threads = 1, 4
      call omp_set_num_threads(threads)
      call verify(row, [0.8d0, 1.1d0, 0.9d0], 'row')
      call verify_modes(row, [0.8d0, 1.1d0, 0.9d0], 'row')
   end do
contains
   include 'expect.inc'
   include 'expect_modes.inc'
end program
