! Old habits in free form: equivalence, common, statement functions, computed branches, assumed-size arrays.
subroutine tables(a, lda, m)
   implicit none
   integer lda, m, i, j
   real(8) a(lda, *), weight(20)
   common /weights/ weight
   do j = 1, m
      do i = 1, lda
         a(i, j) = a(i, j) * weight(mod(i + j, 20) + 1) + 0.1d0 * a(mod(i, lda) + 1, j)
      end do
   end do
end subroutine
subroutine legacy(x, n, y)
   implicit none
   integer, intent(in) :: n
   real(8), intent(in) :: x(n)
   real(8), intent(out) :: y
   real(8) :: weight(20), grid(4, 5), flat(20), f, t, u
   real(4) :: half(8)
   complex(8) :: z(4)
   real(8) :: parts(8)
   integer :: i, kind
   common /weights/ weight
   equivalence (grid, flat), (z, parts)
   f(t, u) = t * exp(-u) + u * t**2
   do i = 1, 20
      weight(i) = 1 + 0.05d0 * i * x(1)
      flat(i) = f(x(mod(i, n) + 1), 0.1d0 * i)
   end do
   call tables(grid, 4, 5)
   do i = 1, 8
      parts(i) = flat(2 * i) * x(2)
      half(i) = real(parts(i))
   end do
   y = 0
   do 30 i = 1, 4
      kind = mod(i, 3) + 1
      go to(10, 20, 25), kind
10    y = y + abs(z(i))
      go to 30
20    y = y + aimag(z(i)**2) * (1 + 1d-6 * half(i))
      go to 30
25    y = y + real(z(i) * conjg(z(5 - i))) + grid(i, 5)
30 continue
   if (y - 1d3) 40, 50, 50
40 y = y + 1d-6 * half(7)
50 y = y * 0.5d0
end subroutine
program main
   interface
      subroutine legacy(x, n, y)
         integer, intent(in) :: n
         real(8), intent(in) :: x(n)
         real(8), intent(out) :: y
      end subroutine
   end interface
   call verify_modes(legacy, [0.6d0, 0.8d0, 0.3d0, 1.1d0, -0.7d0], 'legacy tables')
contains
   include '../expect_modes.inc'
end program
