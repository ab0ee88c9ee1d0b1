! Resistance of a landscape to moving animals: raster arithmetic with masks, a graph Laplacian
! solved by Gauss-Seidel, and the best column picked by findloc/minloc.
module raster
   implicit none
   integer, parameter :: dp = kind(1d0)
   integer, parameter :: nx = 8, ny = 6
   type landscape
      integer, allocatable :: cover(:, :)
      real(dp), allocatable :: elevation(:, :)
      logical, allocatable :: water(:, :)
      character(len=12) :: label = ''
   end type
   interface smooth
      module procedure smooth2, smooth1
   end interface
contains
   type(landscape) function make_landscape() result(l)
      integer :: i, j
      l%label = 'valley'
      allocate (l%cover(nx, ny), l%elevation(nx, ny))
      do concurrent (i = 1:nx, j = 1:ny)
         l%cover(i, j) = 1 + mod(i*3 + j*j, 4)
         l%elevation(i, j) = 10*sin(0.5d0*i)*cos(0.3d0*j) + j
      end do
      l%water = l%elevation < -4
   end function

   pure function smooth2(a) result(s)
      real(dp), intent(in) :: a(:, :)
      real(dp) :: s(size(a, 1), size(a, 2))
      s = (2*a + eoshift(a, 1, dim=1) + eoshift(a, -1, dim=1) + cshift(a, 1, dim=2))/5
   end function

   pure function smooth1(a) result(s)
      real(dp), intent(in) :: a(:)
      real(dp) :: s(size(a))
      s = (a + cshift(a, 1) + cshift(a, -1))/3
   end function

   function resistance(l, w) result(r)
      type(landscape), intent(in) :: l
      real(dp), intent(in) :: w(:)
      real(dp), allocatable :: r(:, :)
      integer :: k
      allocate (r, mold=l%elevation)
      r = 0
      do k = 1, 4
         where (l%cover == k) r = exp(w(k))
      end do
      where (l%water)
         r = r + w(5)**2
      elsewhere (l%elevation > 5)
         r = r*(1 + w(6)*(l%elevation - 5))
      elsewhere
         r = r + 0.1d0
      end where
      r = smooth(r)
   end function

   subroutine potentials(r, v)
      real(dp), intent(in) :: r(:, :)
      real(dp), intent(out) :: v(:, :)
      real(dp) :: g(4), vn(4)
      integer :: it, i, j, ii, jj, n
      integer, parameter :: di(4) = [1, -1, 0, 0], dj(4) = [0, 0, 1, -1]
      v = spread([(1 - (i - 1d0)/(nx - 1), i=1, nx)], dim=2, ncopies=ny)
      do it = 1, 15
         do j = 1, ny
            do i = 2, nx - 1
               g = 0; vn = 0
               neighbours: do n = 1, 4
                  ii = i + di(n); jj = j + dj(n)
                  if (jj < 1 .or. jj > ny) cycle neighbours
                  g(n) = 2/(r(i, j) + r(ii, jj))
                  vn(n) = v(ii, jj)
               end do neighbours
               v(i, j) = dot_product(g, vn)/sum(g)
            end do
         end do
      end do
   end subroutine

   real(dp) function cost(w)
      real(dp), intent(in) :: w(:)
      type(landscape) :: l
      real(dp), allocatable :: r(:, :), across(:), wet(:)
      real(dp) :: v(nx, ny)
      integer :: best, where_it_is(1), first
      l = make_landscape()
      r = resistance(l, w)
      call potentials(r, v)
      across = sum((v(1:nx - 1, :) - v(2:nx, :))**2/(r(1:nx - 1, :) + r(2:nx, :)), dim=1)
      across = smooth(across)
      where_it_is = minloc(across)
      best = where_it_is(1)
      first = findloc(l%cover(:, best), 2, dim=1)
      wet = pack(r, mask=l%water)
      cost = 10*across(best) + v(max(first, 2), best) + norm2(wet) + maxval(r, mask=.not. l%water) &
             + 0.1d0*product(r(:, 1)) + count(l%water)
      if (trim(l%label) /= 'valley') cost = -1
   end function
end module raster

program wildlife_corridor
   use raster
   use ltoad
   implicit none
   real(dp) :: w(6) = [0.1d0, 0.3d0, -0.2d0, 0.2d0, 1.3d0, 0.05d0], g(6), d(6), value, e
   integer :: i
   g = 0
   call ltoad_gradient(cost, w, g, value)
   do i = 1, 6
      block
         real(dp) :: p(6), h
         h = 1d-4
         p = w
         p(i) = w(i) + h; d(i) = 8*cost(p)
         p(i) = w(i) - h; d(i) = d(i) - 8*cost(p)
         p(i) = w(i) + 2*h; d(i) = d(i) - cost(p)
         p(i) = w(i) - 2*h; d(i) = d(i) + cost(p)
         d(i) = d(i)/(12*h)
      end block
   end do
   e = maxval(abs(g - d)/(1 + abs(d)))
   write (*, '(a, f10.5, a, es9.1)') 'cost ', value, '  error ', e
   write (*, '(6f11.5)') g, d
   if (e > 1d-7 .or. any(g == 0)) stop 1
   print '(a)', 'PASS'
end program
