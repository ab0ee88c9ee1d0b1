subroutine response(poles, residues, n, s, m, h)
  implicit none
  integer, intent(in) :: n, m
  complex(8), intent(in) :: poles(n), residues(n), s(m)
  complex(8), intent(out) :: h(m)
  integer :: i
  h = (0.0d0, 0.0d0)
  do i = 1, n
    h = h + residues(i) / (s - poles(i)) + conjg(residues(i)) / (s - conjg(poles(i)))
  end do
end subroutine response
