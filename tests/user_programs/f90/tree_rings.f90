! Dendrology: ring widths as arrays with DIM and MASK, WHERE, PACK and UNPACK, RESHAPE with ORDER, BLOCK, a recursive detrending.
module rings
   implicit none
   integer, parameter :: dp = selected_real_kind(12)
contains
   recursive function detrend(w, depth) result(d)
      real(dp), intent(in) :: w(:)
      integer, intent(in) :: depth
      real(dp) :: d(size(w))
      integer :: half
      half = size(w) / 2
      if (depth == 0 .or. half < 2) then
         d = w / (sum(w) / size(w))
      else
         d(:half) = detrend(w(:half), depth - 1)
         d(half + 1:) = detrend(w(half + 1:), depth - 1)
         d(half:half + 1) = 0.5_dp * (d(half:half + 1) + d(half + 1:half:-1))
      end if
   end function
   pure function correlation(a, b) result(r)
      real(dp), intent(in) :: a(:), b(:)
      real(dp) :: r
      associate (p => a - sum(a) / size(a), q => b - sum(b) / size(b))
         r = dot_product(p, q) / sqrt(dot_product(p, p) * dot_product(q, q))
      end associate
   end function
   subroutine chronology(x, n, y)
      integer, intent(in) :: n
      real(dp), intent(in) :: x(n)
      real(dp), intent(out) :: y
      integer, parameter :: years = 12, trees = 4
      real(dp) :: width(years, trees), index(years, trees), mean(years), spread_(trees)
      logical :: alive(years, trees), drought(years)
      real(dp), allocatable :: dry(:), table(:, :)
      integer :: i, t, at(2)
      do concurrent(i=1:years, t=1:trees)
         width(i, t) = x(1) * exp(-x(2) * i / t) + x(3) * (1 + sin(real(i * t, dp)))**2
         alive(i, t) = i > t / 2
      end do
      where (alive .and. width > 0.1_dp)
         width = sqrt(width) + x(4)
      elsewhere(alive)
         width = width**2
      elsewhere
         width = 1
      end where
      do t = 1, trees
         index(:, t) = detrend(width(:, t), 2)
      end do
      mean = sum(index, dim=2, mask=alive) / count(alive, dim=2)
      spread_ = maxval(index, dim=1, mask=alive) - minval(index, dim=1)
      drought = mean < sum(mean) / years
      dry = pack(mean, drought)
      dry = dry * [(1 + 0.1_dp * i, i=1, size(dry))]
      mean = unpack(dry, drought, field=mean**2)
      table = reshape(index, [trees, years], order=[2, 1])
      at = maxloc(table, mask=transpose(alive))
      y = table(at(1), at(2)) + sum(spread_ * x(5))
      block
         real(dp) :: matrix(trees, trees)
         integer :: j
         forall (i=1:trees, j=1:trees) matrix(i, j) = correlation(index(:, i), index(:, j))
         y = y + sum(matmul(matrix, spread_)) + product(mean, mask=drought)
         y = y + norm2(matmul(table, mean)) * 0.1_dp
         y = y + sum(cshift(matrix, shift=1, dim=2) * transpose(matrix)) + findloc(drought, .true., dim=1)
      end block
      if (any(mean < 0)) y = -huge(y)
   end subroutine
end module

program main
   use rings
   implicit none
   call verify_modes(chronology, [1.5_dp, 0.3_dp, 0.4_dp, 0.25_dp, 0.6_dp], 'tree_rings')
contains
   include '../expect_modes.inc'
end program
