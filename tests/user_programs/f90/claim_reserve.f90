! Reserves of an insurer: distributions of several kinds behind an abstract type, in a portfolio that owns them
module distributions
   implicit none
   private
   public :: distribution, lognormal, pareto, mixture, holder
   type, abstract :: distribution
      character(:), allocatable :: label
   contains
      procedure(moment_of), deferred :: moment
      procedure(tail_of), deferred :: tail
      procedure :: layer
      generic :: operator(.excess.) => tail
   end type
   abstract interface
      real(8) function moment_of(self, k)
         import distribution
         class(distribution), intent(in) :: self
         integer, intent(in) :: k
      end function
      real(8) function tail_of(self, x)
         import distribution
         class(distribution), intent(in) :: self
         real(8), intent(in) :: x
      end function
   end interface
   type, extends(distribution) :: lognormal
      real(8) :: mu = 0, sigma = 1
   contains
      procedure :: moment => lognormal_moment
      procedure :: tail => lognormal_tail
   end type
   type, extends(distribution) :: pareto
      real(8) :: alpha, scale
   contains
      procedure :: moment => pareto_moment
      procedure :: tail => pareto_tail
   end type
   type :: holder
      class(distribution), allocatable :: d
      real(8) :: weight = 1
   end type
   type, extends(lognormal) :: mixture
      type(holder), allocatable :: parts(:)
   contains
      procedure :: moment => mixture_moment
      procedure :: tail => mixture_tail
   end type
contains
   real(8) function lognormal_moment(self, k) result(m)
      class(lognormal), intent(in) :: self
      integer, intent(in) :: k
      m = exp(k * self%mu + 0.5d0 * (k * self%sigma)**2)
   end function
   real(8) function lognormal_tail(self, x) result(p)
      class(lognormal), intent(in) :: self
      real(8), intent(in) :: x
      p = 0.5d0 * erfc((log(x) - self%mu) / (self%sigma * sqrt(2d0)))
   end function
   real(8) function pareto_moment(self, k) result(m)
      class(pareto), intent(in) :: self
      integer, intent(in) :: k
      m = self%alpha * self%scale**k / (self%alpha - k)
   end function
   real(8) function pareto_tail(self, x) result(p)
      class(pareto), intent(in) :: self
      real(8), intent(in) :: x
      p = merge(1d0, (self%scale / max(x, self%scale))**self%alpha, x < self%scale)
   end function
   recursive real(8) function mixture_moment(self, k) result(m)
      class(mixture), intent(in) :: self
      integer, intent(in) :: k
      integer :: i
      m = 0.1d0 * lognormal_moment(self%lognormal, k)
      do i = 1, size(self%parts)
         m = m + self%parts(i)%weight * self%parts(i)%d%moment(k)
      end do
   end function
   recursive real(8) function mixture_tail(self, x) result(p)
      class(mixture), intent(in) :: self
      real(8), intent(in) :: x
      integer :: i
      p = 0.1d0 * self%lognormal%tail(x)
      do i = 1, size(self%parts)
         p = p + self%parts(i)%weight * (self%parts(i)%d .excess. x)
      end do
   end function
   real(8) function layer(self, low, high) result(s)
      class(distribution), intent(in) :: self
      real(8), intent(in) :: low, high
      integer :: i
      integer, parameter :: cells = 16
      s = 0.5d0 * (self%tail(low) + self%tail(high))
      do i = 1, cells - 1
         s = s + (self .excess. low + (high - low) * i / cells)
      end do
      s = s * (high - low) / cells
   end function
end module
module portfolios
   use distributions
   implicit none
   type :: portfolio
      type(holder), allocatable :: lines(:)
      integer :: used = 0
   contains
      procedure :: add
      procedure :: reserve
      final :: closed
   end type
   integer :: closures = 0
contains
   subroutine closed(self)
      type(portfolio), intent(inout) :: self
      closures = closures + self%used
   end subroutine
   subroutine add(self, d, weight)
      class(portfolio), intent(inout) :: self
      class(distribution), intent(in) :: d
      real(8), intent(in), optional :: weight
      type(holder), allocatable :: more(:)
      integer :: i
      if (.not. allocated(self%lines)) allocate (self%lines(2))
      if (self%used == size(self%lines)) then
         allocate (more(2 * self%used))
         do i = 1, self%used
            call move_alloc(self%lines(i)%d, more(i)%d)
            more(i)%weight = self%lines(i)%weight
         end do
         call move_alloc(more, self%lines)
      end if
      self%used = self%used + 1
      allocate (self%lines(self%used)%d, source=d)
      if (present(weight)) self%lines(self%used)%weight = weight
   end subroutine
   real(8) function reserve(self) result(r)
      class(portfolio), intent(in) :: self
      integer :: i
      r = 0
      do i = 1, self%used
         associate (line => self%lines(i))
            r = r + line%weight * (line%d%moment(1) + line%d%layer(2d0, 5d0))
            select type (d => line%d)
            type is (pareto)
               r = r + 0.1d0 * log(d%alpha) * len(d%label)
            class is (lognormal)
               r = r + 0.2d0 * d%sigma**2
            end select
         end associate
      end do
   end function
   subroutine total(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      type(portfolio) :: book
      type(mixture) :: storm
      call book%add(lognormal('fire', x(1), x(2)))
      call book%add(pareto('hail', x(3), x(4)), x(5))
      storm%label = 'storm'
      storm%mu = x(1) * x(4); storm%sigma = 0.5d0
      allocate (storm%parts(2))
      storm%parts(1)%weight = 0.6d0
      allocate (storm%parts(1)%d, source=lognormal('wind', x(2), 0.3d0))
      storm%parts(2)%weight = 0.3d0 * x(5)
      storm%parts(2)%d = pareto('surge', 1 + x(3), 1d0)
      call book%add(storm, 0.7d0)
      call book%add(pareto('theft', 4d0, x(2)), 1.5d0)
      call book%add(storm%parts(1)%d, x(4))
      y = book%reserve()
   end subroutine
end module
program claims
   use portfolios
   implicit none
   call verify_modes(total, [0.3d0, 0.7d0, 3.3d0, 1.2d0, 0.8d0], 'reserves')
contains
   include '../expect_modes.inc'
end program
