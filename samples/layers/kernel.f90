! The kernel library: steps of heat conduction in a rod whose conductivity depends on temperature.
subroutine conduct(n, conductivity, before, after, dt)
    implicit none
    integer, intent(in) :: n
    double precision, intent(in) :: conductivity(2), before(n), dt
    double precision, intent(out) :: after(n)
    double precision :: left, right
    integer :: i

    after(1) = before(1)
    after(n) = before(n)
    do i = 2, n - 1
        left = flow(before(i - 1), before(i))
        right = flow(before(i), before(i + 1))
        after(i) = before(i) + dt * (right - left)
    end do

contains

    double precision function flow(cold, warm)
        double precision, intent(in) :: cold, warm
        flow = (conductivity(1) + conductivity(2) * 0.5d0 * (cold + warm)) * (warm - cold)
    end function
end subroutine
