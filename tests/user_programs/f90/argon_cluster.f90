! Energy and pressure of a cluster of argon atoms: pair forces with cell lists in OpenMP, atomic updates,
! velocity Verlet, thread-private scratch and a task loop for the three-body term.
module md
   implicit none
   integer, parameter :: rk = selected_real_kind(15), n = 14
   real(rk), save :: scratch(3, n)
!$omp threadprivate(scratch)
   type system
      real(rk) :: r(3, n) = 0, v(3, n) = 0, f(3, n) = 0
      real(rk) :: epsilon = 1, sigma = 1, damping = 0
   end type
contains
   subroutine forces(s, energy)
      type(system), intent(inout) :: s
      real(rk), intent(out) :: energy
      real(rk) :: d(3), r2, s6, p
      integer :: i, j, k
      energy = 0
      s%f = 0
      !$omp parallel private(d, r2, s6, p, j, k)
      scratch = 0
      !$omp do reduction(+:energy) schedule(static, 2)
      do i = 1, n
         do j = i + 1, n
            d = s%r(:, i) - s%r(:, j)
            r2 = sum(d**2)
            if (r2 > 9) cycle
            s6 = (s%sigma**2/r2)**3
            energy = energy + 4*s%epsilon*s6*(s6 - 1)
            p = 24*s%epsilon*s6*(2*s6 - 1)/r2
            scratch(:, i) = scratch(:, i) + p*d
            scratch(:, j) = scratch(:, j) - p*d
         end do
      end do
      !$omp end do
      do j = 1, n
         do k = 1, 3
            !$omp atomic
            s%f(k, j) = s%f(k, j) + scratch(k, j)
         end do
      end do
      !$omp end parallel
   end subroutine

   subroutine three_body(s, strength, e3)
      type(system), intent(in) :: s
      real(rk), intent(in) :: strength
      real(rk), intent(out) :: e3
      real(rk) :: part(n)
      integer :: i, j, k
      real(rk) :: a(3), b(3)
      part = 0
      !$omp parallel do private(j, k, a, b)
      do i = 1, n
         do j = 1, n
            do k = j + 1, n
               if (i == j .or. i == k) cycle
               a = s%r(:, j) - s%r(:, i)
               b = s%r(:, k) - s%r(:, i)
               if (dot_product(a, a) < 4 .and. dot_product(b, b) < 4) &
                  part(i) = part(i) + strength*(dot_product(a, b)**2/(dot_product(a, a)*dot_product(b, b)) + 1)
            end do
         end do
      end do
      !$omp end parallel do
      e3 = sum(part)
   end subroutine

   real(rk) function observable(x)
      real(rk), intent(in) :: x(:)
      type(system) :: s
      real(rk) :: e, e3, kinetic
      integer :: i, step
      real(rk), parameter :: dt = 0.004_rk
      s%epsilon = x(1)
      s%sigma = x(2)
      s%damping = x(3)
      do i = 1, n
         s%r(:, i) = x(4)*[real(rk) :: mod(i, 3), mod(i/3, 3), i/9]
         s%r(:, i) = s%r(:, i) + 0.05_rk*[sin(1.0_rk*i), cos(2.0_rk*i), sin(3.0_rk*i)]
         s%v(:, i) = x(5)*[cos(1.0_rk*i), sin(1.0_rk*i), 0.0_rk]
      end do
      call forces(s, e)
      do step = 1, 8
         !$omp parallel do
         do i = 1, n
            s%v(:, i) = s%v(:, i)*(1 - s%damping*dt) + 0.5_rk*dt*s%f(:, i)
            s%r(:, i) = s%r(:, i) + dt*s%v(:, i)
         end do
         call forces(s, e)
         !$omp parallel workshare
         s%v = s%v + 0.5_rk*dt*s%f
         !$omp end parallel workshare
      end do
      kinetic = 0.5_rk*sum(s%v**2)
      call three_body(s, x(6), e3)
      observable = e + kinetic + e3 + 0.1_rk*sum(s%r*s%f)/n
   end function
end module

program argon_cluster
   use md
   use ltoad
   implicit none
   real(rk) :: x(6) = [1.1_rk, 0.95_rk, 0.3_rk, 1.15_rk, 0.4_rk, 0.2_rk], g(6), num, e(6)
   integer :: i, failures
   g = 0
   call ltoad_gradient(observable, x, g)
   failures = 0
   do i = 1, 6
      e = 0
      e(i) = 1e-6_rk
      num = (observable(x + e) - observable(x - e))/2e-6_rk
      print '(i2, 2f20.10)', i, g(i), num
      if (abs(num - g(i)) > 1e-6_rk*(1 + abs(num)) .or. g(i) == 0) failures = failures + 1
   end do
   if (failures /= 0) stop 1
   print *, 'PASS'
end program
