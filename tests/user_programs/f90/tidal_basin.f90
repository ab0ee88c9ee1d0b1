module ocean
  implicit none
  type :: field
    real(8), allocatable :: h(:,:), u(:,:), v(:,:)
  end type
contains
  subroutine step(f, n, m, dt, drag)
    type(field), intent(inout) :: f
    integer, intent(in) :: n, m
    real(8), intent(in) :: dt, drag(n,m)
    integer :: i, j
    !$omp parallel private(i,j)
    !$omp do schedule(static)
    do j = 2, m-1
      do i = 2, n-1
        f%u(i,j) = f%u(i,j) - dt*(f%h(i+1,j) - f%h(i-1,j))/2 - dt*drag(i,j)*f%u(i,j)*abs(f%u(i,j))
        f%v(i,j) = f%v(i,j) - dt*(f%h(i,j+1) - f%h(i,j-1))/2 - dt*drag(i,j)*f%v(i,j)
      end do
    end do
    !$omp end do
    !$omp do collapse(2) schedule(dynamic)
    do j = 3, m-2
      do i = 3, n-2
        f%h(i,j) = f%h(i,j) - dt*((f%u(i+1,j) - f%u(i-1,j)) + (f%v(i,j+1) - f%v(i,j-1)))/2
      end do
    end do
    !$omp end do
    !$omp end parallel
  end subroutine
  function tide(drag, n, m) result(e)
    integer, intent(in) :: n, m
    real(8), intent(in) :: drag(n,m)
    real(8) :: e, top
    type(field) :: f
    integer :: i, j, k
    allocate(f%h(n,m), f%u(n,m), f%v(n,m))
    f%u = 0.1d0; f%v = 0
    !$omp parallel do
    do j = 1, m
      do i = 1, n
        f%h(i,j) = exp(-0.1d0*((i - n/2)**2 + (j - m/2)**2))
      end do
    end do
    do k = 1, 8
      call step(f, n, m, 0.1d0, drag)
    end do
    e = 0; top = -1d30
    !$omp parallel do reduction(+:e) reduction(max:top)
    do j = 1, m
      e = e + sum(f%h(:,j)**2) + sum(f%u(:,j)**2 + f%v(:,j)**2)
      top = max(top, maxval(f%h(:,j)))
    end do
    e = e + top
  end function
end module
program main
  use ocean
  implicit none
  integer, parameter :: n = 9, m = 8
  real(8) :: drag(n,m), d(n,m), p(n,m), w
  integer :: i
  logical :: bad
  drag = 0.3d0; d = 0; bad = .false.
  do i = 1, m
    drag(:,i) = 0.2d0 + 0.02d0*i
  end do
  call gradient(drag, d)
  do i = 3, 7, 2
    p = drag; p(i,4) = p(i,4) + 1d-5; w = tide(p, n, m); p(i,4) = p(i,4) - 2d-5; w = (w - tide(p, n, m))/2d-5
    if (abs(d(i,4) - w) > 1d-6*(abs(w) + 1d-3)) then
      bad = .true.; print *, 'WRONG', i, d(i,4), w
    end if
  end do
  if (bad) stop 1
  print *, 'ok'
contains
  subroutine gradient(x, dx)
    use ltoad
    real(8) :: x(n,m), dx(n,m)
    call ltoad_gradient(loss, x, dx)
  end subroutine
  function loss(x) result(e)
    real(8), intent(in) :: x(:,:)
    real(8) :: e
    e = tide(x, size(x,1), size(x,2))
  end function
end program
