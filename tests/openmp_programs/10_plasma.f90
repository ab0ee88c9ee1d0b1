! Particles in cells: deposits by atomics and by arrays of each thread, types with type-bound procedures in regions, locks,
! omp_get_thread_num, stencils in single precision, user-defined reduction by hand.
module plasma
   use omp_lib
   implicit none
   integer, parameter :: cells = 8, np = 24
   type :: particle
      real(8) :: x, v, q
   contains
      procedure :: push
   end type
contains
   subroutine push(self, e, dt)
      class(particle), intent(inout) :: self
      real(8), intent(in) :: e(0:cells-1), dt
      integer :: i
      real(8) :: w
      i = modulo(floor(self%x), cells)
      w = self%x - floor(self%x)
      self%v = self%v + dt*self%q*((1 - w)*e(i) + w*e(modulo(i + 1, cells)))
      self%x = self%x + dt*self%v
   end subroutine
   subroutine oscillation(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      type(particle), allocatable :: p(:)
      real(8) :: rho(0:cells-1), e(0:cells-1), energy, w
      real(8), allocatable :: own(:, :)
      integer :: i, t, c, me, team
      allocate(p(np))
      !$omp parallel do
      do i = 1, np
         p(i) = particle(cells*(i - 0.5d0)/np + 0.05d0*x(1)*sin(1d0*i), 0.1d0*x(2)*cos(2d0*i), x(3)/np)
      end do
      energy = 0
      do t = 1, 3
         rho = -x(3)/cells
         team = 1
         !$omp parallel private(me, c, w)
         me = omp_get_thread_num()
         !$omp single
         team = omp_get_num_threads()
         allocate(own(0:cells-1, 0:team-1))
         own = 0
         !$omp end single
         !$omp do
         do i = 1, np
            c = floor(p(i)%x)
            w = p(i)%x - c
            c = modulo(c, cells)
            own(c, me) = own(c, me) + p(i)%q*(1 - w)
            own(modulo(c + 1, cells), me) = own(modulo(c + 1, cells), me) + p(i)%q*w
         end do
         !$omp end do
         !$omp do
         do c = 0, cells - 1
            rho(c) = rho(c) + sum(own(c, :))
         end do
         !$omp end do
         !$omp end parallel
         deallocate(own)
         e(0) = 0
         do c = 1, cells - 1
            e(c) = e(c-1) + rho(c)*x(4)
         end do
         !$omp parallel do reduction(+:energy) schedule(guided)
         do i = 1, np
            call p(i)%push(e, 0.2d0)
            energy = energy + p(i)%v**2
         end do
      end do
      y = energy + sum(e**2)
   end subroutine
   subroutine deposit(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8) :: grid(0:9), hits
      integer(omp_lock_kind) :: lock
      integer :: i, k
      call omp_init_lock(lock)
      grid = 0; hits = 0
      !$omp parallel do private(k)
      do i = 1, 30
         k = mod(7*i, 10)
         !$omp atomic update
         grid(k) = grid(k) + x(1 + mod(i, n))**2
         call omp_set_lock(lock)
         hits = hits + x(1 + mod(i, n))*k
         call omp_unset_lock(lock)
      end do
      call omp_destroy_lock(lock)
      y = sum(grid**2) + sqrt(hits)
   end subroutine
   subroutine smooth(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8) :: u(12, 6), s(6)
      integer :: i, j
      !$omp parallel
      !$omp do
      do j = 1, 6
         u(:, j) = [(x(1 + mod(i + j, n))*i, i=1, 12)]
      end do
      !$omp do
      do j = 1, 6
         do i = 2, 11
            u(i, j) = u(i, j) + 0.1d0*u(i-1, j)*x(1)
         end do
         s(j) = maxval(u(:, j)) - minval(u(2:11, j)) + norm2(u(:, j))
      end do
      !$omp end parallel
      y = dot_product(s, s)
   end subroutine
end module
program main
   use plasma
   implicit none
   real(8) :: x(4)
   x = [0.7d0, 0.8d0, 0.9d0, 1.1d0]
   call verify(oscillation, x, 'oscillation')
   call verify(deposit, x, 'deposit')
   call verify(smooth, x, 'smooth')
   call verify_modes(oscillation, x, 'oscillation')
contains
   include 'expect.inc'
   include 'expect_modes.inc'
end program
