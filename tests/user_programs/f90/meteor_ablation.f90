! Meteors in the upper air: entry, ablation, break-up into fragments (recursively), and the light curve that
! a row of cameras sees.  Gradient, Hessian and products with it.
module air
   implicit none
   integer, parameter :: wp = kind(1d0)
   real(wp), parameter :: gravity = 9.6_wp, scale_height = 7.1_wp, pi = acos(-1._wp)
contains
   elemental real(wp) function density(height)
      real(wp), intent(in) :: height
      density = 1.2_wp * exp(-height / scale_height)
   end function

   elemental subroutine drag_and_loss(mass, speed, height, strength, push, loss)
      real(wp), intent(in) :: mass, speed, height, strength
      real(wp), intent(out) :: push, loss
      real(wp) :: area
      area = mass**(2._wp / 3)
      push = 0.4_wp * area * density(height) * speed**2 / mass
      loss = 0.05_wp * area * density(height) * speed**3 / (strength + 0.1_wp * speed)
   end subroutine

   pure recursive function chips(mass, level) result(list)
      real(wp), intent(in) :: mass
      integer, intent(in) :: level
      real(wp), allocatable :: list(:)
      if (level == 0 .or. mass < 0.02_wp) then
         list = [mass]
      else
         list = [chips(0.65_wp * mass, level - 1), chips(0.35_wp * mass, level - 1)]
      end if
   end function
end module

module light_curves
   use air
   implicit none
   type :: swarm
      real(wp), allocatable :: mass(:), speed(:), height(:)
   contains
      procedure :: join
      procedure :: step
      procedure :: glow
   end type
contains
   subroutine join(self, mass, speed, height)
      class(swarm), intent(inout) :: self
      real(wp), intent(in) :: mass(:), speed, height
      integer :: i
      if (.not. allocated(self%mass)) allocate (self%mass(0), self%speed(0), self%height(0))
      self%mass = [self%mass, mass]
      self%speed = [self%speed, (speed, i=1, size(mass))]
      self%height = [self%height, (height, i=1, size(mass))]
   end subroutine

   subroutine step(self, dt, strength, slant)
      class(swarm), intent(inout) :: self
      real(wp), intent(in) :: dt, strength, slant
      real(wp) :: push(size(self%mass)), loss(size(self%mass))
      integer :: i
      call drag_and_loss(self%mass, self%speed, self%height, strength, push, loss)
      where (self%mass > 0.004_wp)
         self%mass = self%mass - dt * loss
      elsewhere
         self%mass = self%mass * 0.9_wp
      end where
      do concurrent (i = 1:size(self%mass))
         self%speed(i) = self%speed(i) + dt * (0.01_wp * gravity * cos(slant) - push(i))
         self%height(i) = self%height(i) - dt * self%speed(i) * cos(slant)
      end do
      self%mass = max(self%mass, 1e-4_wp)
   end subroutine

   pure function glow(self, loud) result(light)
      class(swarm), intent(in) :: self
      real(wp), intent(in) :: loud(:)
      real(wp) :: light(size(loud)), table(size(loud), size(self%mass))
      integer :: c, i
      forall (c=1:size(loud), i=1:size(self%mass))
         table(c, i) = loud(c) * self%mass(i) * self%speed(i)**2 / (1 + 0.05_wp * (self%height(i) - 8 * c)**2)
      end forall
      light = sum(table, dim=2) + 0.1_wp * maxval(table, dim=2)
   end function

   ! x: mass, speed, slant, strength, height of break-up, depth of the break-up's light, gains of cameras.
   real(wp) function misfit(x)
      real(wp), intent(in) :: x(:)
      type(swarm) :: meteor
      real(wp), allocatable :: curve(:, :), pieces(:)
      real(wp) :: height
      integer :: t, cameras
      logical :: whole
      cameras = size(x) - 6
      allocate (curve(cameras, 0))
      call meteor%join([x(1)], x(2), 60._wp)
      whole = .true.
      do t = 1, 24
         call meteor%step(0.2_wp, x(4), x(3))
         height = meteor%height(1)
         if (whole .and. height < 36) then
            pieces = chips(meteor%mass(1) * (1 - 0.1_wp * x(6)), 3)
            meteor%mass(1) = minval(pieces)
            call meteor%join(pack(pieces, pieces > minval(pieces)), meteor%speed(1) * x(5), height)
            whole = .false.
         end if
         curve = reshape([curve, meteor%glow(x(7:))], [cameras, t])
      end do
      misfit = sum((curve - spread(observed(24), 1, cameras))**2) / size(curve) &
               + 0.01_wp * sum(product(1 + 0.1_wp * curve(:, ::8), dim=2)) &
               + dot_product(matmul(curve, observed(24)), x(7:)) / 100
   end function

   pure function observed(n) result(o)
      integer, intent(in) :: n
      real(wp) :: o(n)
      integer :: i
      o = [(2 * exp(-((i - 14) / 5._wp)**2), i=1, n)]
      o = cshift(o, 2) + eoshift(o, -1)
   end function
end module

program meteor_ablation
   use ltoad
   use light_curves
   implicit none
   real(wp) :: x(9) = [0.8_wp, 11.3_wp, 0.5_wp, 1.4_wp, 0.93_wp, 0.7_wp, 0.11_wp, 0.07_wp, 0.13_wp]
   real(wp) :: d(9), up(9), down(9), far(9), low(9), hessian(9, 9), v(9), product(9), want, value, h
   integer :: i, bad = 0
   call ltoad_gradient(misfit, x, d, value)
   call ltoad_hessian(misfit, x, hessian)
   v = [(cos(1.1_wp * i), i=1, 9)]
   call ltoad_hvp(misfit, x, v, product)
   do i = 1, 9
      h = 1e-4_wp * (0.1_wp + x(i))
      want = (8 * (at(i, h) - at(i, -h)) - at(i, 2 * h) + at(i, -2 * h)) / (12 * h)
      call check('gradient', i, d(i), want, 1e-6_wp)
      call ltoad_gradient(misfit, place(i, h), up)
      call ltoad_gradient(misfit, place(i, -h), down)
      call ltoad_gradient(misfit, place(i, 2 * h), far)
      call ltoad_gradient(misfit, place(i, -2 * h), low)
      up = (8 * (up - down) - far + low) / (12 * h)
      call check('Hessian', i, norm2(hessian(:, i) - up), 0._wp, 1e-5_wp * (1 + norm2(up)))
      call check('product', i, product(i), dot_product(hessian(i, :), v), 1e-9_wp)
   end do
   print *, 'misfit', value, norm2(d), norm2(hessian)
   if (bad > 0) stop 1
   print *, 'OK'
contains
   function place(i, h) result(y)
      integer, intent(in) :: i
      real(wp), intent(in) :: h
      real(wp) :: y(9)
      y = x
      y(i) = y(i) + h
   end function

   real(wp) function at(i, h)
      integer, intent(in) :: i
      real(wp), intent(in) :: h
      at = misfit(place(i, h))
   end function

   subroutine check(what, i, got, want, tolerance)
      character(*), intent(in) :: what
      integer, intent(in) :: i
      real(wp), intent(in) :: got, want, tolerance
      if (abs(got - want) <= tolerance * (1 + abs(want))) return
      print *, 'WRONG ', what, i, got, want
      bad = bad + 1
   end subroutine
end program
