! Derivatives by variables of a module: numbers, arrays, derived types with integers in them.
module climate
   implicit none
   type :: layer
      real(8) :: t, albedo
      integer :: kind
   end type
   real(8) :: temperature(3), loss
   type(layer) :: layers(2)
contains
   subroutine evolve(k)
      integer, intent(in) :: k
      integer :: i
      do i = 1, k
         temperature = temperature * 0.9d0 + 0.1d0 * temperature(3:1:-1)**2 * layers(1)%albedo
      end do
      loss = sum(temperature**2) + layers(2)%t * layers(1)%t
   end subroutine
end module

program module_variables
   use climate
   implicit none
   interface
      subroutine evolve_gradient(k, dt, dl, dloss)
         import
         integer, intent(in) :: k
         real(8) :: dt(3), dloss
         type(layer) :: dl(2)
      end subroutine
      subroutine evolve_tangents(k, t1, t2, e1, e2, loss1, loss2)
         import
         integer, intent(in) :: k
         real(8) :: t1(3), t2(3), loss1, loss2
         type(layer) :: e1(2), e2(2)
      end subroutine
   end interface
   type(layer) :: dl(2), e1(2), e2(2)
   real(8) :: dt(3), dloss, t1(3), t2(3), loss1, loss2
   integer :: bad = 0

   call start()
   dt = 0
   dl = layer(0d0, 0d0, 0)
   dloss = 1
   call evolve_gradient(4, dt, dl, dloss)
   call compare(loss, value(0d0, 0d0, 0d0), 1d-14)
   call compare(dt(1), (value(1d-5, 0d0, 0d0) - value(-1d-5, 0d0, 0d0)) / 2d-5, 1d-8)
   call compare(dl(1)%albedo, (value(0d0, 1d-5, 0d0) - value(0d0, -1d-5, 0d0)) / 2d-5, 1d-8)
   call compare(dl(2)%t, (value(0d0, 0d0, 1d-5) - value(0d0, 0d0, -1d-5)) / 2d-5, 1d-8)
   call compare(dloss, 0d0, 0d0)

   call start()
   t1 = [1, 0, 0]
   t2 = 0
   e1 = layer(0d0, 0d0, 0)
   e2 = e1
   e2(1)%albedo = 1
   loss1 = 0
   loss2 = 0
   call evolve_tangents(4, t1, t2, e1, e2, loss1, loss2)
   call compare(loss1, dt(1), 1d-13)
   call compare(loss2, dl(1)%albedo, 1d-13)
   if (bad > 0) error stop 1
contains
   subroutine start()
      temperature = [1, 2, 3]
      layers = [layer(0.5d0, 0.3d0, 1), layer(0.7d0, 0.2d0, 2)]
   end subroutine
   real(8) function value(t, albedo, other)
      real(8), intent(in) :: t, albedo, other
      call start()
      temperature(1) = temperature(1) + t
      layers(1)%albedo = layers(1)%albedo + albedo
      layers(2)%t = layers(2)%t + other
      call evolve(4)
      value = loss
   end function
   subroutine compare(got, wanted, error)
      real(8), intent(in) :: got, wanted, error
      if (abs(got - wanted) <= error * (1 + abs(wanted))) return
      print *, got, ' instead of ', wanted
      bad = bad + 1
   end subroutine
end program
