!> Smoke of many chimneys at many receptors with OpenMP: a reduction over sources, private work
!> arrays, dynamic schedules, a critical section and an array reduction.
module plumes
   use omp_lib
   implicit none
   integer, parameter :: dp = kind(1d0), n_sources = 12, n_receptors = 30, n_classes = 3
   type :: chimney
      real(dp) :: x, y, height, rate
   end type
contains
   pure subroutine spread_of(class, x, sy, sz)
      integer, intent(in) :: class
      real(dp), intent(in) :: x
      real(dp), intent(out) :: sy, sz
      real(dp), parameter :: a(n_classes) = [0.22d0, 0.11d0, 0.06d0], b(n_classes) = [0.2d0, 0.08d0, 0.03d0]
      sy = a(class)*x/sqrt(1 + 1d-4*x)
      sz = b(class)*x
      if (class > 1) sz = sz/sqrt(1 + 1.5d-3*x)
   end subroutine

   function concentrations(chimneys, wind, angle) result(c)
      type(chimney), intent(in) :: chimneys(:)
      real(dp), intent(in) :: wind, angle
      real(dp) :: c(n_receptors)
      real(dp) :: along, across, sy, sz, share(n_classes), rx, ry
      integer :: r, s, k
      c = 0
!$omp parallel do default(none) shared(chimneys, wind, angle) private(s, k, along, across, sy, sz, share, rx, ry) &
!$omp& reduction(+:c) schedule(dynamic, 4)
      do r = 1, n_receptors
         rx = 500 + 100*mod(r, 6)
         ry = 60d0*(r/6) - 150
         do s = 1, size(chimneys)
            along = (rx - chimneys(s)%x)*cos(angle) + (ry - chimneys(s)%y)*sin(angle)
            across = -(rx - chimneys(s)%x)*sin(angle) + (ry - chimneys(s)%y)*cos(angle)
            if (along < 10) cycle
            do k = 1, n_classes
               call spread_of(k, along, sy, sz)
               share(k) = exp(-0.5d0*(across/sy)**2 - 0.5d0*(chimneys(s)%height/sz)**2)/(sy*sz)
            end do
            c(r) = c(r) + 1d4*chimneys(s)%rate/wind*dot_product(share, [0.2d0, 0.5d0, 0.3d0])
         end do
      end do
!$omp end parallel do
   end function

   real(dp) function exposure(x)
      real(dp), intent(in) :: x(:)
      type(chimney) :: chimneys(n_sources)
      real(dp) :: c(n_receptors), worst, total, local
      integer :: i
!$omp parallel do
      do i = 1, n_sources
         chimneys(i) = chimney(20d0*mod(i, 4), 45d0*(i/4) - 80, 20 + 30*x(i)**2, exp(x(n_sources + i)))
      end do
      c = concentrations(chimneys, x(2*n_sources + 1), x(2*n_sources + 2))
      total = 0
      worst = 0
!$omp parallel private(local)
      local = 0
!$omp do
      do i = 1, n_receptors
         total_of: block
            local = local + c(i)**2
         end block total_of
      end do
!$omp end do nowait
!$omp critical
      total = total + local
!$omp end critical
!$omp end parallel
!$omp parallel do reduction(max:worst)
      do i = 1, n_receptors
         worst = max(worst, c(i))
      end do
      exposure = sqrt(total) + worst
   end function
end module

program smoke_plumes
   use plumes
   use ltoad
   implicit none
   integer, parameter :: n = 2*n_sources + 2
   real(dp) :: x(n), g(n), v(n), h, num, worst
   integer :: i
   call omp_set_num_threads(3)
   x = [(0.5d0 + 0.3d0*sin(1.3d0*i), i=1, n)]
   x(n - 1) = 3.5d0
   x(n) = 0.2d0
   call ltoad_gradient(exposure, x, g)
   h = 1d-5
   worst = 0
   do i = 1, n
      v = 0
      v(i) = h
      num = (exposure(x + v) - exposure(x - v))/(2*h)
      worst = max(worst, abs(num - g(i))/(1 + abs(num)))
   end do
   print '(a, es10.2, a, f12.6)', 'largest error', worst, ' exposure', exposure(x)
   if (worst > 1d-6 .or. maxval(abs(g)) < 1d-3) error stop 'FAIL'
   print *, 'PASS'
end program
