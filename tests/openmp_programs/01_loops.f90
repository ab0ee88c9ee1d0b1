! Parallel loops in Fortran: schedules, reductions, private arrays, tasks.
module model
   implicit none
   real(8) :: field(40)
contains
   subroutine objective(x, e)
      real(8), intent(in) :: x(40)
      real(8), intent(out) :: e
      real(8) :: y(40), own(3), total, most, product_
      integer :: i, k
      total = 0
      product_ = 1
      most = -1
      !$omp parallel do private(own, k) reduction(+:total) schedule(static)
      do i = 1, 38
         do k = 1, 3
            own(k) = x(i + k - 1)*k
         end do
         y(i) = own(1)*own(2) + sin(own(3))
         total = total + y(i)**2
      end do
      !$omp end parallel do
      !$omp parallel
      !$omp do
      do i = 1, 40
         field(i) = x(i)*x(41 - i) + total*1d-2
      end do
      !$omp end do
      !$omp do reduction(*:product_) reduction(max:most)
      do i = 1, 38
         product_ = product_*(1 + 1d-2*field(i)*y(i))
         most = max(most, field(i)*cos(0.7d0*i))
      end do
      !$omp end do
      !$omp end parallel
      e = total*product_ + most**2
      !$omp parallel
      !$omp single
      !$omp task
      field(1:20) = field(1:20)*x(1:20)
      !$omp end task
      !$omp task
      field(21:40) = field(21:40)*x(1:20)
      !$omp end task
      !$omp taskwait
      !$omp end single
      !$omp end parallel
      !$omp parallel do
      do i = 1, 40
         !$omp atomic
         e = e + field(i)*x(i)
      end do
   end subroutine
end module
program main
   use ltoad
   use model
   implicit none
   integer, parameter :: n = 40
   integer, parameter :: at(4) = [-2, -1, 1, 2]
   real(8), parameter :: weight(4) = [1d0, -8d0, 8d0, -1d0]/12
   real(8), parameter :: gap = 1d-3
   real(8) :: x(n), d(n), y(n), f(4), e, de, slope, tangent
   logical :: good
   integer :: i, k
   do i = 1, n
      x(i) = 0.4d0 + 0.01d0*i + 0.1d0*mod(i, 4)
   end do
   d = 0; de = 1; good = .true.
   call enzyme_autodiff(objective, enzyme_dup, x, d, enzyme_dup, e, de)
   do i = 1, n
      do k = 1, 4
         y = x
         y(i) = x(i) + at(k)*gap
         call objective(y, f(k))
      end do
      slope = dot_product(weight, f)/gap
      y = 0
      y(i) = 1
      call enzyme_fwddiff(objective, enzyme_dup, x, y, enzyme_dup, e, tangent)
      print *, i, d(i), slope, tangent
      if (.not. abs(d(i) - slope) < 1d-7*(1 + abs(slope))) good = .false.
      if (.not. abs(tangent - d(i)) < 1d-10*(1 + abs(slope))) good = .false.
   end do
   if (all(d == 0) .or. .not. good) stop 1
end program
