! Aerosol profiles from a lidar: instrument settings by namelist from an internal file, Klett's inversion, an a-priori,
! and a Jacobian by ltoad_jacobian for one step of optimal estimation.
module lidar_instrument
   implicit none
   integer, parameter :: dp = selected_real_kind(15, 300)
   type :: instrument
      real(dp) :: power, efficiency, background, bin
      integer :: bins
      character(len=12) :: label
   end type
   type(instrument), save, protected :: device
contains
   subroutine configure(lines)
      character(len=*), intent(in) :: lines(:)
      real(dp) :: power = 1, efficiency = 0.3_dp, background = 0, bin = 60
      integer :: bins = 10
      character(len=12) :: label = 'none'
      namelist /setup/ power, efficiency, background, bin, bins, label
      integer :: ios
      character(len=80) :: message
      read (lines, nml=setup, iostat=ios, iomsg=message)
      if (ios /= 0) then
         print *, 'cannot read: ', trim(message)
         error stop 20
      end if
      device = instrument(power, efficiency, background, bin, bins, label)
   end subroutine
   pure function ranges() result(r)
      real(dp), allocatable :: r(:)
      integer :: i
      r = [(device%bin*(i + 4), i=1, device%bins)]
   end function
   elemental real(dp) function molecular(r)
      real(dp), intent(in) :: r
      molecular = 1.2e-5_dp*exp(-r/8000)
   end function
end module

module lidar_forward
   use lidar_instrument
   implicit none
   integer, parameter :: levels = 5
contains
   ! The state: logarithms of the extinction at five levels, and the lidar ratio
   subroutine signal(x, y)
      real(dp), intent(in) :: x(:)
      real(dp), intent(out) :: y(:)
      real(dp), allocatable :: r(:), extinction(:), depth(:)
      real(dp) :: w
      integer :: i, k
      r = ranges()
      allocate (extinction, depth, mold=r)
      associate (lowest => r(1), span => r(size(r)) - r(1))
         do i = 1, size(r)
            w = 1 + (levels - 1)*(r(i) - lowest)/span
            k = min(int(w), levels - 1)
            w = w - k
            extinction(i) = exp((1 - w)*x(k) + w*x(k + 1))
         end do
      end associate
      depth(1) = 0
      do i = 2, size(r)
         depth(i) = depth(i - 1) + 0.5_dp*device%bin*sum(extinction(i - 1:i) + 8.4_dp*molecular(r(i - 1:i)))
      end do
      y = device%power*device%efficiency*1e9_dp/r**2*(extinction/x(levels + 1) + molecular(r))*exp(-2*depth) + device%background
      y = log(y)
   end subroutine
end module

program lidar_retrieval
   use lidar_forward
   use ltoad
   implicit none
   character(len=60) :: lines(4) = [character(len=60) :: "&setup", &
      "power = 2.5, bin = 150., background = 1d-3", "label = 'ruby', bins = 12", "/"]
   real(dp) :: x(levels + 1), truth(levels + 1), step(levels + 1), v(levels + 1)
   real(dp), allocatable :: y(:), measured(:), k(:, :), a(:, :), b(:, :), up(:), down(:)
   integer :: i, j, it
   call configure(lines)
   if (device%bins /= 12 .or. device%label /= 'ruby') stop 21
   allocate (y(device%bins), measured(device%bins), up(device%bins), down(device%bins), k(device%bins, levels + 1))
   truth = [-9.0_dp, -8.5_dp, -8.8_dp, -9.6_dp, -11.0_dp, 42.0_dp]
   x = [-9.4_dp, -9.0_dp, -9.2_dp, -9.7_dp, -10.6_dp, 45.0_dp]
   call signal(truth, measured)
   do it = 1, 12
      call ltoad_jacobian(signal, x, y, k)
      do i = 1, size(x)
         v = x
         v(i) = x(i) + 1e-5_dp
         call signal(v, up)
         v(i) = x(i) - 1e-5_dp
         call signal(v, down)
         if (maxval(abs((up - down)/2e-5_dp - k(:, i))) > 1e-7_dp) then
            print *, 'column', i, 'is off', (up - down)/2e-5_dp, k(:, i)
            error stop 1
         end if
      end do
      a = matmul(transpose(k), k)
      do i = 1, size(x)
         a(i, i) = a(i, i) + 1e-9_dp
      end do
      step = solve(a, matmul(transpose(k), measured - y))
      x = x + sign(min(abs(step), 2.0_dp), step)
   end do
   print '(6f12.6)', x, truth
   if (any(k(:, 1) == 0 .and. [(i > 2, i=1, size(y))])) error stop 2
   if (norm2(measured - y) > 1e-4_dp) error stop 3
contains
   recursive function solve(a, b) result(x)
      real(dp), intent(in) :: a(:, :), b(:)
      real(dp) :: x(size(b))
      integer :: n
      n = size(b)
      if (n == 1) then
         x = b/a(1, 1)
         return
      end if
      x(2:) = solve(a(2:, 2:) - spread(a(2:, 1), 2, n - 1)*spread(a(1, 2:), 1, n - 1)/a(1, 1), b(2:) - a(2:, 1)*b(1)/a(1, 1))
      x(1) = (b(1) - dot_product(a(1, 2:), x(2:)))/a(1, 1)
   end function
end program
