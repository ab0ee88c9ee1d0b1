! Burgers equation by a pseudo-spectral method: recursive FFT, complex arithmetic, array intrinsics.
module spectral
  implicit none
  integer, parameter :: dp = selected_real_kind(15)
  real(dp), parameter :: pi = acos(-1.0_dp)
  interface operator(.dot.)
    module procedure inner
  end interface
contains
  pure function inner(a, b) result(r)
    complex(dp), intent(in) :: a(:), b(:)
    real(dp) :: r
    r = real(sum(conjg(a)*b), dp)
  end function
  recursive function fft(x, s) result(y)
    complex(dp), intent(in) :: x(:)
    integer, intent(in) :: s
    complex(dp) :: y(size(x)), e(size(x)/2), o(size(x)/2), w(size(x)/2)
    integer :: n, k
    n = size(x)
    if (n == 1) then
      y = x
      return
    end if
    e = fft(x(1::2), s); o = fft(x(2::2), s)
    w = [(exp(cmplx(0, s*2*pi*k/n, dp)), k = 0, n/2 - 1)]
    y = [e + w*o, e - w*o]
  end function
  function rhs(u, nu) result(r)
    real(dp), intent(in) :: u(:), nu
    real(dp) :: r(size(u)), k(size(u))
    complex(dp) :: uh(size(u)), fh(size(u))
    integer :: n, i
    n = size(u)
    k = cshift([(real(i - n/2, dp), i = 0, n - 1)], n/2)
    uh = fft(cmplx(u, kind=dp), -1)/n
    fh = fft(cmplx(0.5_dp*u**2, kind=dp), -1)/n
    where (abs(k) > n/3)
      fh = 0
    elsewhere
      fh = (0, 1)*k*fh
    end where
    r = -real(fft(fh + nu*k**2*uh, 1))
  end function
  function energy_at_end(p) result(e)
    real(dp), intent(in) :: p(:)
    real(dp) :: e
    real(dp), allocatable :: u(:), k(:, :)
    integer :: n, i, s
    complex(dp), allocatable :: z(:)
    n = 16
    allocate (u(n), k(n, 4))
    u = [(p(1)*sin(2*pi*i/n) + p(2)*cos(4*pi*i/n), i = 0, n - 1)]
    do s = 1, 5
      k(:, 1) = rhs(u, p(3))
      k(:, 2) = rhs(u + 0.05_dp*k(:, 1), p(3))
      k(:, 3) = rhs(u + 0.05_dp*k(:, 2), p(3))
      k(:, 4) = rhs(u + 0.1_dp*k(:, 3), p(3))
      u = u + 0.1_dp*matmul(k, [1, 2, 2, 1]/6.0_dp)
    end do
    z = fft(cmplx(u, kind=dp), -1)
    e = (z.dot.z)/n + maxval(u) - 0.5_dp*minval(u, mask=u < 0) + norm2(pack(u, u > 0))
    e = e + sum(merge(u**3, abs(u), u > 0.5_dp)) + dot_product(u, eoshift(u, 1)) + sum(matmul(reshape(u, [4, 4]), spread(u(1:4), 2, 2)))
  end function
end module
program main
  use spectral
  use ltoad
  implicit none
  real(dp) :: p(3) = [1.0_dp, 0.4_dp, 0.05_dp], d(3), q(3), w
  integer :: i
  logical :: bad = .false.
  call ltoad_gradient(energy_at_end, p, d)
  do i = 1, 3
    q = p; q(i) = p(i) + 1d-6; w = energy_at_end(q); q(i) = p(i) - 1d-6; w = (w - energy_at_end(q))/2d-6
    if (abs(d(i) - w) > 1d-6*(abs(w) + 1d-3)) then
      bad = .true.; print *, 'WRONG', i, d(i), w
    end if
  end do
  if (bad) stop 1
  print *, 'ok'
end program
