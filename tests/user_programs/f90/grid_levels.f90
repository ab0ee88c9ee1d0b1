! A shallow lake on a staggered grid: fields of three time levels in one module array, with rank-2
! pointers into it that rotate by index; workspace pointers are kept between calls.
module lake_fields
   implicit none
   integer, parameter :: wp = selected_real_kind(12)
   real(wp), allocatable, target, save :: store(:, :, :)
   real(wp), pointer, save :: now(:, :) => null(), before(:, :) => null(), after(:, :) => null()
   real(wp), pointer, save :: work(:) => null()
   integer, save :: turn = 0
contains
   subroutine open_lake(nx, ny)
      integer, intent(in) :: nx, ny
      allocate (store(nx, ny, 3))
      allocate (work(nx*ny))
      store = 0
      turn = 0
      call associate_levels
   end subroutine open_lake
   subroutine associate_levels
      before => store(:, :, 1 + mod(turn, 3))
      now => store(:, :, 1 + mod(turn + 1, 3))
      after => store(:, :, 1 + mod(turn + 2, 3))
   end subroutine associate_levels
   subroutine rotate
      turn = turn + 1
      call associate_levels
   end subroutine rotate
   subroutine close_lake
      nullify (now, before, after)
      deallocate (store)
      deallocate (work)
   end subroutine close_lake
end module lake_fields
module lake_model
   use lake_fields
   implicit none
contains
   subroutine step(c, damping)
      real(wp), intent(in) :: c, damping
      integer :: i, j, k
      k = 0
      do j = 2, size(now, 2) - 1
         do i = 2, size(now, 1) - 1
            k = k + 1
            work(k) = now(i - 1, j) + now(i + 1, j) + now(i, j - 1) + now(i, j + 1) - 4*now(i, j)
         end do
      end do
      after = now
      k = 0
      do j = 2, size(now, 2) - 1
         do i = 2, size(now, 1) - 1
            k = k + 1
            after(i, j) = 2*now(i, j) - before(i, j) + c**2*work(k) &
                          - damping*(now(i, j) - before(i, j))
         end do
      end do
      call rotate
   end subroutine step
   real(wp) function energy(p)
      real(wp), intent(in) :: p(:)
      integer :: s
      turn = 0
      call associate_levels
      store = 0
      before(3, 3) = p(1)
      now(3, 3) = p(1)
      now(2, 3) = p(2)
      do s = 1, 12
         call step(p(3), p(4))
      end do
      energy = sum(now**2) + 0.5_wp*sum(before*now) + maxval(now)
   end function energy
end module lake_model
program grid_levels
   use lake_model
   use ltoad
   implicit none
   real(wp) :: p(4), g(4), q(4), v, a
   integer :: i, k
   call open_lake(7, 6)
   p = [1.0_wp, 0.4_wp, 0.45_wp, 0.1_wp]
   do k = 1, 2
      call ltoad_gradient(energy, p, g, v)
      do i = 1, 4
         q = p; q(i) = p(i) + 1e-6_wp; a = energy(q)
         q(i) = p(i) - 1e-6_wp; a = (a - energy(q))/2e-6_wp
         print *, g(i), a
         if (.not. abs(g(i) - a) <= 1e-6_wp*(1 + abs(a))) stop 1
      end do
   end do
   call close_lake
end program grid_levels
