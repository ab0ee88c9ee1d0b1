! Chemical reactor: reaction mechanisms as a list of polymorphic objects, parsed from text, stiff steps by Newton.
module kinetics
  implicit none
  type, abstract :: reaction
    integer, allocatable :: reactants(:), products(:)
    class(reaction), pointer :: next => null()
  contains
    procedure(rate_of), deferred :: rate
    procedure :: contribute
  end type
  abstract interface
    function rate_of(self, c, t) result(r)
      import :: reaction
      class(reaction), intent(in) :: self
      real(8), intent(in) :: c(:), t
      real(8) :: r
    end function
  end interface
  type, extends(reaction) :: arrhenius
    real(8) :: a = 1, e = 1
  contains
    procedure :: rate => arrhenius_rate
  end type
  type, extends(arrhenius) :: falloff
    real(8) :: width = 0.5d0
  contains
    procedure :: rate => falloff_rate
  end type
  type :: mechanism
    class(reaction), pointer :: first => null()
    integer :: count = 0
  contains
    procedure :: add
    procedure :: source
    final :: clear
  end type
contains
  function arrhenius_rate(self, c, t) result(r)
    class(arrhenius), intent(in) :: self
    real(8), intent(in) :: c(:), t
    real(8) :: r
    r = self%a*exp(-self%e/t)*product(c(self%reactants))
  end function
  function falloff_rate(self, c, t) result(r)
    class(falloff), intent(in) :: self
    real(8), intent(in) :: c(:), t
    real(8) :: r, base
    base = self%arrhenius%rate(c, t)
    r = base/(1 + self%width*base)
  end function
  subroutine contribute(self, c, t, dc)
    class(reaction), intent(in) :: self
    real(8), intent(in) :: c(:), t
    real(8), intent(inout) :: dc(:)
    real(8) :: r
    integer :: k
    r = self%rate(c, t)
    do k = 1, size(self%reactants)
      dc(self%reactants(k)) = dc(self%reactants(k)) - r
    end do
    do k = 1, size(self%products)
      dc(self%products(k)) = dc(self%products(k)) + r
    end do
  end subroutine
  subroutine add(self, line, a, e)
    class(mechanism), intent(inout) :: self
    character(*), intent(in) :: line
    real(8), intent(in) :: a, e
    class(reaction), pointer :: new
    character(16) :: kind
    integer :: i, j, k
    read (line, *) kind, i, j, k
    select case (trim(kind))
    case ('arr')
      allocate (arrhenius :: new)
    case ('fall')
      allocate (falloff :: new)
    case default
      error stop 'unknown reaction'
    end select
    select type (new)
    class is (arrhenius)
      new%a = a
      new%e = e
    end select
    new%reactants = [i, j]
    new%products = [k]
    new%next => self%first
    self%first => new
    self%count = self%count + 1
  end subroutine
  function source(self, c, t) result(dc)
    class(mechanism), intent(in) :: self
    real(8), intent(in) :: c(:), t
    real(8) :: dc(size(c))
    class(reaction), pointer :: r
    dc = 0
    r => self%first
    do while (associated(r))
      call r%contribute(c, t, dc)
      r => r%next
    end do
  end function
  subroutine clear(self)
    type(mechanism), intent(inout) :: self
    class(reaction), pointer :: r, n
    r => self%first
    do while (associated(r))
      n => r%next
      deallocate (r)
      r => n
    end do
    self%first => null()
  end subroutine
  function yield_of(p) result(y)
    real(8), intent(in) :: p(:)
    real(8) :: y, c(4), t, pred(4)
    type(mechanism) :: m
    integer :: s, it
    call m%add('arr 1 2 3', p(1), p(2))
    call m%add("'fall' 3 2 4", p(3), p(4))
    c = [1d0, 0.8d0, 0d0, 0.01d0]
    t = 1
    do s = 1, 20
      pred = c
      do it = 1, 3
        pred = c + 0.05d0*m%source(0.5d0*(c + pred), t)
      end do
      c = pred
      t = t + 0.01d0*sum(c)
    end do
    y = c(4)/max(c(3), 1d-3) + t
  end function
end module
program main
  use kinetics
  use ltoad
  implicit none
  real(8) :: p(4) = [2d0, 1.2d0, 3d0, 0.7d0], d(4), q(4), w
  integer :: i
  logical :: bad = .false.
  call ltoad_gradient(yield_of, p, d)
  do i = 1, 4
    q = p; q(i) = p(i) + 1d-5; w = yield_of(q); q(i) = p(i) - 1d-5; w = (w - yield_of(q))/2d-5
    if (abs(d(i) - w) > 1d-6*(abs(w) + 1d-3)) then
      bad = .true.; print *, 'WRONG', i, d(i), w
    end if
  end do
  if (bad) stop 1
  print *, 'ok'
end program
