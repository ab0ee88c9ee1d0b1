! Pollen over fields: puffs carried by the wind, loops over them in parallel by OpenMP, reductions of numbers and arrays
module plumes
   use omp_lib
   implicit none
   type :: weather
      real(8) :: speed, turn, mixing
   end type
   type :: puff
      real(8) :: x, y, mass, spread
   end type
   integer, parameter :: fields = 6
   real(8), parameter :: gauge(2, fields) = reshape([1d0, 0.5d0, 2d0, 1d0, 3d0, 0d0, 2d0, -1d0, 4d0, 1d0, 1d0, -0.5d0], [2, fields])
contains
   subroutine move(puffs, w, settle)
      type(puff), intent(inout) :: puffs(:)
      type(weather), intent(in) :: w(:)
      real(8), intent(in) :: settle
      integer :: i, k
      real(8) :: angle, dt
      dt = 0.1d0
      !$omp parallel do default(none) shared(puffs, w, settle, dt) private(i, k, angle) schedule(dynamic, 4)
      do i = 1, size(puffs)
         do k = 1, size(w)
            angle = w(k)%turn + 0.2d0 * sin(puffs(i)%x)
            puffs(i)%x = puffs(i)%x + dt * w(k)%speed * cos(angle)
            puffs(i)%y = puffs(i)%y + dt * w(k)%speed * sin(angle)
            puffs(i)%spread = sqrt(puffs(i)%spread**2 + 2 * w(k)%mixing * dt)
            puffs(i)%mass = puffs(i)%mass * exp(-settle * dt / puffs(i)%spread)
         end do
      end do
      !$omp end parallel do
   end subroutine
   subroutine deposit(puffs, dose, total)
      type(puff), intent(in) :: puffs(:)
      real(8), intent(out) :: dose(fields), total
      integer :: i, f
      real(8) :: d2, amount
      dose = 0; total = 0
      !$omp parallel do private(f, d2, amount) reduction(+:dose, total)
      do i = 1, size(puffs)
         do f = 1, fields
            d2 = (puffs(i)%x - gauge(1, f))**2 + (puffs(i)%y - gauge(2, f))**2
            amount = puffs(i)%mass * exp(-d2 / (2 * puffs(i)%spread**2)) / puffs(i)%spread**2
            dose(f) = dose(f) + amount
            total = total + amount**2
         end do
      end do
   end subroutine
   real(8) function nearest(puffs) result(closest)
      type(puff), intent(in) :: puffs(:)
      integer :: i
      real(8) :: mine
      closest = huge(1d0)
      !$omp parallel private(mine)
      mine = huge(1d0)
      !$omp do
      do i = 1, size(puffs)
         mine = min(mine, hypot(puffs(i)%x - 2.5d0, puffs(i)%y - 0.3d0))
      end do
      !$omp end do
      !$omp critical
      closest = min(closest, mine)
      !$omp end critical
      !$omp end parallel
   end function
   subroutine exposure(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      type(puff), allocatable :: puffs(:)
      type(weather) :: w(10)
      real(8) :: dose(fields), total, field(40)
      integer :: i, count_of
      count_of = 32
      allocate (puffs(count_of))
      !$omp parallel do
      do i = 1, count_of
         puffs(i) = puff(0.05d0 * i, 0.1d0 * cos(dble(i)), x(1) * (1 + 0.01d0 * i), x(2))
      end do
      do i = 1, 10
         w(i) = weather(x(3) * (1 + 0.05d0 * i), x(4) * sin(0.4d0 * i), 0.02d0 + 0.001d0 * x(5) * i)
      end do
      call move(puffs, w, x(5))
      call deposit(puffs, dose, total)
      y = sum(dose**2) + 0.1d0 * total + nearest(puffs)
      field(1) = x(5)
      !$omp parallel do simd
      do i = 2, 40
         field(i) = x(1) * exp(-0.1d0 * i * x(2)) + 0.5d0 * mod(i, 3)
      end do
      y = y + 0.1d0 * maxval(field) + 0.01d0 * sum(field)
      if (omp_get_max_threads() < 1) y = 0
   end subroutine
end module
program pollen
   use plumes
   implicit none
   call omp_set_num_threads(2)
   call verify_modes(exposure, [1.3d0, 0.4d0, 1.9d0, 0.5d0, 0.3d0], 'pollen')
contains
   include '../expect_modes.inc'
end program
