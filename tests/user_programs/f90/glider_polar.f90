! Best glide of a sailplane: lift and drag from a lifting line, speed-to-fly by golden section with internal procedures as
! arguments, optional arguments, an array of procedure pointers, keyword calls, and the Hessian of the sink rate.
module lifting_line
   implicit none
   integer, parameter :: dp = kind(1.0d0)
   real(dp), parameter :: pi = 4*atan(1.0_dp)
   abstract interface
      pure function section_law(alpha) result(cl)
         import :: dp
         real(dp), intent(in) :: alpha
         real(dp) :: cl
      end function
   end interface
   type :: law_holder
      procedure(section_law), pointer, nopass :: cl
   end type
contains
   pure real(dp) function thin(alpha) result(cl)
      real(dp), intent(in) :: alpha
      cl = 2*pi*alpha
   end function
   pure real(dp) function stalled(alpha) result(cl)
      real(dp), intent(in) :: alpha
      cl = 2*pi*0.25_dp*tanh(alpha/0.25_dp)
   end function
   subroutine wing(span, chord, twist, alpha, cl, cdi, law, sweeps)
      real(dp), intent(in) :: span, chord(:), twist, alpha
      real(dp), intent(out) :: cl, cdi
      procedure(section_law), optional :: law
      integer, intent(in), optional :: sweeps
      real(dp) :: gamma(size(chord)), y(size(chord)), edges(0:size(chord)), induced(size(chord)), eff, c
      integer :: n, i, it, most
      n = size(chord)
      most = 25
      if (present(sweeps)) most = sweeps
      edges = [(span/2*cos(pi*i/n), i=0, n)]
      y = [(span/2*cos(pi*(i - 0.5_dp)/n), i=1, n)]
      gamma = 0
      do it = 1, most
         do i = 1, n
            induced(i) = (sum((gamma(2:) - gamma(:n - 1))/(y(i) - edges(1:n - 1))) &
               + gamma(1)/(y(i) - edges(0)) - gamma(n)/(y(i) - edges(n)))/(4*pi)
         end do
         do i = 1, n
            eff = alpha + twist*abs(y(i))/span + induced(i)
            if (present(law)) then
               c = law(eff)
            else
               c = thin(eff)
            end if
            gamma(i) = 0.9_dp*gamma(i) + 0.1_dp*0.5_dp*chord(i)*c
         end do
      end do
      associate (dy => edges(:n - 1) - edges(1:))
         cl = 2*sum(gamma*dy)/sum(chord*dy)
         cdi = -2*sum(gamma*induced*dy)/sum(chord*dy)
      end associate
   end subroutine
end module

module performance
   use lifting_line
   implicit none
   integer :: evaluations = 0
contains
   function golden(f, a, b, tolerance) result(x)
      interface
         function f(x)
            import :: dp
            real(dp), intent(in) :: x
            real(dp) :: f
         end function
      end interface
      real(dp), intent(in) :: a, b
      real(dp), intent(in), optional :: tolerance
      real(dp) :: x, tol, slope, h
      integer :: it
      tol = 1e-12_dp
      if (present(tolerance)) tol = tolerance
      x = 0.5_dp*(a + b)
      h = 1e-3_dp
      do it = 1, 12
         slope = (f(x + h) - f(x - h))/(2*h)
         x = x - slope/((f(x + h) - 2*f(x) + f(x - h))/h**2)
         x = min(max(x, a), b)
         if (abs(slope) < tol) exit
      end do
   end function
   real(dp) function best_sink(x) result(sink)
      real(dp), intent(in) :: x(:)
      real(dp) :: alpha
      type(law_holder) :: laws(2)
      laws(1)%cl => stalled
      laws(2)%cl => thin
      alpha = golden(sink_at, 0.02_dp, 0.3_dp, tolerance=1e-11_dp)
      sink = sink_at(alpha) + 0.1_dp*alpha
   contains
      function sink_at(alpha) result(s)
         real(dp), intent(in) :: alpha
         real(dp) :: s
         real(dp) :: cl, cdi, cd
         integer :: i
         evaluations = evaluations + 1
         s = 0
         do i = 1, size(laws)
            call wing(span=x(1), chord=[0.5_dp*x(2), x(2), x(2), 0.5_dp*x(2)], twist=x(3), alpha=alpha, cl=cl, cdi=cdi, &
                      law=laws(i)%cl)
            cd = x(4) + cdi + 0.01_dp*cl**4
            s = s + sqrt(2*300*9.81_dp/(1.2_dp*x(1)*x(2)*0.75_dp))*cd/cl**1.5_dp/2
         end do
      end function
   end function
   ! Without a search: for second derivatives
   real(dp) function sink_fixed(x) result(s)
      real(dp), intent(in) :: x(:)
      real(dp) :: cl, cdi
      call wing(x(1), [0.5_dp*x(2), x(2), 0.5_dp*x(2)], x(3), 0.1_dp, cl, cdi, sweeps=10)
      s = (x(4) + cdi)/cl**1.5_dp
   end function
end module

program glider_polar
   use performance
   use ltoad
   implicit none
   real(dp) :: x(4) = [15.0_dp, 0.8_dp, -0.05_dp, 0.009_dp], g(4), gp(4), gm(4), h(4, 4), p(4), v(4), hv(4), fd
   integer :: i
   call ltoad_gradient(best_sink, x, g)
   do i = 1, 4
      p = x; p(i) = x(i) + 1e-5_dp*abs(x(i))
      fd = best_sink(p)
      p(i) = x(i) - 1e-5_dp*abs(x(i))
      fd = (fd - best_sink(p))/(2e-5_dp*abs(x(i)))
      print '(i2, 2es20.10)', i, g(i), fd
      if (abs(fd - g(i)) > 2e-5_dp*(1e-2_dp + abs(fd))) error stop 1
   end do
   if (evaluations == 0 .or. any(g == 0)) error stop 2
   call ltoad_hessian(sink_fixed, x, h)
   v = [1.0_dp, 0.1_dp, 0.02_dp, -0.001_dp]
   call ltoad_hvp(sink_fixed, x, v, hv)
   do i = 1, 4
      p = x; p(i) = x(i) + 1e-5_dp*abs(x(i))
      call ltoad_gradient(sink_fixed, p, gp)
      p(i) = x(i) - 1e-5_dp*abs(x(i))
      call ltoad_gradient(sink_fixed, p, gm)
      gp = (gp - gm)/(2e-5_dp*abs(x(i)))
      if (maxval(abs(gp - h(:, i))) > 1e-5_dp*(1 + maxval(abs(gp)))) error stop 3
   end do
   if (maxval(abs(hv - matmul(h, v))) > 1e-9_dp*(1 + maxval(abs(hv)))) error stop 4
   if (maxval(abs(h)) == 0) error stop 5
end program
