! Charges in a box: guided schedules, atomics on components of a type, critical, allocatable work.
module charges
   implicit none
   type :: particle
      real(8) :: r(3), f(3), q
   end type
contains
   subroutine pair(a, b, e, f)
      type(particle), intent(in) :: a, b
      real(8), intent(out) :: e, f(3)
      real(8) :: d(3), r
      d = a%r - b%r
      r = sqrt(sum(d*d) + 0.01d0)
      e = a%q*b%q*erfc(r)/r
      f = e*d/r**2
   end subroutine
   subroutine energy(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      type(particle), allocatable :: p(:)
      real(8), allocatable :: own(:)
      real(8) :: e, f(3), total, strongest
      integer :: i, j, k
      allocate (p(n))
      do i = 1, n
         p(i)%q = merge(1d0, -1d0, mod(i, 2) == 0)*(1 + 0.1d0*x(i))
         p(i)%r = [cos(2.0d0*i), sin(1.5d0*i), 0.1d0*i*x(i)]
         p(i)%f = 0
      end do
      total = 0
      strongest = 0
      !$omp parallel default(none) shared(p, n, total, strongest) private(i, j, k, e, f, own)
      allocate (own(n))
      own = 0
      !$omp do schedule(guided) reduction(+:total)
      do i = 1, n - 1
         do j = i + 1, n
            call pair(p(i), p(j), e, f)
            total = total + e
            own(i) = own(i) + abs(e)
            do k = 1, 3
               !$omp atomic update
               p(i)%f(k) = p(i)%f(k) + f(k)
               !$omp atomic update
               p(j)%f(k) = p(j)%f(k) - f(k)
            end do
         end do
      end do
      !$omp end do
      !$omp critical
      strongest = strongest + sum(own**2)
      !$omp end critical
      deallocate (own)
      !$omp end parallel
      y = total + 0.5d0*strongest
      !$omp parallel do reduction(+:y)
      do i = 1, n
         y = y + sum(p(i)%f**2)
      end do
      !$omp end parallel do
   end subroutine
end module
program main
   use charges
   implicit none
   real(8) :: x(8)
   integer :: i
   x = [(0.5d0 + 0.2d0*sin(1d0*i), i = 1, 8)]
   call verify(energy, x, 'energy')
contains
   include 'expect.inc'
end program
