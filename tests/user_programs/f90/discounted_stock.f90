! Discounted integrals: a submodule, an internal procedure as an argument, a linked list, do concurrent, reductions along a dimension.
module quad_mod
  implicit none
  integer, parameter :: wp = selected_real_kind(15)
  abstract interface
    real(wp) function integrand(t)
      import wp
      real(wp), intent(in) :: t
    end function
  end interface
  interface
    module real(wp) function simpson(f, a, b, n)
      procedure(integrand) :: f
      real(wp), intent(in) :: a, b
      integer, intent(in) :: n
    end function
  end interface
  type :: node
    real(wp) :: w
    type(node), pointer :: next => null()
  end type
contains
  real(wp) function stock(x)
    real(wp), intent(in) :: x(:)
    type(node), pointer :: head, n
    real(wp) :: table(3, 4)
    integer :: i, j
    nullify(head)
    do i = 1, 4
      allocate(n)
      n%w = simpson(kernel, 0._wp, x(2)*i, 10)
      n%next => head
      head => n
    end do
    do concurrent (i = 1:3, j = 1:4)
      table(i, j) = x(3)**i*j + x(1)
    end do
    stock = 0
    j = 0
    do while (associated(head))
      j = j + 1
      stock = stock + head%w*maxval(table(:, j)) + product(sum(table, dim=1))*1e-3_wp
      n => head
      head => head%next
      deallocate(n)
    end do
    block
      real(wp) :: r(3)
      r = norm2(table, dim=2)
      stock = stock + dot_product(r, merge(r, -r, r > 3._wp))
    end block
  contains
    real(wp) function kernel(t)
      real(wp), intent(in) :: t
      kernel = exp(-x(1)*t)*cos(t)
    end function
  end function
end module
submodule (quad_mod) impl
contains
  module procedure simpson
    real(wp) :: h
    integer :: i
    h = (b - a)/n
    simpson = f(a) + f(b)
    do i = 1, n - 1
      simpson = simpson + merge(4, 2, mod(i, 2) == 1)*f(a + i*h)
    end do
    simpson = simpson*h/3
  end procedure
end submodule
program discounted_stock
  use ltoad
  use quad_mod
  implicit none
  real(wp) :: x(3) = [0.4_wp, 0.5_wp, 1.2_wp], g(3), p(3), q(3), d
  integer :: i
  call ltoad_gradient(stock, x, g)
  do i = 1, 3
    p = x; q = x; p(i) = p(i) + 1e-5_wp; q(i) = q(i) - 1e-5_wp
    d = (stock(p) - stock(q))/2e-5_wp
    if (.not. abs(d - g(i)) < 1e-6_wp*(1 + abs(d))) then
      print *, 'WRONG', i, g(i), d
      error stop 1
    end if
  end do
  print *, 'PASS'
end program
