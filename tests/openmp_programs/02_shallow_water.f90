! Shallow water in a channel: collapse, workshare, threadprivate scratch, the largest speed.
module water
   implicit none
   integer, parameter :: nx = 10, ny = 8
   real(8) :: h(0:nx+1, 0:ny+1), u(0:nx+1, 0:ny+1), v(0:nx+1, 0:ny+1)
   real(8), save :: work(3), own
   !$omp threadprivate(work, own)
contains
   subroutine step(dt, speed)
      real(8), intent(in) :: dt
      real(8), intent(out) :: speed
      real(8) :: hn(nx, ny), un(nx, ny), vn(nx, ny)
      integer :: i, j
      speed = 0
      !$omp parallel default(shared) private(i, j)
      !$omp do collapse(2) reduction(max:speed)
      do j = 1, ny
         do i = 1, nx
            work(1) = u(i+1, j) - u(i-1, j)
            work(2) = v(i, j+1) - v(i, j-1)
            work(3) = work(1) + work(2)
            hn(i, j) = h(i, j) - dt*h(i, j)*work(3)/2
            un(i, j) = u(i, j) - dt*(h(i+1, j) - h(i-1, j))/2
            vn(i, j) = v(i, j) - dt*(h(i, j+1) - h(i, j-1))/2
            speed = max(speed, abs(u(i, j)) + sqrt(h(i, j)))
         end do
      end do
      !$omp end do
      !$omp workshare
      h(1:nx, 1:ny) = hn
      u(1:nx, 1:ny) = un
      v(1:nx, 1:ny) = vn
      !$omp end workshare
      !$omp end parallel
   end subroutine
   subroutine channel(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8) :: speed, total
      integer :: i, j, k
      h = 1; u = 0; v = 0
      !$omp parallel do private(i)
      do j = 0, ny + 1
         do i = 0, nx + 1
            h(i, j) = 1 + 0.1d0*x(1 + mod(i + 2*j, n))*sin(0.5d0*i)
         end do
      end do
      own = x(1)
      total = 0
      do k = 1, 5
         call step(0.05d0, speed)
         total = total + speed
      end do
      !$omp parallel do reduction(+:total) copyin(own) private(i)
      do j = 1, ny
         do i = 1, nx
            total = total + own*h(i, j)**2 + u(i, j)*v(i, j)
         end do
      end do
      y = total
   end subroutine
end module
program main
   use water
   implicit none
   real(8) :: x(6)
   integer :: i
   x = [(0.5d0 + 0.2d0*sin(1d0*i), i = 1, 6)]
   call verify(channel, x, 'channel')
contains
   include 'expect.inc'
end program
