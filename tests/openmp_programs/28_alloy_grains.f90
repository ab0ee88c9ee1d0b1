! Grains of an alloy: threadprivate commons that are copied in, atomics that capture, critical sections, first and
! last values of private variables, locks.
module alloy
   use omp_lib
   implicit none
   integer, parameter :: grains = 12, phases = 3
   type grain
      real(8) :: size, energy
      integer :: phase
   end type
contains
   subroutine prepare(x, n)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8) :: tension, mobility(phases)
      common /material/ tension, mobility
      !$omp threadprivate(/material/)
      integer :: p
      tension = 0.3d0 + 0.1d0*x(1)
      do p = 1, phases
         mobility(p) = 0.2d0*x(mod(p, n) + 1)/p
      end do
   end subroutine
   real(8) function growth(g, mean)
      type(grain), intent(in) :: g
      real(8), intent(in) :: mean
      real(8) :: tension, mobility(phases)
      common /material/ tension, mobility
      !$omp threadprivate(/material/)
      growth = mobility(g%phase)*tension*(1/mean - 1/g%size)
   end function
   subroutine anneal(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8) :: tension, mobility(phases)
      common /material/ tension, mobility
      !$omp threadprivate(/material/)
      type(grain) :: g(grains)
      real(8) :: mean, volumes(phases), largest, last, offset, before, history
      integer :: i, t, place, order(grains), filled
      integer(omp_lock_kind) :: lock
      call omp_init_lock(lock)
      call prepare(x, n)
      do i = 1, grains
         g(i)%size = 1 + 0.1d0*i*x(mod(i, n) + 1)
         g(i)%energy = 0
         g(i)%phase = mod(i, phases) + 1
      end do
      offset = 0.05d0*x(2)
      history = 0; largest = 0; volumes = 0; filled = 0; last = 0
      do t = 1, 4
         mean = sum(g%size)/grains
         !$omp parallel copyin(/material/) private(before, place)
         tension = tension*(1 + 0.01d0*t)
         !$omp do firstprivate(offset) lastprivate(last) schedule(static, 2)
         do i = 1, grains
            g(i)%size = g(i)%size + growth(g(i), mean) + offset
            last = g(i)%size*tension
            g(i)%energy = g(i)%energy + last**2
         end do
         !$omp end do
         !$omp do schedule(dynamic)
         do i = 1, grains
            !$omp atomic
            volumes(g(i)%phase) = volumes(g(i)%phase) + g(i)%size**3*0.01d0
            !$omp critical (record)
            largest = max(largest, g(i)%energy)
            !$omp end critical (record)
            !$omp atomic capture
            before = history
            history = history + g(i)%size*0.1d0
            !$omp end atomic
            call omp_set_lock(lock)
            filled = mod(filled, grains) + 1
            place = filled
            call omp_unset_lock(lock)
            order(place) = i
         end do
         !$omp end do
         !$omp end parallel
      end do
      y = history + largest + last + product(volumes) + 0.1d0*sum(g(order)%energy)
      call omp_destroy_lock(lock)
   end subroutine
end module
program main
   use alloy
   implicit none
   integer :: threads
   do threads = 1, 4
      call omp_set_num_threads(threads)
      call verify(anneal, [0.8d0, 1.1d0, 0.9d0, 1.3d0], 'anneal')
      call verify_modes(anneal, [0.8d0, 1.1d0, 0.9d0, 1.3d0], 'anneal')
   end do
contains
   include 'expect.inc'
   include 'expect_modes.inc'
end program
