! Kubelka-Munk mixing of artists' paints: functions with allocatable results, array constructors,
! and lists that grow; colour difference of a mix and a wanted colour.
module pigments
   implicit none
   integer, parameter :: rk = kind(1d0), bands = 12
   type :: pigment
      character(:), allocatable :: name
      real(rk), allocatable :: k(:), s(:)
   end type pigment
   interface operator(+)
      procedure :: add_pigments
   end interface
   interface operator(*)
      procedure :: scale_pigment
   end interface
contains
   function wavelengths() result(w)
      real(rk), allocatable :: w(:)
      integer :: i
      w = [(400 + 300*(i - 1)/real(bands - 1, rk), i=1, bands)]
   end function wavelengths

   function bump(w, centre, width) result(b)
      real(rk), intent(in) :: w(:), centre, width
      real(rk), allocatable :: b(:)
      allocate (b(size(w)))
      b = exp(-((w - centre)/width)**2)
   end function bump

   function make_pigment(name, centre, strength, white) result(p)
      character(*), intent(in) :: name
      real(rk), intent(in) :: centre, strength, white
      type(pigment) :: p
      p%name = name
      p%k = strength*bump(wavelengths(), centre, 60.0_rk) + 0.01_rk
      p%s = white*(1 + 0.1_rk*bump(wavelengths(), 700 - 0.3_rk*centre, 120.0_rk))
   end function make_pigment

   function add_pigments(a, b) result(c)
      type(pigment), intent(in) :: a, b
      type(pigment) :: c
      c%name = a%name//'+'//b%name
      c%k = a%k + b%k
      c%s = a%s + b%s
   end function add_pigments

   function scale_pigment(f, a) result(c)
      real(rk), intent(in) :: f
      type(pigment), intent(in) :: a
      type(pigment) :: c
      c = a
      c%k = f*c%k
      c%s = f*c%s
   end function scale_pigment

   function reflectance(p) result(r)
      type(pigment), intent(in) :: p
      real(rk), allocatable :: r(:)
      real(rk), allocatable :: ratio(:)
      ratio = p%k/p%s
      r = 1 + ratio - sqrt(ratio**2 + 2*ratio)
   end function reflectance

   function smooth(r, passes) result(q)
      real(rk), intent(in) :: r(:)
      integer, intent(in) :: passes
      real(rk), allocatable :: q(:)
      integer :: i
      q = r
      do i = 1, passes
         q = 0.25_rk*[q(1), q(:size(q) - 1)] + 0.5_rk*q + 0.25_rk*[q(2:), q(size(q))]
      end do
   end function smooth

   function tristimulus(r) result(xyz)
      real(rk), intent(in) :: r(:)
      real(rk), allocatable :: xyz(:)
      real(rk), allocatable :: w(:)
      w = wavelengths()
      xyz = [sum(r*bump(w, 600.0_rk, 50.0_rk)), sum(r*bump(w, 550.0_rk, 50.0_rk)), &
             sum(r*bump(w, 450.0_rk, 30.0_rk))]
      xyz = 100*xyz/bands
   end function tristimulus

   function lab(xyz) result(c)
      real(rk), intent(in) :: xyz(:)
      real(rk), allocatable :: c(:)
      real(rk), allocatable :: f(:)
      integer :: i
      allocate (f(0))
      do i = 1, size(xyz)
         if (xyz(i) > 0.8856_rk) then
            f = [f, (xyz(i)/100)**(1.0_rk/3)]
         else
            f = [f, 7.787_rk*xyz(i)/100 + 16.0_rk/116]
         end if
      end do
      c = [116*f(2) - 16, 500*(f(1) - f(2)), 200*(f(2) - f(3))]
   end function lab
end module pigments

program paint_mixing
   use ltoad
   use pigments
   implicit none
   real(rk) :: x(7), dx(7), y(7), value, fd
   integer :: i
   x = [0.3_rk, 0.2_rk, 0.5_rk, 610.0_rk, 480.0_rk, 1.4_rk, 0.9_rk]
   call ltoad_gradient(colour_difference, x, dx, value)
   print *, 'difference', value
   do i = 1, 7
      y = x
      y(i) = x(i)*(1 + 1e-6_rk)
      fd = colour_difference(y)
      y(i) = x(i)*(1 - 1e-6_rk)
      fd = (fd - colour_difference(y))/(2e-6_rk*x(i))
      print '(i3, 2es18.9)', i, dx(i), fd
      if (.not. abs(fd - dx(i)) <= 1e-6_rk*max(1.0_rk, abs(fd))) stop 1
   end do
contains
   real(rk) function colour_difference(x)
      real(rk), intent(in) :: x(:)
      type(pigment), allocatable :: tubes(:)
      type(pigment) :: mix
      real(rk), allocatable :: r(:), wanted(:)
      integer :: i
      tubes = [make_pigment('ultramarine', x(4), x(6), 0.6_rk), make_pigment('ochre', x(5), 1.1_rk, x(7))]
      tubes = [tubes, make_pigment('white', 500.0_rk, 0.02_rk, 1.5_rk)]
      mix = x(1)*tubes(1)
      do i = 2, size(tubes)
         mix = mix + x(i)*tubes(i)
      end do
      r = smooth(reflectance(mix), 3)
      wanted = [45.0_rk, 12.0_rk, -8.0_rk]
      colour_difference = norm2(lab(tristimulus(r)) - wanted)
      if (len(mix%name) > 100) colour_difference = -1
   end function colour_difference
end program paint_mixing
