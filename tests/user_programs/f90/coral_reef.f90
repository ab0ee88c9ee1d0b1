! Corals, algae and fish on a patch of reef: do concurrent, submodules, block constructs, pointers to planes of an array
module reef
   implicit none
   integer, parameter :: dp = kind(1d0), coral = 1, algae = 2, fish = 3
   type :: rates
      real(dp) :: growth(3), overgrowth, grazing, mortality(3)
   end type
   interface
      module subroutine advance(cover, r, dt)
         real(dp), intent(inout), target, contiguous :: cover(:, :, :)
         type(rates), intent(in) :: r
         real(dp), intent(in) :: dt
      end subroutine
      module function spread_out(field, reach) result(out)
         real(dp), intent(in) :: field(:, :)
         real(dp), intent(in) :: reach
         real(dp) :: out(size(field, 1), size(field, 2))
      end function
      pure module function saturation(a, h) result(s)
         real(dp), intent(in) :: a, h
         real(dp) :: s
      end function
   end interface
end module
submodule(reef) dynamics
   implicit none
   real(dp), parameter :: halfway = 0.3_dp
contains
   module procedure advance
      real(dp), pointer :: c(:, :), a(:, :), f(:, :)
      integer :: i, j
      c => cover(:, :, coral)
      a => cover(:, :, algae)
      f => cover(:, :, fish)
      do concurrent(j=1:size(c, 2), i=1:size(c, 1))
         block
            real(dp) :: free, eaten
            free = 1 - c(i, j) - a(i, j)
            eaten = r%grazing * f(i, j) * saturation(a(i, j), halfway)
            c(i, j) = c(i, j) + dt * c(i, j) * (r%growth(coral) * free - r%mortality(coral) - r%overgrowth * a(i, j))
            a(i, j) = a(i, j) + dt * (a(i, j) * (r%growth(algae) * free + r%overgrowth * c(i, j) - r%mortality(algae)) - eaten)
            f(i, j) = f(i, j) * (1 + dt * (r%growth(fish) * c(i, j) - r%mortality(fish) * f(i, j)))
         end block
      end do
      do concurrent(i=1:size(c, 1), j=1:size(c, 2), c(i, j) < 0.05_dp)
         c(i, j) = 0.05_dp + 0.2_dp * (c(i, j) - 0.05_dp)
      end do
      f = spread_out(f, 0.1_dp)
   end procedure
   module procedure spread_out
      integer :: n, m
      n = size(field, 1); m = size(field, 2)
      block
         real(dp) :: padded(0:n + 1, 0:m + 1)
         padded(1:n, 1:m) = field
         padded(0, 1:m) = field(1, :); padded(n + 1, 1:m) = field(n, :)
         padded(:, 0) = padded(:, 1); padded(:, m + 1) = padded(:, m)
         out = field + reach * (padded(0:n - 1, 1:m) + padded(2:, 1:m) + padded(1:n, 0:m - 1) + padded(1:n, 2:) - 4 * field)
      end block
   end procedure
end submodule
submodule(reef:dynamics) response
contains
   module procedure saturation
      s = a / (h + a)
   end procedure
end submodule
program patch
   use reef
   implicit none
   call verify_modes(health, [1.1_dp, 0.9_dp, 0.6_dp, 0.4_dp, 0.8_dp, 0.21_dp, 0.3_dp], 'coral reef')
contains
   subroutine health(x, n, y)
      integer, intent(in) :: n
      real(dp), intent(in) :: x(n)
      real(dp), intent(out) :: y
      real(dp), allocatable, target :: cover(:, :, :)
      type(rates) :: r
      integer :: i, j, season
      r = rates(growth=x(1:3), overgrowth=x(4), grazing=x(5), mortality=[x(6), x(7), 0.4_dp])
      allocate (cover(5, 4, 3))
      forall (i=1:5, j=1:4) cover(i, j, coral) = 0.2_dp + 0.03_dp * i
      forall (i=1:5, j=1:4) cover(i, j, algae) = 0.35_dp - 0.02_dp * j
      cover(:, :, fish) = 0.5_dp
      seasons: do season = 1, 30
         call advance(cover, r, 0.1_dp)
         if (mod(season, 10) /= 0) cycle seasons
         storm: block
            real(dp) :: lost
            lost = sum(cover(:, 1, coral)) * 0.2_dp
            if (lost < 0.01_dp) exit storm
            cover(:, 1, coral) = 0.8_dp * cover(:, 1, coral)
            cover(:, 1, algae) = cover(:, 1, algae) + lost / 10
         end block storm
      end do seasons
      y = norm2(cover(:, :, coral)) + sum(cover(:, :, fish)**2) - 0.3_dp * maxval(sum(cover(:, :, algae), dim=1))
   end subroutine
   include '../expect_modes.inc'
end program
