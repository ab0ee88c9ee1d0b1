module waves
contains
  pure subroutine shoal(h, depth, a, out)
    real, intent(in) :: h(:), depth(:)
    real, intent(in) :: a
    real, intent(out) :: out(size(h))
    out = h*(depth/a)**(-0.25) + tanh(h/depth)
  end subroutine shoal
end module waves
