! Votes in districts: nested logit, swing by regions, seats by a smoothed d'Hondt rule. Parties are read from text into an
! array of derived types with deferred-length names; districts form an allocatable array of types with matrices.
module parties_mod
   implicit none
   private
   integer, parameter, public :: rk = kind(1.0d0)
   type, public :: party
      character(len=:), allocatable :: name
      real(rk) :: left_right = 0, incumbency = 0
      logical :: listed = .true.
   contains
      procedure :: utility
   end type
   type, public :: district
      integer :: seats = 1
      real(rk), allocatable :: voters(:), shares(:)
   contains
      procedure, private :: seats_by_rule, seats_total
      generic :: won => seats_by_rule, seats_total
   end type
   abstract interface
      pure real(rk) function divisor(k)
         import :: rk
         integer, intent(in) :: k
      end function
   end interface
   public :: read_parties, dhondt, sainte_lague, divisor
contains
   pure real(rk) function utility(self, position, beta) result(u)
      class(party), intent(in) :: self
      real(rk), intent(in) :: position, beta(:)
      u = -beta(1)*(self%left_right - position)**2 + beta(2)*self%incumbency
      if (.not. self%listed) u = u - 100
   end function
   subroutine read_parties(cards, list)
      character(len=*), intent(in) :: cards(:)
      type(party), allocatable, intent(out) :: list(:)
      character(len=20) :: name
      integer :: i, flag
      allocate (list(size(cards)))
      do i = 1, size(cards)
         read (cards(i), '(a8, f6.2, f6.2, i3)') name, list(i)%left_right, list(i)%incumbency, flag
         list(i)%name = trim(name)
         list(i)%listed = flag == 1
      end do
   end subroutine
   pure real(rk) function dhondt(k)
      integer, intent(in) :: k
      dhondt = k
   end function
   pure real(rk) function sainte_lague(k)
      integer, intent(in) :: k
      sainte_lague = 2*k - 1
   end function
   function seats_by_rule(self, rule, heat) result(s)
      class(district), intent(in) :: self
      procedure(divisor) :: rule
      real(rk), intent(in) :: heat
      real(rk), allocatable :: s(:)
      real(rk), allocatable :: quotients(:, :)
      real(rk) :: threshold, total
      integer :: k, it
      allocate (quotients(size(self%shares), self%seats))
      do k = 1, self%seats
         quotients(:, k) = log(self%shares/rule(k))
      end do
      threshold = maxval(quotients) - 1
      do it = 1, 40
         total = sum(1/(1 + exp((threshold - quotients)/heat)))
         threshold = threshold + heat*(total - self%seats)/sum(1/(1 + exp((threshold - quotients)/heat)) &
            *(1 - 1/(1 + exp((threshold - quotients)/heat)))) *0.8_rk
      end do
      s = sum(1/(1 + exp((threshold - quotients)/heat)), dim=2)
   end function
   function seats_total(self) result(s)
      class(district), intent(in) :: self
      real(rk) :: s
      s = sum(self%won(dhondt, 0.1_rk), mask=self%shares > 0.05_rk)
   end function
end module

module election
   use parties_mod
   implicit none
contains
   function outcome(beta) result(welfare)
      real(rk), intent(in) :: beta(:)
      real(rk) :: welfare
      type(party), allocatable :: list(:)
      type(district), allocatable :: map(:)
      real(rk), allocatable :: seats(:)
      procedure(divisor), pointer :: rule
      integer :: d, v, p
      call read_parties([character(len=30) :: 'Reds     -1.20  0.30  1', 'Greens   -0.70  0.00  1', &
                         'Blues     0.90  1.00  1', 'Fringe    2.50  0.00  0'], list)
      allocate (map(3), seats(size(list)))
      seats = 0
      do d = 1, size(map)
         map(d)%seats = 2 + d
         map(d)%voters = [(-1.5_rk + 0.4_rk*v + 0.1_rk*d + beta(3)*(d - 2), v=0, 5 + d)]
         allocate (map(d)%shares(size(list)), source=0.0_rk)
         do v = 1, size(map(d)%voters)
            block
               real(rk) :: u(size(list))
               u = [(exp(list(p)%utility(map(d)%voters(v), beta)), p=1, size(list))]
               map(d)%shares = map(d)%shares + u/sum(u)/size(map(d)%voters)
            end block
         end do
         rule => dhondt
         if (mod(d, 2) == 0) rule => sainte_lague
         seats = seats + map(d)%won(rule, 0.15_rk)
         welfare = 0.1_rk*map(d)%won()
      end do
      welfare = welfare + sum(seats**2)/sum(seats)
      do p = 1, size(list)
         if (scan(list(p)%name, 'G') > 0) welfare = welfare + len(list(p)%name)*seats(p)
      end do
   end function
end module

program district_vote
   use election
   use ltoad
   implicit none
   real(rk) :: beta(3) = [0.8_rk, 0.5_rk, 0.2_rk], grad(3), e(3), fd(3), slope
   integer :: i
   call ltoad_gradient(outcome, beta, grad)
   do i = 1, 3
      e = 0; e(i) = 1e-5_rk
      fd(i) = (outcome(beta + e) - outcome(beta - e))/2e-5_rk
   end do
   e = [1.0_rk, -2.0_rk, 0.5_rk]
   call ltoad_jvp(outcome, beta, e, slope)
   print '(3es20.10)', grad, fd
   print *, slope, dot_product(fd, e)
   if (maxval(abs(grad - fd)) > 1e-6_rk*maxval(abs(fd)) .or. any(grad == 0)) stop 1
   if (abs(slope - dot_product(grad, e)) > 1e-9_rk) stop 2
end program
