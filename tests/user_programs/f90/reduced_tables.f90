! Statistics of tables: reductions along a dimension with and without masks, REDUCE, UNPACK, products of complex matrices
module tables
   implicit none
contains
   pure function smaller_root(a, b) result(c)
      real(8), intent(in) :: a, b
      real(8) :: c
      c = sqrt(1 + a * a) + 0.5d0 * b
   end function smaller_root

   subroutine summary(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8) :: table(3, n/3), along(n/3), down(3), spread_out(n)
      real(4) :: low(n/3)
      complex(8) :: z(2, 2), w(2, 2), v(2)
      logical :: mask(3, n/3)
      integer :: i
      table = reshape(x, [3, n/3])
      mask = table > 0.1d0
      along = maxval(table, dim=1)
      down = minval(table, dim=2, mask=mask)
      y = sum(along**2) + dot_product(down, [1d0, 2d0, 3d0])
      y = y + sum(norm2(table, dim=1)) + sum(product(table, dim=2)) + sum(product(table, dim=1, mask=mask))
      low = maxval(real(table, 4), dim=1)
      y = y + 0 * sum(low)
      y = y + reduce(x, smaller_root) + reduce(table, smaller_root, mask=mask)
      spread_out = unpack(x(:n/2), [(mod(i, 2) == 0, i = 1, n)], x * 3)
      y = y + sum(spread_out * [(cos(real(i, 8)), i = 1, n)])
      z = reshape([cmplx(x(1), x(2), 8), cmplx(x(3), x(4), 8), cmplx(x(5), 0d0, 8), (1d0, 1d0)], [2, 2])
      w = matmul(transpose(z), matmul(z, conjg(z)))
      v = matmul(w, [(1d0, 0.5d0), (0d0, 2d0)])
      i = n / 4
      y = y + real(z(1, 1)**i * conjg(z(2, 1))**(-i))
      y = y + abs(v(1))**2 + aimag(v(2)) + real(sum(matmul(v, w)))
   end subroutine summary
end module tables

program main
   use tables
   call verify(summary, [0.4d0, -0.7d0, 1.2d0, 0.9d0, 0.35d0, 0.3d0, -0.2d0, 0.6d0, 1.1d0, 0.8d0, 0.55d0, 1.4d0], 'summary')
contains
   include '../expect.inc'
end program main
