! What regions do with variables: copyprivate and lastprivate of arrays and types, allocatable ones of each thread's own,
! reductions of all kinds, of module variables, and of complex numbers; nested regions, atomics, workshare.
module clauses
   use omp_lib
   implicit none
   type :: cell
      real(8) :: u, v
      integer :: k
   end type
   type :: field
      real(8), allocatable :: a(:)
      type(cell) :: c
   end type
   real(8), save :: gsum
   real(8), save :: scr(4)
   !$omp threadprivate(scr)
contains
   subroutine copypriv(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8) :: a, b(3)
      type(cell) :: c
      integer :: i, k
      y = 0
      !$omp parallel private(a, b, c, k) reduction(+:y)
      do k = 1, 20
         !$omp single
         a = x(1)*k; b = x(1:3)*x(2); c = cell(x(3), x(1)*x(2), k)
         !$omp end single copyprivate(a, b, c)
         !$omp do
         do i = 1, 6
            y = y + a*b(1 + mod(i, 3))*c%u*c%v/c%k*x(1 + mod(i, n))
         end do
         !$omp end do nowait
      end do
      !$omp end parallel
   end subroutine
   subroutine threadpriv_copyin(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      integer :: i
      y = 0
      scr = x(1:4)*2
      !$omp parallel copyin(scr) reduction(+:y)
      scr(1) = scr(1)*scr(2)
      !$omp do schedule(static)
      do i = 1, 8
         scr(2) = x(1 + mod(i, n))
         y = y + scr(1)*scr(2) + scr(3)
      end do
      !$omp end parallel
      scr = 0
   end subroutine
   subroutine alloc_private(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8), allocatable :: w(:), f(:)
      type(field) :: t
      integer :: i
      allocate(f(n)); f = x
      y = 0
      !$omp parallel private(w) firstprivate(f) reduction(+:y)
      allocate(w(n))
      !$omp do schedule(dynamic)
      do i = 1, 10
         w = f*x(1 + mod(i, n))
         y = y + sum(w*f)
      end do
      deallocate(w)
      !$omp end parallel
      allocate(t%a(n))
      t%a = x; t%c = cell(x(1), x(2), 2)
      !$omp parallel do firstprivate(t) reduction(+:y)
      do i = 1, 6
         y = y + t%a(1 + mod(i, n))*t%c%u
      end do
   end subroutine
   subroutine lastpriv(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8) :: a, b(2), s
      integer :: i, j
      s = 0; a = 0; b = 0
      !$omp parallel do collapse(2) lastprivate(a, b) reduction(+:s)
      do i = 1, 4
         do j = 1, 5
            a = x(1 + mod(i*j, n))*j
            b = [a*x(1), a*x(2)]
            s = s + a*b(1)
         end do
      end do
      y = s + a*b(2)
   end subroutine
   subroutine minmax(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8) :: lo, hi, arr(4), p
      integer :: i, cnt
      complex(8) :: z
      lo = 1d9; hi = -1d9; arr = 1; p = 1; cnt = 0; z = 1
      !$omp parallel do reduction(min:lo) reduction(max:hi, arr) reduction(*:p, z) reduction(ior:cnt)
      do i = 1, 12
         lo = min(lo, x(1 + mod(i, n))*sin(1d0*i))
         hi = max(hi, x(1 + mod(i, n))*cos(1d0*i))
         arr(1 + mod(i, 4)) = max(arr(1 + mod(i, 4)), x(1 + mod(i + 1, n))*i)
         p = p*(1 + 0.1d0*x(1 + mod(i, n)))
         z = z*cmplx(1, 0.1d0*x(1 + mod(i, n)), 8)
         cnt = ior(cnt, i)
      end do
      y = lo*hi + sum(arr**2) + p*cnt + abs(z)**2 + aimag(z)
   end subroutine
   subroutine nested(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8) :: rows(4), r
      integer :: i, j
      !$omp parallel do private(r) num_threads(2)
      do i = 1, 4
         r = 0
         !$omp parallel do reduction(+:r) num_threads(2)
         do j = 1, 5
            r = r + x(1 + mod(i*j, n))**2*j
         end do
         rows(i) = r
      end do
      y = sum(rows*[1, 2, 3, 4]) + rows(1)*rows(4)
   end subroutine
   subroutine globals(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      integer :: i
      gsum = 0
      !$omp parallel do
      do i = 1, 10
         !$omp atomic
         gsum = gsum + x(1 + mod(i, n))**2
      end do
      !$omp parallel do reduction(+:gsum)
      do i = 1, 10
         gsum = gsum + x(1 + mod(i, n))
      end do
      y = gsum**2
   end subroutine
   subroutine atomics(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8) :: p, q, lo, seen(10)
      integer :: i
      p = 1; q = 0; lo = 100
      !$omp parallel do
      do i = 1, 10
         !$omp atomic update
         p = p*(1 + 0.1d0*x(1 + mod(i, n)))
         !$omp atomic
         lo = min(lo, x(1 + mod(i, n))*i)
         !$omp atomic capture
         q = q + x(1 + mod(i, n))
         seen(i) = q
         !$omp end atomic
      end do
      y = p*lo + maxval(seen)*q
   end subroutine
   subroutine sections_(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8) :: a, b, t
      !$omp parallel
      !$omp sections lastprivate(t)
      !$omp section
      a = sum(x**2)
      t = a
      !$omp section
      b = product(x)
      t = b*x(1)
      !$omp end sections
      !$omp master
      y = a*b
      !$omp end master
      !$omp barrier
      !$omp single
      y = y + a
      !$omp end single
      !$omp end parallel
      y = y*b
   end subroutine
   subroutine simds(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8) :: a(16), b(16)
      integer :: i
      !$omp simd
      do i = 1, 16
         a(i) = x(1 + mod(i, n))*i
      end do
      !$omp parallel do simd
      do i = 1, 16
         b(i) = a(i)*a(17 - i)
      end do
      y = 0
      !$omp simd reduction(+:y)
      do i = 1, 16
         y = y + sqrt(b(i))
      end do
   end subroutine
   subroutine mean_workshare(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8) :: a(6, 4), b(6, 4), s
      integer :: i, j
      forall (i=1:6, j=1:4) a(i, j) = x(1 + mod(i, n))*j
      s = 0
      !$omp parallel shared(a, b, s)
      !$omp workshare
      b = a*a
      where (b > 1) b = b*0.5d0
      s = sum(b)
      a(:, 1) = b(:, 2)*s
      !$omp end workshare
      !$omp end parallel
      y = sum(a*b) + s
   end subroutine
end module
program main
   use clauses
   implicit none
   real(8) :: x(5)
   x = [0.7d0, 0.83d0, 0.91d0, 1.13d0, 1.27d0]
   call omp_set_max_active_levels(2)
   call verify_modes(copypriv, x, 'copypriv')
   call verify_modes(threadpriv_copyin, x, 'threadpriv_copyin')
   call verify_modes(alloc_private, x, 'alloc_private')
   call verify_modes(lastpriv, x, 'lastpriv')
   call verify_modes(minmax, x, 'minmax')
   call verify_modes(nested, x, 'nested')
   call verify_modes(globals, x, 'globals')
   call verify_modes(atomics, x, 'atomics')
   call verify_modes(sections_, x, 'sections')
   call verify_modes(simds, x, 'simds')
   call verify_modes(mean_workshare, x, 'workshare')
contains
   include 'expect_modes.inc'
end program
