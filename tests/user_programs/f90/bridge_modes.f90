! Vibrations of a footbridge: mass and stiffness by matmul, LAPACK for Cholesky, eigenvalues, least squares and solutions
module lapack_calls
   implicit none
   interface
      subroutine dpotrf(uplo, n, a, lda, info)
         character, intent(in) :: uplo
         integer, intent(in) :: n, lda
         real(8), intent(inout) :: a(lda, *)
         integer, intent(out) :: info
      end subroutine
      subroutine dsyev(jobz, uplo, n, a, lda, w, work, lwork, info)
         character, intent(in) :: jobz, uplo
         integer, intent(in) :: n, lda, lwork
         real(8), intent(inout) :: a(lda, *)
         real(8), intent(out) :: w(*), work(*)
         integer, intent(out) :: info
      end subroutine
      subroutine dgels(trans, m, n, nrhs, a, lda, b, ldb, work, lwork, info)
         character, intent(in) :: trans
         integer, intent(in) :: m, n, nrhs, lda, ldb, lwork
         real(8), intent(inout) :: a(lda, *), b(ldb, *), work(*)
         integer, intent(out) :: info
      end subroutine
   end interface
   external :: dtrtrs, dgetrf, dgetrs, dgemm, dtrsm, dgtsv
   real(8), external :: ddot, dnrm2, dlange
contains
   subroutine eigen(a, w)
      real(8), intent(inout) :: a(:, :)
      real(8), intent(out) :: w(:)
      real(8), allocatable :: work(:)
      real(8) :: query(1)
      integer :: info
      call dsyev('V', 'U', size(w), a, size(a, 1), w, query, -1, info)
      allocate (work(int(query(1))))
      call dsyev('V', 'U', size(w), a, size(a, 1), w, work, size(work), info)
      if (info /= 0) error stop 'dsyev'
   end subroutine
   function inverse_times(a, b) result(x)
      real(8), intent(in) :: a(:, :), b(:)
      real(8) :: x(size(b)), lu(size(b), size(b))
      integer :: pivots(size(b)), info
      lu = a; x = b
      call dgetrf(size(b), size(b), lu, size(b), pivots, info)
      if (info /= 0) error stop 'dgetrf'
      call dgetrs('N', size(b), 1, lu, size(b), pivots, x, size(b), info)
   end function
end module
module bridge
   use lapack_calls
   implicit none
   integer, parameter :: m = 8
contains
   subroutine assemble(x, k, mass)
      real(8), intent(in) :: x(:)
      real(8), intent(out) :: k(m, m), mass(m, m)
      real(8) :: b(m + 1, m), e(m + 1)
      integer :: i
      b = 0
      do i = 1, m
         b(i, i) = 1; b(i + 1, i) = -1
         e(i) = x(1) * (1 + 0.3d0 * sin(x(2) * i))
      end do
      e(m + 1) = x(1) * 0.8d0
      k = matmul(transpose(b), spread(e, 2, m) * b)
      mass = 0
      do i = 1, m
         mass(i, i) = 2 + x(3) * i
         if (i < m) then
            mass(i, i + 1) = 0.4d0 * x(3); mass(i + 1, i) = mass(i, i + 1)
         end if
      end do
   end subroutine
   subroutine resonance(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8) :: k(m, m), mass(m, m), l(m, m), c(m, m), w(m), load(m), sway(m), fit(m, 3), rhs(m, 1), work(200)
      real(8) :: lower(m - 1), diagonal(m), upper(m - 1)
      integer :: info, i
      call assemble(x, k, mass)
      l = mass
      call dpotrf('L', m, l, m, info)
      if (info /= 0) error stop 'dpotrf'
      c = k
      call dtrsm('Left', 'Lower', 'No transpose', 'Non-unit', m, m, 1d0, l, m, c, m)
      call dtrsm('Right', 'Lower', 'Transpose', 'Non-unit', m, m, 1d0, l, m, c, m)
      call eigen(c, w)
      y = sum(log(w(1:3))) + abs(sqrt(w(4)) - 1.3d0)
      load = [(sin(0.7d0 * i) * x(4), i = 1, m)]
      sway = inverse_times(k - 0.2d0 * mass, load)
      y = y + dnrm2(m, sway, 1) + 0.1d0 * ddot(m, sway, 1, c(:, 1), 1) * sign(1d0, c(3, 1))
      fit(:, 1) = 1
      fit(:, 2) = [(dble(i) / m, i = 1, m)]
      fit(:, 3) = fit(:, 2)**x(5)
      rhs(:, 1) = sway
      call dgels('N', m, 3, 1, fit, m, rhs, m, work, size(work), info)
      y = y + rhs(1, 1)**2 + 0.3d0 * rhs(3, 1)
      call dgemm('N', 'T', m, m, m, 0.01d0, k, m, mass, m, 0.5d0, c, m)
      y = y + 0.1d0 * dlange('F', m, m, c, m, work) + 0.01d0 * dlange('1', m, m, k, m, work)
      lower = -x(3); upper = -x(5) * 0.5d0; diagonal = [(3 + x(4) * i, i = 1, m)]
      rhs(:, 1) = load
      call dgtsv(m, 1, lower, diagonal, upper, rhs, m, info)
      y = y + sum(rhs(:, 1)**2)
   end subroutine
end module
program footbridge
   use bridge
   implicit none
   call verify_modes(resonance, [3.1d0, 0.9d0, 0.2d0, 1.4d0, 1.8d0], 'bridge')
contains
   include '../expect_modes.inc'
end program
