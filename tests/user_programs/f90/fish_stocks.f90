! Fish stocks: polymorphic species in a module's array of containers, a keyed pointer list, an allocatable scalar kept over calls.
module fishery
  implicit none
  type, abstract :: species
    real(8) :: biomass = 1
  contains
    procedure(grow_i), deferred :: grow
  end type
  abstract interface
    subroutine grow_i(self, rate)
      import :: species
      class(species), intent(inout) :: self
      real(8), intent(in) :: rate
    end subroutine
  end interface
  type, extends(species) :: cod
    real(8), allocatable :: ages(:)
  contains
    procedure :: grow => grow_cod
  end type
  type, extends(species) :: krill
    real(8) :: swarm = 0.5d0
  contains
    procedure :: grow => grow_krill
  end type
  type :: box
    class(species), allocatable :: item
  end type
  type :: note
    real(8) :: value
    type(note), pointer :: next => null()
  end type
  type(box), allocatable, save :: stocks(:)
  type(note), pointer, save :: notes => null()
  real(8), allocatable, save :: quota
contains
  subroutine grow_cod(self, rate)
    class(cod), intent(inout) :: self
    real(8), intent(in) :: rate
    self%ages(2:) = self%ages(:size(self%ages) - 1) * rate
    self%ages(1) = self%biomass * 0.3d0
    self%biomass = sum(self%ages)
  end subroutine
  subroutine grow_krill(self, rate)
    class(krill), intent(inout) :: self
    real(8), intent(in) :: rate
    self%swarm = self%swarm + rate * self%biomass
    self%biomass = self%biomass + log(1 + self%swarm)
  end subroutine
  subroutine prepare()
    type(note), pointer :: n
    integer :: i
    if (allocated(stocks)) deallocate(stocks)
    allocate(stocks(3))
    allocate(cod :: stocks(1)%item)
    allocate(krill :: stocks(2)%item)
    allocate(cod :: stocks(3)%item)
    do i = 1, 3
      select type (s => stocks(i)%item)
      type is (cod)
        s%ages = [1d0, 0.5d0, 0.25d0] * i
      end select
    end do
    if (.not. allocated(quota)) allocate(quota)
    quota = 2
    do while (associated(notes))
      n => notes%next
      deallocate(notes)
      notes => n
    end do
    do i = 1, 3
      allocate(n)
      n%value = i
      n%next => notes
      notes => n
    end do
  end subroutine
  subroutine season(x, y)
    real(8), intent(in) :: x(2)
    real(8), intent(out) :: y
    type(note), pointer :: n
    integer :: year, i
    do year = 1, 3
      do i = 1, size(stocks)
        call stocks(i)%item%grow(x(1) * 0.5d0)
        stocks(i)%item%biomass = stocks(i)%item%biomass - x(2) * quota * 0.05d0
      end do
      quota = quota * (0.9d0 + 0.05d0 * x(2))
      n => notes
      do while (associated(n))
        n%value = n%value * x(2) + stocks(1)%item%biomass
        n => n%next
      end do
    end do
    y = quota
    do i = 1, size(stocks)
      y = y + stocks(i)%item%biomass**2
    end do
    n => notes
    do while (associated(n))
      y = y + n%value
      n => n%next
    end do
  end subroutine
end module
program main
  use fishery
  use ltoad
  implicit none
  real(8) :: x(2), d(2), y, dy, a, b, h, s
  integer :: i
  x = [0.9d0, 0.4d0]; d = 0; dy = 1
  call prepare()
  call enzyme_autodiff(season, enzyme_dup, x, d, enzyme_dup, y, dy)
  h = 1d-6
  do i = 1, 2
    s = x(i)
    x(i) = s + h; call prepare(); call season(x, a)
    x(i) = s - h; call prepare(); call season(x, b)
    x(i) = s
    print *, d(i), (a - b) / (2*h)
    if (abs(d(i) - (a - b) / (2*h)) > 1d-5 * (1 + abs(d(i)))) stop 1
  end do
end program
