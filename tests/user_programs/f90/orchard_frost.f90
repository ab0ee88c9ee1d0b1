! A cold night in an orchard, with OpenMP: a two-dimensional field of temperature, heaters, rows of trees with parameters in
! derived types; parallel loops with reductions, private work arrays, collapse, max-reductions and a parallel workshare.
module orchard
   use omp_lib
   implicit none
   integer, parameter :: wp = kind(1.0d0), nx = 24, ny = 18
   type heater
      integer :: i, j
      real(wp) :: power
   end type
   type season
      type(heater), allocatable :: heaters(:)
      real(wp), allocatable :: canopy(:, :)
      real(wp) :: sky, wind
   end type
contains
   subroutine night(plan, loss, worst)
      type(season), intent(in) :: plan
      real(wp), intent(out) :: loss, worst
      real(wp), allocatable :: t(:, :), next(:, :), source(:, :)
      real(wp) :: column(0:ny + 1), flux, damage
      integer :: i, j, k, step
      allocate (t(0:nx + 1, 0:ny + 1), next(0:nx + 1, 0:ny + 1))
      allocate (source(nx, ny))
      !$omp parallel workshare
      t = 4.0_wp
      next = 4.0_wp
      source = 0
      !$omp end parallel workshare
      do k = 1, size(plan%heaters)
         associate (h => plan%heaters(k))
            source(h%i, h%j) = source(h%i, h%j) + h%power
         end associate
      end do
      do step = 1, 25
         !$omp parallel do collapse(2) private(flux) schedule(static)
         do j = 1, ny
            do i = 1, nx
               flux = 0.15_wp*(t(i - 1, j) + t(i + 1, j) + t(i, j - 1) + t(i, j + 1) - 4*t(i, j))
               flux = flux - plan%wind*(t(i, j) - t(i - 1, j))
               flux = flux - 0.02_wp*(1 - plan%canopy(i, j))*((t(i, j) + 273)**4 - (plan%sky + 273)**4)/1e8_wp
               next(i, j) = t(i, j) + flux + source(i, j)
            end do
         end do
         !$omp end parallel do
         !$omp parallel do private(column)
         do i = 1, nx
            column = next(i, :)
            t(i, 1:ny) = 0.25_wp*column(0:ny - 1) + 0.5_wp*column(1:ny) + 0.25_wp*column(2:ny + 1)
         end do
      end do
      loss = 0
      worst = -huge(worst)
      !$omp parallel default(none) shared(t, plan, loss, worst) private(i, j, damage)
      !$omp do reduction(+:loss) reduction(max:worst)
      do j = 1, ny
         do i = 1, nx
            damage = plan%canopy(i, j)/(1 + exp(2*(t(i, j) + 1)))
            loss = loss + damage
            worst = max(worst, damage)
         end do
      end do
      !$omp end do
      !$omp end parallel
   end subroutine
end module

program orchard_frost
   use orchard
   use ltoad
   implicit none
   interface
      subroutine enzyme_autodiff_night(f, a, plan, dplan, b, loss, dloss, c, worst, dworst)
         import season, wp
         external f
         integer a, b, c
         type(season) plan, dplan
         real(wp) loss, dloss, worst, dworst
      end subroutine
   end interface
   type(season) :: plan, shadow
   real(wp) :: loss, worst, dl, dw, up, down
   integer :: i, j, k
   call omp_set_num_threads(3)
   plan%heaters = [heater(4, 4, 0.6_wp), heater(12, 9, 0.8_wp), heater(20, 14, 0.7_wp)]
   allocate (plan%canopy(nx, ny))
   plan%canopy = reshape([((0.3_wp + 0.2_wp*sin(0.9_wp*i)*cos(0.7_wp*j), i=1, nx), j=1, ny)], [nx, ny])
   plan%sky = -20
   plan%wind = 0.08_wp
   shadow = plan
   shadow%heaters%power = 0
   shadow%canopy = 0
   shadow%sky = 0
   shadow%wind = 0
   loss = 0; worst = 0; dl = 1; dw = 10
   call enzyme_autodiff_night(night, enzyme_dup, plan, shadow, enzyme_dup, loss, dl, enzyme_dup, worst, dw)
   do k = 1, 3
      call check(plan%heaters(k)%power, shadow%heaters(k)%power, 'power')
   end do
   call check(plan%sky, shadow%sky, 'sky')
   call check(plan%wind, shadow%wind, 'wind')
   call check(plan%canopy(5, 5), shadow%canopy(5, 5), 'canopy')
   call check(plan%canopy(17, 3), shadow%canopy(17, 3), 'canopy')
contains
   subroutine check(variable, derivative, what)
      real(wp), intent(inout) :: variable
      real(wp), intent(in) :: derivative
      character(*), intent(in) :: what
      real(wp) :: was, h
      was = variable
      h = 1e-5_wp*(1 + abs(was))
      variable = was + h
      call night(plan, loss, worst)
      up = loss + 10*worst
      variable = was - h
      call night(plan, loss, worst)
      down = loss + 10*worst
      variable = was
      print '(a8, 2es20.11)', what, derivative, (up - down)/(2*h)
      if (abs(derivative - (up - down)/(2*h)) > 1e-6_wp*(1 + abs(derivative)) .or. derivative == 0) error stop 1
   end subroutine
end program
