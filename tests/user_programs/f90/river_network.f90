module river_network
  implicit none
  type :: reach
    real(8) :: slope, storage
    real(8), allocatable :: flow(:)
    type(reach), pointer :: downstream => null()
  end type
  type :: network
    type(reach), pointer :: reaches(:) => null()
    real(8), allocatable :: rain(:,:)
    integer :: steps = 0
  end type
  type(network), save :: net
  type(reach), pointer, save :: outlet => null()
contains
  subroutine setup(n)
    integer, intent(in) :: n
    integer :: i
    allocate(net%reaches(n), net%rain(n, 6))
    do i = 1, n
      net%reaches(i)%slope = 0.1d0 * i
      allocate(net%reaches(i)%flow(6))
      if (i < n) net%reaches(i)%downstream => net%reaches(i + 1)
    end do
    outlet => net%reaches(n)
    net%steps = 6
  end subroutine
  subroutine reset()
    integer :: i
    do i = 1, size(net%reaches)
      net%reaches(i)%storage = 1d0 + i
      net%reaches(i)%flow = 0
    end do
    net%rain = 0.5d0
  end subroutine
  subroutine route(p, y)
    real(8), intent(in) :: p(3)
    real(8), intent(out) :: y
    type(reach), pointer :: r
    integer :: t, i
    do t = 1, net%steps
      net%rain(:, t) = net%rain(:, t) * p(1) + sin(p(2) * t)
      do i = 1, size(net%reaches)
        r => net%reaches(i)
        r%storage = r%storage + net%rain(i, t)
        r%flow(t) = p(3) * r%slope * r%storage**1.5d0
        r%storage = r%storage - r%flow(t)
        if (associated(r%downstream)) r%downstream%storage = r%downstream%storage + r%flow(t)
      end do
    end do
    y = sum(outlet%flow**2) + outlet%storage
  end subroutine
end module
program main
  use river_network
  use ltoad
  implicit none
  real(8) :: p(3), dp(3), y, dy, a, b, h, s
  integer :: i
  p = [0.9d0, 0.3d0, 0.2d0]; dp = 0; dy = 1
  call setup(4)
  call reset()
  call enzyme_autodiff(route, enzyme_dup, p, dp, enzyme_dup, y, dy)
  h = 1d-6
  do i = 1, 3
    s = p(i)
    p(i) = s + h; call reset(); call route(p, a)
    p(i) = s - h; call reset(); call route(p, b)
    p(i) = s
    print *, dp(i), (a - b) / (2*h)
    if (abs(dp(i) - (a - b) / (2*h)) > 1d-5 * (1 + abs(dp(i)))) stop 1
  end do
end program
