! A dense snow avalanche down a mountain profile (Savage-Hutter with Voellmy friction), finite volumes
! with do concurrent over cells, block and associate constructs, contiguous dummies, and line-of-sight runout.
module avalanche
   use, intrinsic :: iso_fortran_env, only: dp => real64
   implicit none
   integer, parameter :: nx = 40
   type :: snow
      real(dp) :: friction = 0.2_dp, turbulent = 1000.0_dp, gravity = 9.81_dp
   end type snow
   type :: field
      real(dp), dimension(:), allocatable :: h, q
   contains
      procedure :: mass => field_mass
   end type field
contains
   pure real(dp) function field_mass(self, dx) result(m)
      class(field), intent(in) :: self
      real(dp), intent(in) :: dx
      m = dx*sum(self%h)
   end function field_mass

   pure subroutine flux(hl, ql, hr, qr, g, f)
      real(dp), intent(in) :: hl, ql, hr, qr, g
      real(dp), intent(out) :: f(2)
      real(dp) :: ul, ur, speed
      ul = ql/max(hl, 1e-3_dp)
      ur = qr/max(hr, 1e-3_dp)
      speed = max(abs(ul) + sqrt(g*hl), abs(ur) + sqrt(g*hr))
      f(1) = 0.5_dp*(ql + qr) - 0.5_dp*speed*(hr - hl)
      f(2) = 0.5_dp*(ql*ul + qr*ur + 0.5_dp*g*(hl**2 + hr**2)) - 0.5_dp*speed*(qr - ql)
   end subroutine flux

   subroutine slide(state, law, slope, dx, dt)
      type(field), intent(inout) :: state
      type(snow), intent(in) :: law
      real(dp), intent(in), contiguous :: slope(:)
      real(dp), intent(in) :: dx, dt
      real(dp) :: f(2, 0:nx)
      integer :: i
      associate (h => state%h, q => state%q)
         f(:, 0) = 0
         f(:, nx) = 0
         do concurrent(i=1:nx - 1)
            block
               real(dp) :: g
               g = law%gravity*cos(0.5_dp*(slope(i) + slope(i + 1)))
               call flux(h(i), q(i), h(i + 1), q(i + 1), g, f(:, i))
            end block
         end do
         do concurrent(i=1:nx)
            h(i) = h(i) - dt/dx*(f(1, i) - f(1, i - 1))
            q(i) = q(i) - dt/dx*(f(2, i) - f(2, i - 1)) + dt*law%gravity*sin(slope(i))*h(i)
         end do
         do concurrent(i=1:nx, h(i) > 1e-3_dp)
            block
               real(dp) :: u, drag
               u = q(i)/h(i)
               drag = law%friction*law%gravity*cos(slope(i))*h(i)*u/sqrt(u**2 + 0.01_dp) &
                      + law%gravity*u*abs(u)/law%turbulent
               q(i) = q(i) - dt*drag
            end block
         end do
      end associate
   end subroutine slide

   subroutine runout(law, release, bed, danger)
      type(snow), intent(in) :: law
      real(dp), intent(in) :: release(:), bed(:)
      real(dp), intent(out) :: danger
      type(field) :: state
      real(dp) :: slope(nx), x, pressure(nx)
      real(dp), parameter :: dx = 10.0_dp, dt = 0.1_dp
      integer :: i, step
      do i = 1, nx
         x = (i - 0.5_dp)/nx
         slope(i) = bed(1)*exp(-bed(2)*x) + bed(3)*x*(1 - x)
      end do
      allocate (state%h(nx), state%q(nx))
      state%h = 0.05_dp
      state%h(3:2 + size(release)) = release
      state%q = 0
      pressure = 0
      time: do step = 1, 120
         call slide(state, law, slope, dx, dt)
         peak: block
            real(dp) :: now(nx)
            now = 0.3_dp*state%q**2/max(state%h, 1e-3_dp)
            if (step < 10) exit peak
            where (now > pressure) pressure = now
         end block peak
      end do time
      danger = sum(pressure(nx/2:))/nx + state%mass(dx)*1e-3_dp
      danger = danger + sum([(i*state%h(i), i=1, nx)])/sum(state%h)
   end subroutine runout
end module avalanche

program avalanche_slope
   use avalanche
   implicit none
   interface
      subroutine enzyme_autodiff_runout(f, is_l, l, dl, is_r, r, dr, is_b, b, db, is_d, d, dd)
         import :: dp, snow
         external :: f
         integer :: is_l, is_r, is_b, is_d
         type(snow) :: l, dl
         real(dp) :: r(:), dr(:), b(:), db(:), d, dd
      end subroutine enzyme_autodiff_runout
   end interface
   call main
contains
   subroutine main
      use ltoad, only: dup => enzyme_dup
      type(snow) :: law, dlaw
      real(dp) :: r(5), dr(5), b(3), db(3), danger, seed, g(10), fd
      integer :: i
      r = [1.0_dp, 1.4_dp, 1.5_dp, 1.2_dp, 0.8_dp]
      b = [0.9_dp, 2.0_dp, 0.3_dp]
      law = snow(0.18_dp, 900.0_dp)
      dlaw = snow(0, 0, 0)
      dr = 0
      db = 0
      seed = 1
      danger = 0
      call enzyme_autodiff_runout(runout, dup, law, dlaw, dup, r, dr, dup, b, db, dup, danger, seed)
      g = [dlaw%friction, dlaw%turbulent, dr, db]
      do i = 1, 10
         fd = (moved(i, 1e-6_dp) - moved(i, -1e-6_dp))/2e-6_dp
         if (i == 2) fd = (moved(i, 1e-3_dp) - moved(i, -1e-3_dp))/2e-3_dp
         print '(i3, 2es18.9)', i, g(i), fd
         if (.not. abs(fd - g(i)) <= 2e-6_dp*max(0.1_dp, abs(fd))) stop 1
      end do
   end subroutine main

   real(dp) function moved(i, by)
      integer, intent(in) :: i
      real(dp), intent(in) :: by
      real(dp) :: p(10)
      p = [0.18_dp, 900.0_dp, 1.0_dp, 1.4_dp, 1.5_dp, 1.2_dp, 0.8_dp, 0.9_dp, 2.0_dp, 0.3_dp]
      p(i) = p(i) + by
      call runout(snow(p(1), p(2)), p(3:7), p(8:10), moved)
   end function moved
end program avalanche_slope
