! The image of a mask on a wafer: each point of the source sends a plane wave, the lens has aberrations; light is
! added up over sources, and developed in a resist.  Threads share sources, rows and points in all manners.
module optics
   implicit none
   integer, parameter :: wp = kind(1d0), points = 16, orders = 4
   complex(wp), parameter :: j = (0._wp, 1._wp)
   real(wp) :: wave(0:orders)
   complex(wp) :: phase_of_thread
   !$omp threadprivate(phase_of_thread)
   real(wp) :: cut, soft, bend
   !$omp threadprivate(cut, soft, bend)

   type :: lens
      real(wp) :: defocus, coma, aperture, spherical
   end type
contains
   complex(wp) function through(eye, s)
      type(lens), intent(in) :: eye
      real(wp), intent(in) :: s
      real(wp) :: edge
      edge = 1 / (1 + exp((s * s - cut) / soft))
      through = edge * exp(j * (eye%defocus * s**2 + eye%coma * s**3 + bend * s**4))
   end function

   ! Light of each row: shared out by all threads of the region that calls it.
   subroutine expose(eye, sources, weight, mask, image)
      type(lens), intent(in) :: eye
      real(wp), intent(in) :: sources(:), weight(:), mask(:)
      real(wp), intent(inout) :: image(:)
      integer :: k, i, o
      complex(wp) :: field
      !$omp do schedule(guided) reduction(+:image)
      do k = 1, size(sources)
         do i = 1, size(image)
            field = 0
            do o = -orders, orders
               phase_of_thread = exp(j * 0.35_wp * o * i)
               field = field + mask(abs(o) + 1) * through(eye, sources(k) + 0.3_wp * o) * phase_of_thread
            end do
            image(i) = image(i) + weight(k) * real(field * conjg(field))
         end do
      end do
      !$omp end do
   end subroutine

   subroutine errors(x, n, total)
      integer, intent(in) :: n
      real(wp), intent(in) :: x(n)
      real(wp), intent(out) :: total
      type(lens) :: eye
      real(wp) :: sources(7), weight(7), mask(orders + 1), image(points), resist(points, 3), edges(3), peak, dose
      complex(wp) :: moment
      integer :: i, z
      eye = lens(x(1), x(2), x(3), x(4))
      mask = x(5:4 + size(mask))
      dose = x(10)
      cut = eye%aperture
      soft = 0.2_wp
      bend = eye%spherical
      image = 0
      resist = 0
      !$omp parallel default(shared) private(i) copyin(cut, soft, bend)
      !$omp sections
      !$omp section
      sources = [(-0.6_wp + 0.2_wp * (i - 1) + 0.01_wp * x(11), i=1, 7)]
      !$omp section
      weight = [(exp(-(i - 4)**2 * x(12)), i=1, 7)]
      !$omp end sections
      call expose(eye, sources, weight, mask, image)
      !$omp workshare
      weight = weight / sum(weight)
      image = image * dose
      !$omp end workshare
      !$omp end parallel
      moment = 0
      peak = 0
      !$omp parallel do collapse(2) schedule(static) reduction(+:moment) reduction(max:peak)
      do z = 1, 3
         do i = 1, points
            resist(i, z) = 1 - exp(-image(i) * exp(-0.2_wp * z))
            moment = moment + resist(i, z) * exp(j * 0.2_wp * i)
            peak = max(peak, resist(i, z) * (1 + 0.01_wp * i))
         end do
      end do
      !$omp end parallel do
      edges = 0
      !$omp parallel private(i)
      !$omp do schedule(static, 1)
      do z = 1, 3
         do i = 2, points
            !$omp atomic
            edges(z) = edges(z) + (resist(i, z) - resist(i - 1, z))**2
         end do
      end do
      !$omp end do
      !$omp master
      edges(2:) = edges(2:) + 0.5_wp * edges(:2)
      !$omp end master
      !$omp barrier
      !$omp single
      !$omp task shared(edges)
      edges(1) = sqrt(edges(1) + 0.01_wp)
      !$omp end task
      !$omp task shared(edges)
      edges(2:) = sqrt(edges(2:) + 0.01_wp)
      !$omp end task
      !$omp end single
      !$omp end parallel
      total = sum(edges) + abs(moment) + aimag(moment)**2 + 0.3_wp * peak
      !$omp critical (ledger)
      wave = wave + 0.5_wp
      !$omp end critical (ledger)
      total = total + 0.01_wp * sum(weight * sources**2)
   end subroutine
end module

program mask_lithography
   use optics
   implicit none
   real(wp) :: x(12) = [0.8_wp, 0.3_wp, 0.9_wp, 0.21_wp, 0.5_wp, 0.64_wp, 0.1_wp, -0.2_wp, 0.07_wp, 0.4_wp, 0.6_wp, 0.11_wp]
   call verify(errors, x, 'mask_lithography')
contains
   include 'expect.inc'
end program
