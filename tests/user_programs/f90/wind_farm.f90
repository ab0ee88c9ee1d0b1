! Wakes of a wind farm: do concurrent, reductions with dim and mask, pack, spread, matmul and transpose; gradient and Hessian.
module farm
   implicit none
   integer, parameter :: dp = selected_real_kind(15)
   real(dp), allocatable :: winds(:, :), chance(:)
   logical, allocatable :: running(:)
contains
   subroutine setup(turbines)
      integer, intent(in) :: turbines
      integer :: i
      winds = reshape([1.0_dp, 0.2_dp, 0.3_dp, -0.9_dp, -0.7_dp, 0.6_dp], [2, 3])
      chance = [0.5_dp, 0.3_dp, 0.2_dp]
      allocate (running(turbines), source=.true.)
      running(turbines) = .false.
   end subroutine
   pure elemental real(dp) function power(v)
      real(dp), intent(in) :: v
      power = v**3 / (1 + 0.2_dp * v**2)
   end function
   real(dp) function yield(x)
      real(dp), intent(in) :: x(:)
      real(dp), allocatable :: at(:, :), down(:, :), cross(:, :), deficit(:, :), speed(:), kept(:)
      real(dp) :: turn(2, 2), moved(2, size(x) / 2)
      integer :: n, w, i, j
      n = size(x) / 2
      at = reshape(x, [2, n])
      yield = 0
      allocate (deficit(n, n))
      do w = 1, size(winds, 2)
         turn(:, 1) = winds(:, w)
         turn(:, 2) = [-winds(2, w), winds(1, w)]
         moved = matmul(transpose(turn), at)
         down = spread(moved(1, :), 2, n) - spread(moved(1, :), 1, n)
         cross = spread(moved(2, :), 2, n) - spread(moved(2, :), 1, n)
         do concurrent (i=1:n, j=1:n) shared(deficit, cross, down)
            deficit(i, j) = 0
            if (i /= j .and. running(j)) then
               deficit(i, j) = exp(-cross(i, j)**2 / (1 + 0.1_dp * down(i, j)**2)) * (0.5_dp + 0.5_dp * tanh(down(i, j)))
            end if
         end do
         speed = norm2(winds(:, w)) * (1 - 0.3_dp * sqrt(sum(deficit**2, dim=2, mask=deficit > 1e-12_dp) + 1e-3_dp))
         kept = pack(power(speed), running)
         yield = yield + chance(w) * (sum(kept) + 0.1_dp * minval(kept) + 0.2_dp * maxval(product(1 + 0.1_dp * deficit, dim=1)))
      end do
      yield = yield - 0.01_dp * sum((at - spread(sum(at, 2) / n, 2, n))**2) + dot_product(at(1, :), at(2, :)) * 1e-3_dp
   end function
end module
program wind
   use ltoad
   use farm
   implicit none
   integer, parameter :: n = 10
   real(dp) :: x(n), dx(n), up(n), down(n), up2(n), down2(n), y(n), h(n, n), hv(n), v(n), want
   integer :: i
   call setup(n / 2)
   x = [(1.3_dp * i - 0.11_dp * i**2 + sin(real(i * i, dp)), i=1, n)]
   call ltoad_gradient(yield, x, dx)
   do i = 1, n
      y = x; y(i) = x(i) + 1e-4_dp; v(1) = yield(y); y(i) = x(i) - 1e-4_dp; v(2) = yield(y)
      y(i) = x(i) + 2e-4_dp; v(3) = yield(y); y(i) = x(i) - 2e-4_dp; v(4) = yield(y)
      want = (8 * (v(1) - v(2)) - (v(3) - v(4))) / 12e-4_dp
      if (.not. abs(dx(i) - want) < 1e-7_dp * (1 + abs(want))) then
         print *, 'WRONG', i, dx(i), want
         stop 1
      end if
   end do
   v = 1; v(3) = -2
   call ltoad_hvp(yield, x, v, hv)
   call ltoad_hessian(yield, x, h)
   call ltoad_gradient(yield, x + 1e-4_dp * v, up)
   call ltoad_gradient(yield, x - 1e-4_dp * v, down)
   call ltoad_gradient(yield, x + 2e-4_dp * v, up2)
   call ltoad_gradient(yield, x - 2e-4_dp * v, down2)
   y = (8 * (up - down) - (up2 - down2)) / 12e-4_dp
   if (.not. maxval(abs(hv - y)) < 1e-6_dp) then
      print *, 'WRONG hvp', hv - y
      stop 1
   end if
   if (.not. maxval(abs(matmul(h, v) - y)) < 1e-6_dp) stop 3
   if (all(dx == 0)) stop 4
   print *, 'OK'
end program
