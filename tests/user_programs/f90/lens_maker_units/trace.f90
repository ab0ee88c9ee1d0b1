! Ray tracing through a stack of lenses.  The optimiser is in C and asks for the derivative of merit.
module glass
   use iso_c_binding, only: c_double, c_int, c_char, c_null_char
   implicit none
   type :: surface
      real(c_double) :: curvature, distance, conic
      character(len=8) :: medium
   end type
   real(c_double), parameter :: b(3, 2) = reshape([1.03961212d0, 0.231792344d0, 1.01046945d0, &
                                                   1.39757037d0, 0.159201403d0, 1.26865430d0], [3, 2])
contains
   pure function refractive_index(medium, wavelength) result(n)
      character(len=*), intent(in) :: medium
      real(c_double), intent(in) :: wavelength
      real(c_double) :: n
      real(c_double), parameter :: c(3) = [0.0060d0, 0.02d0, 103.56d0]
      integer :: g
      select case (medium)
      case ('BK7'); g = 1
      case ('SF5'); g = 2
      case default
         n = 1
         return
      end select
      n = sqrt(1 + sum(b(:, g)*wavelength**2/(wavelength**2 - c)))
   end function

   pure subroutine refract(s, n1, n2, x, u, missed)
      type(surface), intent(in) :: s
      real(c_double), intent(in) :: n1, n2
      real(c_double), intent(inout) :: x(3), u(3)
      logical, intent(out) :: missed
      real(c_double) :: normal(3), t, f, df, cosine, root
      integer :: it
      t = -x(3)/u(3)
      do it = 1, 10
         associate (p => x + t*u)
            f = p(3) - 0.5d0*s%curvature*(p(1)**2 + p(2)**2 + (1 + s%conic)*p(3)**2)
            normal = [-s%curvature*p(1), -s%curvature*p(2), 1 - s%curvature*(1 + s%conic)*p(3)]
         end associate
         df = dot_product(normal, u)
         t = t - f/df
         if (abs(f) < 1d-15) exit
      end do
      x = x + t*u
      normal = normal/norm2(normal)
      cosine = dot_product(normal, u)
      root = 1 - (n1/n2)**2*(1 - cosine**2)
      missed = root < 0
      if (missed) return
      u = n1/n2*u + (sqrt(root) - n1/n2*cosine)*normal
      x(3) = x(3) - s%distance
   end subroutine

   function merit(n, x, name) result(m) bind(c, name='merit')
      integer(c_int), value :: n
      real(c_double), intent(in) :: x(n)
      character(kind=c_char), intent(in) :: name(*)
      real(c_double) :: m
      type(surface), allocatable :: lens(:)
      real(c_double) :: p(3), u(3), n1, n2, wl, cx, spot
      integer :: i, k, w, length
      logical :: missed
      character(len=:), allocatable :: first
      length = 0
      do while (name(length + 1) /= c_null_char)
         length = length + 1
      end do
      allocate (character(len=length) :: first)
      do i = 1, length
         first(i:i) = name(i)
      end do
      allocate (lens(0))
      do i = 1, n/3
         if (mod(i, 2) == 1) then
            lens = [lens, surface(x(3*i - 2), x(3*i - 1), x(3*i), first)]
         else
            lens = [lens, surface(x(3*i - 2), x(3*i - 1), x(3*i), 'air')]
         end if
      end do
      m = 0
      do w = 0, 2
         wl = 0.48d0 + 0.08d0*w
         do k = -3, 3
            p = [0.1d0*k, 0.05d0*abs(k), -1d0]
            u = [0.02d0, 0.01d0, 1d0]
            u = u/sqrt(sum(u*u))
            n1 = 1
            do i = 1, size(lens)
               n2 = refractive_index(trim(lens(i)%medium), wl)
               call refract(lens(i), n1, n2, p, u, missed)
               if (missed) exit
               n1 = n2
            end do
            if (missed) then
               m = m + 1
               cycle
            end if
            cx = p(1) - p(3)*u(1)/u(3)
            spot = cx**2 + (p(2) - p(3)*u(2)/u(3))**2
            m = m + spot
         end do
      end do
   end function
end module
