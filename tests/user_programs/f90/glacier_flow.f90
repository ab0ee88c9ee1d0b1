! Ice flow along a line: namelist input from a string, adaptive steps, tables with interpolation, log to an internal file.
module glacier
  implicit none
  private
  public :: volume
  real(8), save :: rho = 910, g = 9.81d0
  real(8), allocatable, save :: bed(:)
  character(len=:), allocatable, save :: log_text
  type :: table
    real(8), pointer :: x(:) => null(), y(:) => null()
  contains
    procedure :: at
  end type
contains
  real(8) function at(self, x)
    class(table), intent(in) :: self
    real(8), intent(in) :: x
    integer :: lo, hi, mid
    lo = 1; hi = size(self%x)
    if (x <= self%x(lo)) then
      at = self%y(lo); return
    else if (x >= self%x(hi)) then
      at = self%y(hi); return
    end if
    bisect: do
      if (hi - lo <= 1) exit bisect
      mid = (lo + hi)/2
      if (self%x(mid) > x) then
        hi = mid
      else
        lo = mid
      end if
    end do bisect
    at = self%y(lo) + (x - self%x(lo))/(self%x(hi) - self%x(lo))*(self%y(hi) - self%y(lo))
  end function
  subroutine setup(n)
    integer, intent(in) :: n
    integer :: i
    if (allocated(bed)) deallocate (bed)
    allocate (bed(n))
    bed = [(100*exp(-0.1d0*i), i = 1, n)]
    log_text = ''
  end subroutine
  subroutine flux(h, a, q)
    real(8), intent(in) :: h(0:), a
    real(8), intent(out) :: q(0:)
    integer :: i
    real(8) :: hm, slope
    q(0) = 0
    do i = 1, ubound(h, 1)
      hm = (h(i - 1) + h(i))/2
      slope = (h(i) + bed(i + 1) - h(i - 1) - bed(i))/100
      q(i) = -2*a/5*(rho*g*1d-5)**3*hm**5*abs(slope)**2*slope
    end do
    q(ubound(h, 1) + 1) = q(ubound(h, 1))
  end subroutine
  function volume(p) result(v)
    real(8), intent(in) :: p(:)
    real(8) :: v, dt, t, t_end, err, tol, z
    integer :: n, i, steps
    character(200) :: text
    real(8), allocatable :: h(:), q(:), k1(:), k2(:)
    real(8), target :: tx(3), ty(3)
    type(table) :: balance
    namelist /run/ n, t_end, tol
    text = ' &run n = 10, t_end = 4.0, tol = 1.0e-2 /'
    read (text, nml=run)
    call setup(n + 1)
    tx = [0d0, 60d0, 120d0]; ty = [-p(1), 0.1d0, p(2)]
    balance%x => tx; balance%y => ty
    allocate (h(0:n - 1), q(0:n), k1(0:n - 1), k2(0:n - 1))
    h = [(50*(1 - (i/(1d0*n))**2), i = 0, n - 1)]
    t = 0; dt = 0.5d0; steps = 0
    do while (t < t_end)
      dt = min(dt, t_end - t)
      call rate(h, k1)
      call rate(h + dt*k1, k2)
      err = maxval(abs(k2 - k1))*dt/2
      if (err > tol*10 .and. dt > 1d-3) then
        dt = dt/2
        cycle
      end if
      h = max(h + dt*(k1 + k2)/2, 0d0)
      t = t + dt; steps = steps + 1
      if (err < tol) dt = dt*1.5d0
      write (text, '(a, i0, a, f8.3)') 'step ', steps, ' at ', t
      log_text = log_text//trim(text)//new_line('a')
    end do
    z = 0
    do i = 0, n - 1
      z = z + h(i)*merge(1d0, 0.5d0, mod(i, 2) == 0)
    end do
    v = z + h(n/2)**2/100
    if (len(log_text) == 0) v = 0
  contains
    subroutine rate(hh, k)
      real(8), intent(in) :: hh(0:)
      real(8), intent(out) :: k(0:)
      integer :: j
      call flux(hh, p(3), q)
      do j = 0, n - 1
        k(j) = -(q(j + 1) - q(j))/100 + balance%at(hh(j) + bed(j + 1))
      end do
    end subroutine
  end function
end module
program main
  use glacier
  use ltoad
  implicit none
  real(8) :: p(3) = [0.5d0, 0.8d0, 1d-2], d(3), q(3), w, h
  integer :: i
  logical :: bad = .false.
  call ltoad_gradient(volume, p, d)
  do i = 1, 3
    h = 1d-5*p(i)
    q = p; q(i) = p(i) + h; w = volume(q); q(i) = p(i) - h; w = (w - volume(q))/(2*h)
    if (abs(d(i) - w) > 1d-5*(abs(w) + 1d-3)) then
      bad = .true.; print *, 'WRONG', i, d(i), w
    end if
  end do
  if (bad) stop 1
  print *, 'ok'
end program
