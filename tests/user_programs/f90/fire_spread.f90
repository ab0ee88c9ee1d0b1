! Ecology: fire over a terrain; derived types with allocatable components, module procedures, where.
module terrain
   implicit none
   integer, parameter :: dp = kind(1d0)
   type :: cell
      real(dp) :: fuel = 1, heat = 0
      integer :: kind = 0
      logical :: burnt = .false.
   end type
   type :: land
      integer :: n
      type(cell), allocatable :: cells(:, :)
      real(dp), allocatable :: wind(:)
      character(len=20) :: name
   end type
contains
   subroutine create(l, n, fuel)
      type(land), intent(out) :: l
      integer, intent(in) :: n
      real(dp), intent(in) :: fuel(:)
      integer :: i, j
      l%n = n
      l%name = 'forest'
      allocate(l%cells(n, n), l%wind(n))
      do j = 1, n
         do i = 1, n
            l%cells(i, j)%fuel = fuel(mod(i * j, size(fuel)) + 1)
            l%cells(i, j)%kind = mod(i + j, 3)
         end do
         l%wind(j) = 0.1_dp * j
      end do
      l%cells(n / 2, n / 2)%heat = 2
   end subroutine

   subroutine step(l, speed)
      type(land), intent(inout) :: l
      real(dp), intent(in) :: speed
      real(dp) :: heat(l%n, l%n)
      integer :: i, j
      heat = l%cells%heat
      do j = 2, l%n - 1
         do i = 2, l%n - 1
            associate (c => l%cells(i, j))
               c%heat = c%heat + 0.1_dp * speed * (sum(heat(i-1:i+1, j)) - 3 * heat(i, j) + l%wind(j) * heat(i, j-1))
               if (c%heat > 0.3_dp .and. c%kind /= 2) then
                  c%heat = c%heat + 0.2_dp * c%fuel
                  c%fuel = 0.8_dp * c%fuel
                  c%burnt = .true.
               end if
            end associate
         end do
      end do
   end subroutine

   subroutine damage(fuel, speed, total)
      real(dp), intent(in) :: fuel(4), speed
      real(dp), intent(out) :: total
      type(land) :: l
      integer :: t
      call create(l, 7, fuel)
      do t = 1, 12
         call step(l, speed)
      end do
      total = sum(l%cells%heat**2) + sum(l%cells%fuel, mask=l%cells%burnt)
   end subroutine
end module
program main
   use ltoad
   use terrain
   implicit none
   real(dp) :: x(4), d(4), v, dv, e, de, s
   integer :: i
   logical :: good = .true.
   x = [1.0_dp, 0.7_dp, 1.3_dp, 0.9_dp]
   v = 0.8_dp
   d = 0; dv = 0; de = 1
   call enzyme_autodiff(damage, enzyme_dup, x, d, enzyme_dup, v, dv, enzyme_dup, e, de)
   do i = 1, 5
      s = slope(i)
      if (i < 5) then
         good = good .and. abs(d(i) - s) <= 1e-6_dp * (1 + abs(s))
         if (.not. abs(d(i) - s) <= 1e-6_dp * (1 + abs(s))) print *, 'fuel', i, d(i), s
      else
         good = good .and. abs(dv - s) <= 1e-6_dp * (1 + abs(s))
         if (.not. abs(dv - s) <= 1e-6_dp * (1 + abs(s))) print *, 'speed', dv, s
      end if
   end do
   if (all(d == 0) .or. .not. good) stop 1
   print *, 'OK'
contains
   real(dp) function slope(i)
      integer, intent(in) :: i
      real(dp), parameter :: h = 1e-4_dp
      real(dp) :: y(4), w, f(4)
      integer :: k
      integer, parameter :: at(4) = [-2, -1, 1, 2]
      do k = 1, 4
         y = x; w = v
         if (i < 5) then
            y(i) = y(i) + h * at(k)
         else
            w = w + h * at(k)
         end if
         call damage(y, w, f(k))
      end do
      slope = (f(1) - 8 * f(2) + 8 * f(3) - f(4)) / (12 * h)
   end function
end program
