! A wing's modes, by LAPACK and BLAS: generalised and plain solvers, factors that are reused, least squares, singular values.
module lapack_calls
   implicit none
   interface
      subroutine dgesv(n, nrhs, a, lda, ipiv, b, ldb, info)
         integer :: n, nrhs, lda, ipiv(*), ldb, info
         real(8) :: a(lda, *), b(ldb, *)
      end subroutine
      subroutine dgels(trans, m, n, nrhs, a, lda, b, ldb, work, lwork, info)
         character :: trans
         integer :: m, n, nrhs, lda, ldb, lwork, info
         real(8) :: a(lda, *), b(ldb, *), work(*)
      end subroutine
      subroutine dsygv(itype, jobz, uplo, n, a, lda, b, ldb, w, work, lwork, info)
         character :: jobz, uplo
         integer :: itype, n, lda, ldb, lwork, info
         real(8) :: a(lda, *), b(ldb, *), w(*), work(*)
      end subroutine
      subroutine dgesvd(jobu, jobvt, m, n, a, lda, s, u, ldu, vt, ldvt, work, lwork, info)
         character :: jobu, jobvt
         integer :: m, n, lda, ldu, ldvt, lwork, info
         real(8) :: a(lda, *), s(*), u(ldu, *), vt(ldvt, *), work(*)
      end subroutine
      subroutine dgetrf(m, n, a, lda, ipiv, info)
         integer :: m, n, lda, ipiv(*), info
         real(8) :: a(lda, *)
      end subroutine
      subroutine dgetrs(trans, n, nrhs, a, lda, ipiv, b, ldb, info)
         character :: trans
         integer :: n, nrhs, lda, ipiv(*), ldb, info
         real(8) :: a(lda, *), b(ldb, *)
      end subroutine
      subroutine dgemv(trans, m, n, alpha, a, lda, x, incx, beta, y, incy)
         character :: trans
         integer :: m, n, lda, incx, incy
         real(8) :: alpha, beta, a(lda, *), x(*), y(*)
      end subroutine
      real(8) function ddot(n, x, incx, y, incy)
         integer :: n, incx, incy
         real(8) :: x(*), y(*)
      end function
   end interface
end module
module wings
   use lapack_calls
   implicit none
   integer, parameter :: m = 6
contains
   subroutine flutter(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8) :: k(m, m), mass(m, m), w(m), work(200), b(m, 2), fit(8, 3), rhs(8), s(3), u(8, 3), vt(3, 3), c(m)
      integer :: i, j, info, ipiv(m)
      do j = 1, m
         do i = 1, m
            k(i, j) = x(1) / (1 + abs(i - j)**2) + merge(3d0 + x(2) * i, 0d0, i == j)
            mass(i, j) = 0.1d0 * x(3)**abs(i - j) + merge(1d0, 0d0, i == j)
         end do
      end do
      b(:, 1) = k(:, 1) * x(4)
      b(:, 2) = mass(:, 2)
      c = 0
      call dgemv('T', m, m, 1d0, k, m, b(1, 2), 1, 0d0, c, 1)
      call dsygv(1, 'V', 'L', m, k, m, mass, m, w, work, 200, info)
      if (info /= 0) error stop 'modes'
      y = sum(w * [(1d0 / i, i = 1, m)]) + k(2, 1)**2 * k(3, 2)**2
      do j = 1, m
         k(:, j) = [(x(1) * sin(1d0 * i * j) + merge(4d0, 0d0, i == j), i = 1, m)]
      end do
      mass = k
      call dgetrf(m, m, k, m, ipiv, info)
      call dgetrs('T', m, 2, k, m, ipiv, b, m, info)
      call dgetrs('N', m, 1, k, m, ipiv, b(:, 2), m, info)
      y = y + ddot(m, b, 1, c, 1) + sum(b(:, 2)**2)
      call dgesv(m, 1, mass, m, ipiv, c, m, info)
      y = y + c(3)
      fit = reshape([((cos(x(2) * i * j) + x(3), i = 1, 8), j = 1, 3)], [8, 3])
      u = fit
      rhs = [(x(4) * i**2, i = 1, 8)]
      call dgels('N', 8, 3, 1, fit, 8, rhs, 8, work, 200, info)
      y = y + 0.01d0 * sum(rhs(1:3)**2)
      fit = u
      call dgesvd('S', 'S', 8, 3, fit, 8, s, u, 8, vt, 3, work, 200, info)
      y = y + log(s(1) / s(3)) + u(2, 1) * vt(1, 2)
   end subroutine
end module
program main
   use wings
   implicit none
   call verify_modes(flutter, [0.7d0, 0.3d0, 0.4d0, 0.9d0], 'wing')
contains
   include '../expect_modes.inc'
end program
