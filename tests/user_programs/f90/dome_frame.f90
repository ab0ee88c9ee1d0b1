! A geodesic dome of bars: assembly into a banded matrix through pointers to sections, Cholesky, design derivatives of a weighted
! compliance and of the largest stress (p-norm). Bars are built by an overloaded constructor.
module dome_geometry
   implicit none
   integer, parameter :: dp = kind(1d0)
   type node
      real(dp) :: at(3)
      logical :: fixed = .false.
      integer :: first = 0
   end type
   type bar
      integer :: ends(2)
      real(dp) :: length, direction(3), area
   end type
   interface bar
      module procedure new_bar
   end interface
contains
   pure function new_bar(a, b, nodes, area) result(made)
      integer, intent(in) :: a, b
      type(node), intent(in) :: nodes(:)
      real(dp), intent(in) :: area
      type(bar) :: made
      made%ends = [a, b]
      made%direction = nodes(b)%at - nodes(a)%at
      made%length = norm2(made%direction)
      made%direction = made%direction/made%length
      made%area = area
   end function
   subroutine build(rings, sectors, radius, rise, nodes)
      integer, intent(in) :: rings, sectors
      real(dp), intent(in) :: radius, rise
      type(node), allocatable, intent(out) :: nodes(:)
      integer :: r, s, next
      real(dp) :: phi, out
      allocate (nodes(1 + rings*sectors))
      nodes(1)%at = [0.0_dp, 0.0_dp, rise]
      nodes(1)%first = 1
      next = 4
      do r = 1, rings
         do s = 1, sectors
            phi = 2*acos(-1.0_dp)*(s - 1 + 0.5_dp*mod(r, 2))/sectors
            out = radius*r/rings
            associate (here => nodes(1 + (r - 1)*sectors + s))
               here%at = [out*cos(phi), out*sin(phi), rise*(1 - (out/radius)**2)]
               here%fixed = r == rings
               if (.not. here%fixed) then
                  here%first = next
                  next = next + 3
               end if
            end associate
         end do
      end do
   end subroutine
end module

module dome_analysis
   use dome_geometry
   implicit none
contains
   subroutine connect(nodes, sectors, x, bars)
      type(node), intent(in) :: nodes(:)
      integer, intent(in) :: sectors
      real(dp), intent(in) :: x(:)
      type(bar), allocatable, intent(out) :: bars(:)
      integer :: i, j
      allocate (bars(0))
      do i = 1, size(nodes)
         do j = i + 1, size(nodes)
            if (nodes(i)%fixed .and. nodes(j)%fixed) cycle
            if (norm2(nodes(i)%at(1:2) - nodes(j)%at(1:2)) > 3.9_dp) cycle
            bars = [bars, bar(i, j, nodes, x(1 + mod(i + j, size(x) - 1)))]
         end do
      end do
   end subroutine
   subroutine cholesky_solve(a, b)
      real(dp), intent(inout), target :: a(:, :), b(:)
      real(dp), pointer :: column(:), row(:)
      integer :: j, k, n
      n = size(b)
      do j = 1, n
         column => a(j:n, j)
         do k = 1, j - 1
            column = column - a(j, k)*a(j:n, k)
         end do
         if (column(1) <= 0) error stop 'not positive definite'
         column = column/sqrt(column(1))
      end do
      do j = 1, n
         row => a(j, 1:j - 1)
         b(j) = (b(j) - dot_product(row, b(1:j - 1)))/a(j, j)
      end do
      do j = n, 1, -1
         b(j) = (b(j) - dot_product(a(j + 1:n, j), b(j + 1:n)))/a(j, j)
      end do
   end subroutine
   real(dp) function measure(x) result(m)
      real(dp), intent(in) :: x(:)
      integer, parameter :: rings = 3, sectors = 6
      type(node), allocatable :: nodes(:)
      type(bar), allocatable :: bars(:)
      real(dp), allocatable, target :: k(:, :), u(:)
      real(dp), allocatable :: load(:)
      real(dp) :: outer(3, 3), stress
      integer :: i, p, q, free
      call build(rings, sectors, 8.0_dp, x(size(x)), nodes)
      call connect(nodes, sectors, x, bars)
      free = count(.not. nodes%fixed)*3
      allocate (k(free, free), u(free), load(free))
      k = 0
      load = 0
      load(3::3) = -0.1_dp
      load(1::6) = load(1::6) + 0.03_dp
      do i = 1, size(bars)
         outer = spread(bars(i)%direction, 2, 3)*spread(bars(i)%direction, 1, 3)*bars(i)%area/bars(i)%length
         do p = 1, 2
            if (nodes(bars(i)%ends(p))%fixed) cycle
            do q = 1, 2
               if (nodes(bars(i)%ends(q))%fixed) cycle
               associate (r => nodes(bars(i)%ends(p))%first, c => nodes(bars(i)%ends(q))%first)
                  k(r:r + 2, c:c + 2) = k(r:r + 2, c:c + 2) + merge(1, -1, p == q)*outer
               end associate
            end do
            load(nodes(bars(i)%ends(p))%first + 2) = load(nodes(bars(i)%ends(p))%first + 2) - 0.005_dp*bars(i)%area*bars(i)%length
         end do
      end do
      do i = 1, free
         k(i, i) = k(i, i) + 1e-3_dp
      end do
      u = load
      call cholesky_solve(k, u)
      m = dot_product(u, load)
      stress = 0
      do i = 1, size(bars)
         associate (b => bars(i), a => nodes(bars(i)%ends(1)), e => nodes(bars(i)%ends(2)))
            block
               real(dp) :: ua(3), ue(3)
               ua = 0; ue = 0
               if (.not. a%fixed) ua = u(a%first:a%first + 2)
               if (.not. e%fixed) ue = u(e%first:e%first + 2)
               stress = stress + (dot_product(ue - ua, b%direction)/b%length)**8
            end block
         end associate
      end do
      m = m + stress**0.125_dp
   end function
end module

program dome_frame
   use dome_analysis
   use ltoad
   implicit none
   real(dp) :: x(7), g(7), y(7), fd(7)
   integer :: i
   x = [1.0_dp, 1.2_dp, 0.9_dp, 1.1_dp, 0.8_dp, 1.3_dp, 2.7_dp]
   call ltoad_gradient(measure, x, g)
   do i = 1, size(x)
      y = x; y(i) = x(i) + 1e-5_dp
      fd(i) = measure(y)
      y(i) = x(i) - 1e-5_dp
      fd(i) = (fd(i) - measure(y))/2e-5_dp
   end do
   print '(7es14.6)', g, fd
   if (any(abs(g - fd) > 1e-5_dp*(1 + abs(fd)))) stop 1
   if (any(g == 0)) stop 2
end program
