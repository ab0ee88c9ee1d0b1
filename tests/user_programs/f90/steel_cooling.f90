! Cooling of a steel strip: submodules with separate procedures (module function, module procedure), enumerated phases,
! latent heat, radiation, a Thomas solver on sections with strides, and a check in real128.
module steel
   use iso_fortran_env, only: r64 => real64, r128 => real128
   implicit none
   enum, bind(c)
      enumerator :: austenite = 1, ferrite, martensite
   end enum
   type strip
      real(r64), allocatable :: t(:)
      real(r64) :: fractions(3) = [1, 0, 0]
   end type
   interface
      module subroutine cool(s, water, dt)
         type(strip), intent(inout) :: s
         real(r64), intent(in) :: water, dt
      end subroutine
      pure module function conductivity(s) result(k)
         type(strip), intent(in) :: s
         real(r64), allocatable :: k(:)
      end function
      module subroutine thomas(a, b, c, d)
         real(r64), intent(in) :: a(:), c(:)
         real(r64), intent(inout) :: b(:), d(:)
      end subroutine
      module function hardness(x) result(h)
         real(r64), intent(in) :: x(:)
         real(r64) :: h
      end function
   end interface
   interface total
      module procedure total64, total128
   end interface
contains
   pure function total64(x) result(s)
      real(r64), intent(in) :: x(:)
      real(r64) :: s
      s = sum(x)
   end function
   pure function total128(x) result(s)
      real(r128), intent(in) :: x(:)
      real(r128) :: s
      integer :: i
      s = 0
      do i = 1, size(x)
         s = s + x(i)
      end do
   end function
end module

submodule(steel) physics
   implicit none
   real(r64), parameter :: sigma = 5.67e-8_r64
contains
   module procedure conductivity
      k = 20 + 0.01_r64*s%t + 5*s%fractions(ferrite)
   end procedure
   module procedure cool
      real(r64), dimension(size(s%t)) :: a, b, c, d, k
      real(r64) :: moved
      integer :: n
      n = size(s%t)
      k = conductivity(s)
      a(2:) = -dt*0.5e-2_r64*(k(1:n - 1) + k(2:n))
      c(:n - 1) = a(2:)
      a(1) = 0
      c(n) = 0
      b = 1 - a - c
      d = s%t
      d(1:n:n - 1) = d(1:n:n - 1) - dt*(water*(d(1:n:n - 1) - 25) + sigma*(d(1:n:n - 1) + 273)**4*1e-2_r64)
      call thomas(a, b, c, d)
      s%t = d
      moved = s%fractions(austenite)*dt*0.4_r64/(1 + ((total(s%t)/n - 600)/120)**2)
      s%fractions([austenite, ferrite]) = s%fractions([austenite, ferrite]) + [-moved, moved]
      s%t = s%t + 30*moved
   end procedure
   module subroutine thomas(a, b, c, d)
      real(r64), intent(in) :: a(:), c(:)
      real(r64), intent(inout) :: b(:), d(:)
      integer :: i
      do i = 2, size(d)
         associate (w => a(i)/b(i - 1))
            d(i) = d(i) - w*d(i - 1)
            b(i) = b(i) - w*c(i - 1)
         end associate
      end do
      d(size(d)) = d(size(d))/b(size(d))
      do i = size(d) - 1, 1, -1
         d(i) = (d(i) - c(i)*d(i + 1))/b(i)
      end do
   end subroutine
end submodule

submodule(steel:physics) laboratory
contains
   module procedure hardness
      type(strip) :: s
      integer :: i
      allocate (s%t(9), source=x(1))
      s%t(1::2) = s%t(1::2) - 5
      do i = 1, 30
         call cool(s, water=x(2)*merge(1.0_r64, x(3), mod(i, 3) == 0), dt=0.2_r64)
      end do
      associate (undercooled => 1 - exp(-0.011_r64*max(x(4) - s%t, 0.0_r64)))
         s%fractions(martensite) = s%fractions(austenite)*total(undercooled)/size(s%t)
      end associate
      h = dot_product(s%fractions, [180.0_r64, 220.0_r64, 600.0_r64]) + maxval(s%t)/100
   end procedure
end submodule

program steel_cooling
   use steel
   use ltoad
   implicit none
   real(r64) :: x(4) = [880.0_r64, 0.35_r64, 0.5_r64, 430.0_r64], g(4), up(4), down(4)
   real(r128) :: quotient, parts(2)
   integer :: i
   call ltoad_gradient(hardness, x, g)
   do i = 1, 4
      up = x; down = x
      up(i) = x(i) + 1e-4_r64*x(i)
      down(i) = x(i) - 1e-4_r64*x(i)
      parts = [real(hardness(up), r128), -real(hardness(down), r128)]
      quotient = total(parts)/(real(up(i), r128) - real(down(i), r128))
      print '(i2, 2es22.12)', i, g(i), real(quotient, r64)
      if (abs(quotient - g(i)) > 1e-5_r128*(1e-2_r128 + abs(quotient))) stop 1
      if (g(i) == 0) stop 2
   end do
end program
