module soil
  implicit none
  integer, parameter :: dp = kind(1.0d0)
  type :: layer
     real(dp) :: depth, conductivity
     integer :: cells
  end type
contains
  subroutine flux(head, layers, q, gravity)
    real(dp), intent(in) :: head(:)
    type(layer), intent(in) :: layers
    real(dp), intent(out) :: q(:)
    real(dp), intent(in), optional :: gravity
    real(dp) :: g
    integer :: i
    g = 1.0_dp
    if (present(gravity)) g = gravity
    do i = 1, size(q)
       q(i) = -layers%conductivity * ((head(i+1) - head(i)) / layers%depth + g) * exp(0.1_dp * head(i))
    end do
  end subroutine

  subroutine refine(head, fine)
    real(dp), intent(in) :: head(:)
    real(dp), allocatable, intent(out) :: fine(:)
    integer :: i
    allocate(fine(2 * size(head) - 1))
    fine(1::2) = head
    do i = 1, size(head) - 1
       fine(2*i) = 0.5_dp * (head(i) + head(i+1)) + 0.01_dp * head(i) * head(i+1)
    end do
  end subroutine

  function total(head) result(s)
    real(dp), allocatable, intent(in) :: head(:)
    real(dp) :: s
    s = 0.0_dp
    if (allocated(head)) s = sum(head**2)
  end function

  function matrix(a, b) result(c)
    real(dp), intent(in) :: a(:, :), b(:)
    real(dp) :: c(size(a, 1))
    c = matmul(a, b) * b(1)
  end function
end module
